/** Which routes belong to an address: ranked as React Router ranks them, with which a test compares it over all routes. */

/** What the build writes about a route. */
export interface Route {
  readonly id: string;
  readonly parentId?: string | undefined;
  /** One or more parts below the parent; `*` takes whatever is left. */
  readonly path?: string | undefined;
  readonly index?: boolean | undefined;
  readonly module: string;
  readonly css?: readonly string[] | undefined;
}

export type Params = Readonly<Record<string, string>>;

/** A route with all above it, from the outside to the inside. */
interface Branch {
  readonly chain: readonly Route[];
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly score: number;
}

export interface Match {
  readonly chain: readonly Route[];
  readonly params: Params;
}

const SCORE = { named: 4, fixed: 11, rest: -1, index: 2 } as const;

const isRest = (part: string): boolean => part === '*';

function scoreOf(parts: readonly string[], index: boolean): number {
  const scores = parts.map((part) => (isRest(part) ? SCORE.rest : part.startsWith(':') ? SCORE.named : SCORE.fixed));
  return scores.reduce<number>((sum, score) => sum + score, index ? SCORE.index : 0);
}

const escape = (text: string): string => text.replaceAll(/[\\.*+^${}|()[\]]/g, '\\$&');

function patternOf(parts: readonly string[]): RegExp {
  const source = parts.map((part) => (isRest(part) ? '(?:/(.*))?' : part.startsWith(':') ? '/([^/]+)' : `/${escape(part)}`));
  return new RegExp(`^${source.join('')}/*$`, 'i');
}

function branchOf(chain: readonly Route[]): Branch {
  const parts = chain.flatMap(({ path = '' }) => path.split('/')).filter((part) => part !== '');
  const names = parts.flatMap((part) => (isRest(part) ? '*' : part.startsWith(':') ? part.slice(1) : []));
  return { chain, names, pattern: patternOf(parts), score: scoreOf(parts, chain.at(-1)?.index === true) };
}

function* branchesBelow(routes: readonly Route[], above: readonly Route[]): Generator<Branch> {
  const parent = above.at(-1)?.id;
  for (const route of routes.filter(({ parentId }) => parentId === parent)) {
    const chain = [...above, route];
    yield* branchesBelow(routes, chain);
    if (route.path !== undefined || route.index) yield branchOf(chain);
  }
}

/** Best first; of equal ones the inner, then the earlier. */
export const branchesOf = (routes: readonly Route[]): readonly Branch[] =>
  [...branchesBelow(routes, [])].toSorted((a, b) => b.score - a.score);

/** What stands in an address for signs; an address that cannot be read stays as it is. */
function decode(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/');
  } catch {
    return pathname;
  }
}

const unescapeSlash = (value: string): string => value.replaceAll('%2F', '/');

/** The routes of an address; null when none fits, which a route `*` at the root prevents. */
export function findMatch(branches: readonly Branch[], pathname: string): Match | null {
  const readable = decode(pathname);
  for (const { chain, pattern, names } of branches) {
    const found = pattern.exec(readable);
    if (found) return { chain, params: Object.fromEntries(names.map((name, at) => [name, unescapeSlash(found[at + 1] ?? '')])) };
  }
  return null;
}

/** The parameters of one pattern in an address, or null when it does not fit: for `useMatch`. */
export function matchPattern(path: string, pathname: string): Params | null {
  return findMatch(branchesOf([{ id: path, path, module: '' }]), pathname)?.params ?? null;
}
