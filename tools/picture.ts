// `npm run picture`: the README's pictures, made from the job summary of a demo run.
import { join } from 'node:path';
import { startBrowser } from '../test/support/browser.ts';
import { toPage } from '../test/support/github-page.ts';
import { runDemoStep, startDemoService } from './demo.ts';

const docs = join(import.meta.dirname, '../docs');

const service = await startDemoService();
const { summary } = await runDemoStep(service, () => {});
await service.stop();
const browser = await startBrowser();
for (const theme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ viewport: { width: 920, height: 100 }, deviceScaleFactor: 2 });
  await page.setContent(toPage(summary, theme));
  await page.screenshot({ path: join(docs, `summary-${theme}.png`), fullPage: true });
}
await browser.close();
