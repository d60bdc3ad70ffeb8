/**
 * Decides: what is wrong in a sentence that was typed as a whole, per word and in its capitals, signs and spaces.
 * Source: the words of both texts are aligned; each pair is diagnosed as a word, and the sentence with its words put right for the rest.
 * Example: `Ons hondju is bruin` for `Ons hondje is bruin.` gives verklein-je and leesteken-eind.
 */
import type { Afwijking, Diagnose, KnelpuntOordeel } from '@spelrijk/domain/diagnose';
import type { Knelpunt } from '@spelrijk/domain/woord';
import { findCategorienaam } from './categorie-namen.ts';
import { createDoelbeeld, diagnose } from './diagnose.ts';
import { isAlgemeneFout } from './diagnose/labels.ts';
import { createNet, findPad } from './diagnose/net.ts';
import type { Net } from './diagnose/net.ts';
import type { DiagnoseDoel, DiagnoseOpties } from './diagnose.ts';
import { normalise } from './normalise.ts';
import { KLEINE_WOORDEN, lijnUit } from './zindiagnose/align.ts';
import type { Plek, Schrijfkosten, Woordpaar } from './zindiagnose/align.ts';
import type { Dicteezin } from './zindiagnose/dicteezin.ts';
import { improve } from './zindiagnose/verbeterd.ts';
import { woordplekken } from './zinnen/woordplek.ts';

/** With less than this share of the words attempted, it is no attempt at the sentence. */
const KLEINSTE_DEEL = 0.5;

/**
 * What is wrong with `getypt` as this sentence. Offsets count letters of the normalised texts. A word that was left out or cannot be
 * recognised proves nothing: its knelpunten are not among the verdicts. Never throws.
 * @example diagnoseZin(zin, 'Ons hondju is bruin en wit.').afwijkingen[0]?.label // 'verklein-je'
 */
export function diagnoseZin(zin: Dicteezin, getypt: string, opties: DiagnoseOpties = {}): Diagnose {
  const fout = metPuntkomma(zin.woord, enkeleAanhaling(zin.woord, normalise(getypt.slice(0, 1000))));
  if (fout === zin.woord) return { goed: true, afwijkingen: [], knelpunten: zin.knelpunten.map(geslaagd), geenBewijs: false };
  const doelen = zin.woorden;
  const getypteWoorden = typwoorden(zin.woord, fout);
  const paren =
    getypteWoorden.length > doelen.length * 2 + 4
      ? []
      : lijnUit({ tekst: zin.woord, plekken: doelen }, { tekst: fout, plekken: getypteWoorden }, schrijfkosten(zin));
  const geprobeerd = paren.filter((paar) => paar.doel && paar.getypt);
  if (geprobeerd.length < doelen.length * KLEINSTE_DEEL) return onherkenbaar(zin.woord, fout);
  const tekens = oordeelTekens(zin, fout, paren);
  const woorden = paren.map((paar) => oordeelWoord(zin, fout, paar, opties));
  const afwijkingen = [...tekens.afwijkingen, ...woorden.flatMap((woord) => woord.afwijkingen)].sort((a, b) => a.doel.start - b.doel.start);
  const oordelen = new Map([...tekens.oordelen, ...woorden.flatMap((woord) => woord.oordelen)]);
  const knelpunten = zin.knelpunten.flatMap((punt) => oordelen.get(punt) ?? []);
  return { goed: afwijkingen.length === 0, afwijkingen, knelpunten, geenBewijs: false };
}

/** A sentence is asked of many children: the rewritings of its words are worked out once. */
const NETTEN = new WeakMap<Dicteezin, Map<string, Net>>();

/** The cost of the transducer; words of quite another length are no attempt. */
function schrijfkosten(zin: Dicteezin): Schrijfkosten {
  const netten = NETTEN.get(zin) ?? new Map<string, Net>();
  NETTEN.set(zin, netten);
  return (goed, fout) => {
    if (Math.abs(goed.length - fout.length) > 3) return Infinity;
    const net = netten.get(goed) ?? createNet(createDoelbeeld({ woord: goed }, goed));
    netten.set(goed, net);
    return findPad(goed, fout, net).kosten;
  };
}

/** Both kinds of quotation marks are right in Dutch; the bank writes single ones. */
const enkeleAanhaling = (doel: string, getypt: string): string => (/"/.test(doel) ? getypt : getypt.replace(/["“”„]/g, "'"));

/**
 * Nobody hears a semicolon: whoever is dictated a sentence with one may write a full stop with a capital there, or a comma. Only where the sentence
 * has no other such sign inside it, so that it cannot be another place.
 */
function metPuntkomma(doel: string, getypt: string): string {
  if (!doel.includes(';') || getypt.includes(';')) return getypt;
  const metPunt = /[.?!] /.test(doel) ? getypt : getypt.replace(/\. (\p{Lu})/gu, (_, letter: string) => `; ${letter.toLowerCase()}`);
  return metPunt === getypt && !doel.includes(',') ? getypt.replaceAll(', ', '; ') : metPunt;
}

const createOordeel = ({ categorie, variant }: Knelpunt, goed: boolean): KnelpuntOordeel =>
  variant === undefined ? { categorie, goed } : { categorie, variant, goed };
const geslaagd = (punt: Knelpunt): KnelpuntOordeel => createOordeel(punt, true);

const isTeken = (punt: Knelpunt): boolean => findCategorienaam(punt.categorie)?.blok === 'G';

/** Where the sentence has no quotation marks, an apostrophe at the edge of a word is part of the attempt (fotos'). */
function typwoorden(doel: string, getypt: string): Plek[] {
  const woorden = woordplekken(getypt);
  if (/(?<!\p{L})'(?!s )|[.?!,]'/u.test(doel)) return woorden;
  return woorden.map(({ start, end }) => ({
    start: start - (getypt.charAt(start - 1) === "'" ? 1 : 0),
    end: end + (getypt.charAt(end) === "'" ? 1 : 0),
  }));
}

interface Deeloordeel {
  readonly afwijkingen: readonly Afwijking[];
  readonly oordelen: readonly (readonly [Knelpunt, KnelpuntOordeel])[];
}

/** A colon that is not there is of `aanhalingstekens`, whatever the sentence was chosen for; of `puntkomma` is the one sign for the other. */
const labelVan = (goed: string, tekst: string, { label, doel, getypt }: Afwijking): string =>
  label === 'puntkomma' && goed.charAt(doel.start) === ':' && tekst.slice(getypt.start, getypt.end) !== ';' ? 'aanhalingstekens' : label;

/** Capitals, signs and spaces: the sentence with its words put right. */
function oordeelTekens(zin: Dicteezin, fout: string, paren: readonly Woordpaar[]): Deeloordeel {
  const { tekst, toGetypt } = improve(zin.woord, fout, paren);
  const punten = zin.knelpunten.filter(isTeken);
  const uitslag = diagnose({ woord: zin.woord, knelpunten: punten }, tekst);
  return {
    afwijkingen: uitslag.afwijkingen.map((afwijking) => ({
      ...afwijking,
      label: labelVan(zin.woord, tekst, afwijking),
      getypt: { start: toGetypt(afwijking.getypt.start), end: toGetypt(afwijking.getypt.end) },
    })),
    oordelen: uitslag.geenBewijs ? [] : pairUp(punten, uitslag.knelpunten),
  };
}

const pairUp = (punten: readonly Knelpunt[], oordelen: readonly KnelpuntOordeel[]): (readonly [Knelpunt, KnelpuntOordeel])[] =>
  punten.flatMap((punt, i) => {
    const oordeel = oordelen[i];
    return oordeel ? [[punt, oordeel] as const] : [];
  });

const shift = ({ start, end }: Plek, met: number): Plek => ({ start: start + met, end: end + met });

/** A verb is judged as its form; any other word by its letters, whatever form it has. */
function verbVan(zin: Dicteezin, plek: Plek): Pick<DiagnoseDoel, 'vorm' | 'basis' | 'delen' | 'ipa' | 'klankgroepen'> {
  const {
    vorm = '',
    basis,
    delen,
    ipa,
    klankgroepen,
  } = zin.woorden.find(({ start, end }) => start === plek.start && end === plek.end) ?? {};
  // Where its parts meet, and how it sounds, holds in a sentence as well.
  return GEEN_VERB.has(vorm) ? { delen, ipa, klankgroepen } : { vorm, basis, delen, ipa, klankgroepen };
}

const GEEN_VERB: ReadonlySet<string> = new Set(['', 'mv', 'verkl', 'trap', 'bn']);

/** What is right and what is written for it, though either is written as it sounds: Naar het eten for Na het eten. */
const VERWISSELD: ReadonlySet<string> = new Set(
  'na naar,naar na,onze ons,ons onze,als dan,dan als,hun hen,hen hun,die dat,dat die,deze dit,dit deze,dat wat,wat dat,niets niks'.split(
    ',',
  ),
);

/** Is it another word, and no misspelling of this one? A small word with two slips in it that no rule explains, or a number in figures. */
const isAnderWoord = (goed: string, getypt: string, { afwijkingen }: Diagnose): boolean =>
  (/^\d+$/.test(getypt) && !/\d/.test(goed)) ||
  VERWISSELD.has(`${goed} ${getypt}`) ||
  (KLEINE_WOORDEN.has(getypt) &&
    afwijkingen.every(({ label }) => isAlgemeneFout(label)) &&
    (afwijkingen.length > 1 || afwijkingen[0]?.label === 'woord-onherkenbaar'));

/** One word against its attempt; the case is judged in the sentence. */
function oordeelWoord(zin: Dicteezin, fout: string, { doel, getypt }: Woordpaar, opties: DiagnoseOpties): Deeloordeel {
  if (!doel) return { afwijkingen: getypt ? [{ label: 'woord-extra', doel: eindVan(zin), getypt }] : [], oordelen: [] };
  if (!getypt) return { afwijkingen: [{ label: 'woord-weg', doel, getypt: { start: fout.length, end: fout.length } }], oordelen: [] };
  const punten = zin.knelpunten.filter((punt) => !isTeken(punt) && punt.start >= doel.start && punt.end <= doel.end);
  const uitslag = diagnose(
    {
      woord: zin.woord.slice(doel.start, doel.end).toLowerCase(),
      ...verbVan(zin, doel),
      // Behind those of the sentence, which are judged, those of the word itself: they tell what was done wrong, and prove nothing.
      knelpunten: [...punten.map((punt) => ({ ...punt, ...shift(punt, -doel.start) })), ...eigenPunten(zin, doel, punten)],
    },
    fout.slice(getypt.start, getypt.end).toLowerCase(),
    opties,
  );
  if (isAnderWoord(zin.woord.slice(doel.start, doel.end).toLowerCase(), fout.slice(getypt.start, getypt.end).toLowerCase(), uitslag))
    return { afwijkingen: [{ label: 'ander-woord', doel, getypt }], oordelen: [] };
  return {
    afwijkingen: uitslag.afwijkingen.map((afwijking) => ({
      ...afwijking,
      doel: shift(afwijking.doel, doel.start),
      getypt: shift(afwijking.getypt, getypt.start),
    })),
    oordelen: uitslag.geenBewijs ? [] : pairUp(punten, uitslag.knelpunten),
  };
}

/** The knelpunten of a word that the sentence has none of at that place: the d of tandarts in a sentence that is about another word. */
function eigenPunten(zin: Dicteezin, doel: Plek, punten: readonly Knelpunt[]): readonly Knelpunt[] {
  const woord = zin.woorden.find(({ start, end }) => start === doel.start && end === doel.end);
  return (woord?.knelpunten ?? []).filter(
    (eigen) => !punten.some((punt) => punt.categorie === eigen.categorie && punt.start - doel.start === eigen.start),
  );
}

const eindVan = ({ woord }: Dicteezin): Plek => ({ start: woord.length, end: woord.length });

const onherkenbaar = (tekst: string, fout: string): Diagnose => ({
  goed: false,
  afwijkingen: [{ label: 'woord-onherkenbaar', doel: { start: 0, end: tekst.length }, getypt: { start: 0, end: fout.length } }],
  knelpunten: [],
  geenBewijs: true,
});
