// Recognizes the hosts of this machine, and the metadata servers beside it.

/** Tells whether a URL's host is this machine: `localhost`, 127.0.0.0/8 or `[::1]`. Other names may lead anywhere. */
export function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}

/** Tells whether a host is a metadata server: link-local addresses and Google's name reach only this host. */
export function isMetadataHost(hostname: string): boolean {
  return /^(?:169\.254(?:\.\d{1,3}){2}|\[fd00:ec2::[0-9a-f]+\]|metadata\.google\.internal)$/i.test(hostname);
}
