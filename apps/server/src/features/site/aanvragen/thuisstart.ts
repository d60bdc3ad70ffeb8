/** A parent begins by herself: her application is answered with one link, and who holds it opens the account. Nobody of our office is needed. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { jaarprijs } from '@spelrijk/domain/prijs';
import { termijnTekst } from '@spelrijk/teksten/instelwaarde';
import { notFound } from '../../../platform/app-error.ts';
import { createToken, hashOf } from '../../../platform/auth/secret.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Database, Db } from '../../../platform/db/database.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import { linkTo, type Adressen } from '../../../platform/regio.ts';
import { openThuis } from '../../kantoor/admins/index.ts';
import { demandNaam, suggestName, type GebruikerDeps } from '../../toegang/gebruikers/index.ts';
import * as store from './store-thuisstart.ts';

const DAG_MS = 86_400_000;

export interface StartDeps extends GebruikerDeps {
  readonly database: Database;
  readonly adressen: Adressen;
  readonly instellingen: LeesInstellingen;
}

type Opening = Input<Api['openThuisstart']>['body'];

/** The same for a link that never was, was used or has ended. */
const gone = () => notFound('aanvragen/link-ongeldig');

async function findOrRefuse(db: Db, token: string, now: number): Promise<store.Start> {
  const start = await store.findStart(db, hashOf(token), now);
  if (!start) throw gone();
  return start;
}

/** `Noor van den Berg`: the first word is what she is called. */
function namesOf(naam: string): { readonly roepnaam: string; readonly achternaam: string } {
  const [roepnaam = '', ...rest] = naam.trim().split(/\s+/u);
  return { roepnaam, achternaam: rest.join(' ') };
}

/** In the transaction of the application: the one link that opens the account. */
export async function mailStart(
  db: Db,
  { adressen, instellingen }: Pick<StartDeps, 'adressen' | 'instellingen'>,
  { id, naam, email, regio }: Pick<store.Start, 'id' | 'naam' | 'email' | 'regio'>,
  now: number,
): Promise<void> {
  const token = createToken();
  const { uitnodiging, proef } = instellingen();
  const verloopt = now + uitnodiging * DAG_MS;
  await store.setStart(db, id, hashOf(token), verloopt);
  const link = linkTo(adressen, regio, `/app/auth/thuis-beginnen#${token}`);
  await enqueueMail(db, {
    sjabloon: 'thuisBeginnen',
    aan: email,
    regio,
    gegevens: { roepnaam: namesOf(naam).roepnaam, link, geldig: termijnTekst(uitnodiging), proef: termijnTekst(proef) },
    sleutel: `thuisstart:${id}`,
    adminId: null,
    now,
    houdbaarTot: verloopt,
  });
}

/** Looking uses nothing up: mail scanners open links too. */
export async function readThuisstart(
  { database, instellingen }: StartDeps,
  token: string,
  now: number,
): Promise<Output<Api['readThuisstart']>> {
  const { naam, email, regio } = await findOrRefuse(database.own, token, now);
  const { roepnaam, achternaam } = namesOf(naam);
  const { proef, prijsThuis } = instellingen();
  return {
    naam,
    email,
    regio,
    gebruikersnaam: await suggestName(database.own, roepnaam, achternaam),
    proefTot: addDays(dagVan(now), proef - 1),
    cent: jaarprijs(prijsThuis, 1),
  };
}

/** Hashing costs, so the link is looked at first; it is looked at again, and locked, when the account is made. */
export async function openThuisstart(
  { database, demandWachtwoord, instellingen, passwords }: StartDeps,
  { token, gebruikersnaam, wachtwoord }: Opening,
  now: number,
): Promise<void> {
  const { naam, email: adres } = await findOrRefuse(database.own, token, now);
  demandNaam(gebruikersnaam);
  demandWachtwoord(wachtwoord, 'thuisadmin', [gebruikersnaam, naam, adres]);
  const hash = await passwords.hash(wachtwoord);
  const { proef } = instellingen();
  await database.transact(async (db) => {
    const { id, regio, email, plaats } = await findOrRefuse(db, token, now);
    const nieuw = { ...namesOf(naam), regio, email, plaats, gebruikersnaam, wachtwoord: hash, proef };
    await store.closeStart(db, id, await openThuis(db, nieuw, now), now);
  });
}
