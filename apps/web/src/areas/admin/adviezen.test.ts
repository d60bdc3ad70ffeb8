/** Sentences that advise a verhuistoken, to choose goals or to take a test: each is known here with where it leads, so that a new one is asked the same. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doors } from '@spelrijk/contract/screens';
import type { Rol } from '@spelrijk/domain/rol';
import { foutTekst } from '@spelrijk/teksten/fouten';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router';

/** Every sentence that names a verhuistoken, or says to choose a goal, or to take, make or set ready a test: an advice, or listed as none. */
const ADVIES =
  /verhuistoken|\b(kies|vink)\b[^.]*\bdoel|\b(neem|maak|zet|laat)\b[^.?]*toets\p{L}*\b[^.?]*\b(af|klaar|afmaken)\b|zet die eerst klaar/iu;

const GROEP = '/admins/a/groepen/g';
const PLAN = `${GROEP}/leerlingen/l/zorgtraject`;
const BEHEER: readonly Rol[] = ['schooladmin', 'rtadmin', 'thuisadmin'];
const ZORG: readonly Rol[] = ['schooladmin', 'docent', 'office', 'superadmin'];

/** Where the link or button stands: the screen that says the sentence, and what in it leads there. */
type Plek = readonly [bestand: string, knop: RegExp];
type Advies = readonly [pad: string, wie: readonly Rol[], ...plekken: readonly [Plek, ...Plek[]]];

const INLEZEN = /verhuistoken-inlezen'/u;
/** The goals are ticked under the sentence. */
const DOELEN: Plek = ['plan/doelen-velden.tsx', /doelenUitleg[\s\S]*onToggle=/u];
const STAP: Plek = ['screens/zorgtraject/screen.tsx', /stap\.\$\{stap\}[\s\S]*to=\{/u];
const LIJSTSTAP: Plek = ['screens/zorgleerlingen/parts/zorg-table.tsx', /<Link to=\{to\}>\{tekst\}/u];
const ALARM: Plek = ['screens/handelingsplan/parts/alarmen.tsx', /<Button component=\{Link\} to=[\s\S]*voorstel\.\$\{/u];
const TRAJECT: Plek = ['begeleiding/paneel.tsx', /t\('geen'[\s\S]*setNieuw\(true\)/u];

/** The sentence, where its link or button leads, who reads it, and where that stands. */
const ADVIEZEN: Readonly<Record<string, Advies>> = {
  // Nobody reads it who may not move a leerling. A practice without clients finds it too.
  'verhuistoken:menu.hint': [
    `${GROEP}/verhuistoken-inlezen`,
    [...BEHEER, 'docent'],
    ['screens/leerlingen-toevoegen/screen.tsx', INLEZEN],
    ['clienten/met-code.tsx', INLEZEN],
  ],
  // On paper: the menu of a groep of the other school; of a home the screen to add a child, of a practice its first one.
  'verhuistoken:code.stap2': [`${GROEP}/verhuistoken-inlezen`, BEHEER, ['screens/groep/parts/groep-actions.tsx', INLEZEN]],
  'verhuistoken:code.stap2Thuis': [
    `${GROEP}/verhuistoken-inlezen`,
    BEHEER,
    ['screens/groep/parts/groep-actions.tsx', INLEZEN],
    ['screens/leerlingen-toevoegen/screen.tsx', INLEZEN],
    ['clienten/clienten.tsx', INLEZEN],
    ['clienten/met-code.tsx', INLEZEN],
  ],
  // To the groepen, where the leerlingen are.
  'verhuistoken:lijst.leegUitleg': [
    '/admins/a/groepen',
    [...BEHEER, 'docent'],
    ['screens/verhuistokens/screen.tsx', /leegUitleg[\s\S]*<Link to=/u],
  ],
  'verhuistoken:lijst.leegUitlegPraktijk': [
    `${GROEP}/leerlingen/l/verhuistoken`,
    ['rtadmin'],
    ['screens/client/screen.tsx', /groepen\/:groepId\/leerlingen\/:leerlingId\/verhuistoken'/u],
  ],
  'verhuistoken:lijst.leegUitlegThuis': [
    `${GROEP}/leerlingen/l/verhuistoken`,
    ['thuisadmin'],
    ['screens/verhuistokens/screen.tsx', /leegUitleg[\s\S]*<Link to=/u],
  ],
  'fouten:verhuistokens/bestaat-al': [
    `${GROEP}/leerlingen/l/verhuistoken`,
    BEHEER,
    ['screens/verhuistoken-uitgeven/parts/uitgifte-form.tsx', /<Button type="submit"/u],
  ],
  'verhuistoken:bak.terugkeer': [`${GROEP}/verhuistoken-inlezen`, ['schooladmin'], ['screens/prullenbak/screen.tsx', INLEZEN]],
  'client:metCode': [`${GROEP}/verhuistoken-inlezen`, ['rtadmin'], ['clienten/clienten.tsx', INLEZEN], ['clienten/met-code.tsx', INLEZEN]],
  // On the page where the goals are chosen.
  'fouten:handelingsplannen/zonder-doelen': [`${PLAN}/handelingsplanaanmaken`, ZORG, DOELEN],
  'fouten:handelingsplannen/categorie-onbekend': [`${PLAN}/handelingsplanaanmaken`, ZORG, DOELEN],
  // The start test stands in the plan, with its words.
  'fouten:toetsen/geen-begintoets': [
    `${PLAN}/handelingsplan/p`,
    ZORG,
    ['screens/handelingsplan/parts/toetsen.tsx', /<Link to=.*\/toets\//u],
  ],
  // The menu of who moved, in the same prullenbak.
  'fouten:leerlingen/verhuisd': [`${GROEP}/verhuistoken-inlezen`, ['schooladmin'], ['screens/prullenbak/screen.tsx', INLEZEN]],
  // The button of the same screen.
  'methodetoets:lijst.uitleg': [
    `${GROEP}/methodetoetsen/nieuw`,
    ['schooladmin', 'docent'],
    ['screens/methodetoetsen/screen.tsx', /lijst\.uitleg[\s\S]*to=\{to\(NIEUW\)\}/u],
  ],
  'plan:doelenUitleg': [`${PLAN}/handelingsplanaanmaken`, ZORG, DOELEN],
  // A button to the step of the goals; the choice of another goal stands beside it.
  'plan:mist.doelen': [
    `${PLAN}/handelingsplanaanmaken`,
    ZORG,
    ['screens/handelingsplanaanmaken/parts/start-stap.tsx', /onStap\(gat\)[\s\S]*mist\.\$\{gat\}/u],
    ['screens/handelingsplanaanmaken/parts/toets-stap.tsx', /<NaarDoelen[^>]*>\}>\s*\{t\('mist\.doelen'\)/u],
  ],
  'plan:teWeinig': [
    `${PLAN}/handelingsplanaanmaken`,
    ZORG,
    ['screens/handelingsplanaanmaken/parts/toets-stap.tsx', /teWeinig[\s\S]*tekort\.length > 0 && <NaarDoelen/u],
    // Of a goal that comes in: its box stands above the sentence on the same page.
    ['screens/handelingsplan-edit/screen.tsx', /<DoelenVelden[\s\S]*<DoelErbij|<DoelErbij[\s\S]*<DoelenVelden/u],
  ],
  'plantoets:nietTeMeten': [
    `${PLAN}/handelingsplanaanmaken`,
    ZORG,
    // Said where the goals are chosen, and once more in the step of its start test.
    ['screens/handelingsplanaanmaken/parts/toets-stap.tsx', /nietTeMeten[\s\S]*tekort\.length > 0 && <NaarDoelen/u],
    ['plan/doelen-velden.tsx', /t\('zelfKiezen'\)[\s\S]*<Gekozen/u],
  ],
  'groepsplan:mist.doelen': [`${GROEP}/groepsplannen/nieuw/edit`, ZORG, DOELEN],
  // Saved, the page of the groepsplan is there, with the button.
  'groepsplan:doelErbij': [`${GROEP}/groepsplannen/p`, ZORG, ['screens/groepsplan/parts/toetsen.tsx', /zetStart/u]],
  // The button beside it sets it ready.
  'plantoets:doelErbij': [`${PLAN}/handelingsplan/p/edit`, ZORG, ['plan/doel-erbij.tsx', /plantoets:doelErbij[\s\S]*<ZetKlaar/u]],
  // Of a practice: the goals are chosen, and a test is set ready, in the same panel.
  'begeleiding:geen': ['/admins/a/clienten/l/x', ['rtadmin'], TRAJECT],
  'begeleiding:veld.nodig': ['/admins/a/clienten/l/x', ['rtadmin'], ['begeleiding/traject-dialog.tsx', /doelen/u]],
  'begeleiding:begin.erbij': [
    '/admins/a/clienten/l/x',
    ['rtadmin'],
    ['begeleiding/traject-dialog.tsx', /begin\.erbij[\s\S]*make\(papier\)/u],
  ],
  // Chosen once more in the same dialog.
  'begeleiding:begin.erbijOpen': [
    '/admins/a/clienten/l/x',
    ['rtadmin'],
    ['begeleiding/traject-dialog.tsx', /<DoelenVeld[\s\S]*<DoelErbij/u],
  ],
  'begeleiding:begin.eerst': ['/admins/a/clienten/l/x', ['rtadmin'], ['begeleiding/toetsen.tsx', /onClick=\{\(\) => make\(false\)\}/u]],
  // Links of the alarm (`stappad`), and of the step.
  'plan:voorstel.te-moeilijk': [`${PLAN}/handelingsplan/p/edit`, ZORG, ALARM],
  'plan:voorstel.te-makkelijk': [`${PLAN}/handelingsplan/p/edit`, ZORG, ALARM],
  'plan:voorstel.klaar': [`${PLAN}/handelingsplan/p/eindtoets`, ZORG, ALARM],
  'plan:stap.starttoets-afmaken': [`${PLAN}/handelingsplanaanmaken`, ZORG, STAP],
  'plan:stap.eindtoets-klaarzetten': [`${PLAN}/handelingsplan/p/eindtoets`, ZORG, STAP],
  'plan:stap.eindtoets-afmaken': [`${PLAN}/handelingsplan/p/eindtoets`, ZORG, STAP],
  // The step in the list of zorgleerlingen is a link to the plans, where it is a button.
  'zorg:stappen.starttoets-afmaken': [PLAN, ZORG, LIJSTSTAP],
  'zorg:stappen.eindtoets-klaarzetten': [PLAN, ZORG, LIJSTSTAP],
  'zorg:stappen.eindtoets-afmaken': [PLAN, ZORG, LIJSTSTAP],
};

/** They name it and advise nothing: a head, a button, a name in a list, what happened; or who reads it (our office) cannot do it, and says who can. */
const GEEN_ADVIES: readonly string[] = [
  'account:logboek.soorten.verhuistoken',
  'beheer:groep.inlezen',
  'begeleiding:sessie.uitleg',
  'fouten:verhuistokens/niet-gevonden',
  'fouten:verhuizingen/soort',
  'groepsplan:zetEind',
  'groepsplan:zetStart',
  'kader:menu.verhuistokens',
  'leerlingvoortgang:toetsen.zet.voortgang',
  'lvsspelling:leerling.leegUitleg',
  'lvsspelling:lijsten.soorten.verhuistoken',
  'plan:zetEindKlaar',
  'plan:zetKlaar',
  'verhuistoken:code.terug',
  'verhuistoken:inlezen.titel',
  'client:verhuistoken',
  'verhuistoken:lijst.binnen',
  'verhuistoken:lijst.docenten',
  'verhuistoken:lijst.leeg',
  'verhuistoken:lijst.tabel',
  'verhuistoken:lijst.titel',
  'verhuistoken:menu.inlezen',
  'verhuistoken:menu.uitgeven',
  'verhuistoken:uitgeven.titel',
  'verhuizing:weigering.soort',
  'zoeken:doen.inlezen',
];

function listZinnen(value: object, pad: string): readonly (readonly [pad: string, zin: string])[] {
  return Object.entries(value).flatMap(([key, deel]: [string, unknown]) =>
    typeof deel === 'string' ? [[`${pad}${key}`, deel] as const] : listZinnen(Object(deel), `${pad}${key}.`),
  );
}

const MAP = path.resolve(import.meta.dirname, '../../../../../packages/teksten/src');

/** Every sentence of every area. */
async function readZinnen(): Promise<readonly (readonly [pad: string, zin: string])[]> {
  const zinnen: (readonly [string, string])[] = [];
  for (const bestand of readdirSync(MAP).filter((naam) => naam.endsWith('.ts') && !naam.endsWith('.test.ts'))) {
    const module: Readonly<Record<string, unknown>> = await import(path.join(MAP, bestand));
    for (const waarde of Object.values(module)) {
      const naam: unknown = Reflect.get(Object(waarde), 'naam');
      for (const regio of ['nl', 'be']) {
        const bundel: unknown = Reflect.get(Object(waarde), regio);
        if (typeof naam === 'string' && typeof bundel === 'object' && bundel !== null) zinnen.push(...listZinnen(bundel, `${naam}:`));
      }
    }
  }
  // An error is read by its code.
  const codes = [...readFileSync(path.join(MAP, 'fouten.ts'), 'utf8').matchAll(/^ {2}'([a-z-]+\/[a-z-]+)':/gmu)].map(
    ([, code = '']) => code,
  );
  return [...zinnen, ...codes.map((code) => [`fouten:${code}`, foutTekst(code)] as const)];
}

test('whatever advises a verhuistoken, goals or a test leads there by a link or button, for everybody who reads it', async () => {
  const zinnen = await readZinnen();
  assert.ok(zinnen.length > 3000, String(zinnen.length));
  const gevonden = new Set(zinnen.flatMap(([pad, zin]) => (ADVIES.test(zin) ? [pad] : [])));
  assert.deepEqual([...gevonden].toSorted(), [...Object.keys(ADVIEZEN), ...GEEN_ADVIES].toSorted());
  for (const [zin, [pad, wie, ...plekken]] of Object.entries(ADVIEZEN)) {
    const deur = doors.find(({ pattern }) => matchPath(pattern, pad));
    for (const rol of wie) assert.ok(deur?.wie.includes(rol), `${zin}: ${rol} may not open ${pad}`);
    for (const [bestand, knop] of plekken)
      assert.match(readFileSync(path.join(import.meta.dirname, bestand), 'utf8'), knop, `${zin}: nothing leads there in ${bestand}`);
  }
});
