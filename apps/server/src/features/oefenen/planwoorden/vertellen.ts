/**
 * What a leerling wrote wrong in a test of its care plan is asked again, weeks later: until then it is not told on a board, in an opdracht or to who sees a
 * misspelling at home, or the second test measures that it was told.
 */
import type { Regio } from '@spelrijk/domain/admin';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { apartVan, findStuk } from '../standen/index.ts';
import { listApartVan } from './store.ts';

export interface Verzwegen {
  /** Keys of the engine that may not be asked. */
  readonly sleutels: ReadonlySet<string>;
  /** Is this word, or this sentence as a whole, asked again? */
  readonly isApart: (tekst: string) => boolean;
}

/** Pure. `apart`: keys, as they are set apart. */
export function verzwegenVan(regio: Regio, apart: readonly string[]): Verzwegen {
  const { sleutels, woorden } = apartVan(regio, apart);
  const zinnen = new Set(
    apart.flatMap((sleutel) => {
      const stuk = findStuk(regio, sleutel);
      return stuk?.soort === 'zin' ? [stuk.woord.woord.toLowerCase()] : [];
    }),
  );
  return {
    sleutels: new Set(sleutels),
    isApart: (tekst) => woorden.has(tekst.toLowerCase()) || zinnen.has(tekst.toLowerCase()),
  };
}

export const loadVerzwegen = async (
  db: Db,
  regio: Regio,
  { adminId, leerlingIds }: { readonly adminId: string; readonly leerlingIds: readonly string[] },
  now: number,
): Promise<Verzwegen> => verzwegenVan(regio, await listApartVan(db, adminId, leerlingIds, dagVan(now)));
