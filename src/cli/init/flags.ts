// The answers that `interns init` got from the command line and the environment, as they were given.

/** The flags of `interns init`. */
export interface InitFlags {
  readonly baseUrl: string | undefined;
  readonly federationPolicyId: string | undefined;
  readonly intern: string | undefined;
  readonly on: string | undefined;
  /** Empty: not said. */
  readonly allow: readonly string[];
  readonly edit: readonly string[];
  readonly repository: string | undefined;
  readonly yes: boolean;
  readonly force: boolean;
  readonly json: boolean;
}
