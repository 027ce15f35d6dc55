// The rooms of src/ as mutation testing takes them: what is changed, and the tests that have to notice.
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the source that is measured in one run. */
export interface Room {
  readonly name: string;
  /** Globs of the code that is changed. */
  readonly mutate: readonly string[];
  /**
   * Globs of the tests that run. None of them starts a process, where a change would not be seen, or compares the text of
   * a source, which Stryker rewrites.
   */
  readonly tests: readonly string[];
  /** Modules that the code loads when it needs them: loaded before the tests, so that what runs then counts for all tests. */
  readonly loaded?: readonly string[];
  /** Leaves out what runs once while a module loads: each such change needs all tests of the room. */
  readonly withoutStatic?: true;
}

const root = join(import.meta.dirname, '../..');

/** What the policy loads when it needs it. */
const policyLoads = ['file/parse-policy', 'file/file-shape', 'match/regex', 'match/shell-test'].map(
  (name) => `src/permission/${name}.ts`,
);

const folder = (name: string, tests: readonly string[] = [`test/${name}/**/*.test.ts`]): Room => ({
  name,
  mutate: [`src/${name}/**/*.ts`],
  tests,
});

/** All of `src`, in the order of its layers. */
export const rooms: readonly Room[] = [
  {
    name: 'ground',
    // A change of process-family.ts would kill processes that are not its own: all of the user's.
    mutate: ['src/*.ts', '!src/process-family.ts'],
    tests: ['test/*.test.ts', '!test/{citations,layers,repository,workflows}.test.ts'],
  },
  folder('contract'),
  folder('http'),
  folder('inputs'),
  folder('identity'),
  folder('models', [
    'test/inputs/model-access.test.ts',
    'test/exchange/model-token.test.ts',
    'test/proxy/models/*.test.ts',
    'test/cli/work/{agent-models,model-proxy}.test.ts',
    'test/service/interns/acp/model-access.test.ts',
  ]),
  folder('exchange'),
  { ...folder('client'), loaded: ['src/client/keys.ts'] },
  folder('keys'),
  folder('agents', [
    'test/agents/*.test.ts',
    'test/hook/{run-hook,install}.test.ts',
    'test/permission/tools/agent-starter.test.ts',
    'test/service/interns/acp/{asking,permission,elicitation}.test.ts',
  ]),
  folder('trust', ['test/trust/*.test.ts', 'test/cli/policy/trust.test.ts']),
  {
    ...folder('hook', ['test/hook/**/*.test.ts', '!test/hook/loaded.test.ts']),
    mutate: ['src/hook/**/*.ts', '!src/hook/{index,main,process}.ts'],
  },
  {
    name: 'permission',
    mutate: ['src/permission/*.ts', 'src/permission/{change,decide,lint,match,text,tools}/**/*.ts'],
    tests: [
      'test/permission/**/*.test.ts',
      '!test/permission/{docs,file/forms}.test.ts',
      '!test/permission/shell/**',
      '!**/*.property.test.ts',
    ],
    loaded: policyLoads,
    withoutStatic: true,
  },
  {
    name: 'permission-file',
    mutate: ['src/permission/file/**/*.ts'],
    tests: [
      'test/permission/{file,match,tools}/**/*.test.ts',
      '!test/permission/file/forms.test.ts',
      '!**/*.property.test.ts',
    ],
    loaded: policyLoads,
  },
  {
    name: 'permission-shell',
    mutate: ['src/permission/shell/**/*.ts'],
    tests: ['test/permission/shell/**/*.test.ts', '!test/permission/shell/{real-bash,shell.property}.test.ts'],
    loaded: policyLoads,
    withoutStatic: true,
  },
  folder('findings'),
  folder('changes', ['test/changes/**/*.test.ts', '!**/*.property.test.ts']),
  folder('transcript'),
  folder('run'),
  folder('provenance'),
  folder('report', ['test/report/**/*.test.ts', '!test/report/render/rich-text.load.test.ts']),
  {
    ...folder('github', [
      'test/github/**/*.test.ts',
      'test/action/{comment,run}/*.test.ts',
      'test/action/gate.test.ts',
    ]),
    loaded: [
      'src/action/commands/run-on-intern.ts',
      'src/github/api/octokit.ts',
      ...['placeholder-values', 'shown-html', 'shown-markdown'].map((name) => `src/github/prompt/${name}.ts`),
    ],
  },
  {
    ...folder('job', [
      'test/job/**/*.test.ts',
      'test/action/commands/*.test.ts',
      'test/cli/work/{agent-models,model-proxy,proxy}.test.ts',
      'test/proxy/chat/pauses.test.ts',
    ]),
    // The commands load its stages when they need them.
    loaded: globSync('src/job/**/*.ts', { cwd: root }),
  },
  folder('library'),
  {
    ...folder('proxy', [
      'test/proxy/*.test.ts',
      'test/proxy/{chat,models}/*.test.ts',
      '!test/proxy/{hour,real-clients,what-passes}.test.ts',
      '!test/proxy/models/{clients,tool-clients,upstream.memory}.test.ts',
    ]),
    loaded: globSync('src/proxy/**/*.ts', { cwd: root }),
  },
  {
    ...folder('action', [
      'test/action/**/*.test.ts',
      '!test/action/changes/committed-tree.property.test.ts',
      '!test/action/{end-of-log,end-to-end,faults,files,findings-built,hidden-text,hostile-service,lifecycle}.test.ts',
      '!test/action/{killed,model-proxy,proxy,proxy-life,report-file,runner-files,start,timeout,update-key-built}.test.ts',
      '!test/action/{local/{prompt-locally,model-access},findings/attacked-verdict}.test.ts',
    ]),
    loaded: ['commands/run-on-intern', 'commands/without-run', 'version'].map((name) => `src/action/${name}.ts`),
    mutate: ['src/action/**/*.ts', '!src/action/{index,proxy/process}.ts'],
  },
  {
    ...folder('cli', [
      'test/cli/**/*.test.ts',
      '!test/cli/{links-in-ci,main,merge-request,older-node,process,start,init/templates}.test.ts',
      '!test/cli/commands/proxy.test.ts',
    ]),
    mutate: ['src/cli/**/*.ts', '!src/cli/{index,process}.ts', '!src/cli/init/templates.ts'],
    // A command loads what it needs.
    loaded: globSync('src/cli/**/*.ts', { cwd: root, exclude: ['src/cli/{index,process}.ts'] }),
    withoutStatic: true,
  },
  {
    ...folder('service', [
      'test/service/**/*.test.ts',
      '!test/service/{store/durability,load,local-service-doc,real-clients*,serve,agents}.test.ts',
      '!test/service/interns/acp/**/*.test.ts',
    ]),
    mutate: ['src/service/**/*.ts', '!src/service/interns/acp/**/*.ts'],
    withoutStatic: true,
  },
  {
    name: 'service-agents',
    mutate: ['src/service/interns/acp/**/*.ts', '!src/service/interns/acp/forwarder{,-text}.ts'],
    tests: [
      'test/service/interns/acp/**/*.test.ts',
      'test/service/agents.test.ts',
      '!test/service/interns/acp/forwarder.test.ts',
    ],
    loaded: ['acp-intern', 'examine-agent'].map((name) => `src/service/interns/acp/${name}.ts`),
    withoutStatic: true,
  },
  folder('conformance', ['test/conformance/*.test.ts']),
  {
    ...folder('console', [
      'test/console/**/*.test.ts',
      '!test/console/script-text.test.ts',
      'test/service/listen/console.test.ts',
    ]),
    mutate: [
      'src/console/**/*.ts',
      // What runs in the browser is made into one text, and tested there.
      '!src/console/script-text.ts',
      '!src/console/script/{main,morph}.ts',
    ],
  },
];
