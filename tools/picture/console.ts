// The picture of the console in docs/local-service.md: the example of the local service, while its intern asks.
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { createConsole } from '../../src/console/console.ts';
import { startService } from '../../src/service/index.ts';

const docs = join(import.meta.dirname, '../../docs');
const policyFile = { path: 'examples/service/intern-policy.yml', isDefault: false };

/** Writes the picture, light and dark. */
export async function drawConsole(browser: Browser): Promise<void> {
  await using service = await startService({
    config: 'examples/service/service.yml',
    identityProvider: true,
    clock: '2026-11-22T09:30:00Z',
    console: async () => (view) => createConsole(view, policyFile),
  });
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 }, deviceScaleFactor: 2 });
  await page.goto(service.console ?? '');
  await sendPrompt(page, 'Please review.', 'self-drive');
  await page.getByText('✓ finished').first().waitFor();
  await page.reload();
  await sendPrompt(page, 'Please review the last change.', 'manual');
  await page.getByRole('button', { name: 'Allow once' }).click();
  await page.locator('.question', { hasText: 'deploy' }).waitFor();
  await page.evaluate('document.activeElement.blur()');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(docs, `console-${colorScheme}.png`) });
  }
  await page.close();
}

async function sendPrompt(page: Page, text: string, mode: string): Promise<void> {
  await page.locator('#prompt-text').fill(text);
  await page.locator('#prompt-mode').selectOption(mode);
  await page.getByRole('button', { name: 'Send the prompt' }).click();
}
