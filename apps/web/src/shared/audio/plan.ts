/** What is said for an opgave, and in which order: pure, so that dictation can be read as a table. */
import type { Opgave } from '@spelrijk/domain/opgave';

export type AudioStep = { readonly soort: 'klank'; readonly adres: string } | { readonly soort: 'stil'; readonly ms: number };

/** Silence between word and sentence: time to hold the word in mind. */
export const PAUZE_MS = 700;

const klank = (adres: string): AudioStep => ({ soort: 'klank', adres });
const STIL: AudioStep = { soort: 'stil', ms: PAUZE_MS };

/** The first time: word, sentence, word; without a sentence the word alone. Empty when nothing was recorded. */
export function dictationPlan({ audio }: Pick<Opgave, 'audio'>): readonly AudioStep[] {
  if (audio.woord === undefined) return [];
  if (audio.zin === undefined) return [klank(audio.woord)];
  return [klank(audio.woord), STIL, klank(audio.zin), STIL, klank(audio.woord)];
}

export type Replay = 'woord' | 'langzaam' | 'zin';

/** Asked again; slow falls back on the plain word. */
export function replayPlan({ audio }: Pick<Opgave, 'audio'>, which: Replay): readonly AudioStep[] {
  const adres = which === 'zin' ? audio.zin : which === 'langzaam' ? (audio.langzaam ?? audio.woord) : audio.woord;
  return adres === undefined ? [] : [klank(adres)];
}

/** The steps of a rule one after the other, with time to think between; what has no speech is left out. */
export function stepsPlan(adressen: readonly (string | null)[]): readonly AudioStep[] {
  return adressen.flatMap((adres, i) => (adres === null ? [] : [...(i === 0 ? [] : [STIL]), klank(adres)]));
}

/** One of the sounds to choose between; empty where it has none. */
export function keuzePlan({ keuzes = [], klanken = [] }: Pick<Opgave, 'keuzes' | 'klanken'>, keuze: string): readonly AudioStep[] {
  const adres = klanken[keuzes.indexOf(keuze)];
  return adres === undefined ? [] : [klank(adres)];
}

/** A text with its title, sentence by sentence: short silences, so that it stays one text. */
export const tekstPlan = ({ tekst }: Pick<Opgave, 'tekst'>): readonly AudioStep[] => withStil(tekst?.klanken ?? [], 350);

/** A question, and everything that can be chosen. */
export const leesvraagPlan = ({ lezen }: Pick<Opgave, 'lezen'>): readonly AudioStep[] => withStil(lezen?.klanken ?? [], PAUZE_MS);

const withStil = (adressen: readonly string[], ms: number): AudioStep[] =>
  adressen.flatMap((adres, i) => [...(i === 0 ? [] : [{ soort: 'stil', ms } as const]), klank(adres)]);

/** Everything a taak may say, each address once: to fetch before playing without a connection. */
export function audioOf(opgaven: readonly Pick<Opgave, 'audio' | 'klanken' | 'tekst' | 'lezen'>[]): readonly string[] {
  const all = opgaven.flatMap(({ audio, klanken = [], tekst, lezen }) => [
    audio.woord,
    audio.zin,
    audio.langzaam,
    ...Object.values(audio.hulp ?? {}),
    ...Object.values(audio.keuzes ?? {}),
    ...klanken,
    ...(tekst?.klanken ?? []),
    ...(lezen?.klanken ?? []),
  ]);
  return [...new Set(all.filter((adres) => adres !== undefined))];
}
