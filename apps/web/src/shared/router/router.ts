/**
 * Moves between screens: finds the routes of an address, loads their modules, lets their guards and loaders run, and only then shows
 * the new address. The old screen stays until then; of two moves at once the last one counts.
 */
import type { ComponentType, ReactNode } from 'react';
import { type Address, resolve, textOf, type To } from './address.ts';
import { branchesOf, findMatch, type Match, type Params, type Route } from './match.ts';

export interface Location extends Address {
  readonly state: unknown;
  /** Of this entry in the history; `default` for the first one and for one that the browser made. */
  readonly key: string;
}

interface RunArgs {
  readonly request: Request;
  readonly params: Params;
}

/** What the file of a route gives. */
export interface RouteModule {
  readonly default?: ComponentType;
  readonly Layout?: ComponentType<{ children: ReactNode }>;
  readonly HydrateFallback?: ComponentType;
  readonly ErrorBoundary?: ComponentType<{ error: unknown }>;
  readonly clientMiddleware?: readonly ((args: RunArgs, next: () => Promise<void>) => unknown)[];
  readonly clientLoader?: (args: RunArgs) => unknown;
  readonly handle?: unknown;
  readonly links?: () => readonly Readonly<Record<string, unknown>>[];
  readonly meta?: () => readonly Readonly<Record<string, unknown>>[];
}

/** How an address came: asked for, in place of the one before, by the browser's buttons (or as the first of all). */
type How = 'push' | 'replace' | 'back';

export interface View extends Match {
  readonly location: Location;
  readonly how: How;
  readonly keepScroll: boolean;
  /** False until the first address may be shown. */
  readonly ready: boolean;
  /** What a guard or loader threw; a refusal has a `status`. */
  readonly error?: unknown;
}

export interface Options {
  readonly replace?: boolean | undefined;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean | undefined;
}

/** The world outside: the browser's, or a test's. */
export interface Surroundings {
  readonly origin: string;
  readonly read: () => Location;
  readonly write: (location: Location, how: 'push' | 'replace') => void;
  readonly newKey: () => string;
  /** Loads what a route needs that is not here yet. */
  readonly load: (route: Route) => Promise<RouteModule>;
  /** Called before an address is left. */
  readonly leave: (location: Location) => void;
}

/** A refusal as the screens know it: `isRouteErrorResponse`. */
const refusalOf = ({ status, statusText }: Response) => ({ status, statusText, data: null, internal: false });

export class Router {
  #view: View;
  #turn = 0;
  readonly #branches;
  readonly #around: Surroundings;
  readonly #listeners = new Set<() => void>();
  readonly modules: Readonly<Record<string, RouteModule>>;
  /** What the page shows as it comes in. */
  readonly opening: View;

  /** `modules` are the routes that are here already; more are added as they are loaded. */
  constructor(routes: readonly Route[], modules: Record<string, RouteModule>, around: Surroundings) {
    this.#branches = branchesOf(routes);
    this.#around = around;
    this.modules = modules;
    const location = around.read();
    const match = this.#match(location);
    this.opening = { ...match, location, how: 'back', keepScroll: false, ready: match.chain.every(({ id }) => this.#isPlain(id)) };
    this.#view = this.opening;
  }

  get view(): View {
    return this.#view;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Goes where the page was opened, unless it is there already. */
  async start(): Promise<void> {
    if (!this.#view.ready) await this.#go(this.#view.location, 'back', false);
  }

  /** After the buttons of the browser. */
  async follow(): Promise<void> {
    await this.#go(this.#around.read(), 'back', false);
  }

  navigate = async (to: To, { replace = false, state = null, preventScrollReset = false }: Options = {}): Promise<void> => {
    const location = { ...resolve(to, this.#view.location.pathname), state, key: this.#around.newKey() };
    await this.#go(location, replace ? 'replace' : 'push', preventScrollReset);
  };

  /** Here, with nothing that has to run first. */
  #isPlain(id: string): boolean {
    const module = this.modules[id];
    return module !== undefined && !module.clientMiddleware && !module.clientLoader;
  }

  #match({ pathname }: Address): Match {
    const match = findMatch(this.#branches, pathname);
    if (!match) throw new Error(`Geen route voor ${pathname}`);
    return match;
  }

  async #go(location: Location, how: How, keepScroll: boolean): Promise<void> {
    const turn = ++this.#turn;
    const before = this.#view;
    this.#around.leave(before.location);
    const sameScreen = before.ready && before.location.pathname + before.location.search === location.pathname + location.search;
    if (sameScreen && location.hash !== '') return this.#show({ ...before, location, how, keepScroll });
    const match = this.#match(location);
    const outcome = await this.#prepare(match, location, () => turn === this.#turn);
    if (turn !== this.#turn) return;
    if (!(outcome instanceof Response)) return this.#show({ ...match, location, how, keepScroll, ready: true, ...outcome });
    const target = outcome.headers.get('location');
    if (target === null) return this.#show({ ...match, location, how, keepScroll, ready: true, error: refusalOf(outcome) });
    // An address that is only passed through may not catch the button back.
    return this.navigate(target, { replace: how !== 'push' });
  }

  /** Runs what stands before a screen: an answer (to elsewhere, or a refusal), an error, or nothing. */
  async #prepare({ chain, params }: Match, location: Location, goesOn: () => boolean): Promise<Response | { readonly error?: unknown }> {
    try {
      const modules = await Promise.all(chain.map((route) => this.#around.load(route)));
      const args = { request: new Request(this.#around.origin + textOf({ ...location, hash: '' })), params };
      for (const guard of modules.flatMap(({ clientMiddleware = [] }) => clientMiddleware)) {
        if (!goesOn()) return {};
        await guard(args, async () => {});
      }
      const answers = goesOn() ? await Promise.all(modules.map(({ clientLoader }) => clientLoader?.(args))) : [];
      return answers.find((answer) => answer instanceof Response) ?? {};
    } catch (thrown) {
      return thrown instanceof Response ? thrown : { error: thrown };
    }
  }

  #show(view: View): void {
    if (view.how !== 'back') this.#around.write(view.location, view.how);
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
