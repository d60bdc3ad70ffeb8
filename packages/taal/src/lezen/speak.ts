/**
 * Decides: what has to be speakable for reading: letter sounds, texts sentence by sentence, questions and answers, the tasks themselves.
 * Source: beginners cannot read a question yet; a text read aloud is help, so every sentence has a clip of its own.
 * Example: (await loadSpreekregels('start'))[0]?.sleutel === 'zin/start-01/0'.
 */
import type { Leesniveau } from '@spelrijk/domain/leesopgave';
import { loadTeksten, loadZinnen } from '../lezen.ts';
import { OORDEELWOORDEN } from './inhoud.ts';
import { gevolgvakken, NA_DE_TEKST } from './natekst.ts';
import { KEUZEZINNEN, LEESOPDRACHTEN, LEESTIPS, VRAAGTIPS } from './opdrachten.ts';
import { rolVan, zonderRol } from './toneel.ts';
import { isSchema } from './verdieping.ts';
import type { Leestekst } from './tekst.ts';
import { GRAFEMEN } from './letters/grafemen.ts';

export interface Spreekregel {
  /** Stable and unique: `klank/oe`, `zin/m4-03/5`, `vraag/m4-03-v2`, `keuze/m4-03-v2/1` (0 is the right answer), `rolzin/e4-26/2` (without the name), `na/0`, `oordeel/0`, `verdieping/m4-03/0` (what goes with the text beside its questions), `leeszin/m4-w01`, `opdracht/rijm`, `tip/rijm`. */
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

const perVorm = (soort: string, teksten: Readonly<Record<string, string>>): Spreekregel[] =>
  Object.entries(teksten).map(([vorm, tekst]) => ({ sleutel: `${soort}/${vorm}`, tekst }));

/** What reading tasks ask, what is chosen between after a text, a sentence or a word, and the way to go about them after a first error. */
export const OPDRACHTREGELS: readonly Spreekregel[] = [
  ...perVorm('opdracht', LEESOPDRACHTEN),
  ...perVorm('tip', LEESTIPS),
  ...perVorm('vraagtip', VRAAGTIPS),
  ...perVorm('gekozen', KEUZEZINNEN),
  ...NA_DE_TEKST.map((tekst, n) => ({ sleutel: `na/${n}`, tekst })),
  ...OORDEELWOORDEN.map((tekst, n) => ({ sleutel: `oordeel/${n}`, tekst })),
];

/** A sentence without spaces, and sentences that are another one every time. */
const ZONDER_KLANK: ReadonlySet<string> = new Set([
  'zin-hakken',
  'zoek-beeld',
  'foto-beeld',
  'huis-beeld',
  'boodschap',
  'zin-antwoord',
  'zin-verbinden',
  'recept',
  'route',
]);
/** What is asked beside the questions: the guess, the third reading, the words. Of a connecting word nothing: the sentence with its gap is read. */
function gesprokenBij({ stap, woorden, voorspel }: Pick<Leestekst, 'stap' | 'woorden' | 'voorspel'>): string[] {
  return [
    ...(voorspel ? [voorspel.vraag, ...voorspel.keuzes] : []),
    ...(stap && isSchema(stap) ? [stap.vraag, ...stap.delen.map(({ tekst }) => tekst)] : []),
    ...(stap?.soort === 'samenvatting' ? [stap.vraag, stap.antwoord, ...stap.fout] : []),
    ...woorden.flatMap(({ uitleg, vooraf, achteraf }) => [uitleg, ...[vooraf, achteraf].flatMap(({ goed, fout }) => [goed, ...fout])]),
    ...(stap && isSchema(stap) ? gevolgvakken(stap) : []),
  ];
}

/** Everything of one level: title and sentences of each text, questions with their answers, and the loose sentences. Words have clips in the word bank. */
export async function loadSpreekregels(niveau: Leesniveau): Promise<readonly Spreekregel[]> {
  const [teksten, zinnen] = await Promise.all([loadTeksten(niveau), loadZinnen(niveau)]);
  const regels = teksten.flatMap(({ id, titel, alineas, vragen, rollen = [], ...tekst }) => [
    ...alineas.flat().map((tekst, n) => ({ sleutel: `zin/${id}/${n}`, tekst })),
    // On stage a line is said without the name of who says it.
    ...alineas
      .flat()
      .flatMap((zin, n) => (rolVan(zin, rollen) === undefined ? [] : [{ sleutel: `rolzin/${id}/${n}`, tekst: zonderRol(zin, rollen) }])),
    { sleutel: `titel/${id}`, tekst: titel },
    ...vragen.flatMap((vraag) => [
      { sleutel: `vraag/${vraag.id}`, tekst: vraag.vraag },
      ...[vraag.antwoord, ...vraag.fout].map((tekst, n) => ({ sleutel: `keuze/${vraag.id}/${n}`, tekst })),
    ]),
    ...gesprokenBij(tekst).map((regel, n) => ({ sleutel: `verdieping/${id}/${n}`, tekst: regel })),
  ]);
  const los = zinnen.filter(({ vorm }) => !ZONDER_KLANK.has(vorm)).map(({ id, zin }) => ({ sleutel: `leeszin/${id}`, tekst: zin }));
  return [...regels, ...los];
}
