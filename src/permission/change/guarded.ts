// Lists guarded names: files that programs run or agents obey. An `allow` takes one only if its glob spells the name.
import { foldWidely } from '../text/fold.ts';
import { compileGlob, globMatches } from '../text/glob.ts';

/** Files that agents and reviews obey. */
const instructionFiles =
  'AGENTS.md AGENTS.override.md CLAUDE.md CLAUDE.local.md GEMINI.md CODEOWNERS opencode.json opencode.jsonc'.split(' ');

const lockFiles = (
  'package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock* deno.lock Pipfile.lock poetry.lock ' +
  'uv.lock pdm.lock Cargo.lock go.sum go.work.sum Gemfile.lock composer.lock gradle.lockfile packages.lock.json ' +
  'mix.lock pubspec.lock flake.lock'
).split(' ');

const buildFiles = (
  'package.json pnpm-*.yaml bunfig.toml deno.json* lerna.json turbo.json nx.json pyproject.toml setup.py setup.cfg ' +
  'requirements*.txt Pipfile* conftest.py tox.ini noxfile.py Cargo.* build.rs rust-toolchain* go.mod go.work ' +
  'Gemfile* *.gemspec Rakefile composer.* pom.xml *.gradle* gradle.properties gradle-wrapper.* gradlew* mvnw* ' +
  'build.sbt Makefile GNUmakefile *.mk CMakeLists.txt *.cmake Justfile Taskfile.* meson.build BUILD BUILD.bazel ' +
  'WORKSPACE WORKSPACE.bazel MODULE.bazel flake.nix Dockerfile* Containerfile* *.dockerfile compose*.y*ml ' +
  'docker-compose*.y*ml Jenkinsfile* *.csproj *.fsproj *.vbproj *.sln *.slnx Directory.Build.* Directory.Packages.* ' +
  'nuget.config mix.exs pubspec.yaml Package.swift Package.resolved Podfile* action.yml action.yaml ' +
  'azure-pipelines*.y*ml bitbucket-pipelines.yml cloudbuild*.y*ml cloudbuild*.json buildspec*.y*ml appveyor.y*ml codemagic.y*ml ' +
  'bitrise.y*ml screwdriver.y*ml lefthook.y*ml netlify.toml vercel.json Vagrantfile Earthfile Tiltfile build.xml'
).split(' ');

/** Guarded names, besides all that begin with a dot. `*` matches any run of characters; case is ignored. */
export const guardedNames: readonly string[] = [...instructionFiles, ...lockFiles, ...buildFiles];

let matchesGuarded: ReturnType<typeof compileNames> | undefined;
let matchesLockFile: ReturnType<typeof compileNames> | undefined;

/** Remembers for each name whether it is guarded; emptied when full. */
const guardedCache = new Map<string, boolean>();
const maxCached = 10_000;

export function isGuardedName(name: string): boolean {
  const remembered = guardedCache.get(name);
  if (remembered !== undefined) return remembered;
  const folded = foldWidely(name);
  matchesGuarded ??= compileNames(guardedNames);
  const isGuarded = folded.startsWith('.') || matchesGuarded(folded);
  if (guardedCache.size >= maxCached) guardedCache.clear();
  guardedCache.set(name, isGuarded);
  return isGuarded;
}

export function isLockFile(path: string): boolean {
  matchesLockFile ??= compileNames(lockFiles);
  return matchesLockFile(foldWidely(path.slice(path.lastIndexOf('/') + 1)));
}

function compileNames(names: readonly string[]) {
  const globs = names.flatMap((name) => compileGlob(foldWidely(name)) ?? []);
  return (folded: string): boolean => globs.some((glob) => globMatches(glob, folded));
}
