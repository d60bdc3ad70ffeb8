/** A school year ends: everybody moves up as shown, in one transaction, and back as long as nothing changed since. */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import { type GedaneOvergang, type OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';
import { AppError, notFound } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { demandPlaats, setWeggegooid } from '../leerlingbeheer/index.ts';
import { setLvsBegin } from '../lvsspelling/index.ts';
import { readConcept } from './concept.ts';
import * as store from './store.ts';
import { isVroeg, volgend } from './schooljaar.ts';
import { createVoorstel } from './voorstel.ts';
import { enter, merkVan, readJaren, readStand, type JaarovergangDeps, Uitslag } from './school.ts';

const DAG_MS = 86_400_000;

/** `dagen`: as long as it can be undone. */
async function gedaan(db: Db, adminId: string, dagen: number, now: number): Promise<GedaneOvergang | null> {
  const rij = await store.findLaatste(db, adminId);
  if (!rij || rij.op.getTime() < now - dagen * DAG_MS) return null;
  const { leerlingen, weg } = Uitslag.parse(rij.uitslag);
  return {
    id: rij.id,
    op: rij.op.toISOString(),
    schooljaar: volgend(rij.schooljaar),
    leerlingen,
    weg,
    terugTot: addDays(dagVan(rij.op.getTime()), dagen),
    veranderd: await store.isVeranderd(db, adminId, rij.id),
  };
}

/** `schooljaar`: which one ends, when a person had to say so; one that cannot end counts as not said. */
export async function previewOvergang(
  { database, instellingen }: JaarovergangDeps,
  { actor, now }: Caller,
  adminId: string,
  gezegd?: string,
): Promise<OvergangVoorstel> {
  enter(actor, adminId);
  return database.transact(async (db) => {
    const regio = await store.lockAdmin(db, adminId);
    if (regio === undefined) throw notFound();
    const stand = await readStand(db, adminId);
    const { bekend, kan } = await readJaren(db, adminId, now);
    const schooljaar = kan.find((jaar) => jaar === gezegd) ?? kan[0];
    return {
      schooljaar,
      volgend: volgend(schooljaar),
      kan: [...kan],
      bron: bekend?.bron ?? null,
      vroeg: isVroeg(schooljaar, dagVan(now)),
      groepen: [...createVoorstel(stand.groepen, stand.leerlingen, schooljaar, regio)],
      leerlingen: [...stand.leerlingen],
      vorige: await gedaan(db, adminId, instellingen().jaarovergang, now),
      concept: await readConcept(db, adminId, schooljaar),
      merk: merkVan(stand),
    };
  });
}

/** Twice is once. A 409 when something of it changed since, or its term is over. */
export async function undoOvergang(
  { database, instellingen }: JaarovergangDeps,
  { actor, now }: Caller,
  { adminId, overgangId }: Input<Api['undoOvergang']>['params'],
): Promise<void> {
  enter(actor, adminId);
  await database.transact(async (db) => {
    await store.lockAdmin(db, adminId);
    const rij = await store.findOvergang(db, adminId, overgangId);
    if (!rij) throw notFound('jaarovergang/niet-gevonden');
    if (rij.teruggedraaidOp !== null) return;
    const laatste = await store.findLaatste(db, adminId);
    const verlopen = rij.op.getTime() < now - instellingen().jaarovergang * DAG_MS;
    if (verlopen || laatste?.id !== overgangId || (await store.isVeranderd(db, adminId, overgangId)))
      throw new AppError('conflict', 'jaarovergang/veranderd');
    const weg = await store.listWeg(db, adminId, overgangId);
    if (weg.length > 0) {
      await demandPlaats(db, adminId, weg.length, now);
      await setWeggegooid(db, adminId, weg, null, now);
    }
    const terug = await store.putBack(db, adminId, overgangId, now);
    await setLvsBegin(db, adminId, terug, now);
    const betreft = `schooljaar ${volgend(rij.schooljaar)} ongedaan gemaakt: ${terug.length} leerling(en)`;
    await writeAudit(db, { adminId, soort: 'gewijzigd', now, actor, actie: 'pupil.changeGroup', objectId: overgangId, betreft });
  });
}

export const sweepOvergangen = ({ database, instellingen }: JaarovergangDeps, now: number): Promise<void> =>
  database.transact((db) => store.sweepOvergangen(db, now - instellingen().jaarovergang * DAG_MS));
