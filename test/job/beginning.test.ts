// What begins a run: a prompt from an input or a file, or an answer.
import { describe, expect, test } from 'vitest';
import { beginRun, readBeginning } from '../../src/job/beginning.ts';
import type { Workspace } from '../../src/job/workspace.ts';
import { finishedResponse, streamResponse } from '../support/chat.ts';
import { settingsOf as commandSettingsOf } from '../support/command-settings.ts';
import { recordLog } from '../support/log.ts';
import { runOf } from '../support/run.ts';
import { settingsOf } from '../support/settings.ts';

/** A workspace with one file. */
function workspaceOf(text: string | Error): Workspace {
  return {
    path: (given) => `/work/${given}`,
    readInput: () => Promise.reject(new Error('not read')),
    readText: () => Promise.reject(new Error('not read')),
    create: () => 0,
    refuseFileOfOthers: () => Promise.resolve(),
    async readInputText(given) {
      if (text instanceof Error || given !== 'prompt.md') throw text;
      return text;
    },
    temp: '/tmp',
  };
}

const fromFile = settingsOf({ prompt: '', 'prompt-file': 'prompt.md' });

describe('a prompt', () => {
  test('is that of the input', async () => {
    const begun = await readBeginning(
      settingsOf({ prompt: ' Hello ' }),
      workspaceOf(new Error('not read')),
      recordLog(),
    );
    expect(begun).toEqual({ by: 'prompt', prompt: ' Hello ' });
  });

  test('is the whole text of the file', async () => {
    expect(await readBeginning(fromFile, workspaceOf('\nHello\n'), recordLog())).toEqual({
      by: 'prompt',
      prompt: '\nHello\n',
    });
  });

  test.each(['', ' \n\t'])('is not a file that holds %j', async (text) => {
    await expect(readBeginning(fromFile, workspaceOf(text), recordLog())).rejects.toMatchObject({
      code: 'input_invalid',
      data: { source: 'prompt-file' },
      message: 'Input "prompt-file" is "prompt.md", which is empty.',
    });
  });

  test.each([' ', '\n\t'])('is not the input %j, and nothing is sent', async (prompt) => {
    const missing = { code: 'input_missing', data: { source: 'prompt' }, message: expect.stringContaining('is empty') };
    await expect(readBeginning(settingsOf({ prompt }), workspaceOf(''), recordLog())).rejects.toMatchObject(missing);
    await expect(beginRun({ by: 'prompt', prompt }, runOf([]).options)).rejects.toMatchObject(missing);
    await expect(beginRun({ by: 'prompt', prompt: '' }, runOf([]).options)).rejects.toMatchObject(missing);
  });

  test("is not a file that can't be read", async () => {
    const cause = new Error('ENOENT');
    await expect(readBeginning(fromFile, workspaceOf(cause), recordLog())).rejects.toMatchObject({
      code: 'input_invalid',
      data: { source: 'prompt-file' },
      message: expect.stringMatching(/^Input "prompt-file" is "prompt\.md", which can't be read as UTF-8 text\. /),
      cause,
    });
  });

  test.each([
    [31_999, []],
    [32_000, []],
    [32_001, ['The prompt has 32001 characters. Deployments of the service take 32000; it is sent as it is.']],
  ])('of %i characters stays as it is, with the warnings %j', async (length, warnings) => {
    const log = recordLog();
    const begun = await readBeginning(settingsOf({ prompt: 'x'.repeat(length) }), workspaceOf(''), log);
    expect(begun).toMatchObject({ prompt: 'x'.repeat(length) });
    expect(log.at('warning')).toEqual(warnings);
  });

  test('begins a run', async () => {
    const { options, bodies } = runOf([streamResponse(finishedResponse('Done'))]);
    expect((await beginRun({ by: 'prompt', prompt: 'Hello' }, options)).conclusion).toBe('finished');
    expect(bodies()).toMatchObject([{ messages: [{ role: 'user', content: 'Hello' }] }]);
  });
});

describe('an answer', () => {
  const ids = { command: 'answer', intern: 'i', answer: 'allow_once', 'session-id': 'session-1' } as const;
  const pending = { tool_call_id: 'call-1', session_id: 'session-1', name: 's.provide_input', arguments: '{}' };

  function answerSettings(given: Readonly<Record<string, string>>) {
    const settings = commandSettingsOf({ ...ids, ...given });
    if (settings.command !== 'answer') throw new Error('no answer');
    return settings;
  }

  test('echoes the tool call of a pending question', async () => {
    const settings = answerSettings({ pending: JSON.stringify(pending), 'session-id': '' });
    expect(await readBeginning(settings, workspaceOf(''), recordLog())).toEqual({
      by: 'answer',
      given: {
        sessionId: 'session-1',
        toolCallId: 'call-1',
        toolCall: { index: 0, id: 'call-1', type: 'function', function: { name: 's.provide_input', arguments: '{}' } },
        answer: 'allow_once',
      },
    });
  });

  test('echoes nothing where only ids are known', async () => {
    const begun = await readBeginning(answerSettings({ 'tool-call-id': 'call-1' }), workspaceOf(''), recordLog());
    expect(begun).toMatchObject({ given: { toolCall: undefined } });
  });

  test('begins a run in its session', async () => {
    const given = { sessionId: 'session-1', toolCallId: 'call-1', toolCall: undefined, answer: 'allow_once' };
    const { options, bodies, log } = runOf([streamResponse(finishedResponse('Done'))]);
    expect((await beginRun({ by: 'answer', given }, options)).conclusion).toBe('finished');
    expect(bodies()).toMatchObject([{ session_id: 'session-1', messages: [{ tool_call_id: 'call-1' }] }]);
    expect(log.at('warning')).toEqual([]);
  });
});
