/**
 * What the synthesiser is given for a word or a sentence.
 *
 * espeak-ng says about one Dutch word in twelve with a wrong sound or stress. Wherever its own IPA differs from the IPA
 * in the bank (`uitspraak.gen.tsv`, written by the renderer) or from the hand-made list (`uitspraak.tsv`, words that only
 * occur inside sentences) the word is replaced by phonemes: "Wij plukken bonen" becomes "Wij plukken [[b'o:n@n]]".
 * Rules name letters and sounds; those are written out by hand in `regels.tsv`.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BankWoord, parseTsv } from './bank.ts';
import { readLetters } from './letters.ts';
import { toEspeak } from '@spelrijk/spraak/fonemen';
import type { Uitlegspraak } from '@spelrijk/taal/alle-uitleg';
import { analyseWoord } from '@spelrijk/taal/analyse';
import { zinVoluit } from '@spelrijk/taal/gatzin';
import { type Uitspraak, spokenText } from '@spelrijk/spraak/tekst';
import { type Clip, clipOf } from './recept.ts';

export const BEVINDINGEN_TSV = path.join(import.meta.dirname, 'bevindingen.gen.tsv');
export const UITLEG_TSV = path.join(import.meta.dirname, 'uitleg.gen.tsv');
export const ZINSWOORDEN_TSV = path.join(import.meta.dirname, 'zinswoorden.gen.tsv');
export const GEN_TSV = path.join(import.meta.dirname, 'uitspraak.gen.tsv');

const readTsv = (naam: string): Readonly<Record<string, string>>[] => parseTsv(readFileSync(path.join(import.meta.dirname, naam), 'utf8'));

/** The hand-made list, then what the renderer found about the bank, which wins. */
export function readUitspraak(): Uitspraak {
  const handmatig = readTsv('uitspraak.tsv').map(({ woord = '', ipa = '' }) => [woord, toEspeak(ipa)] as const);
  const gevonden = readTsv('uitspraak.gen.tsv').map(({ woord = '', gesproken = '' }) => [woord, gesproken] as const);
  return new Map([...handmatig, ...gevonden]);
}

/** The hand-made spoken form of a rule; a rule that was reworded since is spoken as it stands. */
export function readRegelspraak(): ReadonlyMap<string, string> {
  return new Map(readTsv('regels.tsv').map(({ regel = '', gesproken = '' }) => [regel, gesproken]));
}

export interface WoordClips {
  readonly woord: Clip;
  readonly langzaam: Clip;
  readonly zin: Clip;
}

/** The three clips of a word of the bank. */
export function clipsOf(woord: BankWoord, uitspraak: Uitspraak): WoordClips {
  const sayAs = (deel: string): string | undefined => uitspraak.get(deel);
  // Of d.w.z. is heard what it is short for, alone and in its sentence: never letters.
  const tekst = woord.voluit || woord.woord;
  const zin = woord.voluit === '' ? woord.zin : zinVoluit(woord.zin, woord.woord, woord.voluit);
  const gesproken = spokenText(tekst, sayAs);
  return {
    woord: clipOf('woord', gesproken, { tekst }),
    langzaam: clipOf('langzaam', gesproken, { tekst }),
    zin: clipOf('zin', spokenText(zin, sayAs), { tekst: zin }),
  };
}

/** How a word outside the bank is said: by the language engine where it is sure, else as the synthesiser reads it. */
function spokenWord(woord: string, uitspraak: Uitspraak): string {
  const bekend = uitspraak.get(woord.toLowerCase());
  if (bekend !== undefined) return bekend;
  const { ipa, zeker } = analyseWoord({ woord });
  try {
    return zeker >= ZEKER && ipa !== '' ? toEspeak(ipa) : woord;
  } catch {
    return woord;
  }
}

/** Below this the engine is guessing, and the synthesiser guesses as well. */
const ZEKER = 0.5;

/** The two clips of a word of a sentence. */
export function losseClips(woord: string, uitspraak: Uitspraak): Pick<WoordClips, 'woord' | 'langzaam'> {
  const gesproken = spokenWord(woord, uitspraak);
  return { woord: clipOf('woord', gesproken, { tekst: woord }), langzaam: clipOf('langzaam', gesproken, { tekst: woord }) };
}

/** A word that only explanations of an error name. */
export const uitlegwoordClip = (woord: string, uitspraak: Uitspraak): Clip => losseClips(woord, uitspraak).woord;

/** Of what explanations are made, as the renderer worked it out over the whole bank (`uitleg.gen.tsv`): that takes seconds. */
export function readUitleg(): Uitlegspraak {
  const rijen = readTsv('uitleg.gen.tsv');
  const van = (soort: string): string[] => rijen.flatMap((rij) => (rij['soort'] === soort ? [rij['tekst'] ?? ''] : []));
  return { vast: van('vast'), woorden: van('woord') };
}

/** A word whose synthetic sound is known to be wrong. */
export interface Bevinding {
  readonly woord: string;
  readonly stand: 'hersteld' | 'geblokkeerd';
  /** In Dutch, for whoever records it. */
  readonly reden: string;
}

/**
 * What is known to be wrong: bank words that the renderer compared with their IPA and repaired, or measured and blocked
 * (`bevindingen.gen.tsv`), and by ear (`geblokkeerd.tsv`), which wins.
 */
export function readBevindingen(): Bevinding[] {
  const gen = readTsv('bevindingen.gen.tsv').map(({ woord = '', stand = '', reden = '' }): Bevinding => ({
    woord,
    stand: stand === 'geblokkeerd' ? 'geblokkeerd' : 'hersteld',
    reden,
  }));
  const hand = readTsv('geblokkeerd.tsv').map(({ woord = '', reden = '' }): Bevinding => ({ woord, stand: 'geblokkeerd', reden }));
  return [...new Map([...gen, ...hand].map((bevinding) => [bevinding.woord, bevinding])).values()];
}

/** An instruction, a sentence, a line of a text. */
export const tekstClip = (tekst: string, uitspraak: Uitspraak): Clip => zinClip('zin', tekst, tekst, uitspraak);

/** @param gelezen the text with its letters written out; where that differs, only phonemes say it */
const zinClip = (soort: 'zin' | 'regel', tekst: string, gelezen: string, uitspraak: Uitspraak): Clip =>
  clipOf(
    soort,
    spokenText(gelezen, (deel) => uitspraak.get(deel)),
    gelezen === tekst ? { tekst } : {},
  );

/** A line of a reading text: a gap is a pause, marks around a word are not read. */
export const clipOfRegel = (regel: string, uitspraak: Uitspraak): Clip =>
  tekstClip(regel.replaceAll(/_{2,}/g, ' ... ').replaceAll(/[[\]]/g, ''), uitspraak);

/** The name of a letter. */
export const naamClip = (ipa: string): Clip => clipOf('woord', toEspeak(ipa));

/** A step of a rule: letters in it are called as in class. */
export const stapClip = (stap: string, uitspraak: Uitspraak): Clip => zinClip('zin', stap, readLetters(stap), uitspraak);

/** The clip of the rule of a categorie. */
export function regelClip(regel: string, regelspraak: ReadonlyMap<string, string>, uitspraak: Uitspraak): Clip {
  return zinClip('regel', regel, regelspraak.get(regel) ?? readLetters(regel), uitspraak);
}
