// Files that programs read as code or settings without being told their names.

/** Folders and files by their names; of many tools, those that are used most. */
const names = [
  String.raw`\.git|hooks|\.cargo|\.mvn`,
  String.raw`(?:gnu)?makefile|[\w.-]+\.mk|justfile|taskfile\.ya?ml|cmakelists\.txt|dockerfile|rakefile|gemfile`,
  String.raw`package\.json|\.(?:npm|yarn|babel|eslint|mocha|prettier)rc(?:\.\w+)?|\.pnpmfile\.cjs|[\w.-]+\.config\.[cm]?[jt]s`,
  String.raw`(?:conftest|setup|sitecustomize|noxfile)\.py|(?:setup\.cfg|(?:pytest|tox)\.ini|pyproject\.toml)`,
  String.raw`cargo\.toml|build\.rs|(?:pom|build|phpunit)\.xml|[\w.-]+\.gradle(?:\.kts)?|gradlew|mvnw`,
];

const setting = new RegExp(`(?:^(?:-[A-Za-z])?|[/=:])(?:${names.join('|')})(?:/|$)`, 'iu');

/** Whether an argument names such a file, also behind an option as in `-oMakefile` or `of=Makefile`. */
export function isSetting(argument: string): boolean {
  return setting.test(argument);
}
