/** The groepsplan of the demo school: four children of Groep 4 who need the same help, in its fourth week. Who they are follows from what was simulated. */
import { present } from '@spelrijk/base/invariant';
import { functiesoort, type PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { addDays, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { insertGroepsplan } from '../../klas/groepsplannen/index.ts';
import { insertPlan, kandidaten, listKoppen, openZorgdoelen, startPlan } from '../../klas/handelingsplannen/index.ts';
import { insertContact, insertSessie } from '../../klas/zorgsessies/index.ts';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import type { DemoLeerling } from './mensen.ts';
import { maandag, noteVersie, putGoals, STREEF, type Gang } from './plannen.ts';
import type { Gemaakt } from './verhuizen.ts';
import { demoId } from './ids.ts';

const AANTAL = 4;
const DAGEN_BEZIG = 24;
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
    thuis: 'Laat uw kind drie woorden voordoen die het net oefende.',
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

/** The categorie that most of them need now, and who they are. */
function pickGroepje(koppen: Awaited<ReturnType<typeof listKoppen>>, now: number): { doel: string; wie: readonly string[] } {
  const per = new Map<string, string[]>();
  for (const kop of koppen) for (const { categorie } of kandidaten(kop, now)) per.set(categorie, [...(per.get(categorie) ?? []), kop.id]);
  const [doel = 'ei-ij', wie = []] = [...per].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  const rest = koppen.map(({ id }) => id).filter((id) => !wie.includes(id));
  return { doel, wie: [...wie, ...rest].slice(0, AANTAL) };
}

async function startDeelnemer(db: Db, gang: Gang, groepsplanId: string, doel: string): Promise<void> {
  const { door, van, op } = gang;
  await insertPlan(db, gang, { ...KEUZE, doelen: [] }, { door, volgtOp: null, groepsplanId, now: new Date(op) });
  await putGoals(db, gang, [doel]);
  await startPlan(db, gang, { van, tot: addDays(van, 7 * KEUZE.weken - 1), reden: REDEN, versie: 2, now: new Date(op) });
  await openZorgdoelen(db, gang, [doel], new Date(op));
  await noteVersie(db, gang, 'gestart', op);
  const dag = addDays(van, 2);
  const { adminId, leerlingId, planId } = gang;
  const contact = { adminId, leerlingId, planId, door, id: createId(op), now: new Date(`${dag}T14:00:00Z`), dag, versie: 2, ouders: 1 };
  await insertContact(db, { ...contact, soort: 'inzage' });
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

/** Children of the school that has care plans: none with a plan of its own, or a flag. */
export async function seedGroepsplan(db: Db, gemaakt: readonly Gemaakt[], leerlingen: readonly Kind[], now: number): Promise<void> {
  const school = gemaakt.find(({ demo }) => demo.zorg);
  if (!school) return;
  const { demo, adminId, ids } = school;
  const namen = new Set(demo.groepen.find(({ naam }) => naam === PLEK.groep)?.leerlingen.map(naamVan));
  for (const { leerling } of demo.zorg ?? []) namen.delete(leerling);
  const kinderen = leerlingen.filter((kind) => kind.adminId === adminId && namen.has(naamVan(kind)) && OEFENT.has(kind.aard));
  const { groepId } = present(kinderen[0], 'demo: een groep zonder leerlingen');
  const door = present(ids.get(PLEK.door), `demo: ${PLEK.door} bestaat niet`);
  const koppen = await listKoppen(
    db,
    adminId,
    kinderen.map(({ id }) => id),
    null,
  );
  const { doel, wie } = pickGroepje(koppen, now);
  const van = maandag(addDays(dagVan(now), -DAGEN_BEZIG));
  const op = Date.parse(`${van}T08:30:00Z`);
  const groepsplanId = demoId(op, 'groepsplan', groepId);
  const keuze = { ...KEUZE, doelen: [{ categorie: doel, streef: STREEF }] };
  await insertGroepsplan(
    db,
    { adminId, groepId, groepsplanId },
    { naam: `Groepje ${somvensterNaam(doel)}`.slice(0, 60), keuze },
    { door, now: new Date(op) },
  );
  const gangen = wie.map((leerlingId): Gang => ({ adminId, leerlingId, planId: demoId(op, 'groepsplan', leerlingId), door, van, op }));
  for (const gang of gangen) await startDeelnemer(db, gang, groepsplanId, doel);
  await seedSessies(db, gangen, now);
}
