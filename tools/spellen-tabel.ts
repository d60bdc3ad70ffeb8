/**
 * `node tools/spellen-tabel.ts report.json ...`: writes what was really played into the table of `docs/checks-spellen.md`, from reports of
 * `npm run spellen` (Playwright's reporter `json`), the later over the earlier. What no report names stays as it stands, form by form.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { manifests } from '../packages/games/src/manifests.gen.ts';
import { root } from './install.mjs';

interface Spec {
  readonly title: string;
  readonly ok: boolean;
  readonly tests: readonly { readonly results: readonly Resultaat[] }[];
}

interface Resultaat {
  readonly status: string;
  readonly error?: { readonly message?: string };
}

export interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

const specsIn = ({ suites = [], specs = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsIn)];

/** No game was begun: in which form words are asked is chance. */
const isBegonnen = ({ status, error }: Resultaat): boolean =>
  status !== 'skipped' && error?.message?.includes('no open place gives a taak') !== true;

/** Per title: did it pass? A test that was passed over, never ran or found no words says nothing. */
export function readUitslagen(reports: readonly Suite[]): ReadonlyMap<string, boolean> {
  const gespeeld = new Map<string, boolean>();
  for (const report of reports)
    for (const { title, ok, tests } of specsIn(report)) if (tests.some(({ results }) => results.some(isBegonnen))) gespeeld.set(title, ok);
  return gespeeld;
}

const readReport = (file: string): Suite => {
  const report: Suite = JSON.parse(readFileSync(file, 'utf8'));
  return report;
};

/** Columns of the table: name, forms, verb, sound, keys, fingers, night, axe at a mistake, enlarged, sheet. */
const KOLOM = { toetsen: 5, vingers: 6, nacht: 7, fout: 8, vergroot: 9 } as const;

/** What was played of a form in each of these columns. */
const SPELWIJZEN = {
  toetsen: (vorm: string) => `a whole taak ${vorm} by keys`,
  vingers: (vorm: string) => `a whole taak ${vorm} by fingers`,
  nacht: (vorm: string) => `a whole taak ${vorm} by night`,
  fout: (vorm: string) => `a mistake ${vorm} by keys`,
} as const;

const woord = (uitslag: boolean | undefined): string | null => (uitslag === undefined ? null : uitslag ? 'yes' : '**no**');

interface Vormcel {
  readonly folder: string;
  readonly hoe: keyof typeof SPELWIJZEN;
  readonly vormen: readonly string[];
  /** What stood there. */
  readonly was: string;
}

/** In the order of the forms: what was played now, and of what was not what stood there. */
function mergeVormen(uitslagen: ReadonlyMap<string, boolean>, { folder, hoe, vormen, was }: Vormcel): string {
  const stond = was.split(', ');
  const nu = vormen.flatMap((vorm) => {
    const uitslag = uitslagen.get(`${folder}: ${SPELWIJZEN[hoe](vorm)}`);
    const niet = `**not ${vorm}**`;
    if (uitslag === undefined) return stond.filter((eerder) => eerder === vorm || eerder === niet);
    return [uitslag ? vorm : niet];
  });
  return nu.length === 0 ? was : nu.join(', ');
}

/** The document with these results in its table; what was not played stands as it stood. */
export function writeTabel(doc: string, uitslagen: ReadonlyMap<string, boolean>): string {
  const regels = doc.split('\n').map((regel) => {
    const cellen = regel.split(' | ');
    const game = manifests.find(({ slug, folder }) => cellen[0] === `| ${slug}` || cellen[0] === `| ${folder}`);
    if (!game || cellen.length <= KOLOM.vergroot) return regel;
    const { folder, antwoordvormen: vormen } = game;
    const cel = (kolom: keyof typeof KOLOM): string => cellen[KOLOM[kolom] - 1] ?? '';
    const played = (hoe: keyof typeof SPELWIJZEN): string => mergeVormen(uitslagen, { folder, hoe, vormen, was: cel(hoe) });
    const nieuw: Readonly<Record<number, string | null>> = {
      [KOLOM.toetsen - 1]: played('toetsen'),
      [KOLOM.vingers - 1]: played('vingers'),
      [KOLOM.nacht - 1]: played('nacht'),
      [KOLOM.fout - 1]: played('fout'),
      [KOLOM.vergroot - 1]: woord(uitslagen.get(`${folder}: at four times its size`)),
    };
    return cellen.map((was, i) => nieuw[i] ?? was).join(' | ');
  });
  return regels.join('\n');
}

if (import.meta.main) {
  const doc = path.join(root, 'docs/checks-spellen.md');
  writeFileSync(doc, writeTabel(readFileSync(doc, 'utf8'), readUitslagen(process.argv.slice(2).map(readReport))));
}
