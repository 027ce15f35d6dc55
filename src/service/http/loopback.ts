// Which hosts and URLs stay on this machine, and which are safe to fetch from.

/** Whether a host name stands for this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
}

/** Whether key sets may be fetched from here: `https`, or `http` that does not leave the machine. */
export function isSafeUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}
