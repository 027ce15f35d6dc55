// Files that inputs name, in a checkout that a stranger may have written.
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCheckoutFile, FileRefusal, findPlace, readCheckoutFile } from '../../src/job/workspace.ts';

let outside = '';
let root = '';
beforeEach(() => {
  outside = mkdtempSync(join(realpathSync(tmpdir()), 'checkout-file-'));
  root = join(outside, 'checkout');
  mkdirSync(join(root, 'docs'), { recursive: true });
  writeFileSync(join(root, 'docs/a.md'), 'Hello');
  writeFileSync(join(outside, 'secret'), 'made-up secret');
});

function place(given: string) {
  const found = findPlace(join(root, given), [root]);
  if (found === undefined) throw new Error('It lies outside.');
  return found;
}

const read = (given: string): string => Buffer.from(readCheckoutFile(place(given), 1000)).toString();

describe('a path', () => {
  test.each(['../secret', 'docs/../../secret', '.', '', '..'])('%j leads out of the checkout', (given) => {
    expect(findPlace(join(root, given), [root])).toBeUndefined();
  });

  test.each(['/etc/passwd', '/proc/self/environ', '/proc/self/fd/0', '/dev/stdin'])('%s leads out', (path) => {
    expect(findPlace(path, [root])).toBeUndefined();
  });

  test.each(['..a', 'docs/../..a', '...'])('%j stays inside, whatever it begins with', (given) => {
    expect(findPlace(join(root, given), [root])?.root).toBe(root);
  });

  test('may come by another name of the folder, and folders that are not there hold nothing', () => {
    symlinkSync(root, join(outside, 'other-name'));
    const found = findPlace(join(outside, 'other-name/docs/a.md'), [
      join(outside, 'none'),
      join(outside, 'other-name'),
    ]);
    expect(found).toEqual({ root, names: ['docs', 'a.md'] });
    expect(findPlace(join(root, 'docs/a.md'), [join(outside, 'other-name')])).toEqual(found);
  });
});

describe('a file', () => {
  test('is read', () => {
    expect(read('docs/a.md')).toBe('Hello');
  });

  test.each([
    ['to a file outside', 'link', '../secret'],
    ['to a file inside', 'link', 'docs/a.md'],
    ['to what the process knows', 'link', '/proc/self/environ'],
    ['to nothing', 'link', 'none'],
    ['to itself', 'link', 'link'],
  ])('that is a link %s is refused', (_, name, target) => {
    symlinkSync(target, join(root, name));
    expect(() => read(name)).toThrow(
      new FileRefusal('"link" is a link, and links are not followed. Name the file itself'),
    );
  });

  test('in a folder that is a link is refused, also where that stays inside', () => {
    symlinkSync('docs', join(root, 'near'));
    symlinkSync('..', join(root, 'far'));
    expect(() => read('near/a.md')).toThrow('"near" is a link');
    expect(() => read('far/secret')).toThrow('"far" is a link');
  });

  test('that is a folder or a pipe is refused, and nobody waits for its other end', () => {
    execFileSync('mkfifo', [join(root, 'pipe')]);
    expect(() => read('pipe')).toThrow(new FileRefusal('"pipe" is not a regular file'));
    expect(() => read('docs')).toThrow(new FileRefusal('"docs" is not a regular file'));
  });

  test('that is larger than it may be is refused, and one that just fits is not', () => {
    truncateSync(join(root, 'docs/a.md'), 1000);
    expect(read('docs/a.md')).toHaveLength(1000);
    truncateSync(join(root, 'docs/a.md'), 1001);
    expect(() => read('docs/a.md')).toThrow(new FileRefusal('it has 1001 bytes, but at most 1000 are read'));
  });

  test('that is not there is what the system says', () => {
    expect(() => read('docs/none.md')).toThrow(expect.objectContaining({ code: 'ENOENT' }));
    expect(() => read('none/a.md')).toThrow(expect.objectContaining({ code: 'ENOENT' }));
    expect(() => read('docs/a.md/b')).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
  });
});

describe('a file that is made', () => {
  const write = (given: string): void => {
    const file = createCheckoutFile(place(given));
    writeSync(file, 'written');
    closeSync(file);
  };

  test('is for its owner only, with the folders that it needs', () => {
    write('out/deep/t.jsonl');
    expect(readFileSync(join(root, 'out/deep/t.jsonl'), 'utf8')).toBe('written');
    expect(statSync(join(root, 'out/deep/t.jsonl')).mode & 0o777).toBe(0o600);
  });

  test('replaces one from before, whose other names keep what they had', () => {
    linkSync(join(outside, 'secret'), join(root, 'docs/t.jsonl'));
    write('docs/t.jsonl');
    expect(readFileSync(join(root, 'docs/t.jsonl'), 'utf8')).toBe('written');
    expect(readFileSync(join(outside, 'secret'), 'utf8')).toBe('made-up secret');
  });

  test.each(['../secret', 'docs/a.md', '../none'])('is not made where a link to %s stands', (target) => {
    symlinkSync(target, join(root, 'link'));
    expect(() => write('link')).toThrow('"link" is a link');
    expect(readFileSync(join(outside, 'secret'), 'utf8')).toBe('made-up secret');
  });

  test('is not made in a folder that is a link, nor are folders', () => {
    symlinkSync('..', join(root, 'far'));
    expect(() => write('far/new/t.jsonl')).toThrow('"far" is a link');
    expect(() => write('far/t.jsonl')).toThrow('"far" is a link');
    expect(() => statSync(join(outside, 'new'))).toThrow('ENOENT');
  });

  test('is not made in place of a folder', () => {
    expect(() => write('docs')).toThrow(new FileRefusal('"docs" is not a regular file'));
  });
});

// A folder that becomes a link after it was looked at is as one that nobody looked at: the root.
test.runIf(process.platform === 'linux')(
  'what a folder leads to that was replaced by a link is neither read nor written',
  () => {
    symlinkSync('checkout', join(outside, 'swapped'));
    const swapped = (name: string) => ({ root: join(outside, 'swapped'), names: ['docs', name] });
    expect(() => readCheckoutFile(swapped('a.md'), 100)).toThrow(
      new FileRefusal('it was replaced while it was opened'),
    );
    expect(() => createCheckoutFile(swapped('new.jsonl'))).toThrow(
      new FileRefusal('it was replaced while it was opened'),
    );
  },
);
