/** Which rows of a customer came with a move, or were hung on what came with it since. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Tabel } from './store-schema.ts';
import { een, isEen, isSleutel, listIds, countRijen, type Voorwaarde } from './store-verplaats.ts';

/** Keys that were remembered, per table. */
export type Sleutels = ReadonlyMap<string, readonly (readonly string[])[]>;

export interface Gekomen {
  /** Ids of what others hang on, held until the end of the transaction. */
  readonly vast: ReadonlyMap<string, readonly string[]>;
  readonly keuze: (tabel: Tabel) => Voorwaarde;
}

const WIE = ['groep', 'leerling', 'gebruiker'];

/** `tabellen`: parents first. A child that came into a groep that moved belongs to that groep by now. */
export async function chooseGekomen(db: Db, tabellen: readonly Tabel[], adminId: string, sleutels: Sleutels): Promise<Gekomen> {
  const vast = new Map<string, readonly string[]>();
  const keuze = (tabel: Tabel): Voorwaarde => {
    const { volgt } = tabel.regel;
    return een([
      isSleutel(tabel, sleutels.get(tabel.naam) ?? []),
      ...tabel.ouders.map((ouder) => isEen(ouder.kolom, vast.get(ouder.tabel) ?? [])),
      ...(volgt === undefined
        ? []
        : [
            isEen(
              volgt,
              WIE.flatMap((naam) => vast.get(naam) ?? []),
            ),
          ]),
    ]);
  };
  for (const tabel of tabellen.filter(({ isOuder }) => isOuder))
    vast.set(tabel.naam, await listIds(db, tabel, adminId, keuze(tabel), true));
  return { vast, keuze };
}

/** Tables with a row that hangs on something that came and on something that was there: those two cannot be taken apart. */
export async function listVerweven(
  db: Db,
  tabellen: readonly Tabel[],
  adminId: string,
  { vast, keuze }: Gekomen,
): Promise<readonly Tabel[]> {
  const verweven: Tabel[] = [];
  for (const tabel of tabellen.filter(({ ouders }) => ouders.length > 0)) {
    const vreemd = een(
      tabel.ouders.map(({ kolom, tabel: ouder }) => sql`(t.${sql.ref(kolom)} is not null and not ${isEen(kolom, vast.get(ouder) ?? [])})`),
    );
    if ((await countRijen(db, tabel, adminId, sql`${keuze(tabel)} and ${vreemd}`)) > 0) verweven.push(tabel);
  }
  return verweven;
}
