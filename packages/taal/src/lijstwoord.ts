/**
 * Decides: what is known of a word of a teacher's own list after what the teacher mended.
 * Source: the bank, the words of real lists that somebody read, and the analyser; whatever the teacher says wins.
 * Example: examineLijstwoord({ woord: 'chips', onthouden: true }).hoofd === 'onthoudwoord'.
 */
import { WOORDVORMEN, type Woordvorm } from '@spelrijk/domain/woord';
import type { Lijstwoord } from '@spelrijk/domain/woordlijst';
import { analyseWoord, type AnalyseInvoer, type WoordAnalyse } from './analyse.ts';
import { findWoord } from './bank.ts';
import { ANDERS_GELEZEN, NAGELEZEN } from './lexicon/nagelezen.gen.ts';
import { normalise } from './normalise.ts';
import { examineWoord } from './woordenlijst.ts';

/** Stands where a categorie stands for a word without one: it is practised and remembered, and proves no rule. */
export const ONTHOUDWOORD = 'onthoudwoord';

const withoutRegel = (analyse: WoordAnalyse): WoordAnalyse => ({ ...analyse, hoofd: ONTHOUDWOORD, categorieen: [], knelpunten: [] });

/** Other chunks, other places where they are open or closed: looked at again with what is known of the word. */
function withKlankgroepen(analyse: WoordAnalyse, klankgroepen: readonly string[]): WoordAnalyse {
  const { woord, ipa, vorm, basis, delen, hoofd } = analyse;
  return analyseWoord({ woord, ipa, vorm, basis, delen, klankgroepen }, hoofd === '' ? undefined : hoofd);
}

/** The categorie that was chosen, at its own letters where they show it, else over the whole word. */
function withHoofd(analyse: WoordAnalyse, hoofd: string): WoordAnalyse {
  const gevonden = analyse.knelpunten.some(({ categorie }) => categorie === hoofd);
  const erbij = gevonden ? [] : taakpunten(analyse, hoofd);
  return {
    ...analyse,
    hoofd,
    categorieen: [hoofd, ...analyse.categorieen.filter((categorie) => categorie !== hoofd)],
    knelpunten: [...analyse.knelpunten, ...erbij],
  };
}

function taakpunten({ woord, ipa, vorm, basis, delen, klankgroepen }: WoordAnalyse, hoofd: string): WoordAnalyse['knelpunten'] {
  const gevonden = analyseWoord({ woord, ipa, vorm, basis, delen, klankgroepen }, hoofd).knelpunten.filter(
    ({ categorie }) => categorie === hoofd,
  );
  return gevonden.length > 0 ? gevonden : [{ categorie: hoofd, start: 0, end: woord.length }];
}

/** Whatever somebody looked at is sure. */
const nagekeken = (analyse: WoordAnalyse): WoordAnalyse => ({ ...analyse, twijfels: [], letOp: [], zeker: 1 });

/**
 * May we look in the table of words that somebody read? A docent is served with it. Whatever measures the rules (the sets of `test/held-words.test.ts`, the
 * figures of a set as it is met) asks with `false`, or asks `analyseWoord`, which never looks there: else it would measure what was written down.
 */
export interface Opzoeken {
  readonly nagelezen: boolean;
}

/** What is given of a word that was read. */
type Gegeven = Omit<AnalyseInvoer, 'woord'>;

function readGegeven(regel: string): readonly [string, Gegeven] {
  const [gehakt = '', delen = '', code = '', basis = '', ipa = ''] = regel.split('|');
  const vorm = WOORDVORMEN.find((een) => een === code);
  const klankgroepen = gehakt.split('·');
  return [
    klankgroepen.join(''),
    { ipa, klankgroepen, vorm, ...(delen !== '' && { delen: delen.split('+') }), ...(basis !== '' && { basis }) },
  ];
}

/** `0boom 4pje 7s` is boom, boompje, boompjes. */
function readStaarten(staarten: readonly string[]): string[] {
  let vorige = '';
  return staarten.map((staart) => (vorige = vorige.slice(0, Number.parseInt(staart.charAt(0), 36)) + staart.slice(1)));
}

/** Each word that was read, with what is given of it where the rules find something else. */
const GELEZEN: ReadonlyMap<string, Gegeven> = new Map([
  ...readStaarten(NAGELEZEN.split(/\s/)).map((woord) => [woord, {}] as const),
  ...ANDERS_GELEZEN.split('\n').map(readGegeven),
]);

/** Did somebody of ours read this word and what is made of it? What the bank has is read with the bank. */
export const isNagelezen = (woord: string): boolean => GELEZEN.has(woord) && findWoord(woord) === undefined;

/** The word as it was read; undefined for all others. */
export const findNagelezen = (woord: string): WoordAnalyse | undefined =>
  isNagelezen(woord) ? nagekeken(analyseWoord({ woord, ...GELEZEN.get(woord) })) : undefined;

/** How it sounds, where somebody wrote that down; undefined for the bank's own and for what the rules read rightly. */
export const ipaGelezen = (woord: string): string | undefined => (isNagelezen(woord) ? GELEZEN.get(woord)?.ipa || undefined : undefined);

/**
 * Any word, wherever the server meets it (a list, a text, a sentence that was typed): as it was read where somebody read it, else as it is guessed. With a capital that
 * only its place asks for it is the same word. Where its form is known, what was read as another form is another word. Never throws.
 */
export function examineGelezen(tekst: string, vorm?: Woordvorm): WoordAnalyse {
  const woord = normalise(tekst);
  const gelezen = findNagelezen(woord) ?? (findWoord(woord) ? undefined : findNagelezen(woord.toLowerCase()));
  return gelezen && (vorm === undefined || gelezen.vorm === vorm) ? gelezen : examineWoord(woord, vorm);
}

/** Any word of a list, mended. Never throws. */
export function examineLijstwoord(rij: Lijstwoord, { nagelezen }: Opzoeken = { nagelezen: true }): WoordAnalyse {
  const { woord, hoofd, onthouden, klankgroepen } = rij;
  const gevonden = nagelezen ? examineGelezen(woord) : examineWoord(woord);
  const gehakt = klankgroepen === undefined ? gevonden : nagekeken(withKlankgroepen(gevonden, klankgroepen));
  if (onthouden) return nagekeken(withoutRegel(gehakt));
  if (hoofd !== undefined) return nagekeken(withHoofd(gehakt, hoofd));
  return gehakt.hoofd === '' ? withoutRegel(gehakt) : gehakt;
}
