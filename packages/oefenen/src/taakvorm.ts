/*
 * Decides the form of a taak and how many opgaven it has.
 * Source: production with immediate correction teaches most; a new category of which a child would write less than half right starts with help.
 * Example: verdubbeling, 6 words done, margin -.2 -> klankgroepen; 20 words done, or margin .4 -> dictee-woord.
 */
import { OEFENVORMEN, type Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { CategorieBlik } from './blik.ts';
import type { Oefensoort } from './keuze.ts';
import type { LeerlijnVorm } from './leerlijn.ts';
import { vormenVan, type Planner } from './planner.ts';
import type { Tempogroep } from './stand.ts';

export const MIN_OPGAVEN = 8;
export const MAX_OPGAVEN = 12;
/** A sentence takes as long as some words, and proves as much. */
const ZINNEN = { minstens: 4, hoogstens: 6 } as const;
/** One text: reading it takes as long as the questions about it. */
const TEKST = { minstens: 3, hoogstens: 6 } as const;

const TEKSTVORMEN: ReadonlySet<Oefenvorm> = new Set(['tekst-vraag', 'tekst-klopt', 'tekst-deel']);

/** The fewest and the most opgaven of a taak in this form. */
export function grenzenVan({ vorm }: LeerlijnVorm): { readonly minstens: number; readonly hoogstens: number } {
  if (TEKSTVORMEN.has(vorm)) return TEKST;
  return vorm === 'dictee-zin' ? ZINNEN : { minstens: MIN_OPGAVEN, hoogstens: MAX_OPGAVEN };
}

/** Seconds per opgave besides answering: listening, feedback, the game around it. */
const OMHEEN_S = 9;
/** Up to this many words of a category it is new. */
export const NIEUW_TOT = 8;

/** Forms of a category in the settings, supported ones and producing ones apart. */
function vormenPerSoort(p: Planner, b: CategorieBlik): { steun: LeerlijnVorm[]; productie: LeerlijnVorm[] } {
  const alle = vormenVan(p, b.categorie.vormen);
  const productie = alle.filter((v) => OEFENVORMEN[v.vorm].productie);
  const steun = alle.filter((v) => !OEFENVORMEN[v.vorm].productie);
  return { steun: steun.length > 0 || productie.length > 0 ? steun : vormenVan(p, p.instelling.vormen), productie };
}

const hasWoorden = (b: CategorieBlik, vorm: LeerlijnVorm): boolean => {
  const { minstens } = grenzenVan(vorm);
  let aantal = 0;
  for (const woord of b.categorie.woorden) if (woord.info.vormen.includes(vorm.vorm) && ++aantal >= minstens) return true;
  return false;
};

/** Words of this category the child has had, or gets in an earlier taak of the day; answers to words of other categories do not make it less new. */
function geoefendeWoorden(p: Planner, b: CategorieBlik): number {
  let aantal = b.rij?.gezien ?? b.rij?.antwoorden ?? 0;
  const apart = new Set(p.instelling.apart);
  for (const woord of p.bezet) {
    if (
      !apart.has(woord) &&
      p.blik.stand.woorden[woord] === undefined &&
      p.blik.leerlijn.woorden.get(woord)?.hoofdpunt.categorie === b.categorie
    )
      aantal++;
  }
  return aantal;
}

/** The supported form nearest to writing. */
export const steunVorm = (p: Planner, b: CategorieBlik): LeerlijnVorm | undefined =>
  vormenPerSoort(p, b).steun.filter((v) => hasWoorden(b, v))[0];

/** Every form with words enough, for when the chosen one cannot be balanced: supported ones, then writing. */
export function andereVormen(p: Planner, b: CategorieBlik): readonly LeerlijnVorm[] {
  const { steun, productie } = vormenPerSoort(p, b);
  return [...steun, ...productie.toSorted((x, y) => Number(isDictee(y)) - Number(isDictee(x)))].filter((v) => hasWoorden(b, v));
}

const isDictee = ({ vorm }: LeerlijnVorm): boolean => vorm === 'dictee-woord' || vorm === 'werkwoord-in-zin';

/** Of what writes, so much is whole words. */
const AANDEEL_DICTEE = 0.7;

/** Forms that are a change beside the others, with their share of the choices (own values); the others have the rest by even chance. */
const AANDEEL: Readonly<Partial<Record<Oefenvorm, number>>> = { 'tekst-klopt': 0.12, 'tekst-deel': 0.18 };

/** One of these; `deel` is the chance that one of these is chosen at all. */
function pickVorm(p: Planner, vormen: readonly LeerlijnVorm[], deel: number): LeerlijnVorm {
  const gewoon = vormen.filter(({ vorm }) => AANDEEL[vorm] === undefined);
  const vast = gewoon.length === 0 ? [] : vormen.filter(({ vorm }) => AANDEEL[vorm] !== undefined);
  let lot = vast.length === 0 ? 1 : p.random.next();
  for (const vorm of vast) {
    const aandeel = AANDEEL[vorm.vorm] ?? 0;
    p.lot.vorm = deel * aandeel;
    if (lot < aandeel) return vorm;
    lot -= aandeel;
  }
  const over = vast.reduce((rest, { vorm }) => rest - (AANDEEL[vorm] ?? 0), 1);
  const uit = gewoon.length === 0 ? vormen : gewoon;
  p.lot.vorm = (deel * over) / uit.length;
  return p.random.pick(uit);
}

/** A new category begins with help where less than half would be written right. */
const HULP_ONDER = 0;
/** Where so little would be right (margin, logits) help stays. */
const LANG_HULP_ONDER = -0.5;

/** Supported forms first where a category is new and hard, then mostly whole-word dictation; always dictation for checks. Reading changes form by chance. */
export function chooseVorm(p: Planner, b: CategorieBlik, soort: Oefensoort): LeerlijnVorm | undefined {
  const { steun, productie } = vormenPerSoort(p, b);
  const kanSteun = steun.filter((v) => hasWoorden(b, v));
  const kanProductie = productie.filter((v) => hasWoorden(b, v));
  const dictee = kanProductie.find(isDictee) ?? kanProductie[0];
  const gehad = soort === 'groei' ? geoefendeWoorden(p, b) : NIEUW_TOT;
  const hulp = (gehad < NIEUW_TOT && b.marge < HULP_ONDER) || (soort === 'groei' && b.marge < LANG_HULP_ONDER);
  p.lot.vorm = 1;
  if (b.categorie.ladder === 'lezen') return kanSteun.length > 0 ? pickVorm(p, kanSteun, 1) : undefined;
  if (hulp && kanSteun.length > 0) return kanSteun[Math.min(Math.floor(gehad / 8), kanSteun.length - 1)];
  if (soort === 'controle' || soort === 'transfer') return dictee ?? kanSteun.at(-1);
  const ander = kanProductie.filter((v) => v !== dictee);
  const isDicteeBeurt = dictee !== undefined && ander.length > 0 && p.random.next() < AANDEEL_DICTEE;
  if (isDicteeBeurt) p.lot.vorm = AANDEEL_DICTEE;
  if (dictee && (ander.length === 0 || isDicteeBeurt)) return dictee;
  return ander.length > 0 ? pickVorm(p, ander, dictee ? 1 - AANDEEL_DICTEE : 1) : (kanSteun.at(-1) ?? steun[0] ?? productie[0]);
}

/** Seconds that one opgave of a kind takes this child. */
const seconds = (p: Planner, tempo: Tempogroep): number => Math.exp(p.blik.stand.hoofd.tempo[tempo].gemiddelde) + OMHEEN_S;

/** A day that would be longer than its minutes by less than this share of a taak gets no taak more. */
const SPARE = 0.25;
/** An hour of a quick child. */
const MAX_TAKEN = 24;

/** Taken of the usual length that fill the minutes at the child's own pace: at least one. */
export function aantalTaken(p: Planner): number {
  const past = Math.ceil((p.instelling.minuten * 60) / (MAX_OPGAVEN * seconds(p, 'typ')) - SPARE);
  return Math.min(Math.max(past, 1), MAX_TAKEN);
}

/** Opgaven of one taak, so that all of the day fill the minutes. */
export function aantalOpgaven(p: Planner, vorm: LeerlijnVorm): number {
  const past = Math.round((p.instelling.minuten * 60) / aantalTaken(p) / seconds(p, vorm.info.tempo));
  const { minstens, hoogstens } = grenzenVan(vorm);
  return Math.min(Math.max(past, minstens), hoogstens);
}
