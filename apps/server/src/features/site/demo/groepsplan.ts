/** The groepsplan of the demo school: four children of Groep 4 who need the same help, with a start test each, in its fourth week. Who they are follows from what was simulated. */
import { present } from '@spelrijk/base/invariant';
import { functiesoort, type PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { insertGroepsplan } from '../../klas/groepsplannen/index.ts';
import { insertContact, insertSessie } from '../../klas/zorgsessies/index.ts';
import type { AudioIndex } from '../../oefenen/spraak/index.ts';
import { beginStand, insertStand, leerlijnVan, somvensterNaam } from '../../oefenen/standen/index.ts';
import { simulate, type Geschiedenis, type GeschiedenisInvoer } from './geschiedenis.ts';
import { demoId } from './ids.ts';
import type { DemoLeerling } from './mensen.ts';
import { TOETSWOORDEN } from './methodetoets.ts';
import { heeftPlan } from './plannen.ts';
import { cellenVan, closeToetsen, pickDoelen, startVan, startVerhaal, STREEF, tell, type Gang } from './planverhaal.ts';
import { insertGeschiedenis } from './store.ts';
import type { Gemaakt } from './verhuizen.ts';
import { createLoop } from './zorgloop.ts';

const AANTAL = 4;
const WEEK = 4;
/** Days after the start on which the start test is made. */
const STARTTOETS = [-4, -3, -2, -1];
/** So many of what goes worst with a child are looked at together. */
const KANDIDATEN = 6;
const REDEN = 'De methodetoets van vorige maand laat bij alle vier hetzelfde zien.';

const KEUZE: Omit<PlanKeuze, 'doelen'> = {
  niveau: 2,
  weken: 8,
  keren: 2,
  minuten: 20,
  functie: 'onderwijsassistent',
  zorgaandeel: 'licht',
  tekst: {
    waarom: 'Deze vier kinderen maken dezelfde fout, in hun dictee en in hun eigen teksten.',
    geprobeerd: 'Twee keer verlengde instructie met de hele groep.',
    aanpak: 'Dinsdag en donderdag na de pauze aan de instructietafel. Eerst de regelkaart, dan acht woorden, dan een zin.',
    thuis: 'Laat je kind drie woorden voordoen die het net oefende.',
    maatregelen: ['regelkaart', 'extra-uitleg'],
  },
};
/** Days after the start, and how many were there. */
const SESSIES = [
  [1, 4],
  [3, 4],
  [8, 4],
  [10, 3],
  [15, 4],
  [17, 4],
  [22, 4],
] as const;

interface Kind extends DemoLeerling {
  readonly id: string;
  readonly adminId: string;
  readonly groepId: string;
}

const PLEK = { groep: 'Groep 4', door: 'Judith Aarts' } as const;
/** Children who practise as most do. */
const OEFENT: ReadonlySet<string> = new Set(['gewoon', 'moeite', 'vast']);

const naamVan = ({ roepnaam, achternaam }: Pick<DemoLeerling, 'roepnaam' | 'achternaam'>): string => `${roepnaam} ${achternaam}`;

/** A child whose weeks of practice are known, and not yet stored. */
interface Geoefend {
  readonly invoer: GeschiedenisInvoer;
  readonly geschiedenis: Geschiedenis;
}

/** The categorie that most of them need, and who they are. */
function pickGroepje(kinderen: readonly Geoefend[]): { doel: string; wie: readonly Geoefend[] } {
  const per = new Map<string, Geoefend[]>();
  for (const kind of kinderen)
    for (const categorie of pickDoelen(cellenVan(kind.geschiedenis), 'nl', KANDIDATEN))
      per.set(categorie, [...(per.get(categorie) ?? []), kind]);
  const [doel = 'ei-ij', wie = []] = [...per].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  const rest = kinderen.filter((kind) => !wie.includes(kind));
  return { doel, wie: [...wie, ...rest].slice(0, AANTAL) };
}

const LANGSTE_NAAM = 60;

/** Cut off behind a whole word. */
function naamVanGroepje(doel: string): string {
  const naam = `Groepje ${somvensterNaam(doel)}`;
  return naam.length <= LANGSTE_NAAM ? naam : naam.slice(0, naam.lastIndexOf(' ', LANGSTE_NAAM));
}

interface Deelname {
  readonly gang: Gang;
  readonly groepsplanId: string;
  readonly doel: string;
}

/** The same weeks with the plan in them: its start test, and its goal from the start on. */
async function startDeelnemer(db: Db, { gang, groepsplanId, doel }: Deelname, { invoer }: Geoefend): Promise<void> {
  const { adminId, leerlingId, planId, van, door } = gang;
  const loop = createLoop({
    planId,
    van,
    tot: addDays(van, 7 * KEUZE.weken - 1),
    doelen: [doel],
    zorgaandeel: KEUZE.zorgaandeel,
    momenten: [{ soort: 'zorg-start', dagen: STARTTOETS.map((na) => addDays(van, na)) }],
    elders: TOETSWOORDEN,
  });
  const verhaal = tell(invoer, loop);
  await insertStand(db, adminId, leerlingId, invoer.stand);
  await startVerhaal(db, gang, { keuze: KEUZE, zonderToets: REDEN, groepsplanId }, verhaal);
  await closeToetsen({ audio: invoer.audio }, db, gang, verhaal, invoer.now);
  const dag = addDays(van, 2);
  const now = new Date(`${dag}T14:00:00Z`);
  await insertContact(db, { adminId, leerlingId, planId, door, id: createId(gang.op), now, dag, versie: 2, ouders: 1, soort: 'inzage' });
}

async function seedSessies(db: Db, gangen: readonly Gang[], now: number): Promise<void> {
  const { functie, minuten } = KEUZE;
  for (const [na, aantal] of SESSIES) {
    const dag = addDays(present(gangen[0], 'groepje').van, na);
    if (dag > dagVan(now)) return;
    const op = new Date(`${dag}T10:30:00Z`);
    const vast = { dag, minuten, functie, soort: functiesoort(functie), notitie: '', laat: '', groepsgrootte: aantal, now: op };
    const groepssessieId = createId(op.getTime());
    for (const { adminId, leerlingId, planId, door } of gangen.slice(0, aantal))
      await insertSessie(db, { ...vast, adminId, leerlingId, planId, door, id: createId(op.getTime()), groepssessieId });
  }
}

/** Of the groep of the groepje in the school that has care plans: none with a plan of its own, or a flag. Their weeks come with `seedGroepsplan`. */
export function kiesbaar(gemaakt: readonly Gemaakt[], leerlingen: readonly Kind[]): readonly Kind[] {
  const school = gemaakt.find(({ demo }) => demo.zorg);
  const namen = new Set(school?.demo.groepen.find(({ naam }) => naam === PLEK.groep)?.leerlingen.map(naamVan));
  for (const { leerling } of school?.demo.zorg ?? []) namen.delete(leerling);
  return leerlingen.filter(
    (kind) => kind.adminId === school?.adminId && namen.has(naamVan(kind)) && OEFENT.has(kind.aard) && !heeftPlan(kind),
  );
}

/** The weeks of practice of these children, four of them with the plan of their groepje. */
export async function seedGroepsplan(
  db: Db,
  audio: AudioIndex,
  { gemaakt, kinderen }: { readonly gemaakt: readonly Gemaakt[]; readonly kinderen: readonly Kind[] },
  now: number,
): Promise<void> {
  const [eerste] = kinderen;
  if (!eerste) return;
  const { adminId, groepId } = eerste;
  const ids = gemaakt.find((school) => school.adminId === adminId)?.ids;
  const door = present(ids?.get(PLEK.door), `demo: ${PLEK.door} bestaat niet`);
  const geoefend = kinderen.map((speler): Geoefend => {
    const invoer = { speler, stand: beginStand(speler.jaargroep, dagVan(now)), leerlijn: leerlijnVan('nl'), audio, now };
    return { invoer, geschiedenis: simulate(invoer) };
  });
  const { doel, wie } = pickGroepje(geoefend);
  for (const { invoer, geschiedenis } of geoefend.filter((kind) => !wie.includes(kind))) {
    await insertStand(db, adminId, invoer.speler.id, invoer.stand);
    await insertGeschiedenis(db, adminId, invoer.speler.id, geschiedenis);
  }
  const van = startVan(dagVan(now), WEEK);
  const op = Date.parse(`${van}T08:30:00Z`);
  const groepsplanId = demoId(op, 'groepsplan', groepId);
  const keuze = { ...KEUZE, doelen: [{ categorie: doel, streef: STREEF }] };
  await insertGroepsplan(db, { adminId, groepId, groepsplanId }, { naam: naamVanGroepje(doel), keuze }, { door, now: new Date(op) });
  const gangen: Gang[] = [];
  for (const kind of wie) {
    const leerlingId = kind.invoer.speler.id;
    const gang = { adminId, leerlingId, planId: demoId(op, 'groepsplan', leerlingId), door, van, op };
    await startDeelnemer(db, { gang, groepsplanId, doel }, kind);
    gangen.push(gang);
  }
  await seedSessies(db, gangen, now);
}
