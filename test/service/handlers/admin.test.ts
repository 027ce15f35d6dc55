// What stands beside the API: the root of the service leads on.
import { expect, test } from 'vitest';
import { readObject } from '../support/chat.ts';
import { start } from '../support/service.ts';

test('the root names everything that the service has, and each of it answers', async () => {
  const service = await start();
  const { origin } = new URL(service.baseUrl);
  const { service: name, base_url, ...pages } = await readObject(await fetch(origin));
  expect({ name, base_url }).toEqual({ name: 'A local Intern Service', base_url: '/api/v1' });
  expect(Object.keys(pages)).toEqual(['description', 'health', 'journal']);
  for (const page of Object.values(pages)) expect((await fetch(`${origin}${String(page)}`)).status).toBe(200);
});
