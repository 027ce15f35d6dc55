// Who signed: what Fulcio wrote into the certificate of the job (Fulcio documentation, "Sigstore OID information").
import type { Signer } from '@sigstore/verify';

/** The job that signed, as the certificate authority saw its identity token. */
export interface SignerIdentity {
  /** The identity itself: for GitHub the workflow with its ref, as a URL. */
  readonly subject: string;
  /** Whose identity token it was. */
  readonly issuer: string;
  /** URL of the repository. */
  readonly repository?: string;
  /** URL of the workflow that the job was defined in, with `@` and its ref. */
  readonly workflow?: string;
  /** The ref that the run was for. */
  readonly ref?: string;
  /** The commit that the run was for. */
  readonly commit?: string;
  /** The event. */
  readonly trigger?: string;
  /** URL of the run. */
  readonly run?: string;
}

const arc = '1.3.6.1.4.1.57264.1';

/** The identity in a certificate whose signatures were verified. */
export function toSignerIdentity({ identity }: Signer): SignerIdentity {
  const extension = (number: number): string | undefined => {
    const found = identity?.oids?.find(({ oid }) => oid?.id.join('.') === `${arc}.${number}`);
    return found === undefined ? undefined : readUtf8String(found.value);
  };
  const given = {
    repository: extension(12),
    workflow: extension(9),
    ref: extension(14),
    commit: extension(13),
    trigger: extension(20),
    run: extension(21),
  };
  const known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { subject: identity?.subjectAlternativeName ?? '', issuer: extension(8) ?? '', ...known };
}

/** A UTF8String in DER (ITU-T X.690, sections 8.1.3 and 8.23); undefined for anything else. */
function readUtf8String(der: Uint8Array): string | undefined {
  const [tag, first = 0, second = 0, third = 0] = der;
  if (tag !== 0x0c) return undefined;
  const [head, length] =
    first < 0x80 ? [2, first] : first === 0x81 ? [3, second] : first === 0x82 ? [4, second * 256 + third] : [0, -1];
  return der.length === head + length ? new TextDecoder().decode(der.subarray(head)) : undefined;
}
