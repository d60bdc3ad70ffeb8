/**
 * What the program has to know of a feature: which part of the contract it handles, what it sweeps away and what it does again and
 * again. The list of features is generated from the folders; the compiler sees that what each needs is there.
 */
import type { Api } from '@spelrijk/contract/api';
import type { Route } from '@spelrijk/contract/define';
import type { Handlers } from './http/mount.ts';

/** Takes away what has had its time; run once an hour, and safe to run twice. */
export interface Sweep<Needs> {
  /** One of its kind: as it stands in the log. */
  readonly name: string;
  /** After all others: the most work, and what goes wrong with one customer keeps nothing else from being done. */
  readonly last?: true;
  readonly run: (needs: Needs, now: number) => Promise<void>;
}

/** Does what its time has come for. */
export interface Tick<Needs> {
  readonly name: string;
  /** How often (ms). */
  readonly every: number;
  /** `each`: every server does it for itself, because it keeps something in memory. `one`: once for all servers is enough. */
  readonly servers: 'each' | 'one';
  readonly run: (needs: Needs, now: number) => Promise<void>;
}

export interface Feature<Part extends Readonly<Record<string, Route>>, Needs> {
  /** Its file of the contract; {} when it serves other features only. */
  readonly routes: Part;
  /** One for every route of its part, and no other. */
  readonly handlers: (needs: Needs) => Pick<Handlers, keyof Part & keyof Api>;
  readonly sweeps: readonly Sweep<Needs>[];
  readonly ticks: readonly Tick<Needs>[];
}

type Told<Part extends Readonly<Record<string, Route>>, Needs> = Pick<Feature<Part, Needs>, 'routes' | 'handlers'> &
  Partial<Feature<Part, Needs>>;

/**
 * @example
 * export const feature = defineFeature({
 *   routes: mailsRoutes,
 *   handlers: (deps: MailDeps) => mailHandlers(deps),
 * });
 */
export const defineFeature = <const Part extends Readonly<Record<string, Route>>, Needs>({
  sweeps = [],
  ticks = [],
  ...told
}: Told<Part, Needs>): Feature<Part, Needs> => ({ ...told, sweeps, ticks });
