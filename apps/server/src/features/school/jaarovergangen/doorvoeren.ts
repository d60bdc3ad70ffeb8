/** Everybody one jaargroep up, once, exactly as it was shown. */
import { type OvergangKeuzes } from '@spelrijk/contract/jaarovergangen';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { setWeggegooid } from '../leerlingbeheer/index.ts';
import { setLvsBegin } from '../lvsspelling/index.ts';
import * as store from './store.ts';
import { deleteConcept } from './store-concept.ts';
import { isVroeg, volgend } from './schooljaar.ts';
import { enter, merkVan, readJaren, readStand, type JaarovergangDeps, type Stand, Uitslag } from './school.ts';

const ongeldig = (wat: string): AppError => new AppError('invalid', 'jaarovergang/keuze-ongeldig', { details: [wat] });

/** Every groep and every leerling once, nobody else, and no two groepen with one name. */
function demandHeel({ groepen, nieuw, leerlingen }: OvergangKeuzes, stand: Stand): void {
  const bestaand = new Set(stand.groepen.map(({ id }) => id));
  const bekend = new Set(groepen.map(({ id }) => id));
  if (bekend.size !== bestaand.size || groepen.length !== bekend.size || groepen.some(({ id }) => !bestaand.has(id)))
    throw ongeldig('groepen');
  const alle = new Set([...bekend, ...nieuw.map(({ id }) => id)]);
  if (alle.size !== groepen.length + nieuw.length) throw ongeldig('groepen');
  const namen = new Set([...groepen, ...nieuw].map(({ naam }) => naam.toLowerCase()));
  if (namen.size !== alle.size) throw new AppError('conflict', 'groepen/naam-bestaat-al');
  const wie = new Set(leerlingen.map(({ id }) => id));
  const eigen = new Set(stand.leerlingen.map(({ id }) => id));
  if (wie.size !== eigen.size || leerlingen.length !== wie.size || leerlingen.some(({ id }) => !eigen.has(id)))
    throw ongeldig('leerlingen');
  if (leerlingen.some((leerling) => 'groepId' in leerling && !alle.has(leerling.groepId))) throw ongeldig('leerlingen');
}

/** The year that ends, as it was shown; one that was brought in meanwhile, or that still goes on, only with a word about it. */
async function demandJaar(db: Db, adminId: string, { schooljaar, vroeg }: OvergangKeuzes, now: number): Promise<string> {
  const { kan } = await readJaren(db, adminId, now);
  if (!kan.includes(schooljaar)) throw new AppError('conflict', 'jaarovergang/veranderd-intussen');
  if (isVroeg(schooljaar, dagVan(now)) && !vroeg) throw new AppError('conflict', 'jaarovergang/te-vroeg');
  return schooljaar;
}

function zettenVan({ leerlingen }: OvergangKeuzes, stand: Stand): readonly store.Zet[] {
  const nu = new Map(stand.leerlingen.map((leerling) => [leerling.id, leerling]));
  return leerlingen.flatMap((keuze): readonly store.Zet[] => {
    const oud = nu.get(keuze.id);
    if (!oud) return [];
    const van = { id: keuze.id, vanGroep: oud.groepId, vanJaargroep: oud.jaargroep };
    return 'weg' in keuze
      ? [{ ...van, naarGroep: oud.groepId, naarJaargroep: oud.jaargroep, weg: true }]
      : [{ ...van, naarGroep: keuze.groepId, naarJaargroep: keuze.jaargroep, weg: false }];
  });
}

/** All or nothing; the same id again gives the same answer and changes nothing. */
export async function commitOvergang(
  { database }: JaarovergangDeps,
  { actor, now }: Caller,
  adminId: string,
  keuzes: OvergangKeuzes,
): Promise<Uitslag> {
  enter(actor, adminId);
  return database.transact(async (db) => {
    await store.lockAdmin(db, adminId);
    const eerder = await store.findOvergang(db, adminId, keuzes.id);
    if (eerder) return Uitslag.parse(eerder.uitslag);
    const stand = await readStand(db, adminId);
    if (merkVan(stand) !== keuzes.merk) throw new AppError('conflict', 'jaarovergang/veranderd-intussen');
    const schooljaar = await demandJaar(db, adminId, keuzes, now);
    demandHeel(keuzes, stand);
    const zetten = zettenVan(keuzes, stand);
    const weg = zetten.filter((zet) => zet.weg).map(({ id }) => id);
    const blijft = zetten.filter((zet) => !zet.weg && zet.naarJaargroep === zet.vanJaargroep).length;
    const uitslag: Uitslag = {
      id: keuzes.id,
      leerlingen: zetten.length - weg.length,
      weg: weg.length,
      blijft,
      groepenNieuw: keuzes.nieuw.length,
    };
    await store.insertOvergang(db, adminId, { id: keuzes.id, schooljaar, uitslag, now });
    await store.noteSchooljaar(db, adminId, schooljaar);
    await store.noteGroepen(db, adminId, keuzes.id);
    await store.writeGroepen(db, adminId, keuzes, now);
    await store.moveLeerlingen(db, adminId, keuzes.id, zetten);
    await store.noteGroepenNa(db, adminId, keuzes.id);
    await deleteConcept(db, adminId);
    if (weg.length > 0) await setWeggegooid(db, adminId, weg, now, now);
    await setLvsBegin(
      db,
      adminId,
      zetten.map(({ id }) => id),
      now,
    );
    const betreft = `schooljaar ${volgend(schooljaar)}: ${uitslag.leerlingen} leerling(en) door, ${blijft} blijven in hun jaar, ${weg.length} naar de prullenbak`;
    await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'pupil.changeGroup', objectId: keuzes.id, betreft });
    return uitslag;
  });
}
