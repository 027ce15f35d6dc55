// The store of one simulation after another, in one database: opening a database and preparing its statements costs more than emptying it.
import { DatabaseSync } from 'node:sqlite';
import { prepareStatements, schema } from '../../../src/service/store/database.ts';
import { createStore, type Store } from '../../../src/service/store/store.ts';

let makeStore: (() => Store) | undefined;

/** A store with nothing in it, in place of the one given before. */
export function emptyStore(): Store {
  makeStore ??= open();
  return makeStore();
}

function open(): () => Store {
  const database = new DatabaseSync(':memory:');
  database.exec(schema);
  const statements = prepareStatements(database);
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const deletions = tables.map(({ name }) => database.prepare(`DELETE FROM ${String(name)}`));
  return () => {
    const store = createStore(database, statements);
    store.atomically(() => {
      for (const deletion of deletions) deletion.run();
    });
    return store;
  };
}
