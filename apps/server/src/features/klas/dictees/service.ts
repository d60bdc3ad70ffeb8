/** Dictations: composed and kept by the docenten of a groep; every answer goes through the one door, as a test. */
import { seedFrom } from '@spelrijk/base/random';
import type { Api } from '@spelrijk/contract/api';
import type { DicteeKort, DicteeLeerling } from '@spelrijk/contract/dictees';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { AppError } from '../../../platform/app-error.ts';
import { lookInto } from '../../../platform/audit.ts';
import { demand } from '../../../platform/auth/grant.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { toDicteebericht } from '../woordlijsten/index.ts';
import { dicteeOpgaven } from '../../oefenen/dicteetaken/index.ts';
import { listApartInGroep } from '../../oefenen/planwoorden/index.ts';
import { leerlijnVan, toCel } from '../../oefenen/standen/index.ts';
import { may } from './policy.ts';
import * as store from './store.ts';
import { proposeWoorden } from './voorstel.ts';
import { change, demandRijen, geenDictee, geenGroep, lock, log, type DicteeDeps, type GroepPlek } from './groep.ts';

/** Words seen longer ago hardly move a prediction. */
const RECENT_MS = 60 * 86_400_000;

function toKort({
  id,
  titel,
  versie,
  status,
  woorden,
  vanaf,
  leerlingen,
  uitgedeeld,
  begonnen,
  klaar,
  gewijzigdOp,
}: store.DicteeRij): DicteeKort {
  return {
    id,
    titel,
    versie,
    status,
    aantal: woorden.length,
    vanaf,
    vast: uitgedeeld > 0,
    leerlingen,
    begonnen,
    klaar,
    gewijzigdOp: gewijzigdOp.toISOString(),
  };
}

const toLeerling = ({ id, naam, af, gemaakt, invoer, papier }: store.LeerlingRij): DicteeLeerling => ({
  id,
  naam,
  status: af ? 'klaar' : gemaakt > 0 ? 'bezig' : 'niet',
  gemaakt,
  invoer: invoer ? { ...invoer } : null,
  papier: af && papier ? { ...papier } : null,
});

/** Equal whatever the order of the fields. */
const inhoudVan = (titel: string, woorden: readonly Lijstwoord[]): string =>
  JSON.stringify([titel, woorden.map(({ woord, hoofd, onthouden, klankgroepen, zin }) => [woord, hoofd, onthouden, klankgroepen, zin])]);

/** Sound and sentence of each word, as the children get them; what nobody rendered gets an address. */
function opgavenVan({ spraak }: DicteeDeps, adminId: string, woorden: readonly Lijstwoord[], regio: 'nl' | 'be', now: number) {
  const eigen = spraak.voorAdmin(adminId);
  const opgaven = dicteeOpgaven(woorden, { regio, leerlijn: leerlijnVan(regio), audio: eigen.audio, now }, seedFrom(adminId));
  return { eigen, opgaven };
}

export function listDictees({ database }: DicteeDeps, { actor, now }: Caller, plek: GroepPlek): Promise<Output<Api['listDictees']>> {
  const grant = demand(may(actor.rol, 'exerciseSettings.read'), actor.bewijs);
  const docentId = grant.scope === 'group' ? actor.id : null;
  const look = { adminId: plek.adminId, actie: 'exerciseSettings.read', objectId: plek.groepId, now, code: 'groepen/niet-gevonden' };
  return lookInto(database, actor, grant, look, async (db) => {
    if (!(await store.findGroep(db, plek.adminId, plek.groepId, docentId))) throw geenGroep();
    return { dictees: (await store.listDictees(db, plek.adminId, plek.groepId)).map(toKort) };
  });
}

export const proposeDictee = (
  deps: DicteeDeps,
  { actor, now }: Caller,
  plek: GroepPlek,
  vraag: Input<Api['proposeDictee']>['body'],
): Promise<Output<Api['proposeDictee']>> =>
  change(deps, actor, plek, async (db, groep) => {
    const standen = await store.listStanden(db, plek.adminId, plek.groepId, new Date(now - RECENT_MS));
    const cellen = standen.flatMap((stand) => stand.cellen.map((cel) => toCel(cel, dagVan(now))));
    const moeilijk = [...new Set(cellen.filter(({ beeld }) => beeld === 'moeilijk').map(({ categorie }) => categorie))];
    // What a child of this groep is going to be tested on is not proposed to the whole groep.
    const apart = await listApartInGroep(db, plek.adminId, plek.groepId, dagVan(now));
    return { woorden: proposeWoorden({ ...vraag, ...groep, moeilijk, zonder: [...vraag.zonder, ...apart] }, standen, now) };
  });

export const readDictee = (deps: DicteeDeps, { actor, now }: Caller, plek: store.Plek): Promise<Output<Api['readDictee']>> =>
  change(deps, actor, plek, async (db, { regio }) => {
    const rij = await lock(db, plek);
    const { opgaven } = opgavenVan(deps, plek.adminId, rij.woorden, regio, now);
    return {
      dictee: toKort(rij),
      woorden: [...rij.woorden],
      berichten: rij.woorden.map(toDicteebericht),
      audio: opgaven.map(({ audio }) => audio),
      zinnen: opgaven.map(({ woord }) => woord.zin ?? null),
      leerlingen: (await store.listLeerlingen(db, plek)).map(toLeerling),
    };
  });

/** The same content again changes nothing. Once somebody began, the words stand. */
export const saveDictee = (
  deps: DicteeDeps,
  { actor, now }: Caller,
  plek: store.Plek,
  { titel, woorden, versie }: Input<Api['saveDictee']>['body'],
): Promise<{ versie: number }> =>
  change(deps, actor, plek, async (db, { regio }) => {
    demandRijen(regio, woorden);
    await opgavenVan(deps, plek.adminId, woorden, regio, now).eigen.register(db, now);
    if (await store.insertDictee(db, plek, titel, woorden, new Date(now))) {
      await log(db, actor, plek, titel, now);
      return { versie: 1 };
    }
    const bewaard = await lock(db, plek);
    if (inhoudVan(bewaard.titel, bewaard.woorden) === inhoudVan(titel, woorden)) return { versie: bewaard.versie };
    if (bewaard.versie !== versie) throw new AppError('conflict', 'dictees/gewijzigd');
    if (bewaard.uitgedeeld > 0) throw new AppError('conflict', 'dictees/begonnen');
    await store.updateDictee(db, plek, { titel, woorden: JSON.stringify(woorden), versie: versie + 1, gewijzigd_op: new Date(now) });
    await log(db, actor, plek, titel, now);
    return { versie: versie + 1 };
  });

export const setDicteeWeg = (deps: DicteeDeps, { actor, now }: Caller, plek: store.Plek, weg: boolean): Promise<void> =>
  change(deps, actor, plek, async (db) => {
    if (!(await store.lockDictee(db, plek))) throw geenDictee();
    await store.updateDictee(db, plek, { verwijderd_op: weg ? new Date(now) : null });
    if (weg) await store.takeOutOfPlan(db, plek);
    await log(db, actor, plek, weg ? 'weggegooid' : 'teruggehaald', now);
  });

/** Closed: who did not begin finds it no more; who began goes on to the end. */
export const setDicteeStatus = (deps: DicteeDeps, { actor, now }: Caller, plek: store.Plek, status: 'open' | 'gesloten'): Promise<void> =>
  change(deps, actor, plek, async (db) => {
    const rij = await lock(db, plek);
    if (rij.status === status) return;
    await store.updateDictee(db, plek, { status });
    if (status === 'gesloten') await store.takeOutOfPlan(db, plek);
    await log(db, actor, plek, `${rij.titel} ${status}`, now);
  });
