// A Sigstore on loopback: a certificate authority, a log of certificates and a transparency log, and the root that trusts them.
import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { SerializedBundle } from '@sigstore/bundle';
import { bundleToJSON } from '@sigstore/bundle';
import { fulcioHandler, initializeCA, initializeCTLog, initializeTLog, rekorHandler } from '@sigstore/mock';
import { HashAlgorithm, PublicKeyDetails, TrustedRoot } from '@sigstore/protobuf-specs';
import { DSSEBundleBuilder, FulcioSigner, RekorWitness } from '@sigstore/sign';

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

/** Starts a Sigstore; `certificateTime` is when its authority believes it to be, and its log knows better. */
export async function startSigstore({
  certificateTime,
}: {
  readonly certificateTime?: Date;
} = {}): Promise<LocalSigstore> {
  const handlers = new Map<string, Handler['fn']>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', async () => {
      const handler = handlers.get(request.url ?? '');
      const answer = await handler?.(Buffer.concat(parts).toString());
      response.writeHead(answer?.statusCode ?? 404, { 'content-type': answer?.contentType ?? 'text/plain' });
      response.end(answer?.response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const ctLog = await initializeCTLog(keyPair(), certificateTime);
  const authority = await initializeCA(keyPair(), ctLog, certificateTime);
  const log = await initializeTLog(url, keyPair());
  for (const { path, fn } of [fulcioHandler(authority, { subjectClaim: 'san' }), rekorHandler(log)])
    handlers.set(path, fn);
  const trustedRoot = toTrustedRoot(url, authority.rootCertificate, log.publicKey, ctLog.publicKey);
  return {
    trustedRoot,
    async sign(payload, { claims = jobClaims, payloadType = 'application/vnd.in-toto+json' } = {}) {
      const signer = new FulcioSigner({
        fulcioBaseURL: url,
        identityProvider: { getToken: async () => toToken(claims) },
      });
      // The mock does not know the entry that Rekor makes of an envelope by default.
      const witnesses = [new RekorWitness({ rekorBaseURL: url, entryType: 'intoto' })];
      const builder = new DSSEBundleBuilder({ signer, witnesses });
      return bundleToJSON(await builder.create({ data: Buffer.from(payload), type: payloadType }));
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** An unsigned token: the mock looks at its claims alone. */
function toToken(claims: object): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
}

function toTrustedRoot(url: string, certificate: ArrayBufferView, log: Buffer, ctLog: Buffer): object {
  const start = new Date(Date.UTC(2020, 0));
  const toLog = (publicKey: Buffer) => ({
    baseUrl: url,
    logId: { keyId: createHash('sha256').update(publicKey).digest() },
    hashAlgorithm: HashAlgorithm.SHA2_256,
    publicKey: { rawBytes: publicKey, keyDetails: PublicKeyDetails.PKIX_ECDSA_P256_SHA_256, validFor: { start } },
    checkpointKeyId: undefined,
    operator: '',
  });
  const { buffer, byteOffset, byteLength } = certificate;
  const rawBytes = Buffer.from(buffer, byteOffset, byteLength);
  return Object(
    TrustedRoot.toJSON({
      mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
      certificateAuthorities: [
        {
          subject: { commonName: 'sigstore', organization: 'sigstore.mock' },
          uri: url,
          certChain: { certificates: [{ rawBytes }] },
          validFor: { start },
          operator: '',
        },
      ],
      tlogs: [toLog(log)],
      ctlogs: [toLog(ctLog)],
      timestampAuthorities: [],
    }),
  );
}
