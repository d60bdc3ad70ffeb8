/**
 * `node tools/spellen-tabel.ts report.json ...`: writes what was really played into the table of `docs/checks-spellen.md`, from reports of
 * `npm run spellen` (Playwright's reporter `json`), the later over the earlier. What no report names stays as it stands.
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

function vormenIn(uitslagen: ReadonlyMap<string, boolean>, folder: string, hoe: string, vormen: readonly string[]): string | null {
  const gespeeld = vormen.filter((vorm) => uitslagen.has(`${folder}: a whole taak ${vorm} by ${hoe}`));
  const goed = gespeeld.map((vorm) => (uitslagen.get(`${folder}: a whole taak ${vorm} by ${hoe}`) === true ? vorm : `**not ${vorm}**`));
  return goed.length === 0 ? null : goed.join(', ');
}

const uitslagen = readUitslagen(process.argv.slice(2));
const doc = path.join(root, 'docs/checks-spellen.md');
const regels = readFileSync(doc, 'utf8')
  .split('\n')
  .map((regel) => {
    const cellen = regel.split(' | ');
    const game = manifests.find(({ slug, folder }) => cellen[0] === `| ${slug}` || cellen[0] === `| ${folder}`);
    if (!game || cellen.length < 9) return regel;
    const { folder, antwoordvormen } = game;
    const nieuw: Readonly<Record<number, string | null>> = {
      [KOLOM.toetsen - 1]: vormenIn(uitslagen, folder, 'keys', antwoordvormen),
      [KOLOM.vingers - 1]: vormenIn(uitslagen, folder, 'fingers', antwoordvormen),
      [KOLOM.axe - 1]: woord(uitslagen.get(`${folder}: axe has nothing against any of its moments`)),
      [KOLOM.vergroot - 1]: woord(uitslagen.get(`${folder}: at four times its size`)),
    };
    return cellen.map((cel, i) => nieuw[i] ?? cel).join(' | ');
  });
writeFileSync(doc, regels.join('\n'));
