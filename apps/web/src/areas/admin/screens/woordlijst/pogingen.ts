/** Per word what a groep did with it. Pure. */
import type { Woordpoging } from '@spelrijk/contract/woordlijsten';

export interface WoordTelling {
  readonly woord: string;
  /** Leerlingen who wrote it. */
  readonly geoefend: number;
  /** Of them, whose last answer was right. */
  readonly goed: number;
  /** Names of the others. */
  readonly nogNiet: readonly string[];
  /** Most frequent first. */
  readonly fouten: readonly string[];
}

const MEEST_FOUTEN = 6;

function countFouten(pogingen: readonly Woordpoging[]): string[] {
  const keren = new Map<string, number>();
  for (const fout of pogingen.flatMap(({ fouten }) => fouten)) keren.set(fout, (keren.get(fout) ?? 0) + 1);
  return [...keren]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MEEST_FOUTEN)
    .map(([fout, keer]) => (keer > 1 ? `${fout} (${keer})` : fout));
}

/** Words that go worst first; then those that nobody practised. */
export function countPogingen(
  woorden: readonly string[],
  pogingen: readonly Woordpoging[],
  leerlingen: readonly { readonly id: string; readonly naam: string }[],
): readonly WoordTelling[] {
  const namen = new Map(leerlingen.map(({ id, naam }) => [id, naam]));
  const tellingen = woorden.map((woord): WoordTelling => {
    const eigen = pogingen.filter((poging) => poging.woord === woord);
    return {
      woord,
      geoefend: eigen.length,
      goed: eigen.filter(({ laatsteGoed }) => laatsteGoed).length,
      nogNiet: eigen.filter(({ laatsteGoed }) => !laatsteGoed).flatMap(({ leerlingId }) => namen.get(leerlingId) ?? []),
      fouten: countFouten(eigen),
    };
  });
  const aandeel = ({ geoefend, goed }: WoordTelling): number => (geoefend === 0 ? 2 : goed / geoefend);
  return tellingen.toSorted((a, b) => aandeel(a) - aandeel(b));
}
