// The argument that makes the action's script run as the proxy's process.

export const proxyArgument = 'proxy';
