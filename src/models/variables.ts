// Variables by which clients of models find an address or a key.

/** Tells whether a variable of OpenAI's or Anthropic's clients may lead to, or unlock, a model; those that set the log do not. */
export function leadsToModel(name: string): boolean {
  return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
}
