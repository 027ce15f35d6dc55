// Changes as patches: `git apply` makes of the commit exactly what was changed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ChangesEntry } from '../../src/changes/changes-file.ts';
import { computeBlobSha } from '../../src/changes/git-objects.ts';
import { toGitPatch, toUnifiedDiff } from '../../src/changes/patch.ts';
import { collectWork } from '../support/changes.ts';
import { runs, seed } from '../support/seed.ts';

const characters = Array.from('azäß "$#é\'\\\n\t\u001b\u009b');
const middle = fc.string({ unit: fc.constantFrom(...characters), maxLength: 6 });
const name = middle.map((text) => `a${text}z`);
const content = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.string({ maxLength: 80 }).map((text) => Buffer.from(text)),
);
const file = fc.record({ before: fc.option(content), after: fc.option(content) });
const files = fc.dictionary(
  fc.tuple(name, name).map(([folder, leaf]) => `${folder}/${leaf}`),
  file,
  { minKeys: 1, maxKeys: 4 },
);

test('git apply makes of the commit what was changed, whatever the names and contents', () => {
  fc.assert(
    fc.property(files, (changed) => {
      const root = mkdtempSync(join(tmpdir(), 'patch-'));
      const git = (args: readonly string[], input = ''): void =>
        void execFileSync('git', ['-C', root, ...args], { input, stdio: ['pipe', 'pipe', 'pipe'] });
      try {
        git(['init', '-q']);
        const entries: ChangesEntry[] = [];
        for (const [path, { before, after }] of Object.entries(changed)) {
          if (before !== null) {
            mkdirSync(dirname(join(root, path)), { recursive: true });
            writeFileSync(join(root, path), before);
          }
          const [old, now] = [before, after].map((bytes) => (bytes === null ? null : computeBlobSha(bytes)));
          if (old === now || old === undefined || now === undefined) continue;
          const status = old === null ? 'added' : now === null ? 'removed' : 'modified';
          entries.push({ path, status, old, new: now, content: after && Buffer.from(after).toString('base64') });
        }
        git(['add', '-A']);
        if (entries.length > 0) git(['apply', '-'], toGitPatch(entries));
        for (const [path, { after }] of Object.entries(changed)) {
          if (after === null) expect(existsSync(join(root, path))).toBe(false);
          else if (entries.some((entry) => entry.path === path))
            expect(Buffer.compare(readFileSync(join(root, path)), after)).toBe(0);
        }
      } finally {
        rmSync(root, { recursive: true, force: true });
      }
    }),
    { seed, numRuns: runs(40) },
  );
});

test('people read a unified diff, which says where it was cut', async () => {
  const judged = await collectWork({
    head: { 'src/a.ts': 'one\ntwo\n', 'src/b.ts': 'b\n' },
    work(root) {
      writeFileSync(join(root, 'src/a.ts'), 'one\n2\n');
      writeFileSync(join(root, 'src/b.ts'), 'long\n'.repeat(300));
    },
  });
  const diff = toUnifiedDiff(
    judged.flatMap((change) => change.content ?? []),
    1024,
  );
  expect(diff).toBe(
    '--- a/src/a.ts\n+++ b/src/a.ts\n@@ -1,2 +1,2 @@\n one\n-two\n+2\n# Not shown: the rest of 2 files. The diff is longer than 1 KiB.\n',
  );
});
