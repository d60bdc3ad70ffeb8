/**
 * Decides: what a categorie that somebody is making still lacks, and what the engine can fill in of its words.
 * Source: the counts of the lint; the analyser for chunks and sounds, which a person reads afterwards.
 * Example: `bakkerij` under the headings `woord` and `band` gets ba·kke·rij, bɑkərˈɛi and the half-year of its categorie.
 */
import type { Categorie } from '@spelrijk/domain/categorie';
import { analyseWoord } from '../src/analyse.ts';
import { isWoordvorm, KOLOMMEN, splitStukken } from '../src/bank/regel.ts';
import { GEEN_WOORDEN, genoegWoorden } from './lint.ts';
import { findTweelingen } from './zinnen/gelijkenis.ts';
import { genoegZinnen } from './zinnen/lint.ts';

type Kolom = (typeof KOLOMMEN)[number];
type Rij = Partial<Record<Kolom, string>>;

const isKolom = (naam: string): naam is Kolom => KOLOMMEN.some((kolom) => kolom === naam);

/** The lines of a table by its headings, which may be some of the columns, in any order. */
export function readRijen(tekst: string): readonly Rij[] {
  const [kop = '', ...regels] = tekst.split(/\r?\n/).filter((regel) => regel.trim() !== '');
  const namen = kop.split('\t').map((naam) => naam.trim());
  return regels.map((regel) => {
    const velden = regel.split('\t');
    return Object.fromEntries(namen.flatMap((naam, i) => (isKolom(naam) ? [[naam, (velden[i] ?? '').trim()]] : [])));
  });
}

/** What is written stays; what is empty follows from the word. */
function fillRij(rij: Rij, niveau: string): Rij {
  const vorm = rij.vorm ?? '';
  const { woord: kort = '' } = rij;
  // What is written short is said as what it is short for: there is nothing to cut or to sound out.
  if (vorm === 'kort') return { ...rij, klankgroepen: kort, lettergrepen: kort, niveau: rij.niveau || niveau, regio: rij.regio || 'beide' };
  const gegeven = {
    woord: rij.woord ?? '',
    vorm: isWoordvorm(vorm) && vorm !== '' ? vorm : undefined,
    basis: rij.basis || undefined,
    delen: rij.delen ? splitStukken(rij.delen, '+') : undefined,
  };
  const { ipa, klankgroepen, lettergrepen } = analyseWoord({ ...gegeven, ipa: rij.ipa || undefined });
  return {
    ...rij,
    ipa: rij.ipa || ipa,
    klankgroepen: rij.klankgroepen || klankgroepen.join('·'),
    lettergrepen: rij.lettergrepen || lettergrepen.join('·'),
    niveau: rij.niveau || niveau,
    regio: rij.regio || 'beide',
  };
}

/**
 * The table with all its columns.
 * @returns `gevuld`: the words of which the engine wrote chunks or sounds, as it wrote them, for somebody to read
 */
export function fillTabel(tekst: string, niveau: string): { readonly tekst: string; readonly gevuld: readonly string[] } {
  const rijen = readRijen(tekst);
  const vol = rijen.map((rij) => fillRij(rij, niveau));
  const gevuld = vol.flatMap((rij, i) =>
    rij.vorm === 'kort' || (rijen[i]?.ipa && rijen[i].klankgroepen && rijen[i].lettergrepen) ? [] : [`${rij.klankgroepen} [${rij.ipa}]`],
  );
  const regels = vol.map((rij) => KOLOMMEN.map((kolom) => rij[kolom] ?? '').join('\t'));
  return { tekst: `${[KOLOMMEN.join('\t'), ...regels].join('\n')}\n`, gevuld };
}

/** Everything of a categorie in the making that somebody writes. */
export interface Werk {
  readonly categorie: Categorie;
  /** Text of `categorie.ts`. */
  readonly bron: string;
  readonly rijen: readonly Rij[];
  readonly zinnen: readonly { readonly id: string; readonly tekst: string; readonly apart: boolean }[];
  /** Sentences of the tables of other words: a dictation has one of its own. */
  readonly woordzinnen: readonly { readonly naam: string; readonly tekst: string }[];
  /** By `sleutelVan`, the categorie in whose table it stands already. */
  readonly elders: ReadonlyMap<string, string>;
  /** Does the dictionary have this word? */
  readonly kent: (woord: string, delen: readonly string[] | undefined) => boolean;
  /** Words by which the analyser is measured (`packages/taal/test`): in the bank they would measure nothing. */
  readonly meetwoorden: ReadonlySet<string>;
  /** Its name for children; undefined: none. */
  readonly kindnaam: string | undefined;
}

/** The same spelling may stand twice as two forms of verbs. */
export const sleutelVan = ({ woord = '', vorm = '' }: Rij): string => (/^(?:tt|vt|vd|gebied|inf)/.test(vorm) ? `${woord} ${vorm}` : woord);

const tel = (aantal: number, wat: string, nodig: string): string => `${aantal} ${wat}, nodig: ${nodig}`;

function mistBeschrijving({ categorie, bron, kindnaam }: Werk): string[] {
  const { naam, regel, uitleg, voorbeelden, fouten, strategie, hoortSchrijft } = categorie;
  return [
    ...(naam === '' ? ['naam: hoe een docent het noemt'] : []),
    ...(/^\p{Lu}.+\.$/u.test(regel)
      ? []
      : ['regel: een zin van het kind, met een hoofdletter en een punt ("Ik hoor ies, maar ik schrijf isch.")']),
    ...(strategie !== 'klank' || hoortSchrijft !== '' ? [] : ['hoortSchrijft: wat je hoort en wat je schrijft ("/is/ > isch")']),
    ...(uitleg.length === 3 && uitleg.every((stap) => stap.length > 10 && stap.length <= 100)
      ? []
      : ['uitleg: drie stappen van 11 tot 100 letters']),
    ...(voorbeelden.length >= 3 ? [] : [`voorbeelden: ${tel(voorbeelden.length, 'woorden', 'minstens 3')}`]),
    ...(fouten.length >= 1 ? [] : ['fouten: een paar voorbeelden zoals een kind ze schrijft']),
    ...(/ANDERS: readonly string\[\] = \[\]/.test(bron) ? ['ANDERS: wat een kind schrijft in plaats van deze letters'] : []),
    ...(kindnaam === undefined ? ['een naam voor kinderen in packages/taal/src/kindnaam.ts'] : []),
  ];
}

function mistWoorden({ categorie: { id }, rijen, meetwoorden, elders, kent }: Werk): string[] {
  if (GEEN_WOORDEN.has(id)) return [];
  const nodig = genoegWoorden(id);
  const apart = rijen.filter(({ gereserveerd }) => gereserveerd === 'ja').length;
  const vrij = rijen.length - apart;
  const zonder = (wat: string, mist: (rij: Rij) => boolean): string[] => {
    const namen = rijen.filter(mist).map(({ woord }) => woord ?? '');
    return namen.length === 0 ? [] : [`woorden.tsv: ${wat}: ${namen.slice(0, 8).join(', ')}${namen.length > 8 ? ' ...' : ''}`];
  };
  return [
    ...(vrij < nodig.oefenen ? [`woorden.tsv: ${tel(vrij, 'woorden om te oefenen', `minstens ${nodig.oefenen}`)}`] : []),
    ...(apart < nodig.apart ? [`woorden.tsv: ${tel(apart, "woorden met 'ja' bij gereserveerd", `minstens ${nodig.apart}`)}`] : []),
    ...zonder('geen band (hoe gewoon het woord is, 1 tot 4)', ({ band }) => !/^[1-4]$/.test(band ?? '')),
    ...zonder('houden wij apart om de motor te meten (packages/taal/test), kies andere', ({ woord }) => meetwoorden.has(woord ?? '')),
    ...zonder('staan al in de woorden van een andere categorie, kies andere', (rij) => elders.has(sleutelVan(rij))),
    ...zonder('kent het woordenboek niet: is het goed gespeld?', ({ woord, delen }) => {
      const stukken = delen ? splitStukken(delen, '+') : undefined;
      return !(woord ?? '').split(' ').every((los) => kent(los, stukken));
    }),
    ...zonder('geen zin waarin het woord staat', ({ zin, woord }) => !(zin ?? '').toLowerCase().includes((woord ?? '').toLowerCase())),
  ];
}

function mistZinnen({ categorie: { id }, rijen, zinnen, woordzinnen }: Werk): string[] {
  const { minstens, reserve } = genoegZinnen(id, zinnen.length);
  const apart = zinnen.filter((zin) => zin.apart).length;
  const waar = 'packages/taal/src/zinnen/dictee.tsv';
  if (zinnen.length < minstens) return [`${waar}: ${tel(zinnen.length, `zinnen ${id}-01, -02 ...`, `minstens ${minstens}`)}`];
  const eigen = rijen.map(({ woord = '', zin = '' }) => ({ naam: `het woord ${woord}`, tekst: zin }));
  const dubbel = findTweelingen(
    zinnen.map(({ id: naam, tekst }) => ({ naam, tekst })),
    [...eigen, ...woordzinnen],
  ).map(([naam, ander]) => `${waar}: ${naam} lijkt te veel op de zin van ${ander}`);
  if (dubbel.length > 0) return dubbel;
  return apart >= reserve.minstens && apart <= reserve.hoogstens
    ? []
    : [`${waar}: ${tel(apart, 'gereserveerde zinnen', `${reserve.minstens} tot ${reserve.hoogstens}`)}`];
}

/** What only a person can write and is not there yet, a line each; empty: the rest is for the programs. */
export const mistOf = (werk: Werk): readonly string[] => [...mistBeschrijving(werk), ...mistWoorden(werk), ...mistZinnen(werk)];
