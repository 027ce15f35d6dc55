// Bugs of the service.
import type { Bug } from './bug.ts';

/** Each breaks a promise of docs/service-api.md. */
export const serviceBugs: readonly Bug[] = [
  {
    name: 'deadline-moved-by-a-wrong-answer',
    what: 'an answer that is refused moves the deadline of its question',
    patches: [
      {
        file: 'src/service/handlers/chat.ts',
        from: '  if (!isAccepted) return',
        to: '  if (!isAccepted) pending.deadlineAtMs = state.clock.now() + config.limits.interaction_deadline;\n  if (!isAccepted) return',
      },
      {
        file: 'src/service/runs/runs.ts',
        from: "() => apply(run, 'deadline'));",
        to: "() => {\n        if ((run.pending?.deadlineAtMs ?? 0) <= clock.now()) apply(run, 'deadline');\n        else this.follow(run);\n      });",
      },
    ],
  },
  {
    name: 'deadline-not-watched',
    what: 'a question that nobody answers stays open',
    patches: [
      {
        file: 'src/service/runs/runs.ts',
        from: "() => apply(run, 'deadline'));",
        to: '() => {});',
      },
    ],
  },
  {
    name: 'charged-again-after-a-restart',
    what: 'what an intern did while its question was open is forgotten, and done again after a restart',
    patches: [
      {
        file: 'src/service/runs/words-while-paused.ts',
        from: '        run.pending = { ...pending, continuation };\n',
        to: '',
      },
    ],
  },
  {
    name: 'usage-charged-with-each-response',
    what: 'the answer to a question charges again what was used before it',
    patches: [
      {
        file: 'src/service/handlers/chat.ts',
        from: "  runs.apply(run, 'answer');",
        to: "  runs.apply(run, 'answer');\n  const charged = store.findKey(run.keyHash);\n  if (charged !== undefined) store.saveKey({ ...charged, usage: { ...charged.usage, total: charged.usage.total + (run.usage?.cost ?? 0) } });",
      },
    ],
  },
  {
    name: 'second-run-in-a-session',
    what: 'a prompt starts a run in a session that has one',
    patches: [
      {
        file: 'src/service/runs/runs.ts',
        from: 'if (findOpenRun(internId, sessionId) !== undefined || reservedSessions.has(key)) return undefined;',
        to: "if (sessionId === '') return undefined;",
      },
    ],
  },
  {
    name: 'any-answer-is-consent',
    what: 'an answer that was not offered counts as the first that was',
    patches: [
      {
        file: 'src/service/interns/intern.ts',
        from: "return option === undefined ? undefined : { kind: 'chosen', option };",
        to: "return { kind: 'chosen', option: option ?? pending.options[0] };",
      },
    ],
  },
  {
    name: 'run-without-a-reader',
    what: 'a run whose reader has gone goes on for ever',
    patches: [{ file: 'src/service/runs/runs.ts', from: "    client_left: 'cancelled',\n", to: '' }],
  },
  {
    name: 'one-keepalive',
    what: 'a silent stream gets one keepalive, and no more',
    patches: [
      {
        file: 'src/service/runs/chat-stream.ts',
        from: "() => write(': keepalive\\n\\n')",
        to: "() => { write(': keepalive\\n\\n'); silence.stop(); }",
      },
    ],
  },
  {
    name: 'no-final-chunk',
    what: 'a run that finishes has no final chunk',
    patches: [
      {
        file: 'src/service/runs/chat-stream.ts',
        from: "end(encode.finish(model, 'stop') + encode.final(model, usage))",
        to: "end(encode.finish(model, 'stop') + (usage === null ? '' : encode.final(model, usage)))",
      },
    ],
  },
  {
    name: 'unheard-words-lost',
    what: 'what the intern said while its question was open is never told',
    patches: [
      {
        file: 'src/service/runs/attachment.ts',
        from: 'for (const words of run.unheard.splice(0)) {',
        to: 'run.unheard.splice(0);\n      for (const words of run.unheard) {',
      },
    ],
  },
  {
    name: 'unheard-goes-on',
    what: 'what the intern does while its question is open goes on after the answer',
    patches: [
      {
        file: 'src/service/runs/words-while-paused.ts',
        from: 'return () => controller.abort(abortReason);',
        to: 'return () => {};',
      },
    ],
  },
];
