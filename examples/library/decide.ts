// Stream a turn, and decide about each pause with a function of your own.
//
// Try it offline, in a clone after "npm ci && npm run build":  npx interns exec -- node examples/library/decide.ts
import { createClient, type DecidePause, holdAccessToken, runIntern } from 'intern-action';

const baseUrl = process.env['INTERNS_BASE_URL'] ?? '';
const token = holdAccessToken({
  baseUrl,
  federationPolicyId: process.env['INTERNS_FEDERATION_POLICY_ID'] ?? '',
  audience: process.env['INTERNS_AUDIENCE'],
});

// Whole commands, compared as they are: a prefix would let "pwd; rm -rf ." through.
const harmless = new Set(['pwd', 'ls', 'git status']);

const decide: DecidePause = (pause) => {
  if (pause.kind !== 'permission') return undefined; // declines a question
  return pause.tool === 'shell' && harmless.has(pause.command ?? '') ? 'allow' : 'reject';
};

const result = await runIntern({
  client: createClient({ baseUrl, bearer: token.get, renewBearer: token.renew }),
  intern: process.env['INTERNS_INTERN'] ?? '',
  prompt: 'Where are you?',
  decide,
  onEvent(event) {
    if (event.type === 'text') process.stdout.write(event.text);
    if (event.type === 'decision') process.stderr.write(`${event.operation} → ${event.answer}\n`);
  },
});

process.stderr.write(`${result.conclusion}, session ${result.record.session_id}\n`);
if (result.error !== null) throw result.error;
