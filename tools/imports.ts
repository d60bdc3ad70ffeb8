/**
 * What a file reaches by its imports and theirs: all that decides what it says, does and is typed as, besides what it opens itself. Read from the text of the
 * files, without a compiler: an import too many (in a comment) costs a run, and none can be missed that is written out.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Types too, and what a comment tells the compiler to read. */
const IMPORT = /\b(?:from|import|path)\b\s*[(=]?\s*['"]([^'"\n]+)['"]/g;
const CODE = /\.[cm]?[jt]sx?$/;
/** Of Node what opens nothing. */
const BLIND = 'assert|assert/strict|buffer|crypto|events|os|path|perf_hooks|stream|test|timers/promises|url|util|zlib';
/** Opens files, runs what does, or imports what its text does not name. */
const OPENS = new RegExp(
  `\\b(?:from|import)\\s*\\(?\\s*['"](?:node:(?!(?:${BLIND})['"])|vite\\b|playwright|@playwright/|@react-router/dev)|\\bimport\\(\\s*[^'"\\s]`,
);

/** `@spelrijk/domain/opgave` is `packages/domain/src/opgave.ts`. */
function readExports(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('{packages,apps}/*/package.json', { cwd: folder })) {
    const { name, exports = {} }: { name?: string; exports?: Readonly<Record<string, string>> } = JSON.parse(
      readFileSync(path.join(folder, file), 'utf8'),
    );
    for (const [as, to] of Object.entries(exports)) found.set(path.posix.join(name ?? '', as), path.join(path.dirname(file), to));
  }
  return found;
}

interface Read {
  readonly imports: readonly string[];
  readonly opens: boolean;
}

export interface Reached {
  /** From the root, the file itself first, in an order that is that of what they say. */
  readonly files: readonly string[];
  /** One of them opens files: these do not say all. */
  readonly opens: boolean;
}

/** Looks each file up once: for one run, in which none changes. */
export function createReach(folder: string): (file: string) => Reached {
  const exported = readExports(folder);
  const known = new Map<string, Read>();
  const read = (file: string): Read => {
    const text = CODE.test(file) ? readFileSync(path.join(folder, file), 'utf8') : '';
    const named = Array.from(text.matchAll(IMPORT), ([, from = '']) =>
      from.startsWith('.') ? path.join(path.dirname(file), from.replace(/\?.*$/, '')) : exported.get(from),
    );
    const imports = [...new Set(named)].filter((each) => each !== undefined).filter((each) => existsSync(path.join(folder, each)));
    return { imports, opens: OPENS.test(text) };
  };
  const readOnce = (file: string): Read => {
    const before = known.get(file) ?? read(file);
    known.set(file, before);
    return before;
  };
  return (file) => {
    // It grows while it is walked.
    const files = new Set([file]);
    let opens = false;
    for (const each of files) {
      const found = readOnce(each);
      opens ||= found.opens;
      for (const next of found.imports) files.add(next);
    }
    return { files: [...files], opens };
  };
}
