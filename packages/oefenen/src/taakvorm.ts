/*
 * Decides the form of a taak and how many opgaven it has.
 * Source: production with immediate correction teaches most; a new category starts with one or two supported forms.
 * Example: verdubbeling, 6 words done -> klankgroepen; 20 words done -> dictee-woord.
 */
import { OEFENVORMEN } from '@spelrijk/domain/oefenvorm';
import type { CategorieBlik } from './blik.ts';
import type { Oefensoort } from './keuze.ts';
import type { LeerlijnVorm } from './leerlijn.ts';
import { vormenVan, type Planner } from './planner.ts';

export const MIN_OPGAVEN = 8;
export const MAX_OPGAVEN = 12;
/** Seconds per opgave besides answering: listening, feedback, the game around it. */
export const OMHEEN_S = 9;
/** Up to this many words of a category it is new: supported forms. */
export const NIEUW_TOT = 16;

/** Forms of a category in the settings, supported ones and producing ones apart. */
function vormenPerSoort(p: Planner, b: CategorieBlik): { steun: LeerlijnVorm[]; productie: LeerlijnVorm[] } {
  const alle = vormenVan(p, b.categorie.vormen);
  const productie = alle.filter((v) => OEFENVORMEN[v.vorm].productie);
  const steun = alle.filter((v) => !OEFENVORMEN[v.vorm].productie);
  return { steun: steun.length > 0 || productie.length > 0 ? steun : vormenVan(p, p.instelling.vormen), productie };
}

const hasWoorden = (b: CategorieBlik, vorm: LeerlijnVorm): boolean => {
  let aantal = 0;
  for (const woord of b.categorie.woorden) if (woord.info.vormen.includes(vorm.vorm) && ++aantal >= MIN_OPGAVEN) return true;
  return false;
};

/** Words of this category the child has had, or gets in an earlier taak of the day; answers to words of other categories do not make it less new. */
function geoefendeWoorden(p: Planner, b: CategorieBlik): number {
  let aantal = 0;
  for (const { info } of b.categorie.woorden) if (p.blik.stand.woorden[info.woord] || p.bezet.has(info.woord)) aantal++;
  return aantal;
}

/** Supported forms first in a new category, then mostly whole-word dictation; always dictation for checks. Reading changes form by chance. */
export function chooseVorm(p: Planner, b: CategorieBlik, soort: Oefensoort): LeerlijnVorm | undefined {
  const { steun, productie } = vormenPerSoort(p, b);
  const kanSteun = steun.filter((v) => hasWoorden(b, v));
  const kanProductie = productie.filter((v) => hasWoorden(b, v));
  const dictee = kanProductie.find((v) => v.vorm === 'dictee-woord' || v.vorm === 'werkwoord-in-zin') ?? kanProductie[0];
  const gehad = soort === 'groei' ? geoefendeWoorden(p, b) : NIEUW_TOT;
  const nieuw = gehad < NIEUW_TOT || (soort === 'groei' && b.marge < 0);
  if (b.categorie.ladder === 'lezen') return kanSteun.length > 0 ? p.random.pick(kanSteun) : undefined;
  if (nieuw && kanSteun.length > 0) return kanSteun[Math.min(Math.floor(gehad / 8), kanSteun.length - 1)];
  if (soort === 'controle' || soort === 'transfer') return dictee ?? kanSteun.at(-1);
  const ander = kanProductie.filter((v) => v !== dictee);
  if (dictee && (ander.length === 0 || p.random.next() < 0.7)) return dictee;
  return ander.length > 0 ? p.random.pick(ander) : (dictee ?? kanSteun.at(-1) ?? steun[0] ?? productie[0]);
}

/** Number of opgaven that fits the minutes, from the child's own pace. */
export function aantalOpgaven(p: Planner, vorm: LeerlijnVorm): number {
  const { gemiddelde } = p.blik.stand.hoofd.tempo[vorm.info.tempo];
  const perOpgave = Math.exp(gemiddelde) + OMHEEN_S;
  const past = Math.round((p.instelling.minuten * 60) / Math.max(p.instelling.takenPerDag, 1) / perOpgave);
  return Math.min(Math.max(past, MIN_OPGAVEN), MAX_OPGAVEN);
}
