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
  readonly tests: readonly { readonly results: readonly { readonly status: string }[] }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly Spec[];
}

const specsIn = ({ suites = [], specs = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsIn)];

/** Per title: did it pass? A test that was passed over or never ran says nothing. */
function readUitslagen(files: readonly string[]): ReadonlyMap<string, boolean> {
  const gespeeld = new Map<string, boolean>();
  for (const file of files) {
    const report: Suite = JSON.parse(readFileSync(file, 'utf8'));
    for (const { title, ok, tests } of specsIn(report))
      if (tests.some(({ results }) => results.some(({ status }) => status !== 'skipped'))) gespeeld.set(title, ok);
  }
  return gespeeld;
}

/** Columns of the table: name, forms, verb, sound, keys, fingers, axe, enlarged, sheet. */
const KOLOM = { toetsen: 5, vingers: 6, axe: 7, vergroot: 8 } as const;

const woord = (uitslag: boolean | undefined): string | null => (uitslag === undefined ? null : uitslag ? 'yes' : '**no**');

interface Vormcel {
  readonly folder: string;
  readonly hoe: 'keys' | 'fingers';
  readonly vormen: readonly string[];
  /** What stood there. */
  readonly was: string;
}

/** In the order of the forms: what was played now, and of what was not what stood there. */
function mergeVormen(uitslagen: ReadonlyMap<string, boolean>, { folder, hoe, vormen, was }: Vormcel): string {
  const stond = was.split(', ');
  const nu = vormen.flatMap((vorm) => {
    const uitslag = uitslagen.get(`${folder}: a whole taak ${vorm} by ${hoe}`);
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
    if (!game || cellen.length < 9) return regel;
    const { folder, antwoordvormen: vormen } = game;
    const cel = (kolom: keyof typeof KOLOM): string => cellen[KOLOM[kolom] - 1] ?? '';
    const nieuw: Readonly<Record<number, string | null>> = {
      [KOLOM.toetsen - 1]: mergeVormen(uitslagen, { folder, hoe: 'keys', vormen, was: cel('toetsen') }),
      [KOLOM.vingers - 1]: mergeVormen(uitslagen, { folder, hoe: 'fingers', vormen, was: cel('vingers') }),
      [KOLOM.axe - 1]: woord(uitslagen.get(`${folder}: axe has nothing against any of its moments`)),
      [KOLOM.vergroot - 1]: woord(uitslagen.get(`${folder}: at four times its size`)),
    };
    return cellen.map((was, i) => nieuw[i] ?? was).join(' | ');
  });
  return regels.join('\n');
}

if (import.meta.main) {
  const doc = path.join(root, 'docs/checks-spellen.md');
  writeFileSync(doc, writeTabel(readFileSync(doc, 'utf8'), readUitslagen(process.argv.slice(2))));
}
