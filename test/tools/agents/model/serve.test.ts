// The made-up model for people: its address, the variables for each agent, and an answer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const program = join(import.meta.dirname, '../../../../tools/agents/model/serve.ts');

test('it says where it is and how each agent gets there, and it answers', async () => {
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const part of child.stdout) {
    said += String(part);
    if (/Gemini CLI:\n[^\n]*\n[^\n]*\n/.test(said)) break;
  }
  const [, url = ''] = /The model is at (http:\/\/127\.0\.0\.1:\d+)\./.exec(said) ?? [];
  expect(said).toContain(`GOOGLE_GEMINI_BASE_URL='${url}'`);
  expect(said).toContain(
    'interns exec --agent opencode --agent-env OPENCODE_DISABLE_MODELS_FETCH --agent-env OPENCODE_CONFIG_CONTENT',
  );
  expect(said).toContain('CODEX_CONFIG');
  const body = JSON.stringify({ messages: [{ role: 'user', content: 'Hello' }] });
  const answer = await fetch(`${url}/v1/chat/completions`, { method: 'POST', body });
  expect(await answer.text()).toContain('data: [DONE]');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
