// The names and addresses of this machine.

/** Tells whether the host of a URL is this machine: `localhost`, 127.0.0.0/8 or `[::1]`. Another name may lead anywhere. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}
