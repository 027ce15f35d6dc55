// Breadth first: every state that can be reached, each by its shortest path.
import { fingerprint } from './fingerprint.ts';
import { findBroken, takeSnapshot } from './invariants.ts';
import { createMachine, type MachineGround, settled } from './machine.ts';
import { act, actionsIn, createWorld, readQuestions, type Scope, type World } from './world.ts';

/** What was found. */
export interface Explored {
  readonly states: number;
  readonly steps: number;
  readonly depth: number;
  /** The shortest way to something that does not hold; undefined when there is none. */
  readonly broken: { readonly path: readonly string[]; readonly what: readonly string[] } | undefined;
}

/** Explores everything within a scope. */
export async function explore(ground: MachineGround, scope: Scope): Promise<Explored> {
  const first = createWorld(createMachine(ground), scope);
  const seen = new Set([fingerprint(first)]);
  let frontier: readonly (readonly string[])[] = [[]];
  let steps = 0;
  let depth = 0;
  for (; frontier.length > 0; depth += 1) {
    const next: string[][] = [];
    for (const path of frontier) {
      let world = await replay(path, ground, scope);
      const here = fingerprint(world);
      let trail = path;
      for (const action of actionsIn(world)) {
        const before = takeSnapshot(world);
        await step(world, action);
        steps += 1;
        trail = [...trail, action];
        const what = findBroken(world, action, before);
        if (what.length > 0) return { states: seen.size, steps, depth: depth + 1, broken: { path: trail, what } };
        const name = fingerprint(world);
        if (!seen.has(name)) next.push([...path, action]);
        seen.add(name);
        // What a step has not moved is where the next one starts.
        if (name === here) continue;
        world = await replay(path, ground, scope);
        trail = path;
      }
    }
    frontier = next;
  }
  return { states: seen.size, steps, depth: depth - 1, broken: undefined };
}

/** The state at the end of a path: machines hold what no copy could, so each is moved there anew. */
async function replay(path: readonly string[], ground: MachineGround, scope: Scope): Promise<World> {
  const world = createWorld(createMachine(ground), scope);
  for (const action of path) await step(world, action);
  return world;
}

async function step(world: World, action: string): Promise<void> {
  await act(world, action);
  await settled();
  readQuestions(world);
}
