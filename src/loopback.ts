// Recognizes the hosts of this machine, and the metadata servers beside it.

/** Recognizes `localhost`, 127.0.0.0/8, `[::1]` and `::1`. Any other name may lead anywhere. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
}

/** Recognizes link-local addresses and Google's name, which lead no further than this host. */
export function isMetadataHost(hostname: string): boolean {
  return /^(?:169\.254(?:\.\d{1,3}){2}|\[fd00:ec2::[0-9a-f]+\]|metadata\.google\.internal)$/i.test(hostname);
}

/** Takes `https`, and `http` on this machine. */
export function isSafeUrl({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
