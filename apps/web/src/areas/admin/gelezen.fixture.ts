/**
 * For tests: every text that somebody can meet, as she reads it. Which texts those are is read from the screens that her role opens (`doors` of the contract),
 * the modules those bring along, and the keys that stand there.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { doors } from '@spelrijk/contract/screens';
import type { Rol } from '@spelrijk/domain/rol';
import { inPraktijkwoorden, inPraktijkwoordenNl } from '@spelrijk/teksten/praktijkwoorden';
import { inThuiswoorden } from '@spelrijk/teksten/thuiswoorden';

const AREAS = path.join(import.meta.dirname, '..');
const TEKSTEN = path.join(AREAS, '../../../../packages/teksten/src');

interface Bundel {
  readonly naam: string;
  readonly nl: object;
  readonly be: object;
}

const EIGEN = /groepen\/parts\/(school-begin|begin-panel|groepen-(table|kiezen)|attention-panel)\.tsx$/;
/** Parts of a screen that a role does not get to see: who reads them says `waarom`. */
const NIET: Readonly<Partial<Record<Rol, readonly (readonly [bestand: RegExp, waarom: string])[]>>> = {
  thuisadmin: [
    [EIGEN, 'the first screen of a school'],
    [/\/clienten\/|groepen\/parts\/praktijk\.tsx$/, 'of a practice'],
    [/\/zorg\/zorg-dialog\.tsx$/, 'its button asks for a package of schools'],
    [/\/leerlingen\/move-dialog\.tsx$/, 'asks for a second groep'],
    [/shared\/licentie\/licentie-view\.tsx$/, 'a home has its subscription there'],
    [
      /\/screens\/groep(-voortgang)?\//,
      'nothing of a home points at the screens of a groep, which lead it to its children (decisions 0183, 0221)',
    ],
  ],
  rtadmin: [
    [EIGEN, 'the first screen of a school'],
    [/\/zorg\/zorg-dialog\.tsx$/, 'its button asks for a package of schools'],
    [/groepen\/parts\/(home-panel|lukt-niet|oefendagen)\.tsx$/, 'of a home'],
    [
      /\/screens\/groep(-voortgang)?\//,
      'nothing of a practice points at the screens of a groep, which lead it to its clients (decision 0221)',
    ],
  ],
};

const bronnen = new Map<string, string>();
export function readBron(bestand: string): string {
  const tekst = bronnen.get(bestand) ?? readFileSync(bestand, 'utf8');
  bronnen.set(bestand, tekst);
  return tekst;
}

/** Modules of ours that this one brings along, at once or later. */
const kinderenVan = (bestand: string): readonly string[] =>
  [...readBron(bestand).matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)]
    .map(([, naar = '']) => path.join(path.dirname(bestand), naar))
    .filter((naar) => existsSync(naar));

/** Where the screens of each area begin: their frame, and what the addresses within it begin with. */
const FRAMES = { admin: 'admins/:adminId', office: 'superadmin', leerling: 'leerling/:leerlingId' } as const;
type Area = keyof typeof FRAMES;
const areaVan = (rol: Rol): Area => (rol === 'office' || rol === 'superadmin' ? 'office' : rol === 'leerling' ? 'leerling' : 'admin');

/** Every module behind a screen that this role may open, without a package or with any. */
function modulesVan(rol: Rol, pakketten: boolean): ReadonlySet<string> {
  const area = areaVan(rol);
  const map = path.join(AREAS, area);
  const open = new Set(
    doors.filter(({ wie, pakket }) => wie.includes(rol) && (pakketten || pakket === undefined)).map(({ pattern }) => pattern),
  );
  const todo = [...readBron(path.join(map, 'routes.ts')).matchAll(/route\(\s*'([^']+)',\s*'(\.[^']+)'/g)]
    .filter(([, pad = '']) => pad === FRAMES[area] || open.has(`/${FRAMES[area]}/${pad}`))
    .map(([, , bestand = '']) => path.join(map, bestand));
  const gezien = new Set<string>();
  for (let bestand = todo.pop(); bestand !== undefined; bestand = todo.pop()) {
    if (gezien.has(bestand) || NIET[rol]?.some(([patroon]) => patroon.test(bestand))) continue;
    gezien.add(bestand);
    todo.push(...kinderenVan(bestand));
  }
  return gezien;
}

async function bundelsIn(bestand: string): Promise<readonly Bundel[]> {
  const gevonden: Bundel[] = [];
  for (const [, naam = ''] of readBron(bestand).matchAll(/(?:from |import\()'@spelrijk\/teksten\/([^']+)'/g)) {
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

export interface Lezer {
  readonly rol: Rol;
  readonly zet: (nl: object, be: object) => object;
  readonly streken: readonly ('nl' | 'be')[];
  /** With the screens of packages that she may have. */
  readonly pakketten?: boolean;
}
/** A school reads what stands there, in Flanders the Flemish text where there is one. */
const zoalsHetStaat = (nl: object, be: object): object =>
  Object.fromEntries(
    Object.entries(nl).map(([sleutel, tekst]: [string, unknown]) => {
      const eigen: unknown = Reflect.get(be, sleutel);
      return [sleutel, typeof tekst === 'object' && tekst !== null ? zoalsHetStaat(tekst, Object(eigen)) : (eigen ?? tekst)];
    }),
  );
export const OUDER: Lezer = { rol: 'thuisadmin', zet: inThuiswoorden, streken: ['nl', 'be'] };
export const RT: Lezer = { rol: 'rtadmin', zet: inPraktijkwoordenNl, streken: ['nl'] };
export const LOGOPEDIST: Lezer = { rol: 'rtadmin', zet: inPraktijkwoorden, streken: ['be'] };
export const vanSchool = (rol: Rol): Lezer => ({ rol, zet: zoalsHetStaat, streken: ['nl', 'be'], pakketten: true });
/** At school, at home or in a practice: its screens are the same. */
export const KIND: Lezer = { rol: 'leerling', zet: zoalsHetStaat, streken: ['nl', 'be'] };
export const KANTOOR: Lezer = { rol: 'office', zet: zoalsHetStaat, streken: ['nl'] };

export interface Tekst {
  /** `nl:area.key` */
  readonly at: string;
  readonly tekst: string;
}

/** What this reader can meet, in her words; values are three dots. */
export async function tekstenVan({ rol, zet, streken, pakketten = false }: Lezer): Promise<readonly Tekst[]> {
  const gevonden = new Map<string, string>();
  const gezet = new Map<string, readonly (readonly [sleutel: string, tekst: string])[]>();
  const platVan = ({ naam, nl, be }: Bundel, streek: 'nl' | 'be') => {
    const plat = gezet.get(`${streek}:${naam}`) ?? [...platte(zet(nl, streek === 'be' ? be : {}))];
    gezet.set(`${streek}:${naam}`, plat);
    return plat;
  };
  for (const bestand of modulesVan(rol, pakketten))
    for (const bundel of await bundelsIn(bestand))
      for (const streek of streken)
        for (const [sleutel, tekst] of platVan(bundel, streek)) {
          const at = `${streek}:${bundel.naam}.${sleutel}`;
          if (!gevonden.has(at) && staatIn(sleutelsIn(bestand), bundel.naam, sleutel))
            gevonden.set(at, tekst.replaceAll(/\{\{[^}]*\}\}/g, '…'));
        }
  return [...gevonden].map(([at, tekst]) => ({ at, tekst }));
}
