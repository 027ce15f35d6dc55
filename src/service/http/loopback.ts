// Recognises hosts on this machine, and URLs that are safe to fetch from.

/** Tells whether a host name stands for this machine. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
}

/** Tells whether key sets may be fetched from a URL: `https`, or `http` on this machine. */
export function isSafeUrl(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}
