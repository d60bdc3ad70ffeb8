/** All routes as the page carries them: short, because every page does. The build writes it (`page-scripts.ts`). */
import type { Route } from './match.ts';

/**
 * Name (0: its place in the table) · place of the parent (-1: none) · path (0: none, 1: the parent's own screen) · script
 * (empty: in the page) · style sheets.
 */
export type Row = readonly [id: string | 0, parent: number, path: string | 0 | 1, module: string, ...css: readonly string[]];

const FOLDER = '/assets/';

const addressOf = (name: string, ending: string): string => FOLDER + name + ending;

/** `/assets/screen-1a2b.js` -> `screen-1a2b`. */
export const nameOf = (address: string, ending: string): string => address.slice(FOLDER.length, -ending.length);

export function readTable(rows: readonly Row[]): readonly Route[] {
  const idAt = (place: number): string | undefined => rows[place] && String(rows[place][0] || place);
  return rows.map(([, parent, path, module, ...css], place) => ({
    id: idAt(place) ?? '',
    parentId: idAt(parent),
    path: typeof path === 'string' ? path : undefined,
    index: path === 1,
    module: addressOf(module, '.js'),
    css: css.map((name) => addressOf(name, '.css')),
  }));
}
