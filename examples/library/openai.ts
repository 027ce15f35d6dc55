// Exchange this job's identity for an access token, and use it with the unmodified `openai` package.
//
// Try it offline, in a clone after "npm ci && npm run build":  npx interns exec -- node examples/library/openai.ts
import { createClient, holdAccessToken } from 'intern-action';
import OpenAI from 'openai';

const baseUrl = process.env['INTERNS_BASE_URL'] ?? '';
const token = holdAccessToken({
  baseUrl,
  federationPolicyId: process.env['INTERNS_FEDERATION_POLICY_ID'] ?? '',
  audience: process.env['INTERNS_AUDIENCE'],
});

// Chat is for one intern, so its id is part of the base URL that `openai` gets.
const interns = await Array.fromAsync(
  createClient({ baseUrl, bearer: token.get }).listInterns({ status: ['running'] }),
);
const intern = interns.find(({ name }) => name === process.env['INTERNS_INTERN']);
if (intern === undefined) throw new Error('The intern does not run.');

const openai = new OpenAI({
  baseURL: `${baseUrl}/interns/${intern.id}`,
  apiKey: async () => (await token.get()).reveal(), // asked for each request: access tokens live minutes
  maxRetries: 0, // a prompt that was sent twice would run twice
});
const stream = await openai.chat.completions.create({
  model: 'intern', // required by the package, ignored by the service: the intern has its own
  stream: true,
  messages: [{ role: 'user', content: 'Hello' }],
});
for await (const chunk of stream) process.stdout.write(chunk.choices[0]?.delta.content ?? '');
