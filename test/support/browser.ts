// Debian's Chromium, headless and without a network.
import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';

const candidates = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Starts Chromium; the variable `CHROMIUM` names another than the system's. */
export function startBrowser(): Promise<Browser> {
  const executablePath = candidates.find((path) => path !== undefined && existsSync(path));
  if (executablePath === undefined) throw new Error('Chromium is not installed. On Debian: apt-get install chromium.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-sync'];
  return chromium.launch({ executablePath, args });
}
