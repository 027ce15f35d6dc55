// The JSON Schema of the policy file: committed, valid, and of one mind with the loader.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { policyJsonSchema } from '../../../src/permission/file/file-shape.ts';
import { starterPolicy } from '../../../src/permission/tools/starter.ts';
import { problemsOf } from '../policies.ts';

const schema = policyJsonSchema();
const validate = new Ajv({ strict: true, allowUnionTypes: true, strictRequired: false }).compile(schema);

function accepts(text: string): boolean {
  return validate(parse(text));
}

describe('the schema', () => {
  test('is the committed file', () => {
    const committed = readFileSync(new URL('../../../intern-policy.schema.json', import.meta.url), 'utf8');
    expect(committed).toBe(`${JSON.stringify(schema, null, 2)}\n`);
  });

  test('ships with the package', () => {
    const manifest: { files: readonly string[] } = JSON.parse(
      readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
    );
    expect(manifest.files).toContain('intern-policy.schema.json');
  });

  test('describes every key, for editors', () => {
    const undescribed: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, each] of Object.entries(value)) {
        const inProperties = path.endsWith('/properties');
        if (
          inProperties &&
          typeof each === 'object' &&
          each !== null &&
          !('description' in each) &&
          !('$ref' in each) &&
          !path.includes('/if/')
        )
          undescribed.push(`${path}/${key}`);
        walk(each, `${path}/${key}`);
      }
    };
    walk(schema, '');
    expect(undescribed.filter((path) => !/\/(?:pause|expect|pauses|only|any)$/u.test(path))).toEqual([]);
  });
});

describe('schema and loader agree', () => {
  const rule = (line: string): string => `version: 1\nrules:\n  - id: a\n    match: { ${line} }\n    then: reject\n`;
  const guard = (line: string): string => `version: 1\nguards:\n  - id: a\n    match: { ${line} }\n    then: reject\n`;
  const cases: readonly string[] = [
    starterPolicy,
    'version: 1\n',
    'version: 2\n',
    'version: "1"\n',
    'rules: []\n',
    'version: 1\nrulez: []\n',
    'version: 1\ndefault: stop\n',
    'version: 1\ndefault: allow\n',
    'version: 1\nbudget: { answers: 1 }\n',
    'version: 1\nbudget: { answers: 0 }\n',
    'version: 1\nbudget: { answers: 1.5 }\n',
    'version: 1\nbudget: { nothing: 1 }\n',
    'version: 1\nrules: [{ id: A, match: { kind: x }, then: allow }]\n',
    'version: 1\nrules: [{ id: default, match: { kind: x }, then: allow }]\n',
    'version: 1\nrules: [{ id: a, match: { kind: x }, then: allow-always }]\n',
    'version: 1\nrules: [{ id: a, match: { kind: x }, then: allow-always, reason: r }]\n',
    'version: 1\nrules: [{ id: a, match: { kind: x }, then: allow, reason: " " }]\n',
    'version: 1\nrules: [{ id: a, match: { kind: x }, then: answer }]\n',
    'version: 1\nrules: [{ id: a, match: {}, then: allow }]\n',
    'version: 1\nrules: [{ match: { kind: x }, then: allow }]\n',
    'version: 1\nguards: [{ id: a, match: { kind: x }, then: allow }]\n',
    'version: 1\nguards: [{ id: a, match: { kind: x }, then: reject, limit: 1 }]\n',
    'version: 1\nguards: [{ id: a, match: { kind: x }, then: reject-always }]\n',
    'version: 1\nquestions: [{ id: a, match: { kind: x }, answer: y }]\n',
    'version: 1\nquestions: [{ id: a, match: { kind: x }, answer: { a: 1, b: true } }]\n',
    'version: 1\nquestions: [{ id: a, match: { kind: x }, answer: {} }]\n',
    'version: 1\nquestions: [{ id: a, match: { kind: x }, answer: 5 }]\n',
    'version: 1\nquestions: [{ id: a, match: { kind: x } }]\n',
    'version: 1\nquestions: [{ id: a, match: { kind: x }, answer: y, then: stop }]\n',
    'version: 1\nquestions: [{ id: a, match: { kind: x }, then: allow }]\n',
    ...[
      'kind: x',
      'kind: 5',
      'kind: [a]',
      'kind: []',
      'kind: null',
      'tool: null',
      'cwd: x',
      '"/cwd": x',
      '"/cwd": 5',
      '"/cwd": [1, null]',
      'kind: { glob: a }',
      'kind: { globb: a }',
      'kind: { glob: a, re2: b }',
      'kind: { glob: 5 }',
    ].map(rule),
    ...[
      'kind: { has: a }',
      'options: { has: a }',
      'options: { has: [a, b] }',
      'kind: { in: [a] }',
      'kind: { in: a }',
      'kind: { not: a }',
      'kind: { not: { glob: a } }',
      'kind: { not: { not: a } }',
      'kind: { not: { present: true } }',
      'kind: { present: true }',
      'kind: { present: yes }',
    ].map(rule),
    ...[
      'command: { shell: { only: [a] } }',
      'command: { shell: { any: [a] } }',
      'command: { shell: { only: [] } }',
      'command: { not: { shell: { only: [a] } } }',
      'kind: { glob: a, missing: match }',
    ].map(rule),
    ...[
      'command: { shell: { any: [a] } }',
      'command: { shell: { only: [a] } }',
      'kind: { glob: a, missing: match }',
      'kind: { glob: a, missing: yes }',
      'kind: { missing: match }',
      'kind: { not: a, missing: match }',
    ].map(guard),
    'version: 1\nrules: [{ id: a, when: { event: push, fork: [true, unknown], labels: { has: x } }, match: { kind: x }, then: reject }]\n',
    'version: 1\nrules: [{ id: a, when: { fork: "no" }, match: { kind: x }, then: reject }]\n',
    'version: 1\nrules: [{ id: a, when: { actor: { login: me } }, match: { kind: x }, then: reject }]\n',
    'version: 1\nrules: [{ id: a, when: { actor: { name: me } }, match: { kind: x }, then: reject }]\n',
    'version: 1\nrules: [{ id: a, when: { ref: { present: true } }, match: { kind: x }, then: reject }]\n',
    'version: 1\ntests: [{ name: t, pause: { kind: x }, expect: { answer: stop, rule: default } }]\n',
    'version: 1\ntests: [{ name: t, pause: { kind: x } }]\n',
    'version: 1\ntests: [{ name: t, pauses: [{ pause: { kind: x }, expect: { answer: stop, rule: default } }] }]\n',
    'version: 1\ntests: [{ name: t, pause: { kind: x }, expect: { answer: stop, rule: default }, pauses: [] }]\n',
    'version: 1\ntests: [{ name: t, context: { fork: false, actor: { type: User } }, pause: { kind: x }, expect: { answer: stop, rule: default } }]\n',
    'version: 1\ntests: [{ name: t, context: { evnt: x }, pause: { kind: x }, expect: { answer: stop, rule: default } }]\n',
    'version: 1\ntests: [{ name: t, context: { labels: unknown }, pause: { kind: x }, expect: { answer: stop, rule: default } }]\n',
  ];

  test.each(cases)('%j', async (text) => {
    expect(accepts(text)).toBe((await problemsOf(text)).length === 0);
  });
});
