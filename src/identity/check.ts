// A look at a subject token before it is sent: what the exchange would refuse in riddles is said here in plain words.
import { IdentityError } from '../errors.ts';
import type { Secret } from '../secret.ts';
import type { Wording } from '../wording.ts';
import { input, worded } from '../wording.ts';
import { decodeUnverified } from './claims.ts';

/** What a subject token is checked against. */
export interface SubjectTokenCheck {
  /** Name of the source, for messages. */
  readonly source: string;
  /** The audience that it must have; undefined when the source could not be asked for one. */
  readonly audience: string | undefined;
  /** Whether it was issued for this request: then a token that is old by our clock tells that our clock is wrong. */
  readonly isFresh: boolean;
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/** How far the clocks of two machines may be apart before a token counts as expired. */
const leewayMs = 60_000;

/**
 * Refuses a subject token that lacks `iss`, is for another audience, or has expired (RFC 7519 section 4.1). A token that
 * can't be decoded passes: the exchange's own check of its form names what is wrong.
 *
 * @throws {IdentityError} `identity_malformed`
 */
export function checkSubjectToken(token: Secret, { source, audience, isFresh, nowMs }: SubjectTokenCheck): void {
  const claims = decodeUnverified(token);
  if (claims === undefined) return;
  const refuse = (what: string, remedy: string | Wording): never => {
    const message = worded`The subject token from ${source} ${what}. ${remedy}`;
    throw new IdentityError('identity_malformed', message, { source });
  };
  const { iss, aud, exp, iat } = claims;
  if (typeof iss !== 'string' || iss === '') refuse('has no issuer (iss)', 'Is it an identity token?');
  const audiences = [aud ?? []].flat();
  if (audience !== undefined && !audiences.includes(audience)) {
    const shown =
      audiences.length === 0 ? 'no audience' : `the audience ${audiences.map((one) => `"${one}"`).join(', ')}`;
    refuse(
      `has ${shown}, not "${audience}"`,
      worded`Set ${input('audience')} to the one that the federation policy wants.`,
    );
  }
  if (typeof exp !== 'number') refuse('has no expiry (exp)', 'The exchange takes only tokens that expire.');
  else if (exp * 1000 + leewayMs < nowMs) {
    const ageSeconds = typeof iat === 'number' ? Math.round(nowMs / 1000 - iat) : undefined;
    if (isFresh && ageSeconds !== undefined) {
      refuse(
        `was issued just now, which was ${ageSeconds} s ago by the clock of this machine`,
        `That clock is ${ageSeconds} s ahead. Set it, or synchronize it (NTP).`,
      );
    }
    const seconds = Math.round(nowMs / 1000 - exp);
    const clock =
      ageSeconds === undefined ? '' : ` If it was issued just now, the clock of this machine is ${ageSeconds} s ahead.`;
    refuse(
      `expired ${seconds} s ago`,
      `Get a new one shortly before the step, or use a source that renews it.${clock}`,
    );
  }
}
