// The inputs as they are shown: what is written about each agrees with what it takes.
import { describe, expect, test } from 'vitest';
import { inputNames } from '../../src/inputs/definitions.ts';
import { describedInputs, describe as describeInput, inputGroups } from '../../src/inputs/described-inputs.ts';

describe.each(describedInputs)('$name', ({ description, help, kind, default: preset, name }) => {
  test('has a description and a help of one line, each a sentence', () => {
    expect(description).toMatch(/^[A-Z`][^\n]{14,}\.$/);
    expect(help).toMatch(/^\w[^\n`]{14,}\.$/);
  });

  test('names in its description each word that it takes', () => {
    const isFlag = kind.choices.every((word) => word === 'true' || word === 'false');
    const isListed = name === 'status'; // docs/service-api.md lists the lifecycle statuses
    const missing = kind.choices.filter((word) => !description.includes(`\`${word}\``));
    expect(isFlag || isListed ? [] : missing).toEqual([]);
  });

  test('takes its own default', () => {
    if (preset === undefined || preset.startsWith('${{')) return;
    expect(() => kind.read(name, preset)).not.toThrow();
  });
});

test('every input is in one group', () => {
  const grouped = inputGroups.flatMap(({ inputs }) => inputs.map(({ name }) => name));
  expect(grouped).toEqual(inputNames);
});

test('an input of one command says so first, and not on the command line', () => {
  expect(describeInput('status')).toMatchObject({
    description: 'For `list`: only interns with one of these lifecycle statuses, separated by commas.',
    help: 'Only interns with one of these lifecycle statuses, separated by commas.',
  });
  expect(describeInput('prompt').description).toMatch(/^The prompt\./);
});

test('a word that a sentence begins with is written as it is to be written', () => {
  expect(describeInput('approval-mode').help).toMatch(/^manual: the intern asks/);
});
