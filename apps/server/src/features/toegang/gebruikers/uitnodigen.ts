/** Inviting somebody: one link by mail, kept as a hash; the link before it stops working. */
import type { Rol } from '@spelrijk/domain/rol';
import { termijnTekst } from '@spelrijk/teksten/instelwaarde';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { createToken, hashOf } from '../../../platform/auth/secret.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { enqueueMail } from '../../../platform/mail/queue.ts';
import type { LeesInstellingen } from '../../../platform/instellingen.ts';
import { linkTo, type Adressen } from '../../../platform/regio.ts';
import { readAdminKop, readNaam } from './store.ts';
import * as store from './store-uitnodigingen.ts';

const DAG = 86_400_000;
/** Per day. A mistyped address is mended in a few tries; more is somebody who sends mail to strangers. */
const PER_PERSOON = 5;
const PER_ADMIN = 150;

/** What the mail says: where the link leads, and how long it works. */
export interface Uitnodigpost {
  readonly adressen: Adressen;
  readonly instellingen: LeesInstellingen;
}

export interface Genodigde {
  readonly adminId: string;
  readonly gebruikerId: string;
  readonly roepnaam: string;
  readonly rol: Rol;
  readonly email: string;
}

async function demandPatience(db: Db, genodigde: Genodigde, now: number): Promise<void> {
  const volste = await store.readVolste(db, genodigde, { persoon: PER_PERSOON, admin: PER_ADMIN });
  const wacht = Math.max(volste.persoon ?? 0, volste.admin ?? 0) + DAG - now;
  if (wacht > 0) throw new AppError('too-many', 'uitnodigingen/te-vaak', { retryAfter: Math.ceil(wacht / 1000) });
}

/** A new link; the one before it stops working. Gives its token, of which only a hash is kept. `door` is who invites. */
export async function openUitnodiging(
  db: Db,
  { adminId, gebruikerId, rol, email }: Omit<Genodigde, 'roepnaam'>,
  door: string,
  now: number,
  verloopt: number,
): Promise<string> {
  const token = createToken();
  await store.revokeUitnodigingen(db, adminId, gebruikerId, now);
  await store.insertUitnodiging(db, { id: hashOf(token), adminId, gebruikerId, rol, email, door, now, verloopt });
  return token;
}

/** In a transaction of the program's own role, together with what the invitation is for. */
export async function inviteGebruiker(
  db: Db,
  { adressen, instellingen }: Uitnodigpost,
  actor: Actor,
  genodigde: Genodigde,
  now: number,
): Promise<void> {
  const { adminId, gebruikerId, roepnaam, rol, email } = genodigde;
  await demandPatience(db, genodigde, now);
  const admin = await readAdminKop(db, adminId);
  if (!admin) throw notFound();
  const dagen = instellingen().uitnodiging;
  const verloopt = now + dagen * DAG;
  const token = await openUitnodiging(db, genodigde, actor.id, now, verloopt);
  const post = { aan: email, regio: admin.regio, sleutel: `uitnodiging:${hashOf(token)}`, adminId, now, houdbaarTot: verloopt };
  const basis = { roepnaam, link: linkTo(adressen, admin.regio, `/app/auth/uitnodiging#${token}`), geldig: termijnTekst(dagen) };
  const uitnodiger = await readNaam(db, actor.adminId, actor.id);
  if (admin.intern) await enqueueMail(db, { ...post, sjabloon: 'uitnodigingKantoor', gegevens: { ...basis, uitnodiger } });
  else if (rol === 'thuisadmin' && actor.rol === 'thuisadmin')
    await enqueueMail(db, { ...post, sjabloon: 'uitnodigingOuder', gegevens: { ...basis, uitnodiger } });
  else if (rol === 'docent')
    await enqueueMail(db, { ...post, sjabloon: 'uitnodigingDocent', gegevens: { ...basis, uitnodiger, admin: admin.naam } });
  else await enqueueMail(db, { ...post, sjabloon: 'uitnodigingBeheerder', gegevens: { ...basis, admin: admin.naam } });
  await writeAudit(db, { adminId, soort: 'uitgenodigd', now, actor, objectId: gebruikerId, betreft: `${roepnaam}, ${rol}` });
}
