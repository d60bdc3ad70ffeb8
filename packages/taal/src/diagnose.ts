/**
 * Decides: what is wrong in a typed word, which categorie each deviation belongs to, and what it proves per knelpunt.
 * Source: labelled edit transducer over the rewrite rules of the category folders (`categorieen/<slug>/categorie.ts`).
 * Example: goud typed gaut gives au-ou (ou>au) and verlenging-d-t (d>t); rijd (rijden) typed rij is right.
 */
import type { Afwijking, Diagnose, KnelpuntOordeel } from '@spelrijk/domain/diagnose';
import type { Knelpunt, Woordvorm } from '@spelrijk/domain/woord';
import type { Doelbeeld } from './diagnose/doelbeeld.ts';
import { compareHoofdletters } from './diagnose/hoofdletters.ts';
import { isAlgemeneFout } from './diagnose/labels.ts';
import { createNet, findPad } from './diagnose/net.ts';
import type { Net, Pad, Stap } from './diagnose/net.ts';
import { oordeelKnelpunten } from './diagnose/oordeel.ts';
import { findDelen } from './klank/delen.ts';
import { isHomofoonVan } from './lexicon/homofonen.ts';
import { normalise } from './normalise.ts';

/** The target of a diagnosis: a Woord of the bank and an OpgaveWoord both fit. */
export interface DiagnoseDoel {
  readonly woord: string;
  readonly ipa?: string | undefined;
  readonly klankgroepen?: readonly string[] | undefined;
  readonly delen?: readonly string[] | undefined;
  readonly basis?: string | undefined;
  readonly vorm?: Woordvorm | undefined;
  readonly knelpunten?: readonly Knelpunt[] | undefined;
}

export interface DiagnoseOpties {
  /** Is this an existing word? Only used to tell `ander-woord` from an unrecognisable one, never to call a spelling right. */
  readonly isWoord?: ((woord: string) => boolean) | undefined;
}

/** Above both, a typed text is no attempt at this word: cost per letter of the longer text, and in all. */
const ONHERKENBAAR = { perLetter: 0.6, totaal: 2.4 } as const;
/** An existing word this far off was probably heard instead of the target. */
const ANDER_WOORD_VANAF = 2;
/** Longer texts are not compared letter by letter. */
const LANGSTE_DOEL = 140;

/**
 * What is wrong with `getypt` as a spelling of `doel`. Offsets count letters of the normalised texts. Never throws.
 * @example diagnose({ woord: 'hond' }, 'hont').afwijkingen[0]?.label // 'verlenging-d-t'
 */
export function diagnose(doel: DiagnoseDoel, getypt: string, opties: DiagnoseOpties = {}): Diagnose {
  const goed = normalise(doel.woord);
  const fout = normalise(getypt.slice(0, 2000));
  const knelpunten = doel.knelpunten ?? [];
  if (goed === fout || isZonderD(doel, goed, fout))
    return { goed: true, afwijkingen: [], knelpunten: oordeelKnelpunten(knelpunten, [], 0), geenBewijs: false };
  if (fout === '' || goed.length > LANGSTE_DOEL || fout.length > goed.length * 3 + 12)
    return withoutBewijs('woord-onherkenbaar', goed, fout);
  const pad = findPad(kleineLetters(goed), kleineLetters(fout), netVan(doel, goed));
  const reden = geenBewijsOm(pad, goed, fout, opties.isWoord);
  if (reden) return withoutBewijs(reden, goed, fout);
  const afwijkingen = [
    ...pad.stappen.filter((stap) => stap.label !== '').map(createAfwijking),
    ...compareHoofdletters(goed, fout, pad.stappen, isZinsbegin(doel)),
  ].sort((a, b) => a.doel.start - b.doel.start);
  return {
    goed: afwijkingen.length === 0,
    afwijkingen,
    knelpunten: withBetekenis(oordeelKnelpunten(knelpunten, afwijkingen, goed.length), goed, fout),
    geenBewijs: false,
  };
}

/** pijl typed peil is told of its letters; that the other word was meant is wrong as well. */
const withBetekenis = (oordelen: KnelpuntOordeel[], goed: string, fout: string): KnelpuntOordeel[] =>
  isHomofoonVan(kleineLetters(goed), kleineLetters(fout))
    ? oordelen.map((oordeel) => (oordeel.categorie === 'homofoon' ? { ...oordeel, goed: false } : oordeel))
    : oordelen;

/** Verbs whose ik-vorm the Woordenlijst gives with d and without: ik houd and ik hou. */
const ZONDER_D = /^(?:(?:ont)?houden|rijden|snijden|glijden)$/;

/** Hou je van oude films? is as right as houd; nobody says which of the two is asked where only the infinitive is given. */
const isZonderD = ({ vorm = '', basis = '' }: DiagnoseDoel, goed: string, fout: string): boolean =>
  /^(?:tt1|tt2-achter|gebied)$/.test(vorm) && ZONDER_D.test(basis)
    ? goed === `${fout}d` || fout === `${goed}d`
    : // A word of groep 4, which is given without its verb.
      goed === 'hou' && fout === 'houd';

/** Has this form of a verb its capital because its sentence begins with it: Werk je mee? The record of a name says that it is one. */
const isZinsbegin = ({ vorm = '', knelpunten = [] }: DiagnoseDoel): boolean =>
  !/^(?:|mv|verkl|bn|trap|kort)$/.test(vorm) && knelpunten.every(({ categorie }) => categorie !== 'hoofdletter-naam');

/** A word is asked for many times: its rewritings are worked out once. */
const NETTEN = new WeakMap<DiagnoseDoel, Net>();

function netVan(doel: DiagnoseDoel, woord: string): Net {
  const bekend = NETTEN.get(doel);
  if (bekend) return bekend;
  const net = createNet(createDoelbeeld(doel, woord));
  NETTEN.set(doel, net);
  return net;
}

/** The target as the rules see it. */
export function createDoelbeeld(doel: DiagnoseDoel, woord: string): Doelbeeld {
  const laag = kleineLetters(woord);
  const grenzen = new Set(findDelen(laag, doel.delen).map((deel) => deel.end));
  grenzen.add(laag.length);
  const { vorm = '', knelpunten = [], ipa } = doel;
  return { woord: laag, vorm, basis: doel.basis?.toLowerCase(), knelpunten, grenzen, klankgrenzen: findKlankgrenzen(laag, doel), ipa };
}

function findKlankgrenzen(laag: string, { klankgroepen = [] }: DiagnoseDoel): ReadonlySet<number> {
  if (klankgroepen.join('').toLowerCase() !== laag) return new Set();
  let plek = 0;
  return new Set(klankgroepen.slice(0, -1).map((groep) => (plek += groep.length)));
}

/** Lower case that keeps every letter at its place. */
function kleineLetters(tekst: string): string {
  const laag = tekst.toLowerCase();
  return laag.length === tekst.length ? laag : tekst.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function geenBewijsOm(
  pad: Pad,
  goed: string,
  fout: string,
  isWoord: DiagnoseOpties['isWoord'],
): 'woord-onherkenbaar' | 'ander-woord' | undefined {
  const teVer =
    zonderHerhaling(goed) !== zonderHerhaling(fout) &&
    pad.kosten > ONHERKENBAAR.totaal &&
    pad.kosten > ONHERKENBAAR.perLetter * Math.max(goed.length, fout.length);
  const alleenAlgemeen = pad.stappen.every((stap) => stap.label === '' || isAlgemeneFout(stap.label));
  if ((teVer || (alleenAlgemeen && pad.kosten >= ANDER_WOORD_VANAF)) && isWoord?.(fout)) return 'ander-woord';
  return teVer ? 'woord-onherkenbaar' : undefined;
}

/** ommmm is om with a key held down. */
const zonderHerhaling = (tekst: string): string => kleineLetters(tekst).replace(/(\p{L})\1+/gu, '$1');

const createAfwijking = (stap: Stap): Afwijking => ({
  label: stap.label,
  doel: { start: stap.i, end: stap.iEind },
  getypt: { start: stap.j, end: stap.jEind },
  ...(stap.vlag && { vlag: stap.vlag }),
});

function withoutBewijs(label: 'woord-onherkenbaar' | 'ander-woord', goed: string, fout: string): Diagnose {
  const knelpunten: KnelpuntOordeel[] = [];
  return {
    goed: false,
    afwijkingen: [{ label, doel: { start: 0, end: goed.length }, getypt: { start: 0, end: fout.length } }],
    knelpunten,
    geenBewijs: true,
  };
}
