// What is learnt from the log of a hook, as "interns policy learn" writes it: it means the same at both doors, also where the agent names its
// tool to the hook alone, as OpenCode 1.18.33 does.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { HookPause } from '../../src/hook/pause.ts';
import type { RunContext } from '../../src/permission/context.ts';
import { startDecisions, unknownContext } from '../../src/permission/decide/decide.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import { runCliInTest } from '../cli/support/cli.ts';
import { openBench } from './bench.ts';
import { type Call, pausesOf, payloadOf } from './doors.ts';

const worked: readonly Call[] = [
  { kind: 'execute', command: 'make all', folder: null },
  { kind: 'execute', command: 'npm run build', folder: 'src' },
  { kind: 'edit', path: 'src/new.ts' },
];
const neighbours: readonly Call[] = [
  { kind: 'execute', command: 'make all --more', folder: null },
  { kind: 'execute', command: 'npm run build', folder: '..' },
  { kind: 'edit', path: 'src/../../new.ts' },
];

const writer = { ...unknownContext.actor, permission: 'write', type: 'User' };
const ofWriter: RunContext = { ...unknownContext, event: 'pull_request', fork: false, actor: writer };
const ofStranger: RunContext = { ...ofWriter, fork: true, actor: { ...writer, permission: 'read' } };

test.each(['claude', 'codex', 'gemini', 'opencode'] as const)(
  '%s: a learnt rule decides the call of the hook and the pause of the intern alike, as it is written',
  async (host) => {
    const bench = openBench();
    for (const call of worked) {
      const payload = payloadOf(call, host, bench.work);
      if (payload !== undefined) await bench.run(host, payload, { policy: undefined });
    }
    const folder = path.join(bench.state, 'transcripts');
    const logs = readdirSync(folder).map((name) => path.join(folder, name));
    const cli = { cwd: bench.work, env: { XDG_STATE_HOME: bench.folder } };
    const file = path.join(bench.work, '.github/intern-policy.yml');
    const learnt = await runCliInTest(['policy', 'learn', ...logs, '--from-rejected', '--write'], cli);
    expect(learnt.exitCode, learnt.shown).toBe(0);
    expect((await runCliInTest(['policy', 'test'], cli)).exitCode).toBe(0);

    const policy = await loadPolicy(readFileSync(file, 'utf8'), file);
    const decide = ({ arguments: text }: HookPause, context = ofWriter) => {
      const { outcome, rule } = startDecisions(policy, context).decide({ toolCallId: 'x', arguments: text });
      return { outcome, rule };
    };
    // The hook names the rule that it learnt, and what is missing here.
    const [first] = worked.map((call) => payloadOf(call, host, bench.work));
    const again = await bench.run(host, first, { policy: file, rejectsUndecided: true });
    expect(again.code).toBe(2);
    expect(again.stderr).toMatch(
      /The rule "allow-[a-z-]+" allows this only in a CI: its "when" needs .*"actor\.permission"/,
    );
    expect(again.stderr).toContain("which can't be known on this machine.");

    const bothOf = (calls: readonly Call[]) =>
      calls.flatMap((call) => {
        const pauses = pausesOf(call, host, bench);
        if (pauses === undefined) return [];
        const nameless = JSON.stringify({ ...JSON.parse(pauses.intern.arguments), tool_name: undefined });
        return [[pauses.hook, pauses.intern, { ...pauses.intern, arguments: nameless }] as const];
      });
    expect(bothOf(worked).length).toBeGreaterThan(1);
    for (const pauses of bothOf(worked)) {
      const [hook, ...interns] = pauses.map((pause) => decide(pause));
      expect(hook).toEqual({ outcome: 'allow', rule: expect.stringMatching(/^allow-/) });
      expect(interns).toEqual([hook, hook]);
      // On a machine nothing proves who caused a call, so a person still says it; in a job the others get nothing.
      for (const context of [unknownContext, ofStranger]) {
        for (const pause of pauses) expect(decide(pause, context)).toEqual({ outcome: 'reject', rule: 'default' });
      }
    }
    for (const pauses of bothOf(neighbours)) {
      for (const pause of pauses) expect(decide(pause)).toEqual({ outcome: 'reject', rule: 'default' });
    }
  },
);
