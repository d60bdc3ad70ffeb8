/**
 * Lets every parameterised query run as a named prepared statement: parsing and planning the answer statements costs
 * PostgreSQL more than running them. The query builder has no word for it, so the connections do it.
 */
import type { Pool, PoolClient } from 'pg';

/** Texts of many shapes (inserts of any number of rows) are not worth a plan each: beyond this they run unnamed. */
const MAX_NAMES = 400;
const MAX_TEXT = 8000;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES || text.length > MAX_TEXT) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

type Query = (...args: readonly unknown[]) => unknown;

function prepare(client: PoolClient): void {
  const plain: Query = Reflect.get(client, 'query').bind(client);
  const query: Query = (text, values, ...rest) => {
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
    return name === undefined ? plain(text, values, ...rest) : plain({ name, text, values }, ...rest);
  };
  Reflect.set(client, 'query', query);
}

/** Every connection this pool makes from now on prepares what it runs. */
export function preparing(pool: Pool): Pool {
  return pool.on('connect', prepare);
}
