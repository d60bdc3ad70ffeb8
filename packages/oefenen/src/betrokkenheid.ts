/*
 * Decides whether an answer was given with attention or was a rapid guess, from its time against the child's own pace.
 * Source: mixture of two lognormals, the most robust of five methods for rapid guessing (Educational and Psychological Measurement, 2026); thresholds relative to own times (Wise & Ma 2012).
 * Example: a typed word in .9 s by a child that needs 7 s, and wrong: weight of evidence below .01.
 */
import type { HoofdStand, Tempogroep, TempoStand } from './stand.ts';

/** Rapid guesses: mean of ln(seconds) and sd. Above 2 sd nobody guesses blindly any more. */
const GOK_TIJD: Readonly<Record<Tempogroep, number>> = { typ: 0.3, kies: -0.2, twee: -0.2, bouw: 0.3 };
const GOK_SD = 0.4;
const GOK_GRENS = 2;
/** The slow tail is cut: a child that looks out of the window tells nothing by it. */
const TRAAG_Z2 = 6;
const STAP_GOKKANS = 0.03;
const STAP_TEMPO = 0.05;
const STAP_TEMPO_VAR = 0.03;

/** Above this weight the time counts for the pace; below `GEEN_BEWIJS` the answer counts for nothing. */
export const GEEN_BEWIJS = 0.05;

const MAX_LETTERS = 20;
const LENGTEDELEN = Array.from({ length: MAX_LETTERS + 1 }, (_, letters) => Math.log((2 + 0.5 * letters) / 5));

/** ln of how much longer a word of so many letters (a whole number) takes to type than one of six. */
const lengteDeel = (letters: number | undefined): number =>
  letters === undefined ? 0 : (LENGTEDELEN[Math.min(letters, MAX_LETTERS)] ?? 0);

/** Seconds a child with this pace needs for a word of so many letters. */
export const verwachteTijd = ({ gemiddelde }: TempoStand, letters: number | undefined): number =>
  Math.exp(gemiddelde + lengteDeel(letters));

/** ln(seconds), corrected for the number of letters that had to be typed; NaN when there is no usable time. */
export function logTijd(rtMs: number, groep: Tempogroep, letters: number | undefined): number {
  if (!(rtMs > 0) || rtMs > 86_400_000) return Number.NaN;
  const lengte = groep === 'typ' ? lengteDeel(letters) : 0;
  return Math.log(rtMs / 1000) - lengte;
}

/** Weight (0-1) of an answer as evidence: the posterior chance that it was given with attention. */
export function gewichtVan(hoofd: HoofdStand, groep: Tempogroep, y: number, kansBetrokken: number, kansGok: number): number {
  const q = hoofd.gokkans;
  const pace = hoofd.tempo[groep];
  let ls = 1;
  let lg = 1;
  if (y === y) {
    const sd = Math.sqrt(pace.variantie);
    const z = (y - pace.gemiddelde) / sd;
    const zg = Math.max((y - GOK_TIJD[groep]) / GOK_SD, -GOK_GRENS);
    ls = Math.exp(-0.5 * (z > 0 ? Math.min(z * z, TRAAG_Z2) : z * z)) / sd;
    lg = zg > GOK_GRENS ? 0 : Math.exp(-0.5 * zg * zg) / GOK_SD;
  }
  const betrokken = (1 - q) * ls * kansBetrokken;
  const gok = q * lg * kansGok;
  return betrokken + gok > 0 ? betrokken / (betrokken + gok) : 1;
}

/** The rapid-guess rate after an answer with this weight. */
export const nieuweGokkans = (q: number, w: number): number => Math.min(Math.max(q + STAP_GOKKANS * (1 - w - q), 0.005), 0.5);

/** The pace after an attentive answer; the first answers weigh more, so that it settles in one session. */
export function nieuwTempo(oud: TempoStand, y: number): TempoStand {
  if (y !== y) return oud;
  const d = Math.min(Math.max(y - oud.gemiddelde, -1.5), 1.5);
  const stap = Math.max(STAP_TEMPO, 1 / (oud.aantal + 3));
  const stapVar = Math.max(STAP_TEMPO_VAR, 1 / (oud.aantal + 12));
  return {
    gemiddelde: oud.gemiddelde + stap * d,
    variantie: Math.max(oud.variantie + stapVar * (d * d - oud.variantie), 0.04),
    aantal: oud.aantal + 1,
  };
}

/** The paces with one of them replaced; written out, because this happens at every answer. */
export const withTempo = ({ typ, kies, twee, bouw }: HoofdStand['tempo'], groep: Tempogroep, nieuw: TempoStand): HoofdStand['tempo'] => ({
  typ: groep === 'typ' ? nieuw : typ,
  kies: groep === 'kies' ? nieuw : kies,
  twee: groep === 'twee' ? nieuw : twee,
  bouw: groep === 'bouw' ? nieuw : bouw,
});
