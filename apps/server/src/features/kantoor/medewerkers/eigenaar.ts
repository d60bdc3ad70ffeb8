/**
 * The first owner, and one who cannot get in any more: asked at the machine itself, by who runs it. Gives a link that works once; what somebody
 * chooses behind it (name, password, second factor) the machine never sees.
 */
import { foldAdres, isMailAdres } from '@spelrijk/domain/mailadres';
import { writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { linkTo, type Adressen } from '../../../platform/regio.ts';
import * as gebruikers from '../../toegang/gebruikers/index.ts';
import { openHerstel } from '../../toegang/wachtwoorden/index.ts';
import * as store from './store.ts';

const DAG = 86_400_000;
const NAAM = 'Spelrijk';

export interface EigenaarDeps {
  readonly adressen: Adressen;
  readonly instellingen: LeesInstellingen;
  /** How long a link to a new password works (s). */
  readonly herstel: number;
}

export interface Eigenaarlink {
  readonly soort: 'uitnodiging' | 'nieuw-wachtwoord';
  readonly link: string;
  /** Until when it works (ms). */
  readonly tot: number;
}

/** In a transaction of the program's own role. Throws one sentence for an address that cannot be an owner's. */
export async function inviteEigenaar(db: Db, deps: EigenaarDeps, email: string, now: number): Promise<Eigenaarlink> {
  if (!isMailAdres(email)) throw new Error(`"${email}" is geen e-mailadres.`);
  await store.lockKantoor(db);
  const houder = await store.findHouder(db, foldAdres(email));
  if (houder && houder.rol !== 'superadmin')
    throw new Error(`${email} hoort al bij een ander account. Kies een ander adres voor de eigenaar.`);
  return houder ? renew(db, deps, houder, email, now) : invite(db, deps, email, now);
}

async function renew(
  db: Db,
  { adressen, herstel }: EigenaarDeps,
  { id, adminId }: store.Houder,
  email: string,
  now: number,
): Promise<Eigenaarlink> {
  const tot = now + herstel * 1000;
  const token = await openHerstel(db, { accountId: id, email: foldAdres(email), now: new Date(now), end: new Date(tot) });
  await writeAudit(db, { adminId, soort: 'gewijzigd', now, objectId: id, betreft: 'link voor een nieuw wachtwoord, gemaakt op de server' });
  return { soort: 'nieuw-wachtwoord', link: linkTo(adressen, 'nl', `/app/auth/wachtwoordherstellen/${id}/${token}`), tot };
}

async function invite(db: Db, { adressen, instellingen }: EigenaarDeps, email: string, now: number): Promise<Eigenaarlink> {
  let adminId = await store.findKantoor(db);
  if (adminId === undefined) {
    adminId = createId(now);
    await store.insertKantoor(db, adminId, NAAM, now);
    await writeAudit(db, { adminId, soort: 'aangemaakt', now, betreft: NAAM });
  }
  let gebruikerId = await store.findGenodigde(db, adminId, email);
  if (gebruikerId === undefined) {
    gebruikerId = createId(now);
    // She types her own name when she takes the invitation; until then she is the front of her address.
    const roepnaam = email.split('@')[0] ?? email;
    await gebruikers.insertGebruiker(db, { adminId, id: gebruikerId, roepnaam, achternaam: '', email, now });
  }
  const tot = now + instellingen().uitnodiging * DAG;
  const wie = { adminId, gebruikerId, rol: 'superadmin' as const, email };
  const token = await gebruikers.openUitnodiging(db, wie, gebruikerId, now, tot);
  await writeAudit(db, { adminId, soort: 'uitgenodigd', now, objectId: gebruikerId, betreft: 'superadmin, vanaf de server' });
  return { soort: 'uitnodiging', link: linkTo(adressen, 'nl', `/app/auth/uitnodiging#${token}`), tot };
}
