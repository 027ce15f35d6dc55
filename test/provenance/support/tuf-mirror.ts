// A mirror of The Update Framework on loopback with one target, signed by one key (TUF specification, "Document formats").
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TUFOptions } from '@sigstore/tuf';
import { canonicalJson, type Json } from '../../../src/json.ts';

/** A mirror that runs, and a client's place for it. */
export interface TufMirror extends AsyncDisposable {
  readonly place: TUFOptions;
  /** What was asked for, in order. */
  readonly asked: string[];
  /** The files that it serves, by path; a test may change them. */
  readonly files: Map<string, string>;
}

/** Starts a mirror whose target `trusted_root.json` is this text. */
export async function startTufMirror(target: string): Promise<TufMirror> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = {
    keytype: 'ed25519',
    scheme: 'ed25519',
    keyval: { public: rawHex(publicKey.export({ format: 'jwk' }).x) },
  };
  const keyid = createHash('sha256').update(canonicalJson(key)).digest('hex');
  const role = { keyids: [keyid], threshold: 1 };
  const toDocument = (type: string, content: Readonly<Record<string, Json>>): string => {
    const common = { _type: type, spec_version: '1.0.31', version: 1, expires: '2099-01-01T00:00:00Z' };
    const signed = { ...common, ...content };
    const sig = sign(null, Buffer.from(canonicalJson(signed)), privateKey).toString('hex');
    return JSON.stringify({ signed, signatures: [{ keyid, sig }] });
  };
  const roles = { root: role, timestamp: role, snapshot: role, targets: role };
  const root = toDocument('root', { consistent_snapshot: false, keys: { [keyid]: key }, roles });
  const hashes = { sha256: createHash('sha256').update(target).digest('hex') };
  const files = new Map([
    ['/timestamp.json', toDocument('timestamp', { meta: { 'snapshot.json': { version: 1 } } })],
    ['/snapshot.json', toDocument('snapshot', { meta: { 'targets.json': { version: 1 } } })],
    [
      '/targets.json',
      toDocument('targets', { targets: { 'trusted_root.json': { length: Buffer.byteLength(target), hashes } } }),
    ],
    ['/targets/trusted_root.json', target],
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'tuf-'));
  const rootPath = join(folder, 'root.json');
  writeFileSync(rootPath, root);
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const file = files.get(request.url ?? '');
    response.writeHead(file === undefined ? 404 : 200).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const mirrorURL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    place: { mirrorURL, rootPath, cachePath: join(folder, 'cache') },
    asked,
    files,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function rawHex(base64url = ''): string {
  return Buffer.from(base64url, 'base64url').toString('hex');
}
