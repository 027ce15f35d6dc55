// What a release checks and says: `node tools/release/release.ts check v1.2.3`, `notes v1.2.3`, `major v1.2.3`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The version of a release tag; undefined when it is none. Pre-releases have no tags of their own. */
export function versionOf(tag: string): string | undefined {
  return /^v((?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*))$/.exec(tag)?.[1];
}

/** What is said of a version in the changelog; undefined when nothing is. */
export function notesOf(version: string, changelog: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => /^\S+/.exec(text)?.[0] === version);
  const notes = section?.slice(section.indexOf('\n')).trim();
  return notes === '' ? undefined : notes;
}

/** Why a tag can't be released; empty when it can. */
export function problemsOf(tag: string, packageVersion: string, changelog: string): readonly string[] {
  const version = versionOf(tag);
  if (version === undefined) return [`The tag "${tag}" is no version. Use "v1.2.3".`];
  return [
    ...(version === packageVersion ? [] : [`The tag is "${tag}", but package.json has version "${packageVersion}".`]),
    ...(notesOf(version, changelog) === undefined ? [`CHANGELOG.md says nothing under "## ${version}".`] : []),
  ];
}

/** The tag of the major version, `v1`, when it has to move to this release: a fix of an older minor does not move it. */
export function majorTagToMove(tag: string, tags: readonly string[]): string | undefined {
  const numbers = (one: string): readonly number[] => (versionOf(one) ?? '').split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = numbers(tag);
  const isNewer = tags
    .filter((one) => versionOf(one) !== undefined)
    .map(numbers)
    .some(([a = 0, b = 0, c = 0]) => a === major && (b > minor || (b === minor && c > patch)));
  return isNewer ? undefined : `v${major}`;
}

function main([command, tag = '']: readonly string[]): number {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const problems = problemsOf(tag, version, changelog);
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`);
    return 1;
  }
  if (command === 'notes') process.stdout.write(`${notesOf(version, changelog) ?? ''}\n`);
  if (command === 'major') {
    const tags = execFileSync('git', ['tag', '--list'], { cwd: root, encoding: 'utf8' }).split('\n');
    process.stdout.write(`${majorTagToMove(tag, tags) ?? ''}\n`);
  }
  return 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
