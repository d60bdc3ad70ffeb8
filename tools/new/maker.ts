/** What the makers of `npm run new` share: where things go, and that nothing is overwritten. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root, stop } from '../install.mjs';

/** One thing that `npm run new` can make: a small working example, put in its place. */
export interface Maker {
  /** One line of help: `game <slug>   what it is`. */
  readonly usage: string;
  /** Makes it from the words after its name; gives the folder or file to look at first. */
  readonly make: (...words: readonly string[]) => string | Promise<string>;
}

const SLUG = /^[a-z][a-z0-9-]*$/;

export function demandSlug(slug: string): string {
  return SLUG.test(slug) ? slug : stop(`${slug} is geen goede naam: kleine letters, cijfers en streepjes.`);
}

export function fresh(folder: string): string {
  if (existsSync(folder)) stop(`Bestaat al: ${path.relative(root, folder)}`);
  return folder;
}

export function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(full);
    else yield full;
  }
}
