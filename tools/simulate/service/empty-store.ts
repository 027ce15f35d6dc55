// The store of one simulation after another, in one database: opening a database costs more than emptying it.
import type { DatabaseSync } from 'node:sqlite';
import { silentLog } from '../../../src/log.ts';
import { openDatabase } from '../../../src/service/store/database.ts';
import { createStore, type Store } from '../../../src/service/store/store.ts';

let opened: { readonly database: DatabaseSync; readonly empty: () => void } | undefined;

/** A store with nothing in it, in place of the one given before. */
export function emptyStore(): Store {
  opened ??= open();
  opened.empty();
  return createStore(opened.database, { isKept: false });
}

function open(): NonNullable<typeof opened> {
  const database = openDatabase(undefined, silentLog);
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const deletions = tables.map(({ name }) => database.prepare(`DELETE FROM ${String(name)}`));
  return {
    database,
    empty() {
      for (const deletion of deletions) deletion.run();
    },
  };
}
