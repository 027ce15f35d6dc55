// A hook that cannot judge a call refuses it.

/** Why a call is refused before any policy is asked. */
export class HookRefusal extends Error {
  override readonly name = 'HookRefusal';
}
