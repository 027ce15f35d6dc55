// A signed run, verified offline against a Sigstore on loopback, and every way to tamper with it.
import type { SerializedBundle } from '@sigstore/bundle';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { finishRun, policyText } from '../support/run.ts';
import { jobClaims, type LocalSigstore, startSigstore } from '../support/sigstore.ts';
import { type Evidence, failureOf, statementOf, verifyEvidence } from '../support/verification.ts';

let sigstore: LocalSigstore;
let honest: Evidence;
let made: Promise<Evidence> | undefined;

beforeAll(async () => {
  sigstore = await startSigstore();
});

beforeEach(async () => {
  made ??= makeEvidence();
  honest = await made;
});

async function makeEvidence(): Promise<Evidence> {
  const { transcript } = await finishRun();
  return {
    transcript,
    bundle: await sigstore.sign(JSON.stringify(statementOf(transcript))),
    trustedRoot: sigstore.trustedRoot,
    policy: Buffer.from(policyText),
    repository: 'https://github.com/acme/app',
    workflow: '.github/workflows/intern.yml@refs/heads/main',
  };
}

afterAll(() => sigstore[Symbol.asyncDispose]());

/** The evidence with a bundle that is changed in one place. */
function withBundle(change: (bundle: SerializedBundle) => void): Evidence {
  const bundle = structuredClone(honest.bundle);
  change(bundle);
  return { ...honest, bundle };
}

/** The evidence with something else signed in place of the statement, by the same job. */
async function signed(statement: object, claims: Readonly<Record<string, string>> = jobClaims): Promise<Evidence> {
  return { ...honest, bundle: await sigstore.sign(JSON.stringify(statement), { claims }) };
}

/** The transcript with one text in place of another, which has to be there. */
function transcriptWith(from: string, to: string): Buffer {
  const text = honest.transcript.toString();
  expect(text).toContain(from);
  return Buffer.from(text.replace(from, () => to));
}

/** Base64 with one byte of what it stands for changed. */
function flip(base64: string, at: number): string {
  const bytes = Buffer.from(base64, 'base64');
  const index = at < 0 ? bytes.length + at : at;
  bytes[index] = (bytes[index] ?? 0) ^ 1;
  return bytes.toString('base64');
}

test('an honest run passes every check, and who signed is told', async () => {
  const { checks, signer, predicate } = await verifyEvidence(honest);
  expect(checks.map(({ name, state }) => [name, state])).toEqual(
    [
      'bundle',
      'time',
      'certificate',
      'log',
      'signature',
      'repository',
      'workflow',
      'statement',
      'transcript',
      'record',
      'policy',
      'decisions',
    ].map((name) => [name, 'ok']),
  );
  expect(signer).toEqual({
    subject: jobClaims.san,
    issuer: jobClaims.iss,
    repository: 'https://github.com/acme/app',
    workflow: jobClaims.san,
    ref: 'refs/heads/main',
    commit: jobClaims.sha,
    trigger: 'push',
  });
  expect(predicate?.conclusion).toBe('finished');
});

describe('the envelope', () => {
  test('another statement under the same signature is refused', async () => {
    const forged = { ...statementOf(honest.transcript), subject: [] };
    const evidence = withBundle((bundle) => {
      if (bundle.dsseEnvelope !== undefined)
        bundle.dsseEnvelope.payload = Buffer.from(JSON.stringify(forged)).toString('base64');
    });
    expect(await failureOf(evidence)).toMatchObject({ name: 'log', found: 'DSSE payload hash mismatch' });
  });

  test.each([0, 20, -1])('a signature with byte %i changed is refused', async (at) => {
    const evidence = withBundle(({ dsseEnvelope }) => {
      const [signature] = dsseEnvelope?.signatures ?? [];
      if (signature !== undefined) signature.sig = flip(signature.sig, at);
    });
    expect(await failureOf(evidence)).toMatchObject({ name: 'log', found: 'tlog entry signature mismatch' });
  });

  test('a statement that is called something else is refused', async () => {
    const evidence = withBundle(({ dsseEnvelope }) => {
      if (dsseEnvelope !== undefined) dsseEnvelope.payloadType = 'text/plain';
    });
    expect(await failureOf(evidence)).toMatchObject({
      name: 'bundle',
      found: 'it signs "text/plain", not an in-toto statement',
    });
  });

  test('two signatures are refused: only one would be looked at', async () => {
    const evidence = withBundle(({ dsseEnvelope }) => dsseEnvelope?.signatures.push({ sig: 'AAAA', keyid: '' }));
    expect(await failureOf(evidence)).toMatchObject({ name: 'bundle' });
  });

  test('without a part of it is none, and its parser is not heard', async () => {
    const evidence = withBundle(({ dsseEnvelope }) => Reflect.set(dsseEnvelope ?? {}, 'signatures', [null]));
    expect(await failureOf(evidence)).toMatchObject({
      name: 'bundle',
      found: 'this is not a Sigstore bundle: a part of it is missing, or has another type',
    });
  });

  test.each([['{}'], ['not JSON'], ['[]'], ['null']])('%s is no bundle', async (text) => {
    const { verifyRun } = await import('../../../src/provenance/verify/verify-run.ts');
    const { checks } = await verifyRun({ ...honest, bundle: text, roots: [], policy: undefined });
    expect(checks[0]).toMatchObject({
      name: 'bundle',
      state: 'failed',
      found: expect.stringContaining('this is not a Sigstore bundle'),
    });
  });
});

test('of several bundles, one a line as "gh attestation download" writes them, the one about a run counts', async () => {
  const build = await sigstore.sign(JSON.stringify({ predicateType: 'https://slsa.dev/provenance/v1' }));
  const lines = [build, honest.bundle].map((one) => `${JSON.stringify(one)}\n`);
  const { verifyRun } = await import('../../../src/provenance/verify/verify-run.ts');
  const { readTrustedRoots } = await import('../../../src/provenance/verify/trusted-roots.ts');
  const roots = readTrustedRoots(JSON.stringify(honest.trustedRoot), 'root');
  const { checks } = await verifyRun({ ...honest, bundle: lines.join(''), roots, policy: undefined });
  expect(checks.find(({ state }) => state === 'failed')).toBeUndefined();
});

describe('the certificate', () => {
  // Version, subject key, name, extensions, and the authority's own signature.
  test.each([8, 120, 200, 300, 400, 500, 600, 700, -40, -1])('with byte %i changed is refused', async (at) => {
    const evidence = withBundle(({ verificationMaterial }) => {
      if (verificationMaterial.certificate !== undefined) {
        verificationMaterial.certificate.rawBytes = flip(verificationMaterial.certificate.rawBytes, at);
      }
    });
    expect(await failureOf(evidence)).toMatchObject({
      name: expect.stringMatching(/^(?:certificate|bundle|signature)$/),
    });
  });

  test('that had expired when the log saw it is refused', async () => {
    await using late = await startSigstore({ certificateTime: new Date(Date.now() - 3_600_000) });
    const bundle = await late.sign(JSON.stringify(statementOf(honest.transcript)));
    expect(await failureOf({ ...honest, bundle, trustedRoot: late.trustedRoot })).toMatchObject({
      name: 'certificate',
      found: expect.stringContaining('not valid or expired'),
    });
  });

  test('of an authority that is not trusted is refused', async () => {
    await using other = await startSigstore();
    expect(await failureOf({ ...honest, trustedRoot: other.trustedRoot })).toMatchObject({ name: 'certificate' });
  });

  test('that no log of certificates has seen is refused where the root names such logs', async () => {
    await using other = await startSigstore();
    const trustedRoot = { ...honest.trustedRoot, ctlogs: Reflect.get(other.trustedRoot, 'ctlogs') };
    expect(await failureOf({ ...honest, trustedRoot })).toMatchObject({
      name: 'certificate',
      found: 'SCT verification failed',
    });
  });

  test('a key in place of a certificate is nobody', async () => {
    const evidence = withBundle(({ verificationMaterial }) => {
      const { certificate: _certificate, ...rest } = verificationMaterial;
      Object.assign(verificationMaterial, rest, { certificate: undefined, publicKey: { hint: 'mine' } });
    });
    expect(await failureOf(evidence)).toMatchObject({
      name: 'bundle',
      found: 'it is signed by a key, not by the identity of a job',
    });
  });
});

describe('the log entry', () => {
  type Entry = SerializedBundle['verificationMaterial']['tlogEntries'][number];
  const entryWith = (change: (entry: Entry) => void): Evidence =>
    withBundle(
      ({
        verificationMaterial: {
          tlogEntries: [entry],
        },
      }) => entry !== undefined && change(entry),
    );

  const proofOf = ({ inclusionProof }: Entry): NonNullable<Entry['inclusionProof']> => {
    if (inclusionProof === undefined) throw new Error('The entry has no proof.');
    return inclusionProof;
  };
  const set = <Part extends object>(part: Part | undefined, values: Partial<Part>): void => {
    if (part === undefined) throw new Error('There is nothing to change.');
    Object.assign(part, values);
  };
  const later = (time: string, seconds: number): string => String(Number(time) + seconds);

  test.each<[string, string, (entry: Entry) => void]>([
    [
      'its promise',
      'log',
      ({ inclusionPromise: promise }) =>
        set(promise, { signedEntryTimestamp: flip(promise?.signedEntryTimestamp ?? '', 20) }),
    ],
    ['its body', 'log', (entry) => set(entry, { canonicalizedBody: flip(entry.canonicalizedBody, 30) })],
    ['its place', 'log', (entry) => set(entry, { logIndex: later(entry.logIndex, 1) })],
    ['its log', 'log', (entry) => set(entry.logId, { keyId: flip(entry.logId?.keyId ?? '', 0) })],
    ['its kind', 'log', (entry) => set(entry.kindVersion, { kind: 'dsse' })],
    ['its time by a second', 'log', (entry) => set(entry, { integratedTime: later(entry.integratedTime, 1) })],
    [
      'its time by an hour',
      'certificate',
      (entry) => set(entry, { integratedTime: later(entry.integratedTime, -3600) }),
    ],
    ['its place in the tree', 'log', (entry) => set(proofOf(entry), { logIndex: '1' })],
    [
      'its checkpoint',
      'log',
      (entry) =>
        set(proofOf(entry).checkpoint, {
          envelope: proofOf(entry).checkpoint.envelope.replace('Timestamp', 'timestamp'),
        }),
    ],
  ])('with %s changed is refused', async (_what, check, change) => {
    const failure = await failureOf(entryWith(change));
    expect([failure?.name, failure?.found]).toEqual([check, expect.any(String)]);
  });

  test.each<[string, (entry: Entry) => void]>([
    ['root', (entry) => set(proofOf(entry), { rootHash: flip(proofOf(entry).rootHash, 0) })],
    ['size', (entry) => set(proofOf(entry), { treeSize: '2' })],
  ])('repeats the %s of its tree, and only the checkpoint is believed, which the log signed', async (_what, change) => {
    expect(await failureOf(entryWith(change))).toBeUndefined();
  });

  test('that is missing is missed: nobody else signed the time', async () => {
    const evidence = withBundle(({ verificationMaterial }) => verificationMaterial.tlogEntries.splice(0));
    expect(await failureOf(evidence)).toMatchObject({ name: 'time', found: 'expected 1 timestamps, got 0' });
  });

  test('with a time that the log did not sign is refused: an inclusion proof does not cover it', async () => {
    const evidence = entryWith((entry) => {
      Object.assign(entry, { inclusionPromise: undefined });
    });
    expect(await failureOf(evidence)).toMatchObject({
      name: 'time',
      found: 'the log entry has a time that the log did not sign',
    });
  });

  test('that is there twice is one', async () => {
    const evidence = withBundle(({ verificationMaterial: { tlogEntries } }) => tlogEntries.push(...tlogEntries));
    expect(await failureOf(evidence)).toMatchObject({ name: 'time', found: 'duplicate timestamp' });
  });

  test('of a log that is not trusted is refused', async () => {
    await using other = await startSigstore();
    const trustedRoot = { ...honest.trustedRoot, tlogs: Reflect.get(other.trustedRoot, 'tlogs') };
    expect(await failureOf({ ...honest, trustedRoot })).toMatchObject({ name: 'log' });
  });
});

describe('the time stamp of a Sigstore without logs, as for private repositories,', () => {
  async function stamped(): Promise<Evidence> {
    await using own = await startSigstore({ kind: 'private' });
    const { trustedRoot } = own;
    for (;;) {
      const bundle = await own.sign(JSON.stringify(statementOf(honest.transcript)));
      const evidence = { ...honest, bundle, trustedRoot };
      // One in ten stamps of the mock ends its milliseconds with a zero, which it leaves out, and Sigstore reads three digits.
      const { checks } = await verifyEvidence(evidence);
      if (!checks.some(({ found }) => found.includes('invalid time'))) return evidence;
    }
  }

  test('takes the place of the log', async () => {
    expect((await verifyEvidence(await stamped())).checks.filter(({ state }) => state !== 'ok')).toEqual([]);
  });

  test('is not enough where the root names a log', async () => {
    const evidence = await stamped();
    const tlogs: unknown = Reflect.get(honest.trustedRoot, 'tlogs');
    expect(await failureOf({ ...evidence, trustedRoot: { ...evidence.trustedRoot, tlogs } })).toMatchObject({
      name: 'log',
      found: 'expected 1 tlog entries, got 0',
    });
  });

  test('is not enough where the root names a log of certificates', async () => {
    const evidence = await stamped();
    const ctlogs: unknown = Reflect.get(honest.trustedRoot, 'ctlogs');
    expect(await failureOf({ ...evidence, trustedRoot: { ...evidence.trustedRoot, ctlogs } })).toMatchObject({
      name: 'certificate',
      found: 'expected 1 SCTs, got 0',
    });
  });

  test.each([
    ['of another signature', (_own: string, other: string) => other],
    ['with a byte changed', (own: string) => flip(own, -1)],
  ])('%s is refused', async (_what, change) => {
    const [evidence, other] = [await stamped(), await stamped()];
    const stampOf = ({ bundle }: Evidence) =>
      bundle.verificationMaterial.timestampVerificationData?.rfc3161Timestamps[0];
    const [own, others] = [stampOf(evidence), stampOf(other)];
    if (own === undefined || others === undefined) throw new Error('There is no time stamp.');
    own.signedTimestamp = change(own.signedTimestamp, others.signedTimestamp);
    expect(await failureOf(evidence)).toMatchObject({ name: expect.stringMatching(/^(?:time|bundle)$/) });
  });

  test('that is missing is missed', async () => {
    const evidence = await stamped();
    Object.assign(evidence.bundle.verificationMaterial, { timestampVerificationData: undefined });
    expect(await failureOf(evidence)).toMatchObject({ name: 'time' });
  });
});

describe('who signed', () => {
  const other = {
    ...jobClaims,
    repository: 'mallory/app',
    san: 'https://github.com/mallory/app/.github/workflows/intern.yml@refs/heads/main',
    job_workflow_ref: 'mallory/app/.github/workflows/intern.yml@refs/heads/main',
  };

  test('another repository is refused', async () => {
    expect(await failureOf(await signed(statementOf(honest.transcript), other))).toMatchObject({
      name: 'repository',
      found: 'it was signed in https://github.com/mallory/app, not in https://github.com/acme/app',
    });
  });

  test('an issuer that is not GitHub can not speak for a repository on GitHub', async () => {
    const claims = { ...jobClaims, iss: 'https://issuer.example' };
    expect(await failureOf(await signed(statementOf(honest.transcript), claims))).toMatchObject({
      name: 'repository',
      found: 'the identity came from https://issuer.example, not from GitHub Actions',
    });
  });

  test('a person who signed is no repository', async () => {
    const { iss, sub } = jobClaims;
    expect(
      await failureOf(await signed(statementOf(honest.transcript), { iss, sub, san: 'mailto:mallory@example.com' })),
    ).toMatchObject({ name: 'repository' });
  });

  test.each([
    ['another file', 'acme/app/.github/workflows/other.yml@refs/heads/main'],
    ['another ref', 'acme/app/.github/workflows/intern.yml@refs/heads/mallory'],
    ['a workflow of another repository', 'mallory/app/.github/workflows/intern.yml@refs/heads/main'],
    ['a path that only begins so', 'acme/app/.github/workflows/intern.yml.bak@refs/heads/main'],
  ])('%s is another workflow', async (_what, job_workflow_ref) => {
    const claims = { ...jobClaims, job_workflow_ref };
    expect(await failureOf(await signed(statementOf(honest.transcript), claims))).toMatchObject({
      name: 'workflow',
      found: `it was signed by https://github.com/${job_workflow_ref}, not by ${honest.workflow}`,
    });
  });

  test.each(['refs/tags/@acme/app@1.2.3', 'refs/heads/x@refs/heads/main'])('a ref may contain "@": %s', async (ref) => {
    const claims = { ...jobClaims, job_workflow_ref: `acme/app/.github/workflows/intern.yml@${ref}` };
    const evidence = await signed(statementOf(honest.transcript), claims);
    const workflow = '.github/workflows/intern.yml';
    expect(await failureOf({ ...evidence, workflow })).toBeUndefined();
    expect(await failureOf({ ...evidence, workflow: `${workflow}@${ref}` })).toBeUndefined();
    expect(await failureOf({ ...evidence, workflow: `${workflow}@refs/heads/main` })).toMatchObject({
      name: 'workflow',
    });
  });

  test('another workflow is none for its name that goes on with "@"', async () => {
    const claims = { ...jobClaims, job_workflow_ref: 'acme/app/.github/workflows/intern.yml@b.yml@refs/heads/main' };
    const evidence = await signed(statementOf(honest.transcript), claims);
    const workflow = '.github/workflows/intern.yml';
    for (const named of [workflow, `${workflow}@refs/heads/main`])
      expect(await failureOf({ ...evidence, workflow: named })).toMatchObject({ name: 'workflow' });
  });

  test('a certificate without a workflow is refused', async () => {
    const { job_workflow_ref: _ref, ...claims } = jobClaims;
    expect(await failureOf(await signed(statementOf(honest.transcript), claims))).toMatchObject({ name: 'workflow' });
  });

  test.each([
    ['.github/workflows/intern.yml'],
    ['/.github/workflows/intern.yml'],
    ['acme/app/.github/workflows/intern.yml@refs/heads/main'],
  ])('%s names the workflow too', async (workflow) => {
    expect(await failureOf({ ...honest, workflow })).toBeUndefined();
  });

  test.each([['acme/app/.github/workflows/intern.yml'], ['ACME/App/.github/workflows/intern.yml']])(
    'a repository has the same name in any case, a workflow has not: %s',
    async (workflow) => {
      const failure = await failureOf({ ...honest, repository: 'https://github.com/ACME/App', workflow });
      expect(failure?.name).toBe(workflow.startsWith('ACME') ? 'workflow' : undefined);
    },
  );
});

describe('the statement', () => {
  test.each<[string, (statement: ReturnType<typeof statementOf>) => object]>([
    ['of another version', (statement) => ({ ...statement, _type: 'https://in-toto.io/Statement/v0.1' })],
    ['about something else', (statement) => ({ ...statement, predicateType: 'https://slsa.dev/provenance/v1' })],
    ['without decisions', (given) => ({ ...given, predicate: { ...given.predicate, decisions: undefined } })],
    ['that is no object', () => []],
  ])('%s is refused', async (_what, change) => {
    expect(await failureOf(await signed(change(statementOf(honest.transcript))))).toMatchObject({ name: 'statement' });
  });

  test.each<[string, object]>([
    ['service', { service: 'https://other.example' }],
    ['intern', { intern: { id: 'a11e0000-0000-4000-8000-000000000005', name: 'other' } }],
    ['approvalMode', { approvalMode: 'self-drive' }],
    ['prompt', { prompt: { digest: { sha256: 'a'.repeat(64) } } }],
    ['decisions', { decisions: [] }],
    ['conclusion', { conclusion: 'rejected' }],
    ['errorCode', { errorCode: 'timeout' }],
    ['usage', { usage: {} }],
    ['verdict', { verdict: 'approve' }],
    ['pullRequest', { pullRequest: { headCommit: { digest: { gitCommit: 'f'.repeat(40) } } } }],
    ['tool', { tool: { name: 'intern-action', version: '9.9.9' } }],
  ])('a %s that the transcript does not have is refused, though the job signed it', async (name, change) => {
    const statement = statementOf(honest.transcript);
    const failure = await failureOf(await signed({ ...statement, predicate: { ...statement.predicate, ...change } }));
    expect(failure).toMatchObject({ name: 'record', found: expect.stringContaining(`"${name}" was signed as`) });
  });

  test('a policy that is left out is refused: the run would seem to have had none', async () => {
    const { predicate, ...statement } = statementOf(honest.transcript);
    const { policy: _policy, ...rest } = predicate;
    expect(await failureOf(await signed({ ...statement, predicate: rest }))).toMatchObject({
      name: 'record',
      found: expect.stringContaining('"policy" was signed as'),
    });
  });

  test.each([
    ['a name twice, of which each reader takes another', '"conclusion":"failed","conclusion":'],
    ['values that nest without end', `"x":${'['.repeat(1e5)}${']'.repeat(1e5)},"conclusion":`],
  ])('with %s is refused', async (_what, text) => {
    const payload = JSON.stringify(statementOf(honest.transcript)).replace('"conclusion":', text);
    const evidence = { ...honest, bundle: await sigstore.sign(payload) };
    expect(await failureOf(evidence)).toMatchObject({
      name: 'statement',
      found: expect.stringContaining('differently'),
    });
  });

  test('a commit that the transcript does not name is refused as a subject', async () => {
    const statement = statementOf(honest.transcript);
    const subject = [...statement.subject, { name: 'another', digest: { gitCommit: 'f'.repeat(40) } }];
    expect(await failureOf(await signed({ ...statement, subject }))).toMatchObject({
      name: 'record',
      found: expect.stringContaining('f'.repeat(40)),
    });
  });

  test('fields of a later version are not checked, and that is said', async () => {
    const statement = statementOf(honest.transcript);
    const { checks } = await verifyEvidence(
      await signed({
        ...statement,
        predicate: {
          ...statement.predicate,
          weather: 'fair',
          intern: { ...statement.predicate.intern, trusted: true },
          decisions: statement.predicate.decisions.map((decision) => ({ ...decision, note: 'by hand' })),
        },
      }),
    );
    expect(checks.filter(({ state }) => state !== 'ok')).toEqual([]);
    expect(checks.find(({ name }) => name === 'statement')?.found).toContain(
      'not checked, because this version does not know it: intern.trusted, decisions.0.note, decisions.1.note',
    );
    expect(checks.find(({ name }) => name === 'record')?.found).toBe(
      'everything else that was signed follows from the transcript',
    );
  });

  test('a usage whose sum no JSON can hold is left out, and nothing else is refused for it', async () => {
    const text = honest.transcript.toString();
    const line = text.split('\n').find((one) => one.includes('"type":"usage"')) ?? '';
    const huge = line.replace('"prompt_tokens":12', '"prompt_tokens":1e308');
    const transcript = Buffer.from(text.replace(line, `${huge}\n${huge}`));
    const statement = statementOf(transcript);
    expect(statement.predicate.usage).toMatchObject({ completion_tokens: 10, cost: 0.02 });
    expect(statement.predicate.usage).not.toHaveProperty('prompt_tokens');
    expect(await failureOf({ ...(await signed(statement)), transcript })).toBeUndefined();
  });

  test('what only the job can sign, a subject that names the transcript alone, is enough', async () => {
    const statement = statementOf(honest.transcript);
    expect(await failureOf(await signed({ ...statement, subject: statement.subject.slice(0, 1) }))).toBeUndefined();
  });
});

describe('the transcript', () => {
  test.each([
    ['a word of the intern', 'secret of the house', 'secret of our house'],
    ['a command', 'npm test', 'npm rest'],
    ['an answer', '"answer":"reject_once"', '"answer":"allow_once"'],
    ['a rule', '"rule":"tests"', '"rule":"tasks"'],
    ['a time', '12:00:00.000Z', '12:00:00.001Z'],
    ['white space', '"type":"start"', '"type": "start"'],
    ['the end', '\n{"type":"end"', '\n\n{"type":"end"'],
  ])('with %s changed is another file', async (_what, from, to) => {
    expect(await failureOf({ ...honest, transcript: transcriptWith(from, to) })).toMatchObject({ name: 'transcript' });
  });

  test('a statement without a digest of a transcript is about none', async () => {
    const statement = {
      ...statementOf(honest.transcript),
      subject: [{ name: 'x', digest: { sha512: 'a'.repeat(128) } }],
    };
    expect(await failureOf(await signed(statement))).toMatchObject({
      name: 'transcript',
      found: expect.stringContaining(`but what was signed has {"sha512":"${'a'.repeat(128)}"}`),
    });
  });

  test.each([{ sha256: '1'.repeat(64) }, { sha512: '1'.repeat(128) }, { gitTree: '1'.repeat(40) }, {}])(
    'a statement about another file beside the transcript is not confirmed: %j',
    async (digest) => {
      const { subject, ...rest } = statementOf(honest.transcript);
      const failure = await failureOf(await signed({ ...rest, subject: [...subject, { name: 'x', digest }] }));
      expect(failure).toMatchObject({
        name: 'transcript',
        found: expect.stringContaining(digest.sha256 ?? JSON.stringify(digest)),
      });
    },
  );

  test.each([
    ['cut at its end', (text: string) => text.slice(0, -10)],
    ['with a second run', (text: string) => text + text],
    ['of nothing', () => '\n'],
  ])('%s can not be what was signed, whoever signs its digest', async (_what, change) => {
    const transcript = Buffer.from(change(honest.transcript.toString()));
    const statement = statementOf(honest.transcript);
    const { toDigest } = await import('../../../src/provenance/record.ts');
    const evidence = await signed({ ...statement, subject: [{ name: 'run.jsonl', digest: toDigest(transcript) }] });
    expect(await failureOf({ ...evidence, transcript })).toMatchObject({
      name: 'record',
      found: expect.stringContaining("can't be read"),
    });
  });
});

describe('the policy', () => {
  test.each([
    ['a rule', 'npm test"]', 'npm rest"]'],
    ['a limit', 'limit: 5', 'limit: 6'],
    ['a comment', 'version: 1', 'version: 1 # mine'],
  ])('with %s changed is another file', async (_what, from, to) => {
    const policy = Buffer.from(policyText.replace(from, to));
    expect(await failureOf({ ...honest, policy })).toMatchObject({
      name: 'policy',
      found: expect.stringContaining('the run was decided by ".github/intern-policy.yml" at commit'),
    });
  });

  /** A job that lies about a decision, in the transcript and in the record that it signs. */
  async function lie(from: string, to: string): Promise<Evidence> {
    const transcript = transcriptWith(from, to);
    return { ...(await signed(statementOf(transcript))), transcript };
  }

  test('a decision that the policy would not take is refused, though transcript and record agree', async () => {
    const evidence = await lie('"answer":"reject_once","rule":"default"', '"answer":"allow_once","rule":"default"');
    expect(await failureOf(evidence)).toMatchObject({
      name: 'decisions',
      found: expect.stringMatching(
        /"shell command: git push --force" was answered allow_once by default; the policy says reject_once by default, with the outcome "reject"$/,
      ),
    });
  });

  test('the same answer by another rule is another decision', async () => {
    const evidence = await lie('"answer":"allow_once","rule":"tests"', '"answer":"allow_once","rule":"branch"');
    expect(await failureOf(evidence)).toMatchObject({
      name: 'decisions',
      found: expect.stringContaining('allow_once by branch; the policy says allow_once by tests'),
    });
  });

  test('a run without a policy rejected everything, and no file can have decided it', async () => {
    const from = /"policy":\{[^}]*\}/.exec(honest.transcript.toString())?.[0] ?? '';
    const evidence = await lie(from, '"policy":{"path":null,"commit":null,"digest":null}');
    expect(await failureOf(evidence)).toMatchObject({ name: 'policy', found: 'the run had no policy' });
    const { verifyRun } = await import('../../../src/provenance/verify/verify-run.ts');
    const { readTrustedRoots } = await import('../../../src/provenance/verify/trusted-roots.ts');
    const roots = readTrustedRoots(JSON.stringify(honest.trustedRoot), 'root');
    const { checks } = await verifyRun({
      ...evidence,
      bundle: JSON.stringify(evidence.bundle),
      roots,
      policy: undefined,
    });
    expect(checks.find(({ state }) => state === 'failed')).toMatchObject({ name: 'decisions' });
  });
});

test('what was not asked for is not checked, and the row says what to name', async () => {
  const { verifyRun } = await import('../../../src/provenance/verify/verify-run.ts');
  const { readTrustedRoots } = await import('../../../src/provenance/verify/trusted-roots.ts');
  const roots = readTrustedRoots(JSON.stringify(honest.trustedRoot), 'root');
  const { transcript, bundle } = honest;
  const { checks } = await verifyRun({
    transcript,
    bundle: JSON.stringify(bundle),
    roots,
    repository: undefined,
    workflow: undefined,
    policy: undefined,
  });
  expect(checks.filter(({ state }) => state !== 'ok')).toMatchObject([
    {
      name: 'repository',
      state: 'skipped',
      found: 'not checked: it was signed in https://github.com/acme/app',
      remedy: expect.stringContaining('--repository'),
    },
    { name: 'workflow', state: 'skipped', remedy: expect.stringContaining('--workflow') },
    {
      name: 'policy',
      state: 'skipped',
      found: expect.stringMatching(/^not checked: it was ".github\/intern-policy.yml" at commit [0-9a-f]{40}$/),
    },
    { name: 'decisions', state: 'skipped' },
  ]);
});

test('nothing is looked at after a failure', async () => {
  const { checks, predicate } = await verifyEvidence({ ...honest, workflow: 'another.yml' });
  expect(checks.slice(7).map(({ state, found }) => [state, found])).toEqual(
    Array.from({ length: 5 }, () => ['skipped', 'not reached']),
  );
  expect(predicate).toBeUndefined();
});
