// A hook that cannot judge a call refuses it.

/** A refusal before any policy is asked. */
export class HookRefusal extends Error {
  override readonly name = 'HookRefusal';
}
