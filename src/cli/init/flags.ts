// The words after `interns init`.
import { parseArgs } from 'node:util';

/** What was said on the command line, as it was said. */
export interface InitFlags {
  readonly baseUrl: string | undefined;
  readonly federationPolicyId: string | undefined;
  readonly intern: string | undefined;
  readonly on: string | undefined;
  readonly allow: readonly string[] | undefined;
  readonly edit: readonly string[] | undefined;
  readonly repository: string | undefined;
  readonly yes: boolean;
  readonly force: boolean;
  readonly json: boolean;
  readonly help: boolean;
}

/** The help of `interns init`. */
export const initUsage = `Usage: interns init [--base-url URL] [--intern NAME] [--on EVENT] [--allow COMMAND]… [--edit PATH]… [--yes]

Writes .github/workflows/intern.yml and .github/intern-policy.yml with its tests, and says which federation policy an
administrator has to create. On a terminal it asks for what is not given, and shows the files before it writes them.

  --base-url URL             where the Intern Service is, with its version segment [INTERNS_BASE_URL]
  --federation-policy-id ID  default: the workflow takes it from a variable of the repository
  --intern NAME              name or id of the intern [INTERNS_INTERN]
  --on EVENT                 pull_request (default), issue_comment, push or schedule
  --allow COMMAND            a command that the intern may run, word for word; may be repeated
  --edit PATH                a file, or a folder as "src/**", that it may edit; may be repeated
  --repository OWNER/NAME    default: the remote "origin"
  --yes                      ask nothing, write
  --force                    replace files that are there
  --json                     print the files and the federation policy as one JSON document

Examples:
  Answer a few questions
    $ interns init

  Without a terminal
    $ interns init --base-url https://service.example/api/v1 --intern reviewer --allow "npm test" --yes
`;

const options = {
  'base-url': { type: 'string' },
  'federation-policy-id': { type: 'string' },
  intern: { type: 'string' },
  on: { type: 'string' },
  allow: { type: 'string', multiple: true },
  edit: { type: 'string', multiple: true },
  repository: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  force: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the flags; throws what is wrong with them. */
export function readInitFlags(args: readonly string[]): InitFlags {
  const { values } = parseArgs({ args: [...args], options });
  const { allow, edit, on, intern, repository, yes = false, force = false, json = false, help = false } = values;
  const { 'base-url': baseUrl, 'federation-policy-id': federationPolicyId } = values;
  return { allow, edit, on, intern, repository, baseUrl, federationPolicyId, yes, force, json, help };
}
