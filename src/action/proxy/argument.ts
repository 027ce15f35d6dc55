// The word that makes the script of the action the process of a proxy.

export const proxyArgument = 'proxy';
