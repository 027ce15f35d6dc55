// What a server of the benchmark tells its parent: where it is, and what it used.

/** CPU and memory of a process. */
export interface Use {
  readonly cpuMs: number;
  readonly peakMiB: number;
}

/** Tells the parent the URL, and on each message what was used until then. */
export function reportUse(url: string): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, peakMiB: process.resourceUsage().maxRSS / 1024 });
  });
  process.send?.({ url });
}
