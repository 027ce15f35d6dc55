// Decides who may start a run, before any token is requested.
import { isAtLeast, type PermissionLevel, type Standing } from './account.ts';
import { marksOwnComment } from './comment/marker.ts';
import { canOutsidersCause, type GitHubEvent, textAt } from './event.ts';

interface StartRule {
  /** The lowest permission of a person who may start; `none` lets anyone start. */
  readonly actorPermission: PermissionLevel;
  readonly allowedBots: readonly string[];
}

export interface StartRefusal {
  readonly why: string;
  readonly remedy: string;
}

export function needsPermission(event: GitHubEvent, rule: StartRule): boolean {
  return canOutsidersCause(event) && rule.actorPermission !== 'none';
}

/** Refuses a comment with this action's marker, so that runs don't start each other. */
export function refuseOwnComment(event: GitHubEvent): StartRefusal | undefined {
  const body = textAt(event.payload, 'comment', 'body');
  if (body === undefined || !marksOwnComment(body)) return undefined;
  return { why: 'The event is a comment by this action itself.', remedy: 'Its own comments never start a run.' };
}

export function refuseActors(standings: readonly Standing[], rule: StartRule): StartRefusal | undefined {
  if (standings.length === 0) {
    return { why: 'The event names no actor.', remedy: 'Set "actor-permission: none" to run without one.' };
  }
  return standings.map((standing) => refuseActor(standing, rule)).find((refusal) => refusal !== undefined);
}

function refuseActor({ login, type, permission }: Standing, rule: StartRule): StartRefusal | undefined {
  if (type !== 'User') {
    if (rule.allowedBots.includes(login)) return undefined;
    return {
      why: `"${login}" is an account of type ${type}, not a person, and not in "allowed-bots".`,
      remedy: `Add "${login}" to "allowed-bots" if it may start a run.`,
    };
  }
  if (isAtLeast(permission, rule.actorPermission)) return undefined;
  return {
    why: `"${login}" has the permission "${permission}" on this repository, but a run needs "${rule.actorPermission}".`,
    remedy:
      'Someone with that permission can cause the run, for example by a comment or by reopening the pull request; starting the job again does not help. Or lower "actor-permission".',
  };
}
