/** Two who read a text aloud together: a tutor and a lezer, or a child with somebody beside it. Nothing of how it went is kept but how far they came, and for how long. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import { findTekst, LEESGRENZEN, type Leestekst } from '@spelrijk/taal/lezen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { LandkaartDeps } from '../../oefenen/landkaart/index.ts';
import { saveSamenbeurt } from '../../oefenen/leesbeurten/index.ts';
import { openLeerling } from '../../oefenen/leerlingen/index.ts';
import { listAparteTeksten } from '../../oefenen/voorlezen/index.ts';
import { may, type GroepPlek } from '../leesmomenten/index.ts';
import * as store from './store.ts';
import type { ThemaPlek } from './thema.ts';

type Body = Input<Api['saveLeesopdracht']>['body'];

export const isPaar = (soort: Body['soort']): soort is 'tutor' | 'koor' => soort === 'tutor' || soort === 'koor';

/** Clients of a practice know nothing of each other: there nobody is asked to read with another one. */
export const mayPair = ({ actor }: Caller): boolean => actor.rol !== 'rtadmin';

/** Who this caller may ask to be a tutor, beside the children of the groep itself. */
export async function listTutoren(db: Db, caller: Caller, plek: GroepPlek): ReturnType<typeof store.listTutoren> {
  const { actor } = caller;
  if (!mayPair(caller)) return [];
  const { scope } = demand(may(actor.rol, 'progress.readGroup'), actor.bewijs);
  return store.listTutoren(db, plek, scope === 'group' ? actor.id : null);
}

/** One lezer, and for a pair at most one tutor. A play is not read sentence by sentence. */
export function demandPaar(soort: 'tutor' | 'koor', { rollen }: Leestekst, leerlingen: Body['leerlingen']): void {
  if (rollen !== undefined) throw notFound('teksten/niet-gevonden');
  const gegeven = leerlingen
    .map((leerling) => leerling.rollen.join(' '))
    .toSorted()
    .join(' ');
  const past = gegeven === 'lezer' || (soort === 'tutor' && gegeven === 'lezer tutor');
  if (!past || leerlingen.some((leerling) => leerling.rollen.length !== 1)) throw new AppError('invalid', 'leesopdrachten/paar');
}

interface Open {
  readonly adminId: string;
  readonly eigen: boolean;
  readonly tekst: Leestekst;
  readonly lezerId: string;
  readonly samen: Omit<Output<Api['readSamenlezing']>, 'titel' | 'soort' | 'alineas' | 'perRegel'>;
}

/** What lies ready today for this leerling to read with somebody; not a text that lies apart for a leesmoment of the lezer. */
async function openSamen(
  { database }: LandkaartDeps,
  { actor, now }: Caller,
  plek: ThemaPlek,
  actie: 'pupilMap.read' | 'answer.submit',
): Promise<Open> {
  const { leerlingId, opdrachtId } = plek;
  const { leerling } = await openLeerling(database, actor, leerlingId, actie, now);
  const { adminId } = leerling;
  const dag = dagVan(now);
  const rijen = await database.readAdmin(adminId, (db) => store.listKlaargezet(db, adminId, leerling.id, dag));
  const rij = rijen.find(({ id }) => id === opdrachtId);
  const [zelf] = rij?.leerlingen ?? [];
  if (!rij || !zelf || !isPaar(rij.soort)) throw notFound('leesopdrachten/niet-gevonden');
  const isTutor = zelf.rollen[0] === 'tutor';
  const lezerId = isTutor ? (rij.met?.id ?? '') : zelf.id;
  const apart = await database.readAdmin(adminId, (db) => listAparteTeksten(db, adminId, lezerId, dag));
  const tekst = await findTekst(rij.wat);
  if (!tekst || apart.has(tekst.id)) throw notFound('leesopdrachten/niet-gevonden');
  const ander = rij.met?.roepnaam ?? null;
  const namen = isTutor ? { lezer: ander ?? '', tutor: zelf.roepnaam } : { lezer: zelf.roepnaam, tutor: ander };
  const samen = { vorm: rij.soort, rol: isTutor ? 'tutor' : 'lezer', ...namen, keer: rij.keer } as const;
  return { adminId, eigen: actor.id === leerling.id, tekst, lezerId, samen };
}

export async function readSamenlezing(deps: LandkaartDeps, caller: Caller, plek: ThemaPlek): Promise<Output<Api['readSamenlezing']>> {
  const { tekst, samen } = await openSamen(deps, caller, plek, 'pupilMap.read');
  const { titel, soort, alineas, niveau } = tekst;
  return { ...samen, titel, soort, alineas: alineas.map((zinnen) => [...zinnen]), perRegel: LEESGRENZEN[niveau].perRegel };
}

/** One turn a day, of the lezer; who looks along leaves nothing behind. */
export async function saveSamenlezing(
  deps: LandkaartDeps,
  caller: Caller,
  plek: ThemaPlek,
  body: Input<Api['saveSamenlezing']>['body'],
): Promise<{ woorden: number }> {
  const { adminId, eigen, tekst, lezerId } = await openSamen(deps, caller, plek, 'answer.submit');
  if (!eigen) return { woorden: 0 };
  return deps.database.forAdmin(adminId, async (db) => {
    const beurtId = await store.samenbeurtId(db, plek.opdrachtId, dagVan(caller.now));
    const { woorden } = await saveSamenbeurt(db, { adminId, leerlingId: lezerId, beurtId }, tekst, body, caller.now);
    return { woorden };
  });
}
