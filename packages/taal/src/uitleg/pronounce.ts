/**
 * Decides: of which pieces an explanation is spoken: sentences that are the same for every word, words, and letters sound by sound.
 * Source: the sentence of `uitleg.ts` itself, cut where something of this word stands in it; so nothing is written twice.
 * Example: for hond typed hont: 'Je schreef', h-o-n-t, 'Maak het langer', honden, 'Je hoort d, dus je schrijft d.'
 */
import type { Foutbeeld, Uitleg } from './foutbeeld.ts';
import { withStreepjes } from './plek.ts';

/**
 * `vast` is said the same for every word and is rendered beforehand; `woord` is a word; `traag` is the word of the opgave, said
 * slowly where its klankgroepen are shown; `letters` are said sound by sound.
 */
export interface Spreekstuk {
  readonly soort: 'vast' | 'woord' | 'traag' | 'letters';
  /** As it stands in the sentence. */
  readonly tekst: string;
  /** What sounds instead: the klankgroep bo is said boo. */
  readonly zeg?: string;
}

/** A vowel at the end of a klankgroep is long. */
const langUit = (groep: string): string => groep.replace(/(?<![aeiou])[aeou]$/u, (klinker) => klinker + klinker);

/** What of this word can stand in a sentence, and how it is said; the longest first. */
function vullingenVan(beeld: Foutbeeld, uitleg: Uitleg): readonly Spreekstuk[] {
  const groepen = withStreepjes(beeld);
  const vormen = uitleg.flatMap((bewering) => bewering.vormen ?? []);
  const letters = [beeld.getypt.slice(0, 40), ...uitleg.flatMap((bewering) => bewering.letters ?? [])];
  const open = uitleg.flatMap((bewering) => bewering.groep ?? []);
  const alle: readonly Spreekstuk[] = [
    ...[beeld.woord, ...vormen].map((tekst): Spreekstuk => ({ soort: 'woord', tekst })),
    ...(groepen.includes('-') ? [{ soort: 'traag', tekst: groepen } as const] : []),
    ...open.map((tekst): Spreekstuk => ({ soort: 'letters', tekst, zeg: langUit(tekst) })),
    ...(beeld.label === 'woord-weg' ? [{ soort: 'woord', tekst: beeld.woord.slice(beeld.start, beeld.end) } as const] : []),
    ...letters.map((tekst): Spreekstuk => ({ soort: 'letters', tekst })),
  ];
  return alle.filter(({ tekst }) => tekst !== '').toSorted((a, b) => b.tekst.length - a.tekst.length);
}

/** Signs around a piece are no speech. */
const withoutRand = (tekst: string): string => tekst.replace(/^[\s.,:;+!?]+/u, '').replace(/[\s,:;+]+$/u, '');
const LETTER = /[\p{L}\d'’-]/u;

/** Where a filling stands as a word of its own. */
function* plekkenVan(zin: string, vulling: string): Generator<number> {
  const [laag, zoek] = [zin.toLowerCase(), vulling.toLowerCase()];
  for (let at = laag.indexOf(zoek); at >= 0; at = laag.indexOf(zoek, at + 1)) {
    const los = !LETTER.test(zin.charAt(at - 1)) && !LETTER.test(zin.charAt(at + zoek.length));
    if (los) yield at;
  }
}

/** Cuts a sentence so that every piece between the fillings is a known one; undefined when that cannot be done. */
function cut(zin: string, vullingen: readonly Spreekstuk[], isVast: (tekst: string) => boolean): readonly Spreekstuk[] | undefined {
  const tekst = withoutRand(zin);
  if (!/\p{L}/u.test(tekst)) return [];
  // Before a word that is not said now the piece had no full stop.
  const vast = [tekst, tekst.replace(/\.$/, '')].find(isVast);
  if (vast !== undefined) return [{ soort: 'vast', tekst: vast }];
  for (const vulling of vullingen) {
    for (const at of plekkenVan(zin, vulling.tekst)) {
      const voor = cut(zin.slice(0, at), vullingen, isVast);
      const na = voor && cut(zin.slice(at + vulling.tekst.length), vullingen, isVast);
      if (voor && na) return [...voor, vulling, ...na];
    }
  }
  return undefined;
}

/** Between two sentences. */
export const EIND = /(?<=[.!?])\s+(?=\S)/u;

/**
 * Cuts an explanation into what is said piece after piece, sentence by sentence.
 * @param uitleg the sentences, of `explainFout`
 * @param isVast whether a piece that is the same for every word was rendered
 * @returns undefined for a sentence that cannot be said whole: half a rule is worse than none
 */
export function cutUitleg(
  tekst: string,
  beeld: Foutbeeld,
  uitleg: Uitleg,
  isVast: (tekst: string) => boolean,
): readonly (readonly Spreekstuk[] | undefined)[] {
  const vullingen = vullingenVan(beeld, uitleg);
  return tekst.split(EIND).map((zin) => cut(zin, vullingen, isVast));
}

/** The pieces between all fillings of a sentence, longest filling first: what would have to be rendered to say it. */
export function vasteDelen(tekst: string, beeld: Foutbeeld, uitleg: Uitleg): readonly string[] {
  const vullingen = vullingenVan(beeld, uitleg);
  return tekst.split(EIND).flatMap((zin) => tussenVullingen(zin, vullingen));
}

function tussenVullingen(zin: string, vullingen: readonly Spreekstuk[]): readonly string[] {
  for (const { tekst } of vullingen) {
    const at = plekkenVan(zin, tekst).next().value;
    if (at === undefined) continue;
    return [...tussenVullingen(zin.slice(0, at), vullingen), ...tussenVullingen(zin.slice(at + tekst.length), vullingen)];
  }
  const tekst = withoutRand(zin);
  return /\p{L}/u.test(tekst) ? [tekst] : [];
}
