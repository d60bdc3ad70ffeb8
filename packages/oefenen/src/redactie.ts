/*
 * Decides which words editors should look at, and the likely cause.
 * Source: item analysis: share right against what the children's ability predicts; own limits.
 * Example: `quiz` 31% right where 74% was expected, over 40 answers -> "moeilijker-dan-gedacht", listen to the audio.
 */

/** Answers to one word by children who should know it, from the log. */
export interface WoordTelling {
  readonly woord: string;
  readonly antwoorden: number;
  readonly goed: number;
  /** Sum of the predicted chances. */
  readonly verwacht: number;
  /** The same wrong spelling, most given: how often. */
  readonly zelfdeFout: number;
  /** Median seconds over the median of comparable words. */
  readonly traagheid: number;
}

type Oorzaak = 'niemand-goed' | 'iedereen-goed' | 'moeilijker-dan-gedacht' | 'een-andere-spelling' | 'slecht-verstaan';

export interface Redactiepunt {
  readonly woord: string;
  readonly oorzaak: Oorzaak;
  readonly deelGoed: number;
  readonly deelVerwacht: number;
  readonly antwoorden: number;
}

/** So many answers a word has before anything is said of it. */
export const MIN_ANTWOORDEN = 20;

function oorzaakVan(t: WoordTelling, deelGoed: number, deelVerwacht: number): Oorzaak | undefined {
  const fout = t.antwoorden - t.goed;
  if (deelGoed <= 0.4 && deelVerwacht >= 0.6) {
    if (t.zelfdeFout >= 0.7 * fout) return 'een-andere-spelling';
    return t.traagheid >= 1.5 ? 'slecht-verstaan' : deelGoed <= 0.1 ? 'niemand-goed' : 'moeilijker-dan-gedacht';
  }
  if (deelGoed <= 0.05) return 'niemand-goed';
  return deelGoed >= 0.98 && deelVerwacht <= 0.85 ? 'iedereen-goed' : undefined;
}

/** Words that do not behave as expected, the worst first. Needs 20 answers per word. */
export function findRedactiepunten(tellingen: readonly WoordTelling[]): Redactiepunt[] {
  const uit: Redactiepunt[] = [];
  for (const t of tellingen) {
    if (t.antwoorden < MIN_ANTWOORDEN) continue;
    const deelGoed = t.goed / t.antwoorden;
    const deelVerwacht = t.verwacht / t.antwoorden;
    const oorzaak = oorzaakVan(t, deelGoed, deelVerwacht);
    if (oorzaak) uit.push({ woord: t.woord, oorzaak, deelGoed, deelVerwacht, antwoorden: t.antwoorden });
  }
  return uit.sort((x, y) => Math.abs(y.deelGoed - y.deelVerwacht) - Math.abs(x.deelGoed - x.deelVerwacht) || (x.woord < y.woord ? -1 : 1));
}
