// Notices a base URL without a version segment before it is written into a workflow (docs/service-api.md, "What the service does").
import { meantBaseUrl } from '../../contract/base-url.ts';

/** The base URL that was probably meant, as `interns doctor` would say; undefined where it looks as it should. */
export function meantInstead(baseUrl: string): string | undefined {
  return meantBaseUrl(baseUrl.replace(/\/+$/, ''));
}
