/** Methodetoetsen: made by the docenten of a groep, read with how far the leerlingen are, closed, thrown away and brought back. */
import type { Api } from '@spelrijk/contract/api';
import type { MethodetoetsKort, ToetsLeerling } from '@spelrijk/contract/methodetoetsen';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { AppError } from '../../../platform/app-error.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { leerlijnVan } from '../../oefenen/standen/index.ts';
import { itemId, toetsOpgaven, type ZittingDeps } from '../../oefenen/zittingen/index.ts';
import { toBericht } from '../woordlijsten/index.ts';
import { change, demandVersie, find, geenToets, lock, log } from './groep.ts';
import * as store from './store.ts';

/** As it is now for the groep; who has extra time may still be writing. */
export function standVan(
  { van, tot, geslotenOp }: Pick<store.ToetsRij, 'van' | 'tot' | 'geslotenOp'>,
  now: number,
): MethodetoetsKort['stand'] {
  if (van === null || tot === null) return 'concept';
  if (now >= Math.min(tot.getTime(), geslotenOp?.getTime() ?? Number.POSITIVE_INFINITY)) return 'gesloten';
  return now < van.getTime() ? 'wacht' : 'open';
}

const toKort = (rij: store.ToetsRij, vast: boolean, now: number): MethodetoetsKort => ({
  id: rij.id,
  titel: rij.titel,
  methode: rij.methode,
  blok: rij.blok,
  versie: rij.versie,
  stand: standVan(rij, now),
  aantal: rij.woorden.length,
  van: rij.van?.toISOString() ?? null,
  tot: rij.tot?.toISOString() ?? null,
  vast,
  leerlingen: rij.leerlingen,
  begonnen: rij.begonnen,
  klaar: rij.klaar,
  gewijzigdOp: rij.gewijzigdOp.toISOString(),
});

const toLeerling = ({ id, naam, mee, extra, papier, gemaakt, begonnen, klaar, overgetypt }: store.LeerlingRij): ToetsLeerling => ({
  id,
  naam,
  mee,
  extra,
  papier,
  gemaakt,
  status: klaar ? 'klaar' : begonnen ? 'bezig' : 'niet',
  overgetypt: overgetypt ? { ...overgetypt } : null,
});

export const listMethodetoetsen = (
  deps: ZittingDeps,
  { actor, now }: Caller,
  plek: store.GroepPlek,
): Promise<Output<Api['listMethodetoetsen']>> =>
  change(deps, actor, plek, async (db) => ({
    methodetoetsen: (await store.listToetsen(db, plek)).map((rij) => toKort(rij, rij.begonnen > 0, now)),
  }));

export const readMethodetoets = (deps: ZittingDeps, { actor, now }: Caller, plek: store.Plek): Promise<Output<Api['readMethodetoets']>> =>
  change(deps, actor, plek, async (db, { regio }) => {
    const rij = await find(db, plek);
    const { audio } = deps.spraak.voorAdmin(plek.adminId);
    const opgaven = toetsOpgaven(rij.id, rij.woorden, { regio, leerlijn: leerlijnVan(regio), audio, now });
    const { afspeel, herhaling, grens, iedereen } = rij;
    return {
      methodetoets: toKort(rij, await store.isBegonnen(db, plek), now),
      planning: { afspeel, herhaling, grens, iedereen },
      woorden: [...rij.woorden],
      items: rij.woorden.map((_, i) => itemId(rij.id, i)),
      berichten: rij.woorden.map(toBericht),
      audio: opgaven.map((opgave) => opgave.audio),
      zinnen: opgaven.map(({ woord }) => woord.zin ?? null),
      leerlingen: (await store.listLeerlingen(db, plek)).map(toLeerling),
    };
  });

/** Equal whatever the order of the fields. */
const inhoudVan = ({ titel, methode, blok, woorden }: Pick<store.ToetsRij, 'titel' | 'methode' | 'blok' | 'woorden'>): string =>
  JSON.stringify([
    titel,
    methode,
    blok,
    woorden.map(({ woord, hoofd, onthouden, klankgroepen, zin }: Lijstwoord) => [woord, hoofd, onthouden, klankgroepen, zin]),
  ]);

/** The same content again changes nothing. Once somebody began, the words stand. */
export const saveMethodetoets = (
  deps: ZittingDeps,
  { actor, now }: Caller,
  plek: store.Plek,
  { versie, ...inhoud }: Input<Api['saveMethodetoets']>['body'],
): Promise<{ versie: number }> =>
  change(deps, actor, plek, async (db, { regio }) => {
    const eigen = deps.spraak.voorAdmin(plek.adminId);
    // Made audible: asking for the address of a word that nobody rendered is what makes it one.
    toetsOpgaven(plek.toetsId, inhoud.woorden, { regio, leerlijn: leerlijnVan(regio), audio: eigen.audio, now });
    await eigen.register(db, now);
    if (await store.insertToets(db, plek, inhoud, new Date(now))) {
      await log(db, actor, plek, inhoud.titel, now);
      return { versie: 1 };
    }
    const bewaard = await lock(db, plek);
    if (inhoudVan(bewaard) === inhoudVan(inhoud)) return { versie: bewaard.versie };
    demandVersie(bewaard, versie);
    if (await store.isBegonnen(db, plek)) throw new AppError('conflict', 'methodetoetsen/begonnen');
    const { titel, methode, blok } = inhoud;
    const woorden = JSON.stringify(inhoud.woorden);
    await store.updateToets(db, plek, { titel, methode, blok, woorden, versie: versie + 1, gewijzigd_op: new Date(now) });
    await log(db, actor, plek, titel, now);
    return { versie: versie + 1 };
  });

/** For everybody, also who has extra time; a word that is being written is still taken in. */
export const closeMethodetoets = (deps: ZittingDeps, { actor, now }: Caller, plek: store.Plek): Promise<void> =>
  change(deps, actor, plek, async (db) => {
    const rij = await lock(db, plek);
    if (rij.van === null) throw new AppError('conflict', 'methodetoetsen/niet-gepland');
    if (rij.geslotenOp !== null) return;
    await store.updateToets(db, plek, { gesloten_op: new Date(now), status: 'gesloten' });
    await log(db, actor, plek, `${rij.titel} gesloten`, now);
  });

export const setMethodetoetsWeg = (deps: ZittingDeps, { actor, now }: Caller, plek: store.Plek, weg: boolean): Promise<void> =>
  change(deps, actor, plek, async (db) => {
    if (!(await store.lockToets(db, plek))) throw geenToets();
    await store.updateToets(db, plek, { verwijderd_op: weg ? new Date(now) : null });
    await log(db, actor, plek, weg ? 'weggegooid' : 'teruggehaald', now);
  });
