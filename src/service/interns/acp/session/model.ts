// The model of a session: by the agent's setting for it, or by the request that older agents have.

import type { AgentConnection } from '../protocol/connection.ts';
import { anyAnswer, configUpdate } from '../protocol/wire.ts';
import { type AgentSession, noteOptions } from './agent-session.ts';

/** A model that an agent has not, in words that name those that it has. */
class UnknownModel extends Error {
  constructor(model: string, models: readonly string[]) {
    const known = models.length === 0 ? 'It tells none.' : `It has: ${models.join(', ')}.`;
    super(`The agent has no model "${model}". ${known} Correct "model", or leave it out.`);
    this.name = 'UnknownModel';
  }
}

/**
 * Sets the model of the settings.
 *
 * @throws {UnknownModel} the agent has not got it
 */
export async function setModel(
  session: AgentSession,
  { connection, model }: { readonly connection: AgentConnection; readonly model: string | undefined },
): Promise<void> {
  if (model === undefined || session.model === model) return;
  const choice = session.models;
  if (choice === undefined || !choice.models.includes(model)) throw new UnknownModel(model, choice?.models ?? []);
  const sessionId = session.agentSession;
  if (choice.option === undefined) {
    await connection.request('session/set_model', { sessionId, modelId: model }, anyAnswer);
    session.model = model;
    return;
  }
  const params = { sessionId, configId: choice.option, value: model };
  noteOptions(session, (await connection.request('session/set_config_option', params, configUpdate)).configOptions);
}
