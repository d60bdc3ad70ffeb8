/** Moving rows from one customer to another inside a transaction that is open, with every count compared: going there and coming back are the same work. */
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tabel } from './store-schema.ts';
import {
  een,
  endSessies,
  isEen,
  copyRijen,
  listIds,
  lockStanden,
  countRijen,
  deleteRijen,
  shiftAlleRijen,
  pointElsewhere,
  type Voorwaarde,
  type Weg,
} from './store-verplaats.ts';

/** Which rows of a table come along. */
export type Keuze = (tabel: Tabel) => Voorwaarde;

const demandKlopt = (mag: boolean): void => {
  if (!mag) throw new AppError('conflict', 'verhuizingen/telling-klopt-niet');
};

/** Ids of what others hang on, per table; held until the end of the transaction. */
export type Vast = ReadonlyMap<string, readonly string[]>;

/** Answers that are being stored are waited for; whoever comes later waits until it is known where the child is. */
export async function holdOuders(db: Db, tabellen: readonly Tabel[], adminId: string, keuze: Keuze): Promise<Vast> {
  await lockStanden(db, adminId);
  const vast = new Map<string, readonly string[]>();
  for (const tabel of tabellen.filter(({ isOuder }) => isOuder))
    vast.set(tabel.naam, await listIds(db, tabel, adminId, keuze(tabel), true));
  return vast;
}

const MENSEN = ['leerling', 'gebruiker'];
const mensenVan = (vast: Vast): readonly string[] => MENSEN.flatMap((naam) => vast.get(naam) ?? []);

/** Rows per table that came along. */
export type Verplaatst = ReadonlyMap<string, number>;

/** What moves, from whom to whom. */
export interface Gang {
  readonly tabellen: readonly Tabel[];
  readonly weg: Weg;
  readonly keuze: Keuze;
  readonly vast: Vast;
}

/** Parents are copied, then what hangs on them goes over, then the parents that were left behind go; sessions end. Throws when one row is missing. */
export async function moveRijen(db: Db, gang: Gang, now: number): Promise<Verplaatst> {
  const { tabellen, weg, keuze, vast } = gang;
  const gedaan = new Map<string, number>();
  const leerlingIds = vast.get('leerling') ?? [];
  const mee = tabellen.filter(({ regel }) => regel.hoe === 'mee');
  for (const tabel of mee) {
    const waar = keuze(tabel);
    const voor = await countRijen(db, tabel, weg.van, waar);
    gedaan.set(tabel.naam, voor);
    if (voor === 0) continue;
    const verzet = tabel.isOuder ? copyRijen(db, tabel, weg, waar) : shiftAlleRijen(db, tabel, weg, { waar, rijen: voor, leerlingIds });
    demandKlopt((await verzet) === voor);
  }
  for (const tabel of mee.toReversed().filter(({ isOuder }) => isOuder))
    demandKlopt((await deleteRijen(db, tabel, weg.van, isEen('id', vast.get(tabel.naam) ?? []))) === gedaan.get(tabel.naam));
  await endSessies(db, mensenVan(vast), now);
  for (const tabel of tabellen.filter(({ regel }) => regel.hoe === 'wijst'))
    gedaan.set(tabel.naam, await pointElsewhere(db, tabel, weg, keuze(tabel)));
  await compareAantallen(db, { ...gang, tabellen: mee }, gedaan);
  return gedaan;
}

/** Nothing is left behind, and what hangs on the rows that came along is there in the same number. */
async function compareAantallen(db: Db, { tabellen, weg, keuze, vast }: Gang, gedaan: Verplaatst): Promise<void> {
  for (const tabel of tabellen) {
    demandKlopt((await countRijen(db, tabel, weg.van, keuze(tabel))) === 0);
    const ouders = tabel.ouders.filter(({ verplicht }) => verplicht);
    if (ouders.length === 0) continue;
    const daar = een(ouders.map(({ kolom, tabel: ouder }) => isEen(kolom, vast.get(ouder) ?? [])));
    demandKlopt((await countRijen(db, tabel, weg.naar, daar)) === gedaan.get(tabel.naam));
  }
}
