/**
 * What each game weighs over the line, in kB: its code (rules and scene), minified, and its sheet of drawings, both compressed with
 * brotli. What games share (the kit) is loaded once and left out. `node packages/games/bench/maten.bench.ts [--json]`
 */
import { weighGame } from '../tools/maten.ts';
import { manifests } from '../src/manifests.gen.ts';

const kB = (bytes: number): number => Math.round(bytes / 10.24) / 100;

const rows: Readonly<Record<string, string | number>>[] = [];
for (const { slug, folder } of manifests) {
  const { code, regels, beeld } = await weighGame(folder);
  rows.push({
    game: slug,
    regelsKb: kB(regels),
    toneelKb: kB(code - regels),
    codeKb: kB(code),
    beeldKb: kB(beeld),
    samenKb: kB(code + beeld),
  });
}
if (process.argv.includes('--json')) console.log(JSON.stringify(rows));
else console.table(rows);
