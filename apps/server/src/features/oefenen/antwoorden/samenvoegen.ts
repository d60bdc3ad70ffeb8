/** Several write-ups of one leerling as one, in their order: sums add up, states are those of the last. */
import type { Schrijfbeurt } from './store.ts';

/** The last row per key wins. */
const laatste = <T>(rijen: readonly T[], key: (rij: T) => string): T[] => [...new Map(rijen.map((rij) => [key(rij), rij])).values()];

function opgeteld<T>(rijen: readonly T[], key: (rij: T) => string, add: (som: T, rij: T) => T): T[] {
  const sommen = new Map<string, T>();
  for (const rij of rijen) {
    const som = sommen.get(key(rij));
    sommen.set(key(rij), som === undefined ? rij : add(som, rij));
  }
  return [...sommen.values()];
}

/** Null when there is nothing to write. */
export function mergeBeurten(beurten: readonly Schrijfbeurt[]): Schrijfbeurt | null {
  const eind = beurten.at(-1);
  if (!eind) return null;
  return {
    ...eind,
    // What it was busy with last, also when it only read afterwards.
    stand: { ...eind.stand, bezig_met: beurten.findLast(({ stand }) => stand.bezig_met !== null)?.stand.bezig_met ?? null },
    antwoorden: beurten.flatMap(({ antwoorden }) => antwoorden),
    categorieen: laatste(
      beurten.flatMap(({ categorieen }) => categorieen),
      ({ categorie }) => categorie,
    ),
    woorden: laatste(
      beurten.flatMap(({ woorden }) => woorden),
      ({ woord }) => woord,
    ),
    dagen: opgeteld(
      beurten.flatMap(({ dagen }) => dagen),
      ({ dag }) => dag,
      (a, b) => ({
        ...a,
        ...b,
        antwoorden: a.antwoorden + b.antwoorden,
        goed: a.goed + b.goed,
        ms: a.ms + b.ms,
        gokjes: a.gokjes + b.gokjes,
        taken: a.taken + b.taken,
      }),
    ),
    categorieDagen: opgeteld(
      beurten.flatMap(({ categorieDagen }) => categorieDagen),
      ({ dag, categorie }) => `${dag} ${categorie}`,
      (a, b) => ({ ...b, antwoorden: a.antwoorden + b.antwoorden, goed: a.goed + b.goed }),
    ),
    fouten: opgeteld(
      beurten.flatMap(({ fouten }) => fouten),
      ({ label }) => label,
      (a, b) => ({ ...a, keer: a.keer + b.keer }),
    ),
    games: opgeteld(
      beurten.flatMap(({ games }) => games),
      ({ game }) => game,
      (a, b) => ({ game: a.game, taken: a.taken + b.taken, ms: a.ms + b.ms }),
    ),
    taakIds: [],
  };
}
