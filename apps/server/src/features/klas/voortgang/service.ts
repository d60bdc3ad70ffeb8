/** A leerling's progress: what it can (a range, never a bare number), what goes wrong and which rule that breaks, and its effort. */
import { notFound } from '../../../platform/app-error.ts';
import { lookInto } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { zonderWachtenden } from '../groepen/index.ts';
import { may } from './policy.ts';
import { code, loadLeerling, type Adres, type Voortgang } from './lezen.ts';

export async function readVoortgang(
  { database }: { readonly database: Database },
  { actor, now }: Caller,
  adres: Adres,
): Promise<Voortgang> {
  const { adminId, leerlingId } = adres;
  const grant = demand(may(actor.rol, 'progress.readPupil'), actor.bewijs);
  const { scope } = grant;
  if (scope === 'own' && actor.id !== leerlingId) throw notFound(code);
  const look = { adminId, actie: 'progress.readPupil', objectId: leerlingId, now, code };
  const voortgang = await lookInto(database, actor, grant, look, (db) => loadLeerling(db, adres, scope === 'group' ? actor.id : null, now));
  const [kind] = await zonderWachtenden(database, adminId, [{ id: leerlingId, aandacht: voortgang.aandacht }]);
  return { ...voortgang, aandacht: kind?.aandacht ?? [] };
}
