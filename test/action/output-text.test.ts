// The output `text`, which a later step may post as it is: what a reader of that page would see holds no secret.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs } from '../support/job-service.ts';
import { runStep } from '../support/runner.ts';
import { unseenBetween } from '../support/unseen.ts';

const secret = 'made-up-secret';
const page = new MarkdownIt({ html: true });

/** What a page shows that is made of a text. */
const seen = (text: string): string =>
  page
    .render(text)
    .replaceAll(/<!--.*?--!?>|<[?!][^>]*>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^'">])*>|<!-->/gs, '')
    .replaceAll('&gt;', '>');

test('a secret that is written so that only a reader of the page sees it is not in the output', async () => {
  const texts = unseenBetween.map(([, write]) => write(secret.slice(0, 6), secret.slice(6)));
  for (const [index, text] of texts.entries()) {
    expect(seen(text), `without redaction it is seen: ${unseenBetween[index]?.[0]}`).toContain(secret);
  }
  const config = jobConfig([{ steps: texts.map((text) => ({ say: `${text}\n\n` })) }]);
  const service = await startService({ identityProvider: true, config });
  onTestFinished(() => service.stop());
  const { outputs, exitCode, summary } = await runStep({
    workspace: mkdtempSync(join(tmpdir(), 'output-text-')),
    inputs: { ...jobInputs, 'base-url': service.baseUrl, 'federation-policy-id': '', audience: '', 'api-key': secret },
    env: identityEnv(service.addJob()),
  });
  expect(exitCode).toBe(0);
  expect(outputs['text']?.match(/\*\*\*/g)?.length).toBe(unseenBetween.length);
  expect(seen(outputs['text'] ?? '')).not.toContain(secret);
  expect(seen(summary)).not.toContain(secret);
});
