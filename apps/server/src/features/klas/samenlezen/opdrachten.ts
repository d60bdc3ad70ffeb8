/** A text, a theme of texts or a play that a docent sets ready for some children, and what a child finds of it. */
import type { Api } from '@spelrijk/contract/api';
import type { Input, Output } from '@spelrijk/contract/define';
import type { Leesniveau } from '@spelrijk/domain/leesopgave';
import { findTekst } from '@spelrijk/taal/lezen';
import { loadTekstset } from '@spelrijk/taal/tekstset';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import type { LandkaartDeps } from '../../oefenen/landkaart/index.ts';
import { openLeerling } from '../../oefenen/leerlingen/index.ts';
import { readLeesniveau } from '../../oefenen/leesplank/index.ts';
import { listAparteTeksten } from '../../oefenen/voorlezen/index.ts';
import { inGroep, type GroepPlek, type GroepRij } from '../leesmomenten/index.ts';
import * as store from './store.ts';
import { demandPaar, isPaar, listTutoren, mayPair } from './samen.ts';
import { listThemas, niveauVan, tekstenVoor } from './thema.ts';
import { demandRollen, listStukken } from './toneel.ts';

export type OpdrachtPlek = GroepPlek & { readonly opdrachtId: string };
type Body = Input<Api['saveLeesopdracht']>['body'];

/** What stopped longer ago is no look back. */
const TERUG_DAGEN = 28;
const LANGST_DAGEN = 60;

/** What it is called, and the texts of it for a leerling in the order in which they are read. */
interface Inhoud {
  readonly titel: string;
  readonly tekstenVan: (leerling: Pick<store.OpdrachtRij['leerlingen'][number], 'leesniveau'> | undefined) => readonly string[];
}

async function inhoudVan({ soort, wat }: Pick<store.OpdrachtRij, 'soort' | 'wat'>): Promise<Inhoud> {
  if (soort === 'thema') {
    const set = await loadTekstset(wat);
    return {
      titel: set?.naam ?? wat,
      tekstenVan: (leerling) => (set ? tekstenVoor(set, leerling?.leesniveau ?? null).map(({ id }) => id) : []),
    };
  }
  return { titel: (await findTekst(wat))?.titel ?? wat, tekstenVan: () => [wat] };
}

/** Of a theme each leerling gets the texts that lie nearest to what it can read on this day; they stay these, however far it comes. */
async function readNiveaus(
  deps: LandkaartDeps,
  { now }: Caller,
  adminId: string,
  { soort, leerlingen }: Body,
): Promise<ReadonlyMap<string, Leesniveau>> {
  const niveaus = new Map<string, Leesniveau>();
  for (const { id } of soort === 'thema' ? leerlingen : []) niveaus.set(id, await readLeesniveau(deps, { adminId, id }, now));
  return niveaus;
}

export const listLeesopdrachten = (deps: LandkaartDeps, caller: Caller, plek: GroepPlek): Promise<Output<Api['listLeesopdrachten']>> =>
  inGroep(deps, caller, plek, 'progress.readGroup', async (db, groep) => {
    const vandaag = dagVan(caller.now);
    const rijen = await store.listOpdrachten(db, plek, addDays(vandaag, -TERUG_DAGEN));
    const elders = await store.listElders(db, plek, addDays(vandaag, -TERUG_DAGEN));
    const opdrachten = await Promise.all(
      rijen.map(async ({ leerlingen, keer, ms, ...rij }) => {
        const { titel, tekstenVan } = await inhoudVan(rij);
        return {
          ...rij,
          titel,
          samen: { keer, minuten: Math.ceil(ms / 60_000) },
          leerlingen: leerlingen.map(({ uit, slot, leesniveau, ...leerling }) => {
            const teksten = tekstenVan({ leesniveau });
            return {
              ...leerling,
              uit: teksten.filter((tekst) => uit.includes(tekst)).length,
              van: teksten.length,
              niveau: rij.soort === 'thema' ? niveauVan(teksten) : '',
              slot: { antwoorden: Object.keys(slot).length, goed: Object.values(slot).filter(Boolean).length },
            };
          }),
        };
      }),
    );
    return {
      vandaag,
      opdrachten,
      leerlingen: [...groep.leerlingen],
      themas: await listThemas(),
      stukken: await listStukken(groep.regio),
      tutoren: [...(await listTutoren(db, caller, plek))],
      elders: await Promise.all(
        elders.map(async ({ ms, wat, ...rij }) => ({
          ...rij,
          titel: (await findTekst(wat))?.titel ?? wat,
          minuten: Math.ceil(ms / 60_000),
        })),
      ),
    };
  });

function demandDagen({ van, tot }: Body, dag: string): void {
  if (tot < van || tot < dag || van > addDays(dag, LANGST_DAGEN) || tot > addDays(van, LANGST_DAGEN))
    throw new AppError('invalid', 'leesopdrachten/dagen');
}

interface Gekozen extends Omit<Body, 'leerlingen'> {
  readonly leerlingen: (Body['leerlingen'][number] & { readonly leesniveau?: Leesniveau })[];
}

async function demandTekst(db: Db, plek: GroepPlek, groep: GroepRij, { soort, wat, leerlingen }: Gekozen, dag: string): Promise<void> {
  if (soort !== 'toneel' && !isPaar(soort) && leerlingen.some(({ rollen }) => rollen.length > 0))
    throw new AppError('invalid', 'leesopdrachten/rollen');
  const apart = await store.listApart(db, plek, dag);
  if (soort === 'thema') {
    const set = await loadTekstset(wat);
    if (!set) throw notFound('teksten/niet-gevonden');
    if (leerlingen.some(({ leesniveau }) => tekstenVoor(set, leesniveau ?? null).some(({ id }) => apart.has(id))))
      throw new AppError('conflict', 'leesopdrachten/apart');
    return;
  }
  const tekst = await findTekst(wat);
  if (!tekst || (tekst.regio ?? groep.regio) !== groep.regio) throw notFound('teksten/niet-gevonden');
  if (soort === 'toneel') demandRollen(tekst, leerlingen);
  if (isPaar(soort)) demandPaar(soort, tekst, leerlingen);
  if (apart.has(wat)) throw new AppError('conflict', 'leesopdrachten/apart');
}

const log = (db: Db, { actor, now }: Caller, { adminId, opdrachtId }: OpdrachtPlek, betreft: string): Promise<void> =>
  writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'exerciseSettings.update', objectId: opdrachtId, betreft });

/** Children of this groep; a tutor may be one of another groep that the caller guides. */
async function demandKinderen(db: Db, caller: Caller, plek: GroepPlek, groep: GroepRij, { soort, leerlingen }: Body): Promise<void> {
  if (soort === 'tutor' && leerlingen.length > 1 && !mayPair(caller)) throw notFound('leerlingen/niet-gevonden');
  const hier = new Set(groep.leerlingen.map(({ id }) => id));
  const tutoren = new Set(soort === 'tutor' ? (await listTutoren(db, caller, plek)).map(({ id }) => id) : []);
  if (!leerlingen.every(({ id, rollen }) => hier.has(id) || (rollen[0] === 'tutor' && tutoren.has(id))))
    throw notFound('leerlingen/niet-gevonden');
}

/** It stands under this id already. What was taken away, or is something else, is not said to stand ready. */
async function isGezet(db: Db, plek: OpdrachtPlek, { soort, wat }: Body): Promise<boolean> {
  const was = await store.findOpdracht(db, plek.adminId, plek.opdrachtId);
  if (!was) return false;
  if (was.groepId !== plek.groepId) throw notFound('leesopdrachten/niet-gevonden');
  if (was.gestopt || was.soort !== soort || was.wat !== wat) throw new AppError('conflict', 'opdrachten/al-gezet');
  return true;
}

/** Once: the same id again changes nothing. */
export async function saveLeesopdracht(deps: LandkaartDeps, caller: Caller, plek: OpdrachtPlek, body: Body): Promise<void> {
  await inGroep(deps, caller, plek, 'exerciseSettings.update', (db, groep) => demandKinderen(db, caller, plek, groep, body));
  const niveaus = await readNiveaus(deps, caller, plek.adminId, body);
  await inGroep(deps, caller, plek, 'exerciseSettings.update', async (db, groep) => {
    const { soort, wat, van, tot } = body;
    await demandKinderen(db, caller, plek, groep, body);
    const uniek = [...new Map(body.leerlingen.map((leerling) => [leerling.id, leerling])).values()];
    const leerlingen = uniek.map((leerling) => {
      const leesniveau = niveaus.get(leerling.id);
      return { ...leerling, ...(leesniveau !== undefined && { leesniveau }) };
    });
    await store.lockGroep(db, plek);
    if (await isGezet(db, plek, body)) return;
    const vandaag = dagVan(caller.now);
    demandDagen(body, vandaag);
    await demandTekst(db, plek, groep, { ...body, leerlingen }, vandaag);
    const nieuw = { id: plek.opdrachtId, soort, wat, van, tot, door: caller.actor.id, leerlingen };
    if (await store.staatAl(db, plek.adminId, nieuw)) throw new AppError('conflict', 'leesopdrachten/staat-al');
    if (!(await store.insertOpdracht(db, plek, nieuw, new Date(caller.now)))) return;
    const { titel } = await inhoudVan({ soort, wat });
    await log(db, caller, plek, `klaargezet om te lezen: ${titel}`);
  });
}

/** What was taken away comes back only where nothing the same was set ready meanwhile. */
async function demandPlaats(db: Db, plek: OpdrachtPlek, dag: string): Promise<void> {
  const rij = (await store.listOpdrachten(db, plek, dag)).find(({ id }) => id === plek.opdrachtId);
  if (rij?.gestopt === true && (await store.staatAl(db, plek.adminId, rij))) throw new AppError('conflict', 'leesopdrachten/staat-al');
}

const setGestopt = (deps: LandkaartDeps, caller: Caller, plek: OpdrachtPlek, gestopt: boolean): Promise<void> =>
  inGroep(deps, caller, plek, 'exerciseSettings.update', async (db) => {
    await store.lockGroep(db, plek);
    if (!gestopt) await demandPlaats(db, plek, dagVan(caller.now));
    const anders = await store.setGestopt(db, plek, plek.opdrachtId, gestopt ? new Date(caller.now) : null);
    if (anders === undefined) throw notFound('leesopdrachten/niet-gevonden');
    if (anders) await log(db, caller, plek, gestopt ? 'leesopdracht weggehaald' : 'leesopdracht teruggezet');
  });

export const stopLeesopdracht = (deps: LandkaartDeps, caller: Caller, plek: OpdrachtPlek): Promise<void> =>
  setGestopt(deps, caller, plek, true);
export const restoreLeesopdracht = (deps: LandkaartDeps, caller: Caller, plek: OpdrachtPlek): Promise<void> =>
  setGestopt(deps, caller, plek, false);

export async function readKlaargezet(
  { database }: LandkaartDeps,
  { actor, now }: Caller,
  leerlingId: string,
): Promise<Output<Api['readKlaargezet']>> {
  const { leerling } = await openLeerling(database, actor, leerlingId, 'pupilMap.read', now);
  const { adminId, id: eigenId } = leerling;
  const dag = dagVan(now);
  const rijen = await database.readAdmin(adminId, (db) => store.listKlaargezet(db, adminId, eigenId, dag));
  // A leesmoment that was planned later takes its texts away; of a pair that of the lezer, who may sit in another groep.
  const apartVan = async (id: string): Promise<ReadonlySet<string>> =>
    database.readAdmin(adminId, (db) => listAparteTeksten(db, adminId, id, dag));
  const apart = await apartVan(eigenId);
  const opdrachten = await Promise.all(
    rijen.map(async ({ id, soort, wat, keer, met: maatje, leerlingen: [eigen] }) => {
      const { titel, tekstenVan } = await inhoudVan({ soort, wat });
      const isTutor = eigen?.rollen[0] === 'tutor' && maatje !== null;
      const weg = isTutor ? await apartVan(maatje.id) : apart;
      const met = await Promise.all(
        tekstenVan(eigen)
          .filter((tekst) => !weg.has(tekst))
          .map(findTekst),
      );
      return {
        id,
        soort,
        titel,
        rollen: eigen?.rollen ?? [],
        met: maatje?.roepnaam ?? null,
        keer,
        teksten: met.flatMap((tekst) => (tekst ? [{ id: tekst.id, titel: tekst.titel, uit: eigen?.uit.includes(tekst.id) === true }] : [])),
      };
    }),
  );
  return { opdrachten };
}
