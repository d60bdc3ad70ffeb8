/** Numbers and names that the site, the READMEs and the docs tell are those of the product. */
import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { createLeerlijn } from '../packages/oefenen/src/leerlijn.ts';
import { LEESDEEL } from '../packages/oefenen/src/leestaken.ts';
import { CONSTANTEN } from '../packages/oefenen/src/stand.ts';
import { grenzenVan } from '../packages/oefenen/src/taakvorm.ts';
import { privacy } from '../packages/teksten/src/site/veiligheid.ts';
import { BEWAARDAGEN } from '@spelrijk/domain/voorleesopname';
import { planTeksten } from '../packages/teksten/src/plan.ts';
import { didactiek } from '../packages/teksten/src/site/didactiek.ts';
import { inzetbaarheid } from '../packages/teksten/src/site/inzetbaarheid.ts';
import { AANTAL_BESTANDEN, aantallenIn, withAantal } from './aantallen.ts';
import { root } from './install.mjs';

test('as many categories as there are', () => {
  const wrong = AANTAL_BESTANDEN.flatMap((file) => {
    const named = aantallenIn(readFileSync(path.join(root, file), 'utf8'));
    assert.ok(named.length > 0, file);
    return named.filter((count) => count !== CATEGORIEEN.length).map((count) => `${file}: ${count}, not ${CATEGORIEEN.length}`);
  });
  assert.deepEqual(wrong, []);
});

test('one more is written in every place, and nowhere else', () => {
  assert.equal(withAantal('12 games, 99 spellingcategorieën (99 categories)', 100), '12 games, 100 spellingcategorieën (100 categories)');
});

/** What the page of the site calls a categorie, in the row of the year in which the learning line begins it. */
const IN_JAAR: readonly (readonly [woorden: RegExp, ...categorieen: string[]])[] = [
  [/letters en klanken/, 'letterkennis'],
  [/zoals je ze hoort/, 'kz-mkm', 'kz-mmkmm', 'f-v'],
  [/\bei en ij\b/, 'ei-ij'],
  [/lange en korte klanken/, 'open-lettergreep', 'lange-klank-eind'],
  [/verdubbelen/, 'verdubbeling'],
  [/verlengen/, 'verlenging-d-t'],
  [/eerste verkleinwoorden/, 'verklein-je', 'verklein-tje'],
  [/achtervoegsels zoals -ig en -lijk/, 'achtervoegsel-ig', 'achtervoegsel-lijk'],
  [/f of v, s of z/, 'v-f-wissel', 'z-s-wissel'],
  [/eerste werkwoorden/, 'ww-stam', 'ww-tt-stam-t', 'ww-infinitief'],
  [/trema/, 'trema'],
  [/eerste leenwoorden/, 'leen-eau', 'c-als-k', 'y-woord'],
  [/tegenwoordige en verleden tijd/, 'ww-tt-d-dt', 'ww-vt-te-de', 'ww-vd-d-t'],
  [/tussenletters/, 'tussen-n', 'tussen-s'],
  [/moeilijke leenwoorden/, 'leen-engels', 'leen-ai-oi', 'leen-g-zj'],
  [/aanhalingstekens/, 'aanhalingstekens'],
  [/laatste werkwoorden/, 'ww-engels', 'ww-tegenwoordig-deelwoord'],
];

test('the site says of each year what the learning line begins in it', () => {
  for (const regio of ['nl', 'be'] as const) {
    const blokken = inzetbaarheid[regio].delen.flatMap((deel) => deel.blokken);
    const rijen = blokken.flatMap((blok) => ('tabel' in blok ? blok.tabel.rijen : []));
    assert.equal(rijen.length, 7);
    for (const [woorden, ...ids] of IN_JAAR) {
      const rij = rijen.findIndex(([, spelling = '']) => woorden.test(spelling));
      assert.ok(rij >= 0, `${woorden} stands in no row`);
      for (const id of ids) {
        const intro = CATEGORIEEN.find((categorie) => categorie.id === id)?.intro.nl;
        assert.equal(intro?.slice(0, 1), String(rij + 2), `${id}, ${woorden}`);
      }
    }
  }
});

test('how long a taak is, and how much of it is reading, is told as it is served', () => {
  const vormen = createLeerlijn({ categorieen: [], woorden: [] }).vormen;
  const [woord, zin, tekst] = [vormen['dictee-woord'], vormen['dictee-zin'], vormen['tekst-vraag']].map(grenzenVan);
  assert.deepEqual(
    [woord, zin, tekst],
    [
      { minstens: 8, hoogstens: 12 },
      { minstens: 4, hoogstens: 6 },
      { minstens: 3, hoogstens: 6 },
    ],
  );
  for (const regio of ['nl', 'be'] as const)
    assert.match(JSON.stringify(didactiek[regio]), /acht tot twaalf woorden, of een paar zinnen of vragen bij een tekst/);
  const docent = read('packages/oefenen/docs/docent.md').replaceAll(/\s+/g, ' ');
  assert.match(docent, /van 8 tot 12 woorden, 4 tot 6 zinnen, of een tekst met 3 tot 6 vragen/);
  assert.deepEqual([LEESDEEL.begin * 60, LEESDEEL.later * 60], [30, 25]);
  assert.match(docent, /in de helft van de taken, later in ongeveer twee van de vijf/);
  assert.match(read('packages/oefenen/docs/motor.md'), /in 30 of 60 taken, later in 25 of 60/);
});

test('the page of what an independent simulator found quotes tests and chapters that are there', () => {
  const bronnen = globSync(['packages/oefenen/{src,tools}/**/*.test.ts', 'apps/server/src/features/oefenen/**/*.test.ts'], { cwd: root });
  const geheel = [...bronnen, 'packages/oefenen/docs/motor.md'].map(read).join('\n');
  const genoemd = [...read('packages/oefenen/docs/bevindingen.md').matchAll(/"([^"|]{20,}?)(?: \.\.\.)?"/g)].map(([, titel = '']) => titel);
  assert.ok(genoemd.length > 20, String(genoemd.length));
  // A world is filled in where the test runs.
  assert.deepEqual(
    genoemd.filter((titel) => !geheel.includes(titel) && !/^served in |\.\.\./.test(titel)),
    [],
  );
});

test('the constants that the page of the engine tells are those that are served', () => {
  const rijen = read('packages/oefenen/docs/motor.md').matchAll(/^\| (`\w+`(?:, `\w+`)*) \| [^|]+ \| ([^|]+) \|/gm);
  const verteld = [...rijen].flatMap(([, namen = '', waarden = '']) => {
    const getallen = waarden.split(', ').map(Number);
    return [...namen.matchAll(/`(\w+)`/g)].map(([, naam = ''], i) => [naam, getallen[i]] as const);
  });
  assert.ok(verteld.length >= 9, String(verteld.length));
  const geserveerd = new Map(Object.entries(CONSTANTEN));
  for (const [naam, waarde] of verteld) assert.equal(waarde, geserveerd.get(naam), naam);
});

test('a dictation that is proposed is as hard as its screen says, for a groep and for one child at home', () => {
  assert.match(read('packages/oefenen/src/groepskans.ts'), /^const MIKPUNT = 0\.7;$/m);
  assert.match(read('packages/teksten/src/dictee.ts'), /ongeveer zeven van de tien keer goed gaan/);
});

test('the site says of recordings of a child what holds at a school, in a practice and at home', () => {
  assert.deepEqual([...BEWAARDAGEN], [7, 28, 84]);
  for (const regio of ['nl', 'be'] as const) {
    const tekst = JSON.stringify(privacy[regio]);
    assert.match(tekst, /Alleen als de school, de praktijk of het gezin dat aanzet/);
    assert.match(tekst, /ongehoord een, vier of twaalf weken/);
  }
});

const TELWOORD = ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'];

test('how much of practice goes to the goals of a plan is told as it was measured', () => {
  const docent = read('packages/oefenen/docs/docent.md');
  for (const [naam, tekst] of Object.entries(planTeksten.nl.aandelen)) {
    const gemeten = Number(new RegExp(`^\\| ${naam} \\|[^|]+\\|[^|]+\\| (\\d+)%`, 'm').exec(docent)?.[1]) / 10;
    assert.ok(
      tekst.includes(`${TELWOORD[Math.floor(gemeten)]} tot ${TELWOORD[Math.ceil(gemeten)]} van de tien keer`),
      `${tekst} (${gemeten})`,
    );
  }
});

interface ByHand {
  readonly what: string;
  /** As written: a name without a folder lies beside the one before it. */
  readonly files: readonly string[];
  readonly lines: number;
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.includes('.test.');
const inFolder = (place: string): readonly string[] =>
  statSync(path.join(root, place)).isDirectory() ? globSync(`${place}/**/*`, { cwd: root }) : [place];

/** Rows of docs/by-hand.md that say how many lines are ours. */
function byHand(page: string): readonly ByHand[] {
  return page.split('\n').flatMap((line) => {
    const [, what = '', where = '', lines = ''] = line.split('|').map((cell) => cell.trim());
    if (!/^[\d,]+$/.test(lines)) return [];
    const files = [...where.matchAll(/`([^`]+\.tsx?|[^`]+\/[^`]+)`/g)].map(([, file = '']) => file);
    const placed = files.map((file, at) =>
      file.includes('/') ? file : path.join(path.dirname(files.slice(0, at).findLast((name) => name.includes('/')) ?? ''), file),
    );
    return [{ what, files: placed, lines: Number(lines.replace(',', '')) }];
  });
}

const linesOf = ({ files }: ByHand): number =>
  files
    .flatMap((file) => globSync(file, { cwd: root }))
    .flatMap(inFolder)
    .filter(isCode)
    .reduce((sum, file) => sum + read(file).trimEnd().split('\n').length, 0);

test('what is written by hand is as large as the docs say, and lies where they say', () => {
  const rows = byHand(read('docs/by-hand.md'));
  assert.ok(rows.length > 15, `${rows.length} rows read`);
  const wrong = rows.map((row) => ({ ...row, now: linesOf(row) })).filter(({ lines, now }) => Math.abs(now - lines) > now / 10);
  assert.deepEqual(
    wrong.map(({ what, lines, now }) => `${what}: ${lines}, now ${now}`),
    [],
  );
});

/** Each file of these packages stands in its README, so that a newcomer finds what is there; a package of many subjects names its rooms only. */
for (const name of ['base', 'domain', 'spraak'])
  test(`the README of ${name} names every file, and no other`, () => {
    const named = new Set(
      [...read(`packages/${name}/README.md`).matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
        [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
      ),
    );
    const files = new Set(
      globSync(`packages/${name}/src/*.ts`, { cwd: root })
        .filter(isCode)
        .map((file) => path.basename(file, '.ts')),
    );
    assert.deepEqual(
      [...files].filter((file) => !named.has(file)),
      [],
      'not named',
    );
    assert.deepEqual(
      [...named].filter((file) => !files.has(file)),
      [],
      'not there',
    );
  });

test('every package has a README of half a page, every program one of a page, and the map of the root names them all', () => {
  const map = /^## The map\n+```\n([^]+?)```/m.exec(read('README.md'))?.[1] ?? '';
  const folders = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root }).map((file) => path.dirname(file));
  assert.ok(folders.length >= 13, `${folders.length} folders`);
  for (const folder of folders) {
    const words = read(`${folder}/README.md`).split(/\s+/).length;
    assert.ok(words <= (folder.startsWith('packages/') ? 450 : 700), `${folder}: ${words} words`);
    assert.match(map, new RegExp(`^ {2}${path.basename(folder)}/`, 'm'));
  }
  const told = [...map.matchAll(/^ {2}([a-z-]+)\//gm)].map(([, name = '']) => name);
  assert.deepEqual(
    told.filter((name) => !folders.some((folder) => path.basename(folder) === name)),
    [],
    'not there',
  );
});

test('every generator runs with `npm run gen`, or what it wrote grows old unseen', () => {
  const list = read('tools/gen.ts');
  const generators = globSync(['packages/*/tools/gen*.ts', 'apps/*/tools/gen*.ts', 'tools/gen-*.ts'], { cwd: root }).filter(isCode);
  assert.ok(generators.length >= 15, `${generators.length} generators`);
  assert.deepEqual(
    generators.filter((file) => !list.includes(`'${file}'`)),
    [],
  );
});
