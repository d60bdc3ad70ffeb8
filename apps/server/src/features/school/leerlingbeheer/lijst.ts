/** New leerlingen, one or a thousand: accounts with free names, a begin of practice, in one transaction of the caller. */
import { AppError } from '../../../platform/app-error.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { candidateNames } from '../../toegang/gebruikers/index.ts';
import { foldName } from '../../toegang/sessies/index.ts';
import { beginStand, insertStanden } from '../../oefenen/standen/index.ts';
import * as lijst from './store-lijst.ts';
import type { NieuwAccount, NieuweLeerling } from './store.ts';

const PER_KEER = 500;

export interface Lijst {
  readonly adminId: string;
  readonly leerlingen: readonly NieuweLeerling[];
  /** Hash of a password that nobody knows. */
  readonly wachtwoord: string;
  readonly now: number;
}

const bestaatAl = (): AppError => new AppError('conflict', 'leerlingen/bestaat-al');

const laatsteNaam = (id: string): string => `leerling.${id.slice(-12)}`;

async function addAccounts(db: Db, { adminId, wachtwoord, now }: Lijst, leerlingen: readonly NieuweLeerling[]): Promise<void> {
  const kandidaten = leerlingen.map(({ roepnaam, achternaam }) => candidateNames(roepnaam, achternaam));
  const bezet = new Set(
    await lijst.takenNames(
      db,
      kandidaten.flatMap((namen) => namen.map(foldName)),
    ),
  );
  const toAccount = (id: string, gebruikersnaam: string): NieuwAccount => ({
    id,
    gebruikersnaam,
    gevouwen: foldName(gebruikersnaam),
    wachtwoord,
  });
  const accounts = leerlingen.map(({ id }, i) => {
    const vrij = kandidaten[i]?.find((naam) => !bezet.has(foldName(naam))) ?? laatsteNaam(id);
    bezet.add(foldName(vrij));
    return toAccount(id, vrij);
  });
  const gelukt = await lijst.insertAccounts(db, adminId, accounts, now);
  const rest = accounts.filter(({ id }) => !gelukt.has(id)).map(({ id }) => toAccount(id, laatsteNaam(id)));
  if (rest.length > 0 && (await lijst.insertAccounts(db, adminId, rest, now)).size < rest.length) throw bestaatAl();
}

/** A 409 when an id is taken, in this admin or another. Seats are the caller's to ask for. */
export async function addLeerlingen(db: Db, invoer: Lijst): Promise<void> {
  const { adminId, leerlingen, now } = invoer;
  for (let i = 0; i < leerlingen.length; i += PER_KEER) {
    const deel = leerlingen.slice(i, i + PER_KEER);
    if ((await lijst.insertLeerlingen(db, adminId, deel, now)) < deel.length) throw bestaatAl();
    await addAccounts(db, invoer, deel);
  }
  const regio = await lijst.readRegio(db, adminId);
  for (const [jaargroep, groep] of Map.groupBy(leerlingen, (leerling) => leerling.jaargroep))
    await insertStanden(
      db,
      adminId,
      groep.map(({ id }) => id),
      beginStand(jaargroep, dagVan(now), { regio }),
    );
}
