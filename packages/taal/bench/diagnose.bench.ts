/** Diagnosis and analysis per word, against splitting the same words into letters. */
import { analyseWoord } from '@spelrijk/taal/analyse';
import { BANK } from '@spelrijk/taal/bank';
import { diagnose } from '@spelrijk/taal/diagnose';
import { createAfleiders } from '@spelrijk/taal/generate';

const RONDES = 5;
const woorden = BANK.filter((_, i) => i % 4 === 0);
const fouten = woorden.map((woord) => ({ woord, getypt: createAfleiders(woord, woord.hoofd)[0] ?? `${woord.woord}e` }));

/** Milliseconds a word, the best of some rounds: what is left is the work and not the neighbours. */
function perWoord(werk: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let ronde = 0; ronde < RONDES; ronde++) {
    const begin = performance.now();
    werk();
    best = Math.min(best, (performance.now() - begin) / woorden.length);
  }
  return best;
}

let letters = 0;
const basis = perWoord(() => {
  for (const { woord, getypt } of fouten) letters += [...woord.woord].length + [...getypt].length;
});
const rij = (naam: string, ms: number): void =>
  console.log(`${naam.padEnd(22)} ${ms.toFixed(4)} ms per woord  ${(ms / basis).toFixed(0)}x letters tellen`);
rij(
  'diagnose van een fout',
  perWoord(() => fouten.forEach(({ woord, getypt }) => diagnose(woord, getypt))),
);
rij(
  'diagnose van goed',
  perWoord(() => woorden.forEach((woord) => diagnose(woord, woord.woord))),
);
rij(
  'analyse, los woord',
  perWoord(() => woorden.forEach(({ woord }) => analyseWoord({ woord }))),
);
console.log(`${woorden.length} woorden, ${letters / RONDES} letters per ronde`);
