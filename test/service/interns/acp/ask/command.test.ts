// A command comes from structure, never from a title alone.
import { expect, test } from 'vitest';
import { commandOf } from '../../../../../src/service/interns/acp/ask/command.ts';
import type { ToolCall } from '../../../../../src/service/interns/acp/protocol/wire.ts';

const profile = {
  folderFields: ['workdir', 'cwd'],
  commandFields: ['command', 'cmd'],
  titleForms: [/^run `(?<command>[^`]+)`(?: in (?<cwd>.+))?$/],
};

test.each<
  readonly [what: string, call: Partial<ToolCall>, command: string | undefined, cwd: string | null | undefined]
>([
  ['a text', { rawInput: { command: 'git status' } }, 'git status', undefined],
  ['the field of the profile', { rawInput: { cmd: 'ls' } }, 'ls', undefined],
  ['its folder', { rawInput: { command: 'ls', cwd: '/tmp' } }, 'ls', '/tmp'],
  ['two folders', { rawInput: { command: 'ls', workdir: 'src', cwd: '/tmp' } }, 'ls', null],
  ['one folder in two fields', { rawInput: { command: 'ls', workdir: 'src', cwd: 'src' } }, 'ls', 'src'],
  ['a folder that is no text', { rawInput: { command: 'ls', workdir: ['src'] } }, 'ls', null],
  ['a folder in a field that no profile has', { rawInput: { command: 'ls', working_directory: 'src' } }, 'ls', null],
  ['a folder that is null', { rawInput: { command: 'ls', workdir: null, directory: null } }, 'ls', undefined],
  ['bash -c', { rawInput: { command: ['bash', '-c', 'ls; id'] } }, 'ls; id', undefined],
  ['sh -lc', { rawInput: { command: ['/bin/sh', '-lc', 'ls'] } }, 'ls', undefined],
  ['another list', { rawInput: { command: ['git', 'status'] } }, undefined, undefined],
  ['a shell with more', { rawInput: { command: ['bash', '-c', 'ls', 'x'] } }, undefined, undefined],
  ['a shell of another folder', { rawInput: { command: ['/tmp/bash', '-c', 'ls'] } }, undefined, undefined],
  ['an empty text', { rawInput: { command: '' } }, undefined, undefined],
  ['a title in a form of the profile', { title: 'run `ls` in /tmp' }, 'ls', '/tmp'],
  ['a title that only begins so', { title: 'run `ls`; rm -rf /' }, undefined, undefined],
  ['a title alone', { title: 'git status' }, undefined, undefined],
  [
    'a structure that is not understood beats the title',
    { rawInput: { command: ['x'] }, title: 'run `ls`' },
    undefined,
    undefined,
  ],
])('%s', (_what, call, command, cwd) => {
  expect(commandOf({ toolCallId: 'a', ...call }, profile)).toMatchObject({ command, cwd });
});
