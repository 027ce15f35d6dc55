// A Sigstore on loopback: a certificate authority, a log of certificates and a transparency log, and the root that trusts them.
import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { SerializedBundle } from '@sigstore/bundle';
import { bundleToJSON } from '@sigstore/bundle';
import {
  fulcioHandler,
  initializeCA,
  initializeCTLog,
  initializeTLog,
  initializeTSA,
  rekorHandler,
  tsaHandler,
} from '@sigstore/mock';
import { HashAlgorithm, PublicKeyDetails, TrustedRoot } from '@sigstore/protobuf-specs';
import { DSSEBundleBuilder, FulcioSigner, RekorWitness, TSAWitness } from '@sigstore/sign';

/** Claims of the identity token of a job on GitHub, as far as Fulcio writes them into a certificate. */
export const jobClaims = {
  iss: 'https://token.actions.githubusercontent.com',
  sub: 'repo:acme/app:ref:refs/heads/main',
  // The certificate's name: Fulcio makes it of the workflow.
  san: 'https://github.com/acme/app/.github/workflows/intern.yml@refs/heads/main',
  event_name: 'push',
  sha: 'c'.repeat(40),
  repository: 'acme/app',
  ref: 'refs/heads/main',
  job_workflow_ref: 'acme/app/.github/workflows/intern.yml@refs/heads/main',
  repository_owner: 'acme',
} as const;

/** What a test changes about who signs, and when. */
export interface SigningOptions {
  readonly claims?: Readonly<Record<string, string>>;
  readonly payloadType?: string;
}

/** A Sigstore that runs. */
export interface LocalSigstore extends AsyncDisposable {
  /** The root that trusts it, as JSON. */
  readonly trustedRoot: object;
  /** Signs a payload as a job with these claims, and gives the bundle. */
  sign(payload: string, options?: SigningOptions): Promise<SerializedBundle>;
}

type Handler = ReturnType<typeof rekorHandler>;
interface KeyPair {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

const keyPair = (): KeyPair => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });

/** How a Sigstore is set up. */
export interface SigstoreOptions {
  /** When its authority believes it to be; its log knows better. */
  readonly certificateTime?: Date;
  /** `private`: without any log, as GitHub's own for private repositories; a time stamp authority in its place. */
  readonly kind?: 'public' | 'private';
}

/** Starts a Sigstore. */
export async function startSigstore({
  certificateTime,
  kind = 'public',
}: SigstoreOptions = {}): Promise<LocalSigstore> {
  const handlers = new Map<string, Handler['fn']>();
  const { url, stop } = await listen(handlers);
  const ctLog = kind === 'public' ? await initializeCTLog(keyPair(), certificateTime) : undefined;
  const authority = await initializeCA(keyPair(), ctLog, certificateTime);
  const log = await initializeTLog(url, keyPair());
  const stamps = await initializeTSA(keyPair());
  const all = [fulcioHandler(authority, { subjectClaim: 'san' }), rekorHandler(log), tsaHandler(stamps)];
  for (const { path, fn } of all) handlers.set(path, fn);
  // The mock does not know the entry that Rekor makes of an envelope by default.
  const witnesses =
    kind === 'public'
      ? [new RekorWitness({ rekorBaseURL: url, entryType: 'intoto' })]
      : [new TSAWitness({ tsaBaseURL: url })];
  return {
    trustedRoot: toTrustedRoot(url, {
      certificates: [authority.rootCertificate],
      stamps: kind === 'public' ? [] : [stamps.intCertificate, stamps.rootCertificate],
      logs: kind === 'public' ? [log.publicKey] : [],
      ctLogs: ctLog === undefined ? [] : [ctLog.publicKey],
    }),
    async sign(payload, { claims = jobClaims, payloadType = 'application/vnd.in-toto+json' } = {}) {
      const identityProvider = { getToken: async () => toToken(claims) };
      const signer = new FulcioSigner({ fulcioBaseURL: url, identityProvider });
      const builder = new DSSEBundleBuilder({ signer, witnesses });
      return bundleToJSON(await builder.create({ data: Buffer.from(payload), type: payloadType }));
    },
    [Symbol.asyncDispose]: stop,
  };
}

async function listen(
  handlers: ReadonlyMap<string, Handler['fn']>,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const answer = async (path: string, body: string, response: ServerResponse): Promise<void> => {
    const made = await handlers.get(path)?.(body);
    response.writeHead(made?.statusCode ?? 404, { 'content-type': made?.contentType ?? 'text/plain' });
    response.end(typeof made?.response === 'string' ? made.response : toBuffer(made?.response));
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => void answer(request.url ?? '', Buffer.concat(parts).toString(), response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, stop };
}

function toBuffer(view: ArrayBufferView | undefined): Buffer {
  return view === undefined ? Buffer.of() : Buffer.from(view.buffer, view.byteOffset, view.byteLength);
}

/** An unsigned token: the mock looks at its claims alone. */
function toToken(claims: object): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}

interface Trusted {
  readonly certificates: readonly ArrayBufferView[];
  readonly stamps: readonly ArrayBufferView[];
  readonly logs: readonly Buffer[];
  readonly ctLogs: readonly Buffer[];
}

function toTrustedRoot(url: string, { certificates, stamps, logs, ctLogs }: Trusted): object {
  const start = new Date(Date.UTC(2020, 0));
  const toLog = (publicKey: Buffer) => ({
    baseUrl: url,
    logId: { keyId: createHash('sha256').update(publicKey).digest() },
    hashAlgorithm: HashAlgorithm.SHA2_256,
    publicKey: { rawBytes: publicKey, keyDetails: PublicKeyDetails.PKIX_ECDSA_P256_SHA_256, validFor: { start } },
    checkpointKeyId: undefined,
    operator: '',
  });
  const toAuthority = (chain: readonly ArrayBufferView[]) => ({
    subject: { commonName: 'sigstore', organization: 'sigstore.mock' },
    uri: url,
    certChain: { certificates: chain.map((one) => ({ rawBytes: toBuffer(one) })) },
    validFor: { start },
    operator: '',
  });
  return Object(
    TrustedRoot.toJSON({
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      certificateAuthorities: [toAuthority(certificates)],
      tlogs: logs.map(toLog),
      ctlogs: ctLogs.map(toLog),
      timestampAuthorities: stamps.length === 0 ? [] : [toAuthority(stamps)],
    }),
  );
}
