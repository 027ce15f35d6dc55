// The word that makes the script of the action the process of a proxy.

/** First argument of that process. */
export const proxyArgument = 'proxy';
