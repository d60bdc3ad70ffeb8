/** Sentences that advise a verhuistoken, to choose goals or to take a test: each is known here with where it leads, so that a new one is asked the same. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doors } from '@spelrijk/contract/screens';
import type { Rol } from '@spelrijk/domain/rol';
import { foutTekst } from '@spelrijk/teksten/fouten';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { matchPath } from 'react-router';

const ADVIES =
  /met een verhuistoken komt|vraag dan een verhuistoken|kies .*verhuistoken|kies [^.]*\bdoel|(neem|maak) (een|eerst de|eerst een) (start)?toets af|zet de (start|eind)toets(en)? klaar\./iu;

const GROEP = '/admins/a/groepen/g';
const PLAN = `${GROEP}/leerlingen/l/zorgtraject`;
const BEHEER: readonly Rol[] = ['schooladmin', 'rtadmin', 'thuisadmin'];
const ZORG: readonly Rol[] = ['schooladmin', 'docent', 'office', 'superadmin'];

/** The sentence, where its link or button leads, and who reads it. */
const ADVIEZEN: Readonly<Record<string, readonly [pad: string, wie: readonly Rol[]]>> = {
  // Beside the sentence: `leerlingen-toevoegen`; nobody reads it who may not move a leerling.
  'verhuistoken:menu.hint': [`${GROEP}/verhuistoken-inlezen`, [...BEHEER, 'docent']],
  // On paper, for the other school: the menu of its groep.
  'verhuistoken:code.stap2': [`${GROEP}/verhuistoken-inlezen`, BEHEER],
  // Beside it: to the groepen, where the leerlingen are.
  'verhuistoken:lijst.leegUitleg': ['/admins/a/groepen', [...BEHEER, 'docent']],
  // On the page where the goals are chosen.
  'fouten:handelingsplannen/zonder-doelen': [`${PLAN}/handelingsplanaanmaken`, ZORG],
  'fouten:handelingsplannen/categorie-onbekend': [`${PLAN}/handelingsplanaanmaken`, ZORG],
  // The start test stands in the plan, with its words.
  'fouten:toetsen/geen-begintoets': [`${PLAN}/handelingsplan/p`, ZORG],
  // The menu of who moved, in the same prullenbak.
  'fouten:leerlingen/verhuisd': [`${GROEP}/verhuistoken-inlezen`, ['schooladmin']],
  // The button of the same screen.
  'methodetoets:lijst.uitleg': [`${GROEP}/methodetoetsen/nieuw`, ['schooladmin', 'docent']],
  // The goals stand under the sentence.
  'plan:doelenUitleg': [`${PLAN}/handelingsplanaanmaken`, ZORG],
  // A button to the step of the goals; the choice of another goal stands beside it.
  'plan:mist.doelen': [`${PLAN}/handelingsplanaanmaken`, ZORG],
  'plan:teWeinig': [`${PLAN}/handelingsplanaanmaken`, ZORG],
  'groepsplan:mist.doelen': [`${GROEP}/groepsplannen/nieuw/edit`, ZORG],
  // Of a practice: the goals are chosen in the dialog of the same page.
  'begeleiding:geen': ['/admins/a/clienten/l/x', ['rtadmin']],
  'begeleiding:veld.nodig': ['/admins/a/clienten/l/x', ['rtadmin']],
  // The buttons that set one ready stand under it.
  'begeleiding:begin.eerst': ['/admins/a/clienten/l/x', ['rtadmin']],
  // Links of the alarm (`stappad`), and of the step.
  'plan:voorstel.te-moeilijk': [`${PLAN}/handelingsplan/p/edit`, ZORG],
  'plan:voorstel.te-makkelijk': [`${PLAN}/handelingsplan/p/edit`, ZORG],
  'plan:voorstel.klaar': [`${PLAN}/handelingsplan/p/eindtoets`, ZORG],
  'plan:stap.eindtoets-klaarzetten': [`${PLAN}/handelingsplan/p/eindtoets`, ZORG],
  // The step in the list of zorgleerlingen is a link to the plans, where it is a button.
  'zorg:stappen.eindtoets-klaarzetten': [PLAN, ZORG],
};

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
      const nl: unknown = Reflect.get(Object(waarde), 'nl');
      if (typeof naam === 'string' && typeof nl === 'object' && nl !== null) zinnen.push(...listZinnen(nl, `${naam}:`));
    }
  }
  // An error is read by its code.
  const codes = [...readFileSync(path.join(MAP, 'fouten.ts'), 'utf8').matchAll(/^ {2}'([a-z-]+\/[a-z-]+)':/gmu)].map(
    ([, code = '']) => code,
  );
  return [...zinnen, ...codes.map((code) => [`fouten:${code}`, foutTekst(code)] as const)];
}

test('whatever advises a verhuistoken, goals or a test leads there, for everybody who reads it', async () => {
  const zinnen = await readZinnen();
  assert.ok(zinnen.length > 3000, String(zinnen.length));
  assert.deepEqual(zinnen.flatMap(([pad, zin]) => (ADVIES.test(zin) ? [pad] : [])).toSorted(), Object.keys(ADVIEZEN).toSorted());
  for (const [zin, [pad, wie]] of Object.entries(ADVIEZEN)) {
    const deur = doors.find(({ pattern }) => matchPath(pattern, pad));
    for (const rol of wie) assert.ok(deur?.wie.includes(rol), `${zin}: ${rol} may not open ${pad}`);
  }
});
