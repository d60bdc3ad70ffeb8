/** What came of a taak: what went well at once, and what was learned on the way. */
import type * as store from './store.ts';

export interface Uitslag {
  readonly munten: number;
  readonly totaal: number;
  readonly inEenKeer: number;
  readonly aantal: number;
  readonly geleerd: string[];
}

/** Every opgave was answered at least once. */
export const isGespeeld = ({ opgaven, antwoorden }: store.TaakUitslag): boolean =>
  opgaven.every(({ id }) => antwoorden.some(({ opgaveId }) => opgaveId === id));

/** Right at once, and what went wrong first and right later. */
export function countUitslag({ opgaven, antwoorden, munten }: store.TaakUitslag): Omit<Uitslag, 'totaal'> {
  const eerste = antwoorden.filter(({ telt }) => telt);
  const mis = new Set(eerste.filter(({ goed }) => !goed).map(({ opgaveId }) => opgaveId));
  const hersteld = new Set(
    antwoorden.filter(({ telt, goed, opgaveId }) => !telt && goed && mis.has(opgaveId)).map(({ opgaveId }) => opgaveId),
  );
  const geleerd = opgaven.filter(({ id }) => hersteld.has(id)).map(({ woord }) => woord.woord);
  return { munten, inEenKeer: eerste.filter(({ goed }) => goed).length, aantal: opgaven.length, geleerd: [...new Set(geleerd)] };
}
