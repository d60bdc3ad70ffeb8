/**
 * Who is no school: every text that a parent, or a logopedist in Flanders, can meet has none of the words of a school. Which texts those are is read from the
 * screens that their role opens (`doors` of the contract), the modules those bring along, and the keys that stand there.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { doors } from '@spelrijk/contract/screens';
import { inPraktijkwoorden, inPraktijkwoordenNl } from '@spelrijk/teksten/praktijkwoorden';
import { inThuiswoorden } from '@spelrijk/teksten/thuiswoorden';

const ADMIN = import.meta.dirname;
const TEKSTEN = path.join(ADMIN, '../../../../../packages/teksten/src');
type Rol = 'thuisadmin' | 'rtadmin';

interface Bundel {
  readonly naam: string;
  readonly nl: object;
  readonly be: object;
}

/** Parts of a screen that this role does not get to see: who reads them says `waarom`. */
const NIET: Readonly<Record<Rol, readonly (readonly [bestand: RegExp, waarom: string])[]>> = {
  thuisadmin: [
    [/groepen\/parts\/(school-begin|begin-panel|groepen-(table|kiezen)|attention-panel)\.tsx$/, 'the first screen of a school'],
    [/\/clienten\/|groepen\/parts\/praktijk\.tsx$/, 'of a practice'],
    [/\/zorg\/zorg-dialog\.tsx$/, 'its button asks for a package of schools'],
    [/\/leerlingen\/move-dialog\.tsx$/, 'asks for a second groep'],
    [/shared\/licentie\/licentie-view\.tsx$/, 'a home has its subscription there'],
    [/\/screens\/groep\//, 'nothing of a home points at the screen of a groep (decision 0183)'],
  ],
  rtadmin: [
    [/groepen\/parts\/(school-begin|begin-panel|groepen-(table|kiezen)|attention-panel)\.tsx$/, 'the first screen of a school'],
    [/\/zorg\/zorg-dialog\.tsx$/, 'its button asks for a package of schools'],
    [/groepen\/parts\/(home-panel|lukt-niet|oefendagen)\.tsx$/, 'of a home'],
    [/\/screens\/groep\//, 'nothing of a practice points at the screen of a groep (decision 0174)'],
  ],
};

const bronnen = new Map<string, string>();
function readBron(bestand: string): string {
  const tekst = bronnen.get(bestand) ?? readFileSync(bestand, 'utf8');
  bronnen.set(bestand, tekst);
  return tekst;
}

/** Modules of ours that this one brings along, at once or later. */
const kinderenVan = (bestand: string): readonly string[] =>
  [...readBron(bestand).matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)]
    .map(([, naar = '']) => path.join(path.dirname(bestand), naar))
    .filter((naar) => existsSync(naar));

/** Every module behind a screen that this role may open. */
function modulesVan(rol: Rol): ReadonlySet<string> {
  const routes = readBron(path.join(ADMIN, 'routes.ts'));
  const open = new Set(doors.filter(({ wie, pakket }) => wie.includes(rol) && pakket === undefined).map(({ pattern }) => pattern));
  const todo = [...routes.matchAll(/route\(\s*'([^']+)',\s*'(\.[^']+)'/g)]
    .filter(([, pad = '']) => pad === 'admins/:adminId' || open.has(`/admins/:adminId/${pad}`))
    .map(([, , bestand = '']) => path.join(ADMIN, bestand));
  const gezien = new Set<string>();
  for (let bestand = todo.pop(); bestand !== undefined; bestand = todo.pop()) {
    if (gezien.has(bestand) || NIET[rol].some(([patroon]) => patroon.test(bestand))) continue;
    gezien.add(bestand);
    todo.push(...kinderenVan(bestand));
  }
  return gezien;
}

async function bundelsIn(bestand: string): Promise<readonly Bundel[]> {
  const gevonden: Bundel[] = [];
  for (const [, naam = ''] of readBron(bestand).matchAll(/from '@spelrijk\/teksten\/([^']+)'/g)) {
    const module: Record<string, unknown> = await import(path.join(TEKSTEN, `${naam}.ts`));
    for (const waarde of Object.values(module)) {
      const velden = Object(waarde);
      if ('naam' in velden && 'nl' in velden && 'be' in velden) gevonden.push(velden);
    }
  }
  return gevonden;
}

function* platte(waarde: unknown, pad = ''): Generator<readonly [sleutel: string, tekst: string]> {
  if (typeof waarde === 'string') yield [pad, waarde];
  else for (const [sleutel, binnen] of Object.entries(Object(waarde))) yield* platte(binnen, pad === '' ? sleutel : `${pad}.${sleutel}`);
}

interface Sleutels {
  readonly heel: ReadonlySet<string>;
  /** Of keys that are put together: what stands before the value. */
  readonly begin: ReadonlySet<string>;
}

const sleutels = new Map<string, Sleutels>();
function sleutelsIn(bestand: string): Sleutels {
  const gevonden = sleutels.get(bestand) ?? {
    heel: new Set([...readBron(bestand).matchAll(/'([^'\n]+)'/g)].map(([, een = '']) => een)),
    begin: new Set([...readBron(bestand).matchAll(/`([\w:.-]+)\.\$\{/g)].map(([, een = '']) => een)),
  };
  sleutels.set(bestand, gevonden);
  return gevonden;
}

/** Whether a key stands in a module: as a text, or as the beginning of one that is put together. */
function staatIn({ heel, begin }: Sleutels, naam: string, sleutel: string): boolean {
  const kaal = sleutel.replace(/_(one|other|zero)$/, '');
  const delen = kaal.split('.');
  return [kaal, `${naam}:${kaal}`].some(
    (een, vooraan) =>
      heel.has(een) || delen.some((_, i) => i > 0 && begin.has(`${vooraan === 1 ? `${naam}:` : ''}${delen.slice(0, i).join('.')}`)),
  );
}

interface Wie {
  readonly rol: Rol;
  readonly zet: (nl: object, be: object) => object;
  readonly streken: readonly ('nl' | 'be')[];
}
const OUDER: Wie = { rol: 'thuisadmin', zet: inThuiswoorden, streken: ['nl', 'be'] };
const RT: Wie = { rol: 'rtadmin', zet: inPraktijkwoordenNl, streken: ['nl'] };
const LOGOPEDIST: Wie = { rol: 'rtadmin', zet: inPraktijkwoorden, streken: ['be'] };

interface Tekst {
  readonly at: string;
  readonly tekst: string;
}

/** What this role can meet, in the words that are put in for it. */
async function tekstenVan({ rol, zet, streken }: Wie): Promise<readonly Tekst[]> {
  const gevonden = new Map<string, string>();
  const gezet = new Map<string, readonly (readonly [sleutel: string, tekst: string])[]>();
  const platVan = ({ naam, nl, be }: Bundel, streek: 'nl' | 'be') => {
    const plat = gezet.get(`${streek}:${naam}`) ?? [...platte(zet(nl, streek === 'be' ? be : {}))];
    gezet.set(`${streek}:${naam}`, plat);
    return plat;
  };
  for (const bestand of modulesVan(rol))
    for (const bundel of await bundelsIn(bestand))
      for (const streek of streken)
        for (const [sleutel, tekst] of platVan(bundel, streek)) {
          const at = `${streek}:${bundel.naam}.${sleutel}`;
          if (!gevonden.has(at) && staatIn(sleutelsIn(bestand), bundel.naam, sleutel)) {
            gevonden.set(at, tekst.replaceAll(/\{\{[^}]*\}\}/g, '…'));
          }
        }
  return [...gevonden].map(([at, tekst]) => ({ at, tekst }));
}

type Vrijgesteld = readonly (readonly [at: RegExp, waarom: string])[];

async function demandVrij(wie: Wie, patroon: RegExp, mag: Vrijgesteld): Promise<void> {
  const teksten = await tekstenVan(wie);
  assert.ok(teksten.length > 400, `only ${teksten.length} texts were found`);
  const fout = teksten.filter(({ tekst }) => patroon.test(tekst));
  assert.deepEqual(
    fout.filter(({ at }) => !mag.some(([plaats]) => plaats.test(at))).map(({ at, tekst }) => `${at}: ${tekst}`),
    [],
  );
  for (const [plaats, waarom] of mag)
    assert.ok(
      fout.some(({ at }) => plaats.test(at)),
      `needs no exception: ${plaats.source}: ${waarom}`,
    );
}

/** The year that a child is in at school keeps its name: groep 5, de groep waarin je kind zit. So does the klas there, with its papers. */
const SCHOOL =
  /\bleerling(en)?\b|(?<!\b(?:in de|welke) )\bklas(sen)?\b(?! waar)|klassendictee|\bdocent|\bleerkracht|\bjuf\b|\bmeester\b|schoolbeheerder|\bgroepen\b|(?<!\bwelke )\bgroep\b(?! (\d|…|waar|die komt|is genoeg|van je kind))/iu;

/** Only who may open the screen behind it reads it. */
const ACHTER_EEN_DEUR: Vrijgesteld = [
  [/:kader\.menu\.docenten$/, 'a door that is closed to her'],
  [/:zoeken\.(doen|ook)\.(groepErbij|docentUitnodigen)$/, 'a door that is closed to her'],
  [/:zoeken\.soort\.docent$/, 'nobody is found under it'],
  [/:roadmap\.rol\./, 'who else reacted, at a school'],
  [/:kader\.rol\./, 'who did it, at a school'],
];
const VAN_SCHOLEN: Vrijgesteld = [
  [/:rapport\.(vragen|handtekening)$/, 'on the report of a school'],
  [/:dossiers\.(schoolUitleg|groep|een)$/, 'files per groep are of a school'],
  [/:verhuistoken\.lijst\.(groep|docenten|docentenUitleg)$/, 'a column and a switch of a school'],
];
const THUIS: Vrijgesteld = [
  ...ACHTER_EEN_DEUR,
  ...VAN_SCHOLEN,
  [/:zoeken\.soort\.groep$/, 'a home is found by its children'],
  [/:thuis\.kind\.jaar$/, 'the year at school'],
];

test('no text that a parent can meet has a word of a school', () => demandVrij(OUDER, SCHOOL, THUIS));

/** The groep that clients hang on is ours; a year at school, the groep there and the groep where a child arrives keep their name. */
const ONZE_GROEP =
  /(?<!menu van )\b(de|deze|hele|je|jouw|eigen|hun) groep\b(?! (\d|…|waar|die komt|van je kind))|groepscode|\b(op|open|sluit) het bord\b/iu;
const of = (een: RegExp, ander: RegExp): RegExp => new RegExp(`${een.source}|${ander.source}`, 'iu');

test('no text that a logopedist in Flanders can meet says klas, leerling or leerkracht, or names the groep that is ours', () =>
  demandVrij(
    LOGOPEDIST,
    of(
      /(?<!in de )\bklas(sen)?\b(?! op school)|\bleerling(en)?\b|\bdocent|leerkracht|schoolbeheerder|\bRT\b|praktijk of praktijk/iu,
      ONZE_GROEP,
    ),
    [],
  ));

test('no text that a practice in the Netherlands can meet sends her to a docent or a schoolbeheerder, or names the groep that is ours', () =>
  demandVrij(RT, of(/klassendictee|(?<!in de )\bklas(sen)?\b|\bdocent|leerkracht|schoolbeheerder/iu, ONZE_GROEP), [
    ...ACHTER_EEN_DEUR,
    ...VAN_SCHOLEN,
  ]));
