/**
 * Decides: whether every explanation that the engine can give is true, for every word of the bank and every word of a sentence with every
 * error it foresees. Nothing can be silenced for one word.
 * Source: `toets.ts` reads the sentences; the dictionary knows the forms.
 * Example: { regel: 'klank', woord: 'maan', getypt: 'maaan', uitleg: 'In maan hoor je een korte klank.' }.
 */
import { ZINNEN } from '../../src/alle-zinnen.ts';
import { BANK } from '../../src/bank.ts';
import { diagnose } from '../../src/diagnose.ts';
import { explainFout } from '../../src/uitleg.ts';
import { diagnoseZin } from '../../src/zindiagnose.ts';
import { explainZinfout, woorddoel } from '../../src/zinuitleg.ts';
import { woordplekken } from '../../src/zinnen/woordplek.ts';
import { loadWoordenboek } from '../woordenboek.ts';
import type { Woordenboek } from '../woordenboek.ts';
import { misspellingen } from './gevallen.ts';
import { toetsUitleg } from './toets.ts';
import type { Geval, Uitlegregel } from './toets.ts';

interface Uitlegbevinding {
  readonly regel: Uitlegregel;
  readonly woord: string;
  readonly getypt: string;
  readonly uitleg: string;
}

interface Uitlegrapport {
  /** How many explanations were read. */
  readonly gelezen: { readonly woorden: number; readonly zinnen: number };
  readonly perRegel: Readonly<Record<Uitlegregel, number>>;
  readonly bevindingen: readonly Uitlegbevinding[];
}

interface Lintopties {
  readonly zinnen: boolean;
  readonly woordenboek?: Woordenboek;
}

/** Every explanation for single words. */
function* woordgevallen(): Generator<Geval> {
  for (const doel of BANK)
    for (const getypt of misspellingen(doel)) {
      const uitslag = diagnose(doel, getypt);
      if (!uitslag.goed) yield { doel, getypt, uitleg: explainFout(doel, getypt, uitslag) };
    }
}

/** Every explanation inside a sentence; what is said twice is read once. */
function* zingevallen(): Generator<Geval> {
  const gezien = new Set<string>();
  for (const zin of ZINNEN) {
    for (const plek of woordplekken(zin.tekst)) {
      const doel = woorddoel(zin, plek);
      for (const fout of misspellingen(doel)) {
        const getypt = zin.tekst.slice(0, plek.start) + fout + zin.tekst.slice(plek.end);
        const uitslag = diagnoseZin(zin, getypt);
        const uitleg = explainZinfout(zin, getypt, uitslag);
        const over = uitslag.afwijkingen.every(({ doel: hier }) => hier.start >= plek.start && hier.end <= plek.end);
        if (uitslag.goed || !over || gezien.has(uitleg) || uitleg.endsWith(zin.tekst)) continue;
        gezien.add(uitleg);
        yield { doel, getypt: /^Je schreef (.{0,40}?)\. /.exec(uitleg)?.[1] ?? fout, uitleg };
      }
    }
  }
}

const countNone = (): Record<Uitlegregel, number> => ({
  leeg: 0,
  'zin begint klein': 0,
  'naam klein': 0,
  woordvorm: 0,
  'langere vorm': 0,
  klank: 0,
  gehoord: 0,
  werkwoord: 0,
  meervoud: 0,
  'verwijt of lof': 0,
});

/** @param zinnen also of sentences: minutes instead of half a one */
export function lintUitleg({ zinnen, woordenboek = loadWoordenboek() }: Lintopties): Uitlegrapport {
  const perRegel = countNone();
  const bevindingen: Uitlegbevinding[] = [];
  const read = (gevallen: Iterable<Geval>): number => {
    let gelezen = 0;
    for (const geval of gevallen) {
      gelezen++;
      for (const regel of toetsUitleg(geval, woordenboek)) {
        perRegel[regel]++;
        bevindingen.push({ regel, woord: geval.doel.woord, getypt: geval.getypt, uitleg: geval.uitleg });
      }
    }
    return gelezen;
  };
  return { gelezen: { woorden: read(woordgevallen()), zinnen: zinnen ? read(zingevallen()) : 0 }, perRegel, bevindingen };
}
