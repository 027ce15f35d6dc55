// Serves the console of the local service: page, live updates, access tokens for forms, and trials of policies.
import * as z from 'zod/mini';
import { ok, type Reply, readBodyAs, refuse, type ServiceRequest, type Sink } from '../service/http/message.ts';
import type { ConsoleHandler, ServiceView } from '../service/listen/console.ts';
import { createJudge, type Judge, type PolicyFile } from './judge.ts';
import { pageHeaders, toConsolePage, toSections } from './page.ts';
import { watchRuns } from './runs.ts';

const tokenRequest = z.strictObject({ key: z.string() });
/** Without a `policy`, or with a blank one, the policy file is tried. Facts missing from `context` are unknown. */
const policyRequest = z.strictObject({ policy: z.optional(z.string()), context: z.optional(z.json()) });

/** Expects requests whose token listen/console.ts has checked. */
export function createConsole(view: ServiceView, policyFile: PolicyFile | undefined): ConsoleHandler {
  const runs = watchRuns(view);
  const judge = createJudge(policyFile);
  const renderSections = async () => {
    await judge.refresh();
    return toSections(view, runs(), judge);
  };
  return async (request) => {
    switch (`${request.method} ${request.path}`) {
      case 'GET /_console': {
        const text = toConsolePage(await renderSections(), view);
        return { kind: 'text', status: 200, headers: pageHeaders, text, decision: 'shown' };
      }
      case 'GET /_console/live':
        return { kind: 'stream', decision: 'watching', start: (sink) => streamUpdates(renderSections, sink, view) };
      case 'POST /_console/token':
        return issueToken(request, view);
      case 'PUT /_console/policy':
        return tryPolicy(request, judge);
      default:
        return undefined;
    }
  };
}

async function issueToken(request: ServiceRequest, view: ServiceView): Promise<Reply> {
  const body = await readBodyAs(request, tokenRequest, 64 * 1024);
  if (body === undefined) return refuse(400, 'invalid_body', 'Send { "key": "HASH" }.');
  const token = await view.issueAccessToken(body.key);
  if (token === undefined) return refuse(404, 'not_found', 'No usable standard key has this hash.');
  return ok({ access_token: token.reveal() }, 'token_given');
}

async function tryPolicy(request: ServiceRequest, judge: Judge): Promise<Reply> {
  const body = await readBodyAs(request, policyRequest, 4 * 1024 * 1024);
  if (body === undefined) return refuse(400, 'invalid_body', 'Send { "policy": "version: 1 …", "context": { … } }.');
  const { policy = '', context = {} } = body;
  const problem = await judge.setPolicy(policy.trim() === '' ? undefined : policy, context);
  if (problem !== undefined) return refuse(400, 'invalid_body', problem);
  return ok({ problems: judge.getPolicy().problems }, 'policy_tried');
}

const updateMs = 250;

function streamUpdates(render: () => Promise<ReturnType<typeof toSections>>, sink: Sink, { onStop }: ServiceView) {
  const lastSentHtml = new Map<string, string>();
  let isBusy = false;
  const sendChanges = async (): Promise<void> => {
    const changed: Record<string, string> = {};
    for (const [id, { html }] of await render()) {
      if (lastSentHtml.get(id) === html) continue;
      lastSentHtml.set(id, html);
      changed[id] = html;
    }
    if (Object.keys(changed).length === 0) return;
    if (!sink.write(`data: ${JSON.stringify(changed)}\n\n`)) await sink.drained();
  };
  const tick = (): void => {
    if (isBusy) return;
    isBusy = true;
    void sendChanges().finally(() => {
      isBusy = false;
    });
  };
  const timer = setInterval(tick, updateMs);
  const unsubscribe = onStop(() => {
    clearInterval(timer);
    sink.end('');
  });
  sink.onLeave(() => {
    clearInterval(timer);
    unsubscribe();
  });
  tick();
}
