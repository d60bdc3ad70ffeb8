/** Inviting all who came from a file: whoever has no working invitation gets one mail, and of each is told what came of it. */
import type { Genodigd } from '@spelrijk/contract/docenten';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import * as gebruikers from '../../toegang/gebruikers/index.ts';
import * as store from './store.ts';
import { enter, heet, missing, type DocentDeps } from './docent.ts';

type Uitkomst = Genodigd['uitkomst'];

/** What keeps this one from being invited now; null when nothing does. */
function bezwaar({ status, email, verlooptOp }: gebruikers.GebruikerRij, now: number): Uitkomst | null {
  if (status === 'actief' || status === 'geschorst') return 'heeft-account';
  if (status === 'uitgenodigd' && verlooptOp !== null && verlooptOp.getTime() > now) return 'was-uitgenodigd';
  return email === null ? 'zonder-adres' : null;
}

/** Addresses, folded, that more than one of these people has: a link to one would be read by two. */
function dubbeleAdressen(rijen: readonly gebruikers.GebruikerRij[]): ReadonlySet<string> {
  const adressen = rijen.flatMap(({ email }) => (email === null ? [] : [email.toLowerCase()]));
  return new Set(adressen.filter((adres, i) => adressen.indexOf(adres) !== i));
}

async function inviteOne(
  deps: DocentDeps,
  db: Db,
  { actor, now }: Caller,
  adminId: string,
  rij: gebruikers.GebruikerRij,
): Promise<Uitkomst> {
  const { id: gebruikerId, roepnaam, rol, email } = rij;
  try {
    await gebruikers.inviteGebruiker(db, deps, actor, { adminId, gebruikerId, roepnaam, rol, email: email ?? '' }, now);
    return 'uitgenodigd';
  } catch (error) {
    // Refused before anything was written; the others go on.
    if (error instanceof AppError && error.kind === 'too-many') return 'te-vaak';
    throw error;
  }
}

/** Somebody of another school, or one who is no docent, refuses all. */
export async function inviteDocenten(
  deps: DocentDeps,
  caller: Caller,
  adminId: string,
  docentIds: readonly string[],
): Promise<{ docenten: Genodigd[] }> {
  enter(caller.actor, adminId, 'teacher.create');
  return deps.database.transact(async (db) => {
    await store.lockDocenten(db, adminId, docentIds);
    const allen = await gebruikers.listGebruikers(db, adminId);
    const gevraagd = allen.filter(({ id }) => docentIds.includes(id));
    if (gevraagd.length !== new Set(docentIds).size) throw missing();
    if (gevraagd.some(({ rol }) => rol !== 'docent')) throw new AppError('conflict', 'docenten/geen-docent');
    const dubbel = dubbeleAdressen(allen);
    const docenten: Genodigd[] = [];
    for (const rij of gevraagd) {
      const eigen = bezwaar(rij, caller.now) ?? (dubbel.has((rij.email ?? '').toLowerCase()) ? 'adres-dubbel' : null);
      const uitkomst = eigen ?? (await inviteOne(deps, db, caller, adminId, rij));
      docenten.push({ id: rij.id, naam: heet(rij), email: rij.email, uitkomst });
    }
    return { docenten };
  });
}
