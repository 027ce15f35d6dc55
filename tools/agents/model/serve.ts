// `node tools/agents/model/serve.ts`: the made-up model for people, with the variables that lead each agent to it.
import { testedAgents } from '../tested-agents.ts';
import { startFakeModel } from './server.ts';

const model = await startFakeModel();
process.stdout.write(
  `The model is at ${model.url}. It says what a prompt orders, such as "[[run npm test]]". Ctrl-C stops it.\n`,
);
for (const { title, name, env } of testedAgents) {
  // Where an agent is installed is its own affair.
  const { CODEX_PATH: _, ...variables } = env({ modelUrl: model.url, installed: '' });
  const words = Object.entries(variables).map(([variable, value]) => `${variable}='${value}'`);
  const flags = Object.keys(variables).map((variable) => `--agent-env ${variable}`);
  process.stdout.write(
    `\n${title}:\n  export ${words.join(' ')}\n  interns exec --agent ${name} ${flags.join(' ')} -- interns chat intern "Hello"\n`,
  );
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void model.stop());
