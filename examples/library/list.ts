// List the interns that run, page after page.
//
// Try it offline, in a clone after "npm ci && npm run build":  npx interns exec -- node examples/library/list.ts
import { createClient, holdAccessToken, Secret } from 'intern-action';

const baseUrl = process.env['INTERNS_BASE_URL'] ?? '';
const apiKey = process.env['INTERNS_API_KEY'];

// With an API key there is nothing to exchange; in a CI job there is no key to keep.
const bearer =
  apiKey === undefined
    ? holdAccessToken({
        baseUrl,
        federationPolicyId: process.env['INTERNS_FEDERATION_POLICY_ID'] ?? '',
        audience: process.env['INTERNS_AUDIENCE'],
      }).get
    : () => Promise.resolve(new Secret(apiKey));

for await (const { name, id, model } of createClient({ baseUrl, bearer }).listInterns({ status: ['running'] })) {
  console.log(`${name}\t${id}\t${model ?? 'default model'}`);
}
