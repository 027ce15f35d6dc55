// The settings of an intern that is a real agent, `runs: { acp: … }`, as a schema (docs/local-service.md, "Run a real agent").
import * as z from 'zod/mini';
import { atLeast } from '../../../contract/lengths.ts';
import { Secret } from '../../../secret.ts';
import { readDurationMs } from '../../time/duration.ts';

/** The agents that have a profile, and `custom` for every other. */
export const agentNames = ['opencode', 'codex', 'gemini', 'claude', 'custom'] as const;

/** The name of a profile. */
export type AgentName = (typeof agentNames)[number];

const text = z.string().check(atLeast(1));

/** Milliseconds of a written duration. */
const silence = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((value, context) => {
    const milliseconds = readDurationMs(value);
    if (milliseconds !== undefined && milliseconds > 0) return milliseconds;
    context.issues.push({ code: 'custom', input: value, message: 'is no duration: write 90s, 5m, 1h30m or seconds' });
    return z.NEVER;
  }),
);

/** A value of the agent's environment. It may be the key of its model. */
const secretText = z.pipe(
  z.string(),
  z.transform((value) => new Secret(value)),
);

const modelVariable = /(?:^|_)(?:KEY|TOKEN|URL|ENDPOINT|HOST|CONFIG|CREDENTIALS|PROFILE|BEDROCK|VERTEX)(?:_|$)/;

/** Tells whether somebody chose where the agent's model is: by its name, or by variables such as those of a key or a gateway. */
export function choosesModel({ model, env }: ModelChoice): boolean {
  const given = Object.entries(env).filter(([, value]) => value.reveal() !== '');
  return model !== undefined || given.some(([name]) => modelVariable.test(name));
}

/** The settings that say where a model is. */
interface ModelChoice {
  readonly model?: string | undefined;
  readonly env: Readonly<Record<string, Secret>>;
}

/** The settings of an agent (docs/local-service.md, "Run a real agent"). */
export const agentSettings = z
  .strictObject({
    agent: z.enum(agentNames),
    /** Program and arguments, never a shell; default: the profile's. */
    command: z.optional(z.array(z.string()).check(atLeast(1))),
    /** All that it gets beside PATH, HOME, LANG and TMPDIR. */
    env: z._default(z.record(z.string().check(z.regex(/^[^=\0]+$/, 'is no name of a variable')), secretText), {}),
    model: z.optional(text),
    /** Called only after the agent has asked for it. */
    authenticate: z.optional(text),
    sandbox: z._default(z.enum(['none', 'bubblewrap']), 'none'),
    network: z._default(z.enum(['host', 'none']), 'host'),
    /** The operator vouches that a custom agent asks in manual mode. */
    asks: z.optional(z.boolean()),
    /** The operator takes whatever model the agent finds for itself, a hosted one of its maker included. */
    any_model: z._default(z.boolean(), false),
    silence: z._default(silence, 120_000),
  })
  .check(
    z.refine(({ agent, command }) => agent !== 'custom' || command !== undefined, {
      path: ['command'],
      error: 'is needed for a custom agent: write its program and arguments as a list',
    }),
    z.refine(({ agent, asks }) => agent === 'custom' || asks === undefined, {
      path: ['asks'],
      error: 'is for custom agents: what the others do is known from their profiles',
    }),
    z.refine((settings) => settings.agent === 'custom' || settings.any_model || choosesModel(settings), {
      path: ['agent'],
      error:
        'is given no key of a model and no gateway, so it might send code to a host that nobody chose. Add a key (--agent-env NAME), or say that any model will do: "any_model: true" (--any-model)',
    }),
    z.refine(({ sandbox, network }) => network === 'host' || sandbox !== 'none', {
      path: ['network'],
      error: 'needs a sandbox: write "sandbox: bubblewrap" as well',
    }),
  );

export type AgentSettings = z.infer<typeof agentSettings>;

/** The settings as they are written, in YAML or as an object. */
export type WrittenAgentSettings = z.input<typeof agentSettings>;
