/*
 * Decides nothing: what one answer and one plan cost, against an empty loop and against copying the rows they touch.
 * Source: measured in blocks of 500 calls, median and 99th percentile of the blocks; other work on the machine only moves the tail.
 * Example: node packages/oefenen/bench/antwoord.bench.ts
 */
import { present } from '@spelrijk/base/invariant';
import { recordAntwoord, type Bewijs } from '../src/antwoord.ts';
import { STANDAARD_INSTELLING } from '../src/instelling.ts';
import { chooseOpgaven, planDag, planTaak } from '../src/choose.ts';
import { createEigenStand, processAntwoord } from '../src/motor.ts';
import { createStand, rowsForPlan } from '../src/stand.ts';
import { createWereld } from '../tools/wereld.ts';

const START = 1.7e12;
const DAG_MS = 86_400_000;
const wereld = createWereld(3);
const leerlijn = wereld.leerlijn();
const eigen = createEigenStand(createStand({ seedPrior: { gemiddelde: 2.9, sd: 0.95 } }));
let now = START;

const bewijzen = wereld.woorden.map(({ woord, hoofd }, i): Bewijs => ({
  woord,
  vorm: 'dictee-woord',
  poging: 1,
  rtMs: 4000 + 37 * (i % 90),
  knelpunten: [{ categorie: hoofd, goed: i % 5 > 0 }],
  geenBewijs: false,
  soort: 'nieuw',
}));

const bewijs = (i: number): Bewijs => present(bewijzen[(i * 37) % bewijzen.length], 'a list is never empty here');

function measure(naam: string, werk: (i: number) => unknown, perBlok: number, blokken = 60): number {
  const tijden: number[] = [];
  let i = 0;
  let gebruikt = 0;
  for (let blok = 0; blok < blokken; blok++) {
    const begin = performance.now();
    for (let n = 0; n < perBlok; n++) gebruikt += werk(i++) === undefined ? 0 : 1;
    if (blok >= blokken / 3) tijden.push(((performance.now() - begin) * 1000) / perBlok);
  }
  tijden.sort((x, y) => x - y);
  const mediaan = tijden[Math.floor(tijden.length / 2)] ?? 0;
  const hoog = tijden[Math.floor(tijden.length * 0.99)] ?? 0;
  console.log(`${naam.padEnd(44)}${mediaan.toFixed(3).padStart(10)} us   p99 ${hoog.toFixed(1).padStart(8)} us${gebruikt < 0 ? ' ' : ''}`);
  return mediaan;
}

const leeg = measure('empty loop with one evidence object', (i) => ({ ...bewijs(i) }), 500);
const inPlaats = measure(
  'one answer, in process',
  (i) => processAntwoord(eigen, leerlijn, bewijs(i), (now = START + i * 40_000)),
  500,
  120,
);
const puur = measure('one answer, pure (rows and log)', (i) => recordAntwoord(eigen, leerlijn, bewijs(i), now + 1000 * (i % 60)), 500);
const later = now + 2 * DAG_MS;
measure('next opgave', (i) => chooseOpgaven(eigen, leerlijn, STANDAARD_INSTELLING, { now: later, seed: i }, 1), 1, 3000);
measure('ten opgaven', (i) => chooseOpgaven(eigen, leerlijn, STANDAARD_INSTELLING, { now: later, seed: i }, 10), 1, 900);
measure('a taak', (i) => planTaak(eigen, leerlijn, STANDAARD_INSTELLING, later, i), 1, 900);
measure('a day', (i) => planDag(eigen, leerlijn, STANDAARD_INSTELLING, later, i), 1, 600);
const read = rowsForPlan(eigen, later);
measure('a day, from the rows that a server reads', (i) => planDag(read, leerlijn, STANDAARD_INSTELLING, later, i), 1, 600);
console.log(`answer / empty loop: ${(inPlaats / leeg).toFixed(1)} in process, ${(puur / leeg).toFixed(1)} pure`);
