/*
 * Decides nothing: what the plan of a day costs for children after a school year, from the rows that a server reads, plan by plan.
 * Source: the served path plays the year (`tools/dienst.ts`). Each plan is timed by itself, five times: the least of them is what it costs, the first is what it
 * took with whatever else the machine did. An answer in the same run is the measure of the machine.
 * Example: npm run bench -- dag
 */
import { recordAntwoord, type Bewijs } from '../src/antwoord.ts';
import { planDag } from '../src/choose.ts';
import { STANDAARD_INSTELLING } from '../src/instelling.ts';
import { playYear } from '../tools/schooljaar.ts';

const KINDEREN = 4;
const WEKEN = 40;
const PLANNEN = 400;
const ANSWERS = 1000;
const REPEATS = 5;
const GOAL_US = 1000;

const quantile = (times: readonly number[], q: number): number => {
  const sorted = times.toSorted((x, y) => x - y);
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
};

interface Timed {
  /** Microseconds: the first time, and the least of five. */
  readonly first: readonly number[];
  readonly least: readonly number[];
}

function timeEach(aantal: number, work: (i: number) => unknown): Timed {
  const first: number[] = [];
  const least: number[] = [];
  let used = 0;
  const once = (i: number): number => {
    const begin = performance.now();
    used += work(i) === undefined ? 0 : 1;
    return (performance.now() - begin) * 1000;
  };
  for (let i = 0; i < aantal; i++) once(i);
  for (let i = 0; i < aantal; i++) {
    const times = Array.from({ length: REPEATS }, () => once(i));
    first.push(times[0] ?? 0);
    least.push(Math.min(...times));
  }
  if (used === 0) throw new Error('nothing was done');
  return { first, least };
}

const us = (x: number): string => `${x.toFixed(1).padStart(8)} us`;

const { kinderen, leerlijn } = playYear({ seed: 3, kinderen: KINDEREN, weken: WEKEN });
const all = kinderen.map(({ rows, antwoorden, now }, nr) => {
  const plans = timeEach(PLANNEN, (i) => planDag(rows, leerlijn, STANDAARD_INSTELLING, now, i));
  const words = Object.keys(rows.woorden);
  const [woord = ''] = words;
  const categorie = leerlijn.woorden.get(woord)?.info.hoofd ?? '';
  const bewijs = (i: number): Bewijs => ({
    woord,
    vorm: 'dictee-woord',
    poging: 1,
    rtMs: 5000,
    knelpunten: [{ categorie, goed: i % 5 > 0 }],
    geenBewijs: false,
    soort: 'nieuw',
  });
  const answers = timeEach(ANSWERS, (i) => recordAntwoord(rows, leerlijn, bewijs(i), now + i));
  const [median, p99] = [quantile(plans.least, 0.5), quantile(plans.least, 0.99)];
  console.log(`child ${nr + 1}: ${antwoorden} answers, ${words.length} words read   median ${us(median)}   p99 ${us(p99)}`);
  return { plans, answer: quantile(answers.least, 0.5) };
});
const least = all.flatMap(({ plans }) => plans.least);
const first = all.flatMap(({ plans }) => plans.first);
const answer = all.reduce((som, kind) => som + kind.answer, 0) / all.length;
const [median, p99] = [quantile(least, 0.5), quantile(least, 0.99)];
console.log(
  `a day: median ${us(median)}, p99 ${us(p99)}, longest ${us(quantile(least, 1))} (goal for p99 ${GOAL_US} us); one answer ${us(answer)}`,
);
console.log(`a day / an answer: median ${(median / answer).toFixed(0)}, p99 ${(p99 / answer).toFixed(0)}`);
console.log(`as it came, with what else the machine did: median ${us(quantile(first, 0.5))}, p99 ${us(quantile(first, 0.99))}`);
