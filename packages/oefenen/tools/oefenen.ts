/*
 * Decides nothing: the command line of the practice engine.
 * Source: -
 * Example: npm run -s oefenen -- simulate --seeds 1,2,3 --kinderen 30 --weken 40
 */
import { simuleer } from './simulate.ts';
import { meetSnelheid } from './snelheid.ts';

const UITLEG = `oefenen <opdracht>

  simulate [--seeds 1,2] [--kinderen 30] [--weken 40]
      A class of simulated children through a school year: our engine against plain Elo and random choice.
  snelheid
      Microseconds per answer and per choice, with 4,000 words.
`;

function optie(naam: string, anders: string): string {
  const i = process.argv.indexOf(`--${naam}`);
  return (i >= 0 ? process.argv[i + 1] : undefined) ?? anders;
}

const getal = (naam: string, anders: number): number => {
  const waarde = Number(optie(naam, String(anders)));
  if (!Number.isInteger(waarde) || waarde < 1) throw new Error(`--${naam} moet een geheel getal vanaf 1 zijn`);
  return waarde;
};

function voerUit(opdracht: string | undefined): string {
  if (opdracht === 'simulate') {
    const seeds = optie('seeds', '1,2').split(',').map(Number);
    if (!seeds.every(Number.isInteger)) throw new Error('--seeds is een lijst van gehele getallen, bijvoorbeeld 1,2,3');
    return simuleer({ seeds, kinderen: getal('kinderen', 30), weken: getal('weken', 40) });
  }
  if (opdracht === 'snelheid') return JSON.stringify(meetSnelheid(), null, 2);
  process.exitCode = opdracht === undefined || opdracht === 'help' ? 0 : 2;
  return UITLEG;
}

console.log(voerUit(process.argv[2]));
