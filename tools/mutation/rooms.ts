// The rooms of src/ as mutation testing takes them: what is changed, and the tests that have to notice.
/** A part of the source that is measured in one run. */
export interface Room {
  readonly name: string;
  /** Globs of the code that is changed. */
  readonly mutate: readonly string[];
  /** Globs of the tests that run; none of them starts a process, where a change would not be seen. */
  readonly tests: readonly string[];
  /** Modules that the code loads when it needs them: loaded before the tests, so that what runs then counts for all tests. */
  readonly loaded?: readonly string[];
  /** Leaves out what runs once while a module loads: each such change needs all tests of the room. */
  readonly withoutStatic?: true;
}

/** The half of the policy that reads a file; the other half decides. */
const policyLoader = [
  'src/permission/{policy-file,yaml-tree,yaml-nodes,mapping,shape,matcher-schema,matcher-values,pointer,problem,schema}.ts',
  'src/permission/*-shape.ts',
  'src/permission/file/entry-shapes.ts',
];
const policyTests = ['test/permission/*.test.ts', '!test/permission/{shell.property,docs}.test.ts'];
const policyLoads = ['yaml-tree', 'yaml-nodes', 'engines', 'regex', 'bash', 'file-shape'];

const folder = (name: string, tests: readonly string[] = [`test/${name}/**/*.test.ts`]): Room => ({
  name,
  mutate: [`src/${name}/**/*.ts`],
  tests,
});

/** All of `src`, in the order of its layers. */
export const rooms: readonly Room[] = [
  { name: 'ground', mutate: ['src/*.ts'], tests: ['test/{clock,errors,log,secret}.test.ts'] },
  folder('contract'),
  folder('http'),
  folder('inputs'),
  folder('identity'),
  folder('exchange'),
  folder('client'),
  folder('keys'),
  {
    name: 'permission',
    mutate: ['src/permission/**/*.ts', ...policyLoader.map((glob) => `!${glob}`)],
    tests: policyTests,
    loaded: policyLoads.map((name) => `src/permission/${name}.ts`),
    withoutStatic: true,
  },
  {
    name: 'permission-loader',
    mutate: policyLoader,
    tests: ['test/permission/{policy-file,schema,matchers,self-test,regex,replay}.test.ts'],
    loaded: policyLoads.map((name) => `src/permission/${name}.ts`),
  },
  folder('run'),
  folder('report', ['test/report/**/*.test.ts', '!test/report/rich/rich-text.load.test.ts']),
  {
    ...folder('github', ['test/github/**/*.test.ts', 'test/action/{ask-person,gate,run-comment,run-policy}.test.ts']),
    loaded: ['src/action/run-on-intern.ts'],
  },
  folder('job', ['test/job/**/*.test.ts', 'test/action/update-key.test.ts']),
  folder('library'),
  {
    ...folder('action', [
      'test/action/*.test.ts',
      '!test/action/{end-to-end,faults,lifecycle,proxy,update-key-built}.test.ts',
    ]),
    loaded: ['list', 'run-on-intern', 'token', 'update-key'].map((name) => `src/action/${name}.ts`),
    mutate: ['src/action/**/*.ts', '!src/action/index.ts'],
  },
  {
    ...folder('cli', ['test/cli/**/*.test.ts', '!test/cli/{process,start}.test.ts']),
    mutate: ['src/cli/**/*.ts', '!src/cli/{index,process}.ts'],
    withoutStatic: true,
  },
  {
    ...folder('service', [
      'test/service/**/*.test.ts',
      '!test/service/{store/durability,load,local-service-doc,real-clients*,serve}.test.ts',
    ]),
    withoutStatic: true,
  },
  folder('conformance', ['test/conformance/*.test.ts']),
];
