/** What a child sees of a test at a moment. Pure. */
import type { Zitting } from '@spelrijk/contract/zittingen';

/** After so many words there is a rest. */
const ETAPPE = 20;

export interface Bezoek {
  /** The child pressed the button of the start or of the rest. */
  readonly begonnen: boolean;
  /** Words that were made when it last pressed. */
  readonly vanaf: number;
}

type Stap = 'begin' | 'woord' | 'rust' | 'klaar' | 'dicht' | 'wacht' | 'papier';

export function stapVan({ stand, gemaakt, aantal, item }: Zitting, { begonnen, vanaf }: Bezoek): Stap {
  if (stand === 'dicht' || stand === 'wacht' || stand === 'papier') return stand;
  if (stand === 'klaar' || item === null || gemaakt >= aantal) return 'klaar';
  if (!begonnen) return 'begin';
  return gemaakt > vanaf && gemaakt % ETAPPE === 0 ? 'rust' : 'woord';
}
