/** Two care plans of the demo school: one in its sixth week, one that was looked back at. Goals are what those children find hard in what was simulated. */
import { present } from '@spelrijk/base/invariant';
import type { Zorgtoetssoort } from '@spelrijk/contract/toetsen';
import { functiesoort, type Evaluatie, type PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Stand } from '@spelrijk/oefenen/stand';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { setEvaluatie } from '../../klas/handelingsplannen/index.ts';
import { insertContact, insertSessie } from '../../klas/zorgsessies/index.ts';
import type { AudioIndex } from '../../oefenen/spraak/index.ts';
import { insertStand, leerlijnVan } from '../../oefenen/standen/index.ts';
import { closePlannen, meting } from '../../oefenen/toetsen/index.ts';
import { simulate, type GeschiedenisInvoer } from './geschiedenis.ts';
import { demoId } from './ids.ts';
import { TOETSWOORDEN } from './methodetoets.ts';
import { cellenVan, closeToetsen, noteVersie, pickDoelen, startVan, startVerhaal, tell, type Gang, type Verhaal } from './planverhaal.ts';
import { createLoop, type Loop } from './zorgloop.ts';

type OpNaam = ReadonlyMap<string, string>;

interface Voorbeeld {
  readonly leerling: string;
  readonly door: string;
  /** The week of the plan in which today falls, also where it ended earlier. */
  readonly week: number;
  readonly keuze: Omit<PlanKeuze, 'doelen'>;
  readonly doelen: number;
  /** Why it began without a start test, where no word can be heard. */
  readonly zonderToets: string;
  /** Tests, in days after the start: days on which one may be made. */
  readonly toetsen: readonly (readonly [soort: Zorgtoetssoort, na: readonly number[]])[];
  /** Sessions: days after the start, minutes, who, with how many, a note. */
  readonly sessies: readonly (readonly [na: number, minuten: number, functie: PlanKeuze['functie'], groep: number, notitie: string])[];
  /** Looked back at, so many days ago. */
  readonly einde?: {
    readonly dagen: number;
    readonly reden: string;
    readonly wie: string;
    readonly vooruit: Terugblik;
    readonly anders: Terugblik;
  };
}

/** What a docent concludes, by what the final test says. */
type Terugblik = Pick<Evaluatie, 'tekst' | 'besluit'>;

const KEREN = [0, 2, 4] as const;
const NOTITIES: ReadonlyMap<number, string> = new Map([
  [2, 'Verdeelt nog met hulp. De kaart ligt erbij.'],
  [14, 'Verdeelt nu hardop, zonder hulp.'],
  [21, 'Deze week één keer, door de schoolreis.'],
]);
/** Three times a week, with a thin fourth week. */
const WEKEN: Voorbeeld['sessies'] = Array.from({ length: 6 }, (_, week) =>
  KEREN.filter((dag) => week !== 3 || dag === 0).map(
    (dag) =>
      [
        7 * week + dag,
        dag === 4 ? 15 : 20,
        dag === 4 ? 'ouder' : 'onderwijsassistent',
        dag === 4 ? 1 : 3,
        NOTITIES.get(7 * week + dag) ?? '',
      ] as const,
  ),
).flat();

const VOORBEELDEN: readonly Voorbeeld[] = [
  {
    leerling: 'Fenna Postma',
    door: 'Judith Aarts',
    week: 6,
    zonderToets: 'De methodetoets van vorige maand gaf al een goed beeld.',
    doelen: 2,
    toetsen: [
      ['zorg-start', [-4, -3]],
      ['zorg-tussen', [30]],
    ],
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
    week: 7,
    zonderToets: 'Na haar ziekte wisten we welke lessen zij miste.',
    doelen: 1,
    toetsen: [
      ['zorg-start', [-4, -3]],
      ['zorg-eind', [30, 31]],
    ],
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
      vooruit: {
        tekst:
          'Lotte schrijft deze woorden weer zoals haar klasgenoten. In haar schrift zien we het ook. De uitleg in een klein groepje hielp haar het meest.',
        besluit: 'doelen-gehaald',
      },
      anders: {
        tekst:
          'Lotte heeft de gemiste lessen ingehaald en doet weer met de groep mee. De toets laat nog geen duidelijke stap zien. Na vijf weken kijken we met de nameting of zij verder komt.',
        besluit: 'terug-naar-de-klas',
      },
    },
  },
];

const VOORUIT: ReadonlySet<string | undefined> = new Set(['duidelijk', 'vooruit', 'kende-al']);

/** The docent looks back at what the final test says, if there was one. */
async function endVoorbeeld(db: Db, gang: Gang, einde: NonNullable<Voorbeeld['einde']>, { loop }: Verhaal, now: number): Promise<void> {
  const { adminId, planId } = gang;
  const op = now - einde.dagen * DAG_MS;
  const eind = loop.gemaakt.find(({ toets }) => toets.soort === 'zorg-eind');
  const hoe = eind ? ({ einde: 'eindtoets', reden: '' } as const) : ({ einde: 'zonder-eindtoets', reden: einde.reden } as const);
  await closePlannen(db, { adminId, planIds: [planId], ...hoe, now: op });
  await noteVersie(db, gang, 'afgerond', op);
  const uitslag = eind ? (await meting.readBewaring(db, adminId, eind.toets.id)).uitslag : undefined;
  const terugblik = !eind || VOORUIT.has(uitslag?.plan?.oordeel.zin) ? einde.vooruit : einde.anders;
  await setEvaluatie(db, gang, { ...terugblik, op: new Date(op).toISOString(), door: einde.wie, aanvullingen: [] }, 4);
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

interface Kind extends Omit<GeschiedenisInvoer['speler'], 'id' | 'adminId'> {
  readonly id: string;
  readonly adminId: string;
}

const voorbeeldVan = ({ roepnaam, achternaam }: Pick<Kind, 'roepnaam' | 'achternaam'>): Voorbeeld | undefined =>
  VOORBEELDEN.find(({ leerling }) => leerling === `${roepnaam} ${achternaam}`);

/** Has this child a plan? Then its weeks of practice come with the plan. */
export const heeftPlan = (kind: Pick<Kind, 'roepnaam' | 'achternaam'>): boolean => voorbeeldVan(kind) !== undefined;

/** What the plan is about: what this child found hard in the same weeks without one. */
function loopVan(voorbeeld: Voorbeeld, invoer: GeschiedenisInvoer, { planId, van }: Pick<Gang, 'planId' | 'van'>): Loop {
  return createLoop({
    planId,
    van,
    tot: addDays(van, 7 * voorbeeld.keuze.weken - 1),
    eerder: voorbeeld.einde && dagVan(invoer.now - voorbeeld.einde.dagen * DAG_MS),
    doelen: pickDoelen(cellenVan(simulate(invoer)), 'nl', voorbeeld.doelen),
    zorgaandeel: voorbeeld.keuze.zorgaandeel,
    momenten: voorbeeld.toetsen.map(([soort, na]) => ({ soort, dagen: na.map((dagen) => addDays(van, dagen)) })),
    elders: TOETSWOORDEN,
  });
}

/** The children with a plan: their weeks of practice, with the plan from its start test on. */
export async function seedPlannen(
  db: Db,
  deps: { readonly audio: AudioIndex },
  kinderen: readonly (Kind & { readonly stand: Stand })[],
  ids: OpNaam,
  now: number,
): Promise<void> {
  for (const { stand, ...speler } of kinderen) {
    const voorbeeld = voorbeeldVan(speler);
    if (!voorbeeld) continue;
    const van = startVan(dagVan(now), voorbeeld.week);
    const op = Date.parse(`${van}T09:00:00Z`);
    const door = present(ids.get(voorbeeld.door), `demo: ${voorbeeld.door} bestaat niet`);
    const gang = { adminId: speler.adminId, leerlingId: speler.id, planId: demoId(op, 'plan', speler.id), door, van, op };
    const invoer = { speler, stand, leerlijn: leerlijnVan('nl'), audio: deps.audio, now };
    const verhaal = tell(invoer, loopVan(voorbeeld, invoer, gang));
    await insertStand(db, speler.adminId, speler.id, stand);
    await startVerhaal(db, gang, { ...voorbeeld, groepsplanId: null }, verhaal);
    await closeToetsen(deps, db, gang, verhaal, now);
    await seedSessies(db, gang, voorbeeld, now);
    if (voorbeeld.einde) await endVoorbeeld(db, gang, voorbeeld.einde, verhaal, now);
  }
}
