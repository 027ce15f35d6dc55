// Send a prompt to an intern, and print its answer. What it asks for is rejected: nobody said what it may do.
//
// Try it offline, in a clone after "npm ci && npm run build":  npx interns exec -- node examples/library/prompt.ts
import { createClient, holdAccessToken, runIntern } from 'intern-action';

const baseUrl = process.env['INTERNS_BASE_URL'] ?? '';
const token = holdAccessToken({
  baseUrl,
  federationPolicyId: process.env['INTERNS_FEDERATION_POLICY_ID'] ?? '',
  audience: process.env['INTERNS_AUDIENCE'],
});

const result = await runIntern({
  client: createClient({ baseUrl, bearer: token.get, renewBearer: token.renew }),
  intern: process.env['INTERNS_INTERN'] ?? '',
  prompt: 'Hello',
});

if (result.error !== null) throw result.error;
console.log(result.text);
