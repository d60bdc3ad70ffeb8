/** Two care plans of the demo school: one in its sixth week, one that was looked back at. Goals are what those children find hard in what was simulated. */
import { present } from '@spelrijk/base/invariant';
import type { Regio } from '@spelrijk/domain/admin';
import { functiesoort, type Evaluatie, type PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import {
  findKop,
  findPlan,
  inhoudVan,
  insertPlan,
  insertVersie,
  openZorgdoelen,
  putDoelen,
  setEvaluatie,
  startPlan,
  type PlanPlek,
} from '../../klas/handelingsplannen/index.ts';
import { listVerloop } from '../../klas/voortgang/index.ts';
import { insertContact, insertSessie } from '../../klas/zorgsessies/index.ts';
import { listDoelen } from '../../klas/zorgstanden/index.ts';
import { categorieenOpVolgorde, toCel, type Cel } from '../../oefenen/standen/index.ts';
import { closePlannen } from '../../oefenen/toetsen/index.ts';

type OpNaam = ReadonlyMap<string, string>;

interface Voorbeeld {
  readonly leerling: string;
  readonly door: string;
  /** Started so many days ago. */
  readonly dagen: number;
  readonly keuze: Omit<PlanKeuze, 'doelen'>;
  readonly doelen: number;
  readonly startReden: string;
  /** Sessions: days after the start, minutes, who, with how many, a note. */
  readonly sessies: readonly (readonly [na: number, minuten: number, functie: PlanKeuze['functie'], groep: number, notitie: string])[];
  /** Looked back at, so many days ago. */
  readonly einde?: { readonly dagen: number; readonly reden: string; readonly tekst: string; readonly wie: string };
}

const KEREN = [0, 2, 4] as const;
/** Three times a week, with a thin fourth week. */
const WEKEN: Voorbeeld['sessies'] = Array.from({ length: 5 }, (_, week) =>
  KEREN.filter((dag) => week !== 3 || dag === 0).map(
    (dag) => [7 * week + dag, dag === 4 ? 15 : 20, dag === 4 ? 'ouder' : 'onderwijsassistent', dag === 4 ? 1 : 3, ''] as const,
  ),
).flat();

const VOORBEELDEN: readonly Voorbeeld[] = [
  {
    leerling: 'Fenna Postma',
    door: 'Judith Aarts',
    dagen: 37,
    startReden: 'De methodetoets van vorige maand gaf al een goed beeld.',
    doelen: 2,
    keuze: {
      niveau: 3,
      weken: 12,
      keren: 3,
      minuten: 20,
      functie: 'onderwijsassistent',
      zorgaandeel: 'gewoon',
      tekst: {
        waarom: 'Fenna maakt bij het schrijven fouten die haar klasgenoten niet meer maken. In haar eigen schrift zien we ze ook.',
        geprobeerd:
          'Verlengde instructie in de groep, acht weken, twee keer per week. Het ging iets beter, maar nieuwe woorden lukken niet.',
        aanpak: 'Drie keer per week aan de instructietafel, met de begeleidingskaart. Eerst hardop verdelen, dan pas schrijven.',
        thuis: 'Laat Fenna elke dag drie woorden in klanken zeggen, voordat ze ze opschrijft. Prijs wat lukt.',
        maatregelen: ['aanmoedigen', 'kleine-stappen', 'regelkaart', 'meer-tijd'],
      },
    },
    sessies: WEKEN,
  },
  {
    leerling: 'Lotte Jacobs',
    door: 'Judith Aarts',
    dagen: 41,
    startReden: 'Na haar ziekte wisten we welke lessen zij miste.',
    doelen: 1,
    keuze: {
      niveau: 2,
      weken: 6,
      keren: 2,
      minuten: 20,
      functie: 'leerkracht',
      zorgaandeel: 'licht',
      tekst: {
        waarom: 'Lotte was lang ziek en miste veel uitleg.',
        geprobeerd: 'Thuis heeft zij de werkbladen gemaakt.',
        aanpak: 'De gemiste lessen nog eens doen, met twee andere kinderen.',
        thuis: 'Samen lezen is genoeg.',
        maatregelen: ['extra-uitleg', 'extra-oefenen'],
      },
    },
    sessies: [0, 3, 7, 10, 14, 17, 21, 24, 28].map((na) => [na, 20, 'leerkracht', 3, ''] as const),
    einde: {
      dagen: 9,
      wie: 'Judith Aarts',
      reden: 'De gemiste stof is ingehaald.',
      tekst:
        'Lotte schrijft deze woorden weer zoals haar klasgenoten. In haar schrift zien we het ook. De uitleg in een klein groepje hielp haar het meest.',
    },
  },
];

interface Gang extends PlanPlek {
  readonly door: string;
  /** First day. */
  readonly van: string;
  /** When it was started (ms). */
  readonly op: number;
}

const STREEF = 80;

/** What went worst of what was practised enough to say so. Of reading there is no card, nor a test. */
export function pickDoelen(cellen: readonly Cel[], regio: Regio, aantal: number): readonly Cel[] {
  const spelling = new Set(categorieenOpVolgorde(regio).map(({ id }) => id));
  return cellen
    .filter(({ categorie, status, zeker, antwoorden }) => spelling.has(categorie) && status === 'open' && zeker && antwoorden >= 20)
    .toSorted((a, b) => a.laag + a.hoog - (b.laag + b.hoog))
    .slice(0, aantal);
}

/** Those goals, with how they stood in the first days of the plan. */
async function putGoals(db: Db, gang: Gang, aantal: number, now: number): Promise<readonly string[]> {
  const { adminId, leerlingId, van } = gang;
  const kop = present(await findKop(db, adminId, leerlingId, null), 'demo: leerling');
  const gekozen = pickDoelen(
    kop.cellen.map((cel) => toCel(cel, dagVan(now))),
    kop.regio,
    aantal,
  );
  const doelen = [];
  for (const { categorie } of gekozen) {
    const eerste = (await listVerloop(db, adminId, leerlingId, categorie)).find(({ dag, zeker }) => dag >= van && zeker);
    const begin = eerste ? { laag: eerste.laag, hoog: eerste.hoog, zeker: true } : { laag: 0, hoog: 100, zeker: false };
    doelen.push({ categorie, streef: STREEF, begin, contrast: null });
  }
  await putDoelen(db, gang, doelen);
  return gekozen.map(({ categorie }) => categorie);
}

async function noteVersie(db: Db, gang: Gang, wat: string, op: number): Promise<void> {
  const rij = await findPlan(db, gang);
  const inhoud = inhoudVan(rij, await listDoelen(db, gang.adminId, [gang.planId]));
  await insertVersie(db, gang, inhoud, { versie: rij.versie, door: gang.door, wat, now: new Date(op) });
}

async function startVoorbeeld(db: Db, gang: Gang, { keuze, doelen, startReden }: Voorbeeld, now: number): Promise<void> {
  const { door, van, op } = gang;
  await insertPlan(db, gang, { ...keuze, doelen: [] }, { door, volgtOp: null, now: new Date(op) });
  const categorieen = await putGoals(db, gang, doelen, now);
  await startPlan(db, gang, { van, tot: addDays(van, 7 * keuze.weken - 1), reden: startReden, versie: 2, now: new Date(op) });
  await openZorgdoelen(db, gang, categorieen, new Date(op));
  await noteVersie(db, gang, 'gestart', op);
}

async function endVoorbeeld(db: Db, gang: Gang, { dagen, reden, tekst, wie }: NonNullable<Voorbeeld['einde']>, now: number): Promise<void> {
  const { adminId, planId } = gang;
  const op = now - dagen * DAG_MS;
  await closePlannen(db, { adminId, planIds: [planId], einde: 'zonder-eindtoets', reden, now: op });
  await noteVersie(db, gang, 'afgerond', op);
  const evaluatie: Evaluatie = { tekst, besluit: 'doelen-gehaald', op: new Date(op).toISOString(), door: wie, aanvullingen: [] };
  await setEvaluatie(db, gang, evaluatie, 4);
  await noteVersie(db, gang, 'geëvalueerd', op);
}

async function seedSessies(db: Db, gang: Gang, { sessies }: Voorbeeld, now: number): Promise<void> {
  const { adminId, leerlingId, planId, door, van } = gang;
  for (const [na, minuten, functie, groepsgrootte, notitie] of sessies) {
    const dag = addDays(van, na);
    if (dag > dagVan(now)) continue;
    const op = new Date(`${dag}T13:00:00Z`);
    const rij = { adminId, leerlingId, planId, id: createId(op.getTime()), door, now: op, dag, minuten, groepsgrootte, functie };
    await insertSessie(db, { ...rij, soort: functiesoort(functie), notitie, laat: '' });
  }
  const dag = addDays(van, 1);
  const op = new Date(`${dag}T14:00:00Z`);
  const contact = { adminId, leerlingId, planId, id: createId(op.getTime()), door, now: op, dag, versie: 2, ouders: 1 };
  await insertContact(db, { ...contact, soort: 'akkoord' });
}

/** The Monday on or before a day: weeks of a plan are weeks of school. */
function maandag(dag: string): string {
  const weekdag = (new Date(`${dag}T12:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(dag, -weekdag);
}

/** After the weeks of practice: what a child finds hard has to be known first. */
export async function seedPlannen(db: Db, adminId: string, ids: OpNaam, now: number): Promise<void> {
  const idVan = (naam: string): string => present(ids.get(naam), `demo: ${naam} bestaat niet`);
  for (const voorbeeld of VOORBEELDEN) {
    const van = maandag(addDays(dagVan(now), -voorbeeld.dagen));
    const op = Date.parse(`${van}T09:00:00Z`);
    const gang = { adminId, leerlingId: idVan(voorbeeld.leerling), planId: createId(op), door: idVan(voorbeeld.door), van, op };
    await startVoorbeeld(db, gang, voorbeeld, now);
    await seedSessies(db, gang, voorbeeld, now);
    if (voorbeeld.einde) await endVoorbeeld(db, gang, voorbeeld.einde, now);
  }
}
