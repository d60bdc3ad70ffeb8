/** Two methodetoetsen of the demo school: one that was taken a week ago, given to the engine like any other, and one that is open. */
import { createRandom, seedFrom } from '@spelrijk/base/random';
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import type { Db } from '../../../platform/db/database.ts';
import { insertToets, updateToets } from '../../klas/methodetoetsen/index.ts';
import { diagnoseVan } from '../../oefenen/opgaven/index.ts';
import type { AudioIndex } from '../../oefenen/spraak/index.ts';
import { readPlanInvoer } from '../../oefenen/taken/index.ts';
import {
  insertToetsantwoord,
  lockZitting,
  predictToets,
  processZitting,
  toetsOpgaven,
  updateZitting,
} from '../../oefenen/zittingen/index.ts';
import { antwoordTekst } from './antwoord-tekst.ts';
import type { Aard } from './mensen.ts';
import { demoId } from './ids.ts';

const woorden = (tekst: string): readonly Lijstwoord[] => tekst.split(' ').map((woord) => ({ woord }));

const GEMAAKT = {
  titel: 'Toets blok 2',
  methode: 'Eigen methode',
  blok: 'Blok 2',
  woorden: woorden('bomen trein bakker hond schaap nacht lopen peuter kussen paard zwemmen eiland kleine geit straten'),
};
const OPEN = {
  titel: 'Toets blok 3',
  methode: 'Eigen methode',
  blok: 'Blok 3',
  woorden: woorden('ballen reizen mand vogels lucht plein bussen rood dromen schrijven'),
};

/** What these tests ask. */
export const TOETSWOORDEN: readonly string[] = [...GEMAAKT.woorden, ...OPEN.woorden].map(({ woord }) => woord);

interface Kind {
  readonly id: string;
  readonly aard: Aard;
}

interface Klas {
  readonly adminId: string;
  readonly groepId: string;
  readonly kinderen: readonly Kind[];
}

const UUR_MS = 3_600_000;
/** Between two words (ms). */
const PER_WOORD = 22_000;
const ANTWOORD_MS = 7000;

/** What one child wrote, by what the engine expects of it; then closed and taken in. */
async function seedZitting(
  db: Db,
  audio: AudioIndex,
  { adminId, kind }: { adminId: string; kind: Kind },
  toetsId: string,
  nu: { op: number; now: number },
) {
  const plek = { adminId, leerlingId: kind.id, toetsId };
  const invoer = await readPlanInvoer({ audio }, db, { adminId, id: kind.id }, nu.now);
  const opgaven = toetsOpgaven(toetsId, GEMAAKT.woorden, invoer);
  const voorspeld = predictToets(invoer.stand, invoer.leerlijn, opgaven, nu.now);
  const random = createRandom(seedFrom(`toets ${kind.id}`));
  await lockZitting(db, plek);
  const einde = nu.op + opgaven.length * PER_WOORD;
  await updateZitting(db, plek, { begonnen: new Date(nu.op), dicht: new Date(einde), verwacht: JSON.stringify(voorspeld) });
  for (const [i, opgave] of opgaven.entries()) {
    const goed = random.next() < (voorspeld.kansen[opgave.id] ?? 0.8);
    const knelpunten = [{ categorie: opgave.woord.hoofd, goed }];
    const gegeven = antwoordTekst(opgave, { goed, knelpunten, gokte: false, rtMs: ANTWOORD_MS }, random);
    const diagnose = diagnoseVan(opgave, gegeven);
    const rij = { itemId: opgave.id, woord: opgave.woord.woord, gegeven, goed: diagnose.goed, diagnose };
    await insertToetsantwoord(db, plek, { ...rij, rtMs: ANTWOORD_MS, op: new Date(nu.op + i * PER_WOORD) });
  }
  await processZitting({ audio }, db, plek, nu.now);
}

/** Who practises no more did not make it either. */
export async function seedMethodetoetsen(db: Db, audio: AudioIndex, { adminId, groepId, kinderen }: Klas, now: number): Promise<void> {
  const op = now - 8 * DAG_MS;
  const taken = { adminId, groepId, toetsId: demoId(op - DAG_MS, 'toets gemaakt', groepId) };
  await insertToets(db, taken, GEMAAKT, new Date(op - DAG_MS));
  await updateToets(db, taken, { van: new Date(op), tot: new Date(op + 2 * UUR_MS), status: 'open', grens: 11 });
  for (const kind of kinderen.filter(({ aard }) => aard !== 'nooit' && aard !== 'nieuw' && aard !== 'stil'))
    await seedZitting(db, audio, { adminId, kind }, taken.toetsId, { op, now });
  const open = { adminId, groepId, toetsId: demoId(now - UUR_MS, 'toets open', groepId) };
  await insertToets(db, open, OPEN, new Date(now - UUR_MS));
  await updateToets(db, open, { van: new Date(now - UUR_MS), tot: new Date(now + 14 * DAG_MS), status: 'open', afspeel: 3 });
}
