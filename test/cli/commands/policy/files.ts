// Policy files in the folder of the command: one that is clean, and each of the others wrong in one way.
import { write } from './command.ts';

/** One rule, tested. */
export const clean = `version: 1
rules:
  - { id: build, when: { fork: false }, match: { tool: build }, then: allow, limit: 1 }
tests:
  - name: build
    context: { fork: false }
    pause: { kind: permission, operation: build, options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: build }
`;
write('clean.yml', clean);
write('warned.yml', clean.replace(', limit: 1', ''));
write('broken.yml', 'version: 1\nrulez: []\nrules:\n  - { id: A, match: { tool: x }, then: allow }\n');
write('failing.yml', clean.replace('answer: allow_once', 'answer: reject_once'));
write('untested.yml', clean.slice(0, clean.indexOf('tests:')));
