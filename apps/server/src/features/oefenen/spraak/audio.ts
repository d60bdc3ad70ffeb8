/**
 * Where the speech of the product is: content addresses per word, rule, sound and sentence, as `npm run audio` made them.
 * Without rendered speech everything works; words are shown then.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Regio } from '@spelrijk/domain/admin';
import { Audio } from '@spelrijk/domain/opgave';
import type { Spraakdeel } from '@spelrijk/domain/spraak';

const Adressen = z.record(z.string(), z.string()).default({});

const Index = z.object({
  woorden: z.record(z.string(), Audio).default({}),
  regels: Adressen,
  /** By grapheme: the sound it stands for. */
  klanken: Adressen,
  /** What the program itself says: game instructions and short sentences of the host. By exact text. */
  programma: Adressen,
  /** Steps of rules, sentences and reading texts. By exact text. */
  teksten: Adressen,
  /** Words the plain synthesiser says wrong, with what it is given instead. */
  uitspraak: Adressen,
  /** Bank words whose plain sound was wrong and was repaired: what it said, in IPA. */
  hersteld: Adressen,
  /** Bank words whose sound is wrong or unclear and could not be repaired: why. */
  geblokkeerd: Adressen,
});
const Woordtijden = z.record(z.string(), z.array(z.int()));

export interface AudioBestand extends z.infer<typeof Index> {
  /** By clip: of each piece between spaces when it begins, in hundredths of a second. */
  readonly woordtijden?: z.infer<typeof Woordtijden>;
}

/** Which voice is wanted, and whether hearing decides the answer: then a sound known to be wrong is not given. */
export interface Luistervraag {
  readonly regio?: Regio;
  readonly opGehoor?: boolean;
  /** The sentence it is said in, where that is not the one of the bank. */
  readonly zin?: string;
  /** False: the voice of the computer, also where somebody recorded it. */
  readonly mens?: boolean;
}

export interface AudioIndex {
  vanWoord(woord: string, vraag?: Luistervraag): Audio;
  /** Would `vanWoord` give a sound? Asks for nothing to be made: thousands of words are weighed for a test that takes a dozen. */
  isHoorbaar(woord: string, regio: Regio): boolean;
  /** The spoken rule of a categorie. */
  vanRegel(categorieId: string, regio?: Regio): string | undefined;
  /** Any other text that is spoken, e.g. a step of a rule or a sentence: by its exact text. */
  vanTekst(tekst: string, regio?: Regio): string | undefined;
  /** Of each piece between spaces of the sentence in this clip when it begins, in hundredths of a second; empty when nobody knows. Absent: of none. */
  tijdenVan?(adres: string): readonly number[];
  /** A sentence that a docent typed. Absent: only what was rendered beforehand can be heard. */
  vanEigenZin?(zin: string): string | undefined;
  /** The sound of a grapheme: `m` as in maan, not its name. */
  vanKlank(grafeem: string, regio?: Regio): string | undefined;
}

/** What was recorded or said about a slot; undefined when nobody touched it. */
export interface Plekstand {
  /** Address of the recording that is heard now. */
  readonly opname?: string;
  readonly oordeel?: 'fout' | 'goed';
}

export type Plekken = (deel: Spraakdeel, sleutel: string, regio: Regio) => Plekstand | undefined;

/** Where the voice of this region has a rendered clip; undefined when no voice has it. */
export type AdresVan = (id: string, regio: Regio) => string | undefined;

/** The shipped voice: a clip lies under its own id. */
const gewoneStem: AdresVan = (id) => id;

/** Reads what `npm run audio` wrote in the audio folder; an absent file is empty, a broken one is an error. */
export function readAudioBestand(root: string): AudioBestand {
  const read = (naam: string): unknown => {
    const path = join(root, naam);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  };
  return { ...Index.parse(read('index.json')), woordtijden: Woordtijden.parse(read('woordtijden.json')) };
}

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined => (Object.hasOwn(table, key) ? table[key] : undefined);

/** A Flemish class hears a Flemish recording where there is one, else the Dutch one. */
function recordingOf(plekken: Plekken, deel: Spraakdeel, sleutel: string, regio: Regio): string | undefined {
  return plekken(deel, sleutel, regio)?.opname ?? (regio === 'be' ? plekken(deel, sleutel, 'nl')?.opname : undefined);
}

/** Whether the synthetic sound of a word is known to be wrong now: what staff said last wins over what was found beforehand. */
export function isGeblokkeerd(bestand: AudioBestand, plekken: Plekken, woord: string, regio: Regio): boolean {
  const oordeel = plekken('woord', woord, regio)?.oordeel ?? plekken('woord', woord, 'nl')?.oordeel;
  return oordeel === undefined ? own(bestand.geblokkeerd, woord) !== undefined : oordeel === 'fout';
}

/**
 * The rendered speech, with recordings of people before it. `plekken` is asked every time, so that a new recording is heard at once;
 * `adresVan` says which voice a region hears.
 */
export function createAudio(bestand: AudioBestand, plekken: Plekken = () => undefined, adresVan: AdresVan = gewoneStem): AudioIndex {
  const vanWoord = (woord: string, { regio = 'nl', opGehoor = false, mens: metMens = true }: Luistervraag = {}): Audio => {
    const opname = (deel: Spraakdeel): string | undefined => (metMens ? recordingOf(plekken, deel, woord, regio) : undefined);
    const mens = { woord: opname('woord'), langzaam: opname('langzaam'), zin: opname('zin') };
    const stil = opGehoor && isGeblokkeerd(bestand, plekken, woord, regio);
    const { zin: zinId, ...ids } = own(bestand.woorden, woord) ?? {};
    const stem = (id: string | undefined): string | undefined => (id === undefined ? undefined : adresVan(id, regio));
    const zin = stem(zinId);
    const los = { woord: stem(ids.woord), langzaam: stem(ids.langzaam) };
    // One voice for a word: beside a person the slow version of the computer would sound like somebody else.
    const gekozen = mens.woord === undefined ? { ...(stil ? {} : los) } : {};
    return defined({ ...gekozen, zin, ...defined(mens) });
  };
  const van =
    (deel: Spraakdeel, table: Readonly<Record<string, string>>, verder: Readonly<Record<string, string>> = {}) =>
    (sleutel: string, regio: Regio = 'nl'): string | undefined => {
      const id = own(table, sleutel) ?? own(verder, sleutel);
      return recordingOf(plekken, deel, sleutel, regio) ?? (id === undefined ? undefined : adresVan(id, regio));
    };
  return {
    vanWoord,
    isHoorbaar: (woord, regio) => vanWoord(woord, { regio }).woord !== undefined,
    vanRegel: van('regel', bestand.regels),
    vanTekst: van('tekst', bestand.programma, bestand.teksten),
    vanKlank: van('klank', bestand.klanken),
    tijdenVan: (adres) => own(bestand.woordtijden ?? {}, adres) ?? [],
  };
}

/** Without the fields that are not there. */
function defined(audio: { readonly [K in 'woord' | 'langzaam' | 'zin']?: string | undefined }): Audio {
  return {
    ...(audio.woord !== undefined && { woord: audio.woord }),
    ...(audio.langzaam !== undefined && { langzaam: audio.langzaam }),
    ...(audio.zin !== undefined && { zin: audio.zin }),
  };
}

/** The rendered speech alone. */
export const readAudio = (root: string): AudioIndex => createAudio(readAudioBestand(root));
