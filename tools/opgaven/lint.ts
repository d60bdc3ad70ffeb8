/**
 * Every opgave that the server can make, one by one: each word, sentence and reading item of each region in each form that some game can pose,
 * by the very functions that plan and build a taak, and judged by what is known of Dutch. Prints what it read and what is wrong; nothing can
 * be silenced. `--deel 4` reads a quarter, the same one every time, for `npm run check`; `npm run test:deep` reads them all.
 */
import { parseArgs } from 'node:util';
import { createRandom, seedFrom } from '@spelrijk/base/random';
import type { Regio } from '@spelrijk/domain/admin';
import { isLeesvorm, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { ALLES_KLINKT } from '../../apps/server/test/fixtures.ts';
import { zonderGeheim } from '../../apps/server/src/features/oefenen/opgaven/bewaard.ts';
import { buildOpgaven } from '../../apps/server/src/features/oefenen/opgaven/opgaven.ts';
import { leerlijnVan } from '../../apps/server/src/features/oefenen/standen/index.ts';
import { stukkenVan } from '../../apps/server/src/features/oefenen/standen/stukken.ts';
import { loadWoordenboek } from '../../packages/taal/tools/woordenboek.ts';
import { createRegels, type Bevinding } from './regels.ts';

const NOW = Date.parse('2026-11-19T09:00:00Z');
/** Where chance decides what is offered it is drawn twice. */
const KEREN = 2;
const LOOT: ReadonlySet<Oefenvorm> = new Set(['goed-fout', 'fout-verbeteren', 'welke-regel']);

interface Gelezen {
  readonly opgaven: number;
  readonly perVorm: Readonly<Record<string, number>>;
  readonly bevindingen: readonly Bevinding[];
}

function lintOpgaven(deel: number): Gelezen {
  const regels = createRegels(loadWoordenboek());
  const perVorm: Record<string, number> = {};
  const bevindingen: Bevinding[] = [];
  let opgaven = 0;
  const gehad = new Set<string>();
  for (const regio of ['nl', 'be'] as const satisfies readonly Regio[]) {
    for (const { info } of leerlijnVan(regio).woorden.values()) {
      if (seedFrom(info.woord) % deel !== 0) continue;
      const stuk = stukkenVan(regio).get(info.woord);
      // The same word is the same question in both regions.
      if (!stuk || gehad.has(info.woord)) continue;
      gehad.add(info.woord);
      for (const vorm of info.vormen) {
        for (let keer = 1; keer <= (LOOT.has(vorm) ? KEREN : 1); keer++) {
          const plan = { vorm, woorden: [{ woord: info.woord, soort: 'nieuw' as const }] };
          for (const opgave of buildOpgaven(plan, { regio, audio: ALLES_KLINKT, flits: {}, now: NOW, seed: createRandom(keer).state })) {
            opgaven++;
            perVorm[vorm] = (perVorm[vorm] ?? 0) + 1;
            bevindingen.push(...regels(zonderGeheim(opgave), stuk));
          }
        }
      }
      if (info.vormen.length === 0 && !info.gereserveerd) bevindingen.push({ regel: 'geen-vorm', categorie: info.hoofd, wat: info.woord });
    }
  }
  return { opgaven, perVorm, bevindingen };
}

const { deel } = parseArgs({ options: { deel: { type: 'string', default: '1' } } }).values;
const { opgaven, perVorm, bevindingen } = lintOpgaven(Number(deel));
for (const { regel, categorie, wat } of bevindingen) console.log(`${regel}\t${categorie}\t${wat}`);
const gelezen = Object.fromEntries(Object.entries(perVorm).filter(([vorm]) => !isLeesvorm(vorm as never)));
const lezen = Object.values(perVorm).reduce((som, n) => som + n, 0) - Object.values(gelezen).reduce((som, n) => som + n, 0);
const perRegel = Object.fromEntries([...Map.groupBy(bevindingen, ({ regel }) => regel)].map(([regel, rij]) => [regel, rij.length]));
console.error(`opgaven gelezen: ${opgaven} (lezen: ${lezen}; spellen: ${JSON.stringify(gelezen)}); fout: ${JSON.stringify(perRegel)}`);
if (bevindingen.length > 0) process.exitCode = 1;
