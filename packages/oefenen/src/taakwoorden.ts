/*
 * Decides the words of a taak: due ones, new ones, and some of other categories to mix in.
 * Source: at most 35% repetition; an easier word before one that went wrong; mixing once a category goes well.
 * Example: eight new words of verdubbeling, with three due ones between them.
 */
import { DAG_MS } from '@spelrijk/domain/tijd';
import { blindOp, predictGoed, type CategorieBlik } from './blik.ts';
import type { BewijsSoort } from './invoer.ts';
import { askable, isPasGezien, draw, drawFrom, findKandidaten } from './kandidaten.ts';
import { AANDEEL_HERHALING, terugInCategorie, dueWoorden, type Herhaalwoord } from './keuze.ts';
import { kantenVan, type Kantteller } from './kanten.ts';
import type { LeerlijnVorm, LeerlijnWoord } from './leerlijn.ts';
import { BUNDEL_DAYS } from './stand.ts';
import { grenzenVan } from './taakvorm.ts';
import { zoekvraag, type GekozenWoord, type Planner } from './planner.ts';

/** The places to fill in a taak: its form, how many, and which kinds of answers it has already. */
interface Plaatsen {
  readonly vorm: LeerlijnVorm;
  readonly aantal: number;
  readonly kanten: Kantteller;
}

/** Takes the words of `bron` that fit this form until `uit` has `max` of them. */
function takeTerug(p: Planner, bron: readonly Herhaalwoord[], { vorm, aantal: max, kanten }: Plaatsen, uit: GekozenWoord[]): void {
  for (const { woord } of bron) {
    if (uit.length >= max) return;
    const naam = woord.info.woord;
    if (p.bezet.has(naam) || !woord.info.vormen.includes(vorm.vorm) || !kanten.fits(woord)) continue;
    p.bezet.add(naam);
    kanten.add(woord);
    uit.push({ woord: naam, soort: 'herhaling' });
  }
}

/** Are the items of this category asked in bundles? */
export const isGebundeld = (b: CategorieBlik): boolean => b.categorie.woorden[0]?.info.bundel !== undefined;

/** Due words, at most 35% of the taak, in any form: of this somvenster first, then of others once the category is not new any more. */
export function terugInTaak(p: Planner, b: CategorieBlik, plaatsen: Plaatsen, ookElders: boolean): GekozenWoord[] {
  const uit: GekozenWoord[] = [];
  if (isGebundeld(b)) return uit;
  const { aantal } = plaatsen;
  const terug = { ...plaatsen, aantal: Math.floor(AANDEEL_HERHALING * aantal) };
  takeTerug(p, terugInCategorie(p.blik, p.instelling, b), terug, uit);
  if (ookElders) takeTerug(p, dueWoorden(p.blik, p.instelling, 4 * aantal), terug, uit);
  return uit;
}

/** A text that was asked is not asked again before this, unless a child chooses it. */
const RUST_MS = BUNDEL_DAYS * DAG_MS;

/** Is there nothing left of a category in bundles but what was asked in so many ms, or is asked today already? */
export function isUitgelezen(p: Planner, b: CategorieBlik, rust = RUST_MS): boolean {
  if (!isGebundeld(b)) return false;
  const pas = new Set<string>();
  for (const { info } of b.categorie.woorden) {
    const laatste = p.blik.stand.woorden[info.woord]?.laatste;
    const isPas = p.bezet.has(info.woord) || (laatste !== undefined && p.blik.now - laatste < rust);
    if (info.bundel !== undefined && isPas) pas.add(info.bundel);
  }
  return b.categorie.woorden.every(({ info }) => pas.has(info.bundel ?? ''));
}

/** Bundles of a category that can be asked in this form: the one longest ago first; of those never seen first what is close to home, then what fits best. */
function bundels(p: Planner, b: CategorieBlik, vorm: LeerlijnVorm): LeerlijnWoord[][] {
  const per = new Map<string, LeerlijnWoord[]>();
  // What was asked of a text in another form was that text too.
  const gezien = new Map<string, number>();
  const bezet = new Set<string>();
  for (const { info } of b.categorie.woorden) {
    const { bundel = '', woord } = info;
    gezien.set(bundel, Math.max(gezien.get(bundel) ?? 0, p.blik.stand.woorden[woord]?.laatste ?? 0));
    if (p.bezet.has(woord)) bezet.add(bundel);
  }
  for (const woord of b.categorie.woorden) {
    const { bundel, vormen } = woord.info;
    if (bundel === undefined || bezet.has(bundel) || !vormen.includes(vorm.vorm)) continue;
    per.set(bundel, [...(per.get(bundel) ?? []), woord]);
  }
  // A form that only some texts have brings back none as long as another was never read, or rested.
  const versheid = (bundel: string): number => {
    const op = gezien.get(bundel) ?? 0;
    return op === 0 ? 0 : p.blik.now - op >= RUST_MS ? 1 : 2;
  };
  const beste = Math.min(...[...gezien.keys()].filter((bundel) => !bezet.has(bundel)).map(versheid));
  for (const bundel of per.keys()) if (versheid(bundel) > beste) per.delete(bundel);
  const laatst = (lijst: readonly LeerlijnWoord[]): number => gezien.get(lijst[0]?.info.bundel ?? '') ?? 0;
  const afstand = (lijst: readonly LeerlijnWoord[]): number =>
    Math.abs(lijst.reduce((som, woord) => som + predictGoed(p.blik, woord, vorm, blindOp(woord, vorm)), 0) / lijst.length - p.ruimte.doel);
  const gewogen = [...per.values()].map((lijst) => ({ lijst, laatst: laatst(lijst), afstand: afstand(lijst) }));
  const rang = (lijst: readonly LeerlijnWoord[]): number => (lijst[0]?.info.eerst ? 0 : 1);
  return gewogen.sort((x, y) => x.laatst - y.laatst || rang(x.lijst) - rang(y.lijst) || x.afstand - y.afstand).map(({ lijst }) => lijst);
}

/** Whole bundles, until there are enough. */
function gebundeld(p: Planner, b: CategorieBlik, vorm: LeerlijnVorm, soort: BewijsSoort, aantal: number): GekozenWoord[] {
  const uit: GekozenWoord[] = [];
  const { hoogstens } = grenzenVan(vorm);
  for (const lijst of bundels(p, b, vorm)) {
    if (uit.length + lijst.length > hoogstens) continue;
    for (const { info } of lijst) {
      p.bezet.add(info.woord);
      uit.push({ woord: info.woord, soort });
    }
    if (uit.length >= aantal) break;
  }
  return uit;
}

/** Where answers have kinds, words of the other kind may lie far behind those that fit best. */
const hasKanten = (b: CategorieBlik, vorm: LeerlijnVorm): boolean =>
  b.categorie.woorden.some((woord) => kantenVan(woord, vorm.vorm).length > 0);

export function nieuweWoorden(p: Planner, b: CategorieBlik, { vorm, aantal, kanten }: Plaatsen, soort: BewijsSoort): GekozenWoord[] {
  if (aantal <= 0) return [];
  if (isGebundeld(b)) return gebundeld(p, b, vorm, soort, aantal);
  const opKant = hasKanten(b, vorm);
  const alle = findKandidaten(b, zoekvraag(p, [vorm]), opKant ? askable(b, [vorm]).length : aantal + 4);
  let kandidaten = opKant ? alle.filter(({ woord }) => kanten.fits(woord)) : alle;
  const uit: GekozenWoord[] = [];
  while (uit.length < aantal) {
    const kans = 1 / drawFrom(kandidaten);
    const k = draw(kandidaten, p.random);
    if (!k) break;
    p.lot.woorden.set(k.woord.info.woord, kans);
    p.bezet.add(k.woord.info.woord);
    kanten.add(k.woord);
    if (kantenVan(k.woord, vorm.vorm).length > 0) kandidaten = kandidaten.filter(({ woord }) => kanten.fits(woord));
    uit.push({ woord: k.woord.info.woord, soort });
  }
  return uit;
}

const PROEVEN = 6;

/** A word of this category that was not seen lately: the best fitting of six drawn at random, which is enough to mix in. */
function losWoord(p: Planner, b: CategorieBlik, { vorm, kanten }: Plaatsen): GekozenWoord | undefined {
  const { woorden } = b.categorie;
  let beste: LeerlijnWoord | undefined;
  let afstand = Number.POSITIVE_INFINITY;
  for (let i = 0; i < PROEVEN; i++) {
    const woord = p.random.pick(woorden);
    if (p.bezet.has(woord.info.woord) || !woord.info.vormen.includes(vorm.vorm) || isPasGezien(woord, p.blik) || !kanten.fits(woord))
      continue;
    const d = Math.abs(predictGoed(p.blik, woord, vorm, blindOp(woord, vorm)) - p.ruimte.doel);
    if (d < afstand) {
      afstand = d;
      beste = woord;
    }
  }
  if (!beste) return undefined;
  p.bezet.add(beste.info.woord);
  kanten.add(beste);
  return { woord: beste.info.woord, soort: 'controle' };
}

/** Those that are open still, the one nearest to mastery first: a word of it now and then says whether it holds. */
const nearestFirst = (lijst: readonly CategorieBlik[]): CategorieBlik[] => {
  const toBeShown = (b: CategorieBlik): number => (b.status === 'open' ? b.kansBeheerst : 0);
  return lijst.toSorted((x, y) => toBeShown(y) - toBeShown(x));
};

/** Words of categories that go well already, to mix in once a category goes well: telling rules apart is part of knowing them. */
export function gemengd(p: Planner, b: CategorieBlik, plaatsen: Plaatsen): GekozenWoord[] {
  const { vorm, aantal } = plaatsen;
  const andere = [...p.ruimte.bekend, ...p.ruimte.open].filter(
    (x) => x !== b && (x.rij?.antwoorden ?? 0) > 0 && x.marge > 0.8 && x.categorie.vormen.includes(vorm.vorm),
  );
  const uit: GekozenWoord[] = [];
  for (const x of aantal > 0 ? nearestFirst(p.random.shuffle(andere)) : []) {
    if (uit.length >= aantal) break;
    const woord = losWoord(p, x, plaatsen);
    if (woord) uit.push(woord);
  }
  return uit;
}

/** New words in a row, with a word to repeat between them now and then, never as the first: an easier one goes before. */
export function spreadOut(nieuw: readonly GekozenWoord[], terug: readonly GekozenWoord[]): GekozenWoord[] {
  const uit = [...nieuw];
  terug.forEach((woord, i) => uit.splice(Math.min(2 + i * 3, uit.length), 0, woord));
  return uit;
}
