/**
 * Decides: what has to be speakable for reading: letter sounds, texts sentence by sentence, questions and answers, the tasks themselves.
 * Source: beginners cannot read a question yet; a text read aloud is help, so every sentence has a clip of its own.
 * Example: (await laadSpreekregels('start'))[0]?.sleutel === 'zin/start-01/0'.
 */
import type { Leesniveau, Leesvorm } from '@spelrijk/domain/leesopgave';
import { laadTeksten, laadZinnen } from '../lezen.ts';
import { GRAFEMEN } from './letters/grafemen.ts';

export interface Spreekregel {
  /** Stable and unique: `klank/oe`, `zin/m4-03/5`, `vraag/m4-03-v2`, `keuze/m4-03-v2/1` (0 is the right answer), `leeszin/m4-w01`, `opdracht/rijm`. */
  readonly sleutel: string;
  readonly tekst: string;
  /** Broad IPA when the text is no word: a sound by itself, or the name of a letter. */
  readonly ipa?: string;
}

/** The sound of every letter and letter group; a letter without one is said by its name. */
export const KLANKREGELS: readonly Spreekregel[] = GRAFEMEN.map(({ grafeem, spreek, klanken }) => ({
  sleutel: klanken.length > 0 ? `klank/${grafeem}` : `naam/${grafeem}`,
  tekst: grafeem,
  ipa: spreek,
}));

/** What is asked, in one short sentence; shown and spoken before the first item of a form. */
export const LEESOPDRACHTEN: Readonly<Record<Leesvorm, string>> = {
  'hoor-letter': 'Luister. Welke letter hoor je?',
  'letter-klank': 'Kijk naar de letter. Welke klank hoort erbij?',
  'letter-begin': 'Welk woord begint met deze letter?',
  'letter-eind': 'Welk woord eindigt op deze letter?',
  'zoek-letter': 'In welk woord zie je deze letter?',
  letternaam: 'Luister naar de naam. Welke letter is het?',
  rijm: 'Luister naar het woord. Welk woord rijmt erop?',
  'eerste-klank': 'Luister naar het woord. Welke klank hoor je vooraan?',
  'laatste-klank': 'Luister naar het woord. Welke klank hoor je achteraan?',
  'middelste-klank': 'Luister naar het woord. Welke klank hoor je in het midden?',
  plakken: 'Plak de klanken aan elkaar. Welk woord is het?',
  hakken: 'Hak het woord in klanken. Leg ze op volgorde.',
  'flits-typ': 'Kijk goed. Typ het woord dat je zag.',
  'flits-kies': 'Kijk goed. Welk woord zag je?',
  'woord-plaatje': 'Lees het woord. Welk plaatje hoort erbij?',
  'woord-of-niet': 'Lees het woord. Bestaat het echt?',
  'waar-niet-waar': 'Lees de zin. Is het waar of niet waar?',
  'zin-plaatje': 'Lees de zin. Welk plaatje hoort erbij?',
  'zin-herstellen': 'Zet de woorden in de goede volgorde.',
  'welk-woord': 'Welk woord past in de zin?',
  'fout-woord': 'Welk woord hoort niet in de zin?',
  'zin-hakken': 'De woorden zitten aan elkaar. Maak ze los.',
  verwijswoord: 'Over wie of wat gaat het gekleurde woord?',
  'tekst-vraag': 'Lees de tekst. Kies daarna het goede antwoord.',
};

export const OPDRACHTREGELS: readonly Spreekregel[] = Object.entries(LEESOPDRACHTEN).map(([vorm, tekst]) => ({
  sleutel: `opdracht/${vorm}`,
  tekst,
}));

/** Everything of one level: title and sentences of each text, questions with their answers, and the loose sentences. Words have clips in the word bank. */
export async function laadSpreekregels(niveau: Leesniveau): Promise<readonly Spreekregel[]> {
  const [teksten, zinnen] = await Promise.all([laadTeksten(niveau), laadZinnen(niveau)]);
  const regels = teksten.flatMap(({ id, titel, alineas, vragen }) => [
    ...alineas.flat().map((tekst, n) => ({ sleutel: `zin/${id}/${n}`, tekst })),
    { sleutel: `titel/${id}`, tekst: titel },
    ...vragen.flatMap((vraag) => [
      { sleutel: `vraag/${vraag.id}`, tekst: vraag.vraag },
      ...[vraag.antwoord, ...vraag.fout].map((tekst, n) => ({ sleutel: `keuze/${vraag.id}/${n}`, tekst })),
    ]),
  ]);
  const los = zinnen.filter(({ vorm }) => vorm !== 'zin-hakken').map(({ id, zin }) => ({ sleutel: `leeszin/${id}`, tekst: zin }));
  return [...regels, ...los];
}
