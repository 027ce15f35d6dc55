// Recognizes the names of this machine, cloud metadata servers, and URLs whose traffic nobody on the network can read.

/** Recognizes `localhost`, 127.0.0.0/8, `[::1]` and `::1`. Any other name may lead anywhere. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
}

/** Recognizes a cloud machine's metadata server by its link-local address or Google's name. Requests to it never leave the machine. */
export function isMetadataHost(hostname: string): boolean {
  return /^(?:169\.254(?:\.\d{1,3}){2}|\[fd00:ec2::[0-9a-f]+\]|metadata\.google\.internal)$/i.test(hostname);
}

/** Accepts `https` to any host, and `http` to this machine. */
export function isSafeUrl({ protocol, hostname }: Pick<URL, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
