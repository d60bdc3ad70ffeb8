/** Reading a list with results: seen beforehand, revised, and applied as it was seen. */
import { cutTekst } from '@spelrijk/base/tekst';
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { LvsResultaat, type LvsVoorstel } from '@spelrijk/contract/lvsspelling';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Actor, Caller } from '../../../platform/http/context.ts';
import { createId } from '../../../platform/ids.ts';
import { findVoorstel, hashOfBytes, insertVoorstel, markApplied, updateVoorstel, vingerafdruk } from '../importvoorstellen/index.ts';
import { beginStand, replaceBegin } from '../../oefenen/standen/index.ts';
import { beginpuntVan } from './begin.ts';
import { readBestand, type Inhoud } from './inlezen.ts';
import { kaal } from './kop.ts';
import { createPlan, type Gezegd, type Plan } from './plan.ts';
import * as store from './store.ts';
import { enter, type LvsspellingDeps } from './toegang.ts';

interface Plek {
  readonly adminId: string;
  readonly voorstelId: string;
}

type Herziening = Input<Api['reviseLvs']>['body'];

type Keuzes = Input<Api['commitLvs']>['body'];

/** A proposal holds names of children who are perhaps not ours, so it does not lie about for long. */
const HOUDBAAR_MS = 3_600_000;

const NIETS_GEZEGD: Gezegd = { kolommen: null, toets: '', personen: [] };

interface Wacht {
  readonly inhoud: Inhoud;
  readonly gezegd: Gezegd;
}

/** Written by `preview` and `revise` and read back by nobody else. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const bewaard = (bestand: unknown): Wacht => bestand as Wacht;

/** What was shown of children and results; that somebody began to practise meanwhile changes nothing of it. */
const merk = ({ personen, regels }: Plan): string => vingerafdruk({ personen, regels });

/** The waiting proposal of this person, or what applying it gave. */
async function demandVoorstel(db: Db, actor: Actor, { adminId, voorstelId }: Plek, now: number) {
  const voorstel = await findVoorstel(db, adminId, voorstelId, 'lvs', actor.id);
  if (!voorstel) throw new AppError('conflict', 'lvs/verlopen');
  if (voorstel.resultaat === null && voorstel.verlooptOp.getTime() <= now) throw new AppError('conflict', 'lvs/verlopen');
  return voorstel;
}

/** Where these leerlingen begin now, of those who answered nothing yet: by their newest result, or as anybody of their jaargroep. */
export async function setBegin(db: Db, adminId: string, ids: readonly string[], now: number): Promise<number> {
  const wie = await store.listZonderAntwoord(db, adminId, ids);
  const scores = Map.groupBy(
    await store.listScores(
      db,
      adminId,
      wie.map(({ id }) => id),
    ),
    ({ leerlingId }) => leerlingId,
  );
  const dag = dagVan(now);
  const begins = wie.map(({ id, jaargroep, regio }) => {
    const punt = beginpuntVan(scores.get(id) ?? [], { jaargroep, regio, dag });
    return { id, punt, stand: beginStand(jaargroep, dag, { regio, ...punt }) };
  });
  await replaceBegin(db, adminId, begins);
  return begins.filter(({ punt }) => punt !== null).length;
}

function teBewaren(plan: Plan, sleutels: readonly string[], keuzes: Keuzes, now: number) {
  const gekozen = new Map(keuzes.regels.map(({ nr, mee }) => [nr, mee]));
  const kan = new Set(plan.regels.filter(({ soort }) => soort === 'nieuw' || soort === 'anders').map(({ nr }) => nr));
  if (keuzes.regels.some(({ nr, mee }) => mee && !kan.has(nr))) throw new AppError('invalid', 'lvs/keuze-ongeldig');
  const mee = plan.regels.filter(({ nr, mee: aan }) => kan.has(nr) && (gekozen.get(nr) ?? aan));
  const scores = mee.flatMap((regel): readonly store.TeBewaren[] => {
    const leerlingId = plan.personen[regel.persoon - 1]?.leerlingId;
    if (leerlingId === undefined || leerlingId === null) return [];
    const { toets, onderdeel, generatie, moment, afnamedatum, waarden, rij } = regel;
    const herkenning = sleutels[regel.persoon - 1] ?? '';
    return [{ id: createId(now), leerlingId, toets, onderdeel, generatie, moment, afnamedatum, waarden, rij, herkenning }];
  });
  return { mee, scores };
}

const kolommenVan = ({ kolommen, soort }: Plan): Parameters<typeof store.setKolommen>[2] =>
  new Map(
    soort === 'uwlr'
      ? []
      : kolommen
          .filter(({ kop, bron }) => bron !== 'weg' && kaal(kop) !== '')
          .map(({ kop, betekenis }) => [cutTekst(kaal(kop), 200), betekenis] as const),
  );

/** The proposal as the school stands now. */
async function voorstelNu(db: Db, adminId: string, { inhoud, gezegd }: Wacht): Promise<ReturnType<typeof createPlan>> {
  return createPlan(inhoud, await store.readStand(db, adminId), gezegd);
}

/** Nothing is stored. What is proposed is kept for an hour, so that exactly that can be applied. */
export async function previewLvs(
  { database, limiter }: LvsspellingDeps,
  { actor, now }: Caller,
  adminId: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<LvsVoorstel> {
  enter(actor, adminId, 'lvs.preview');
  await limiter.take(actor.id, now);
  const inhoud = await readBestand(bytes);
  return database.transact(async (db) => {
    const bestand: Wacht = { inhoud, gezegd: NIETS_GEZEGD };
    const { plan } = await voorstelNu(db, adminId, bestand);
    const id = createId(now);
    const verloopt = now + HOUDBAAR_MS;
    const rij = { door: actor.id, bestand, bestandHash: hashOfBytes(bytes), vingerafdruk: merk(plan), now, verloopt };
    await insertVoorstel(db, { adminId, id, soort: 'lvs', ...rij });
    return { ...plan, id, verlooptOp: new Date(verloopt).toISOString() };
  });
}

/** The same file with other columns, or with somebody named. A leerling that is not of this school, or a person that is not in the file: 400. */
export async function reviseLvs(
  { database }: LvsspellingDeps,
  { actor, now }: Caller,
  plek: Plek,
  { kolommen, toets, personen }: Herziening,
): Promise<LvsVoorstel> {
  enter(actor, plek.adminId, 'lvs.preview');
  return database.transact(async (db) => {
    const voorstel = await demandVoorstel(db, actor, plek, now);
    if (voorstel.resultaat !== null) throw new AppError('conflict', 'lvs/verlopen');
    const bestand: Wacht = { inhoud: bewaard(voorstel.bestand).inhoud, gezegd: { kolommen, toets, personen } };
    const { plan } = await voorstelNu(db, plek.adminId, bestand);
    const eigen = new Set(plan.leerlingen.map(({ id }) => id));
    if (personen.some(({ nr, leerlingId }) => nr > plan.personen.length || (leerlingId !== null && !eigen.has(leerlingId))))
      throw new AppError('invalid', 'lvs/keuze-ongeldig');
    await updateVoorstel(db, plek.adminId, plek.voorstelId, bestand, merk(plan));
    return { ...plan, id: plek.voorstelId, verlooptOp: voorstel.verlooptOp.toISOString() };
  });
}

/** All or nothing. A second send gives the same answer and changes nothing. */
export async function commitLvs({ database }: LvsspellingDeps, { actor, now }: Caller, plek: Plek, keuzes: Keuzes): Promise<LvsResultaat> {
  const { adminId, voorstelId } = plek;
  enter(actor, adminId, 'lvs.commit');
  return database.transact(async (db) => {
    const voorstel = await demandVoorstel(db, actor, plek, now);
    if (voorstel.resultaat !== null) return LvsResultaat.parse(voorstel.resultaat);
    await store.lockAdmin(db, adminId);
    const { plan, sleutels } = await voorstelNu(db, adminId, bewaard(voorstel.bestand));
    if (merk(plan) !== voorstel.vingerafdruk) throw new AppError('conflict', 'lvs/veranderd');
    const { mee, scores } = teBewaren(plan, sleutels, keuzes, now);
    const importId = createId(now);
    const ids = [...new Set(scores.map(({ leerlingId }) => leerlingId))];
    const lijst = { id: importId, door: actor.id, soort: plan.soort, bestandHash: voorstel.bestandHash, now };
    if (scores.length > 0) await store.insertImport(db, adminId, lijst, scores);
    await store.setKolommen(db, adminId, kolommenVan(plan));
    const vervangen = mee.filter(({ soort }) => soort === 'anders').length;
    const alBekend = plan.regels.filter(({ soort }) => soort === 'zelfde').length;
    const resultaat: LvsResultaat = {
      opgeslagen: scores.length - vervangen,
      vervangen,
      alBekend,
      overgeslagen: plan.regels.length - scores.length - alBekend,
      leerlingen: ids.length,
      begin: keuzes.begin ? await setBegin(db, adminId, ids, now) : 0,
      importId: scores.length > 0 ? importId : null,
    };
    await markApplied(db, adminId, voorstelId, resultaat);
    const betreft = `LVS: ${scores.length} uitslagen van ${ids.length} leerlingen, ${vervangen} vervangen; bestand ${voorstel.bestandHash}`;
    await writeAudit(db, { adminId, soort: 'import', now, actor, actie: 'lvs.commit', objectId: importId, betreft });
    return resultaat;
  });
}
