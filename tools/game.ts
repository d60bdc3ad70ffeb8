/** `npm run game <slug>`: conformance, weight and pictures of one game, in about ten seconds. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { conformTests } from '@spelrijk/game-kit/testing';
import { parseSlug } from '@spelrijk/games/slugs';
import { BUILT, loadPlayed } from '@spelrijk/games/testing';
import { hashConformance, hasMet, PROEF, rememberMet } from '../packages/games/tools/conformance.ts';
import { weighGame } from '../packages/games/tools/maten.ts';
import { root, stop } from './install.mjs';

const slug = parseSlug(process.argv[2] ?? '');
if (slug === undefined || !BUILT.includes(slug)) stop(`Gebruik: npm run game <slug>. Er zijn: ${BUILT.join(', ')}.`);

const game = await loadPlayed(slug);
const { folder, antwoordvormen } = game.logic.manifest;
const out = path.join(tmpdir(), `spelrijk-${folder}`);
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const begin = performance.now();

/** A browser draws while the robot plays here. */
const [vorm = 'TYP'] = antwoordvormen;
const pictures = spawn(process.execPath, [path.join(root, 'packages/games/tools/kijk/shots.ts'), out, folder, `--vorm=${vorm}`], {
  stdio: 'inherit',
});
const drawn = once(pictures, 'exit');

const hash = hashConformance(`src/${folder}`, PROEF);
if (hasMet(`src/${folder}`, hash)) console.log('conformance: al gespeeld, niets veranderd');
else {
  let met = true;
  for (const { titel, run } of conformTests(game, PROEF)) {
    const since = performance.now();
    try {
      run();
      console.log(`ok    ${titel} (${seconds(since)})`);
    } catch (error) {
      met = false;
      console.log(`FOUT  ${titel}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (met) rememberMet(`src/${folder}`, hash);
  else process.exitCode = 1;
}

const kB = (bytes: number): string => (bytes / 1024).toFixed(1).replace('.', ',');
const { code, beeld } = await weighGame(folder);
console.log(`gewicht: ${kB(code)} kB code en ${kB(beeld)} kB tekeningen, samen ${kB(code + beeld)} van hoogstens 20`);

await drawn;
if (pictures.exitCode !== 0) process.exitCode = 1;
else console.log(`plaatjes (${vorm}): ${out}`);
console.log(`klaar in ${seconds(begin)}`);
