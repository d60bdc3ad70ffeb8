/** What is said after an error, as steps: pure, so that it can be read as a table. */
import type { Audio } from '@spelrijk/domain/opgave';
import type { Spreekstuk } from '@spelrijk/taal/uitleg';
import type { AudioStep } from '../../../shared/audio/plan.ts';

/** Every text that was rendered, with its address; `klank:` with a grapheme is its sound. */
export type Klanktabel = Readonly<Record<string, string>>;

/** Between pieces of a sentence, around and between letters, and between sentences (ms). */
const WITHIN = 60;
const LETTER = 160;
const BETWEEN = 380;

const stil = (ms: number): AudioStep => ({ soort: 'stil', ms });
const of = (adres: string | undefined): readonly AudioStep[] => (adres === undefined ? [] : [{ soort: 'klank', adres }]);

/** Letters of which the sound is unknown are left out: marks, spaces, a letter of another alphabet. */
export function soundOut(letters: string, tabel: Klanktabel): readonly AudioStep[] {
  const rest = letters.toLowerCase();
  const steps: AudioStep[] = [];
  for (let at = 0; at < rest.length;) {
    const lengte = [4, 3, 2, 1].find((n) => at + n <= rest.length && Object.hasOwn(tabel, `klank:${rest.slice(at, at + n)}`));
    const plain = rest.charAt(at).normalize('NFD').charAt(0);
    const adres = tabel[`klank:${lengte === undefined ? plain : rest.slice(at, at + lengte)}`];
    if (adres !== undefined) steps.push(...(steps.length > 0 ? [stil(LETTER)] : []), ...of(adres));
    at += lengte ?? 1;
  }
  return steps;
}

/** A word as it was rendered; one that never was is said sound by sound. */
function sayPiece({ soort, tekst, zeg }: Spreekstuk, woord: string, audio: Audio, tabel: Klanktabel): readonly AudioStep[] {
  if (soort === 'vast') return of(tabel[tekst]);
  const bekend = { woord: tekst === woord ? audio.woord : audio.hulp?.[tekst], traag: audio.langzaam ?? audio.woord, letters: undefined }[
    soort
  ];
  if (bekend !== undefined) return of(bekend);
  return soundOut(soort === 'traag' ? woord : (zeg ?? tekst), tabel);
}

/** The sentences one after the other; one that cannot be said whole is left out. */
export function explanationPlan(
  zinnen: readonly (readonly Spreekstuk[] | undefined)[],
  { woord, audio }: { readonly woord: string; readonly audio: Audio },
  tabel: Klanktabel,
): readonly AudioStep[] {
  const gezegd = zinnen.flatMap((zin) => {
    const stukken = zin?.map((stuk) => sayPiece(stuk, woord, audio, tabel)) ?? [];
    return stukken.length === 0 || stukken.some((stuk) => stuk.length === 0) ? [] : [joined(stukken, WITHIN)];
  });
  return joined(gezegd, BETWEEN);
}

export const joined = (parts: readonly (readonly AudioStep[])[], ms: number): readonly AudioStep[] =>
  parts.filter((part) => part.length > 0).flatMap((part, i) => (i > 0 ? [stil(ms), ...part] : part));
