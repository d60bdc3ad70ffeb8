/*
 * Decides nothing by itself: what one planning run knows and has used so far, and the shapes of a plan.
 * Source: one look at the stand serves all taken of a day, so that no word or somvenster comes twice.
 * Example: createPlanner(stand, leerlijn, instelling, now, seed).
 */
import { createRandom, type Random } from '@spelrijk/base/random';
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { beleidVan, type Beleid } from './beleid.ts';
import { openCeiling } from './ceiling.ts';
import { createBlik, type Blik, type CategorieBlik } from './blik.ts';
import { STANDAARD_INSTELLING, type Oefeninstelling } from './instelling.ts';
import type { BewijsSoort } from './invoer.ts';
import type { Kandidaat, Zoekvraag } from './kandidaten.ts';
import { keuzeruimte, type Keuze, type Keuzeruimte, type Oefensoort } from './keuze.ts';
import type { Leerlijn, LeerlijnVorm } from './leerlijn.ts';
import { createLot, type Lot, type OpenLot } from './lot.ts';
import type { Stand } from './stand.ts';

export interface GekozenWoord {
  readonly woord: string;
  /** Goes into the Bewijs of its answer. */
  readonly soort: BewijsSoort;
}

/** When something is chosen (ms since the epoch), and the chance it is chosen with: the same two give the same choice. */
export interface Loting {
  readonly now: number;
  readonly seed: number;
}

export interface TaakPlan {
  /** The somvenster. */
  readonly categorie: CategorieId;
  readonly soort: Oefensoort;
  readonly vorm: Oefenvorm;
  /** 8-12 words; fewer only when the leerlijn has no more that fit. */
  readonly woorden: readonly GekozenWoord[];
  /** What was left to chance; absent where tests choose. */
  readonly lot?: Lot;
}

export interface OpgaveKeuze extends GekozenWoord {
  readonly categorie: CategorieId;
  readonly vorm: Oefenvorm;
  /** Predicted chance (0-1) that the whole word is right. */
  readonly kans: number;
}

export interface Planner {
  readonly blik: Blik;
  readonly ruimte: Keuzeruimte;
  readonly instelling: Oefeninstelling;
  readonly beleid: Beleid;
  readonly random: Random;
  readonly bezet: Set<string>;
  readonly gekozen: Map<CategorieBlik, number>;
  /** Open categories that were found to be used up for now. */
  readonly uitgeput: Set<CategorieBlik>;
  readonly eigenWoorden: ReadonlySet<string>;
  readonly lijsten: Map<CategorieBlik, Kandidaat[]>;
  /** What chance decided in the taak that is being made. */
  lot: OpenLot;
}

/** Settings with numbers one can count with: anything that is no number falls back to the default. */
function bruikbaar(instelling: Oefeninstelling): Oefeninstelling {
  return Number.isFinite(instelling.minuten) ? instelling : { ...instelling, minuten: STANDAARD_INSTELLING.minuten };
}

/** Looks at the stand once; one planner serves one plan. */
export function createPlanner(stand: Stand, leerlijn: Leerlijn, gegeven: Oefeninstelling, now: number, seed: number): Planner {
  const blik = createBlik(stand, leerlijn, now, gegeven);
  const instelling = openCeiling(blik, bruikbaar(gegeven));
  return {
    blik,
    ruimte: keuzeruimte(blik, instelling),
    instelling,
    beleid: beleidVan(instelling.beleid),
    random: createRandom(seed),
    // Words that are set apart are never free.
    bezet: new Set(instelling.apart),
    gekozen: new Map(),
    uitgeput: new Set(),
    eigenWoorden: new Set(instelling.eigenWoorden),
    lijsten: new Map(),
    lot: createLot(),
  };
}

export const vormenVan = (p: Planner, namen: readonly Oefenvorm[]): LeerlijnVorm[] =>
  namen.filter((vorm) => p.instelling.vormen.includes(vorm)).map((vorm) => p.blik.leerlijn.vormen[vorm]);

export const zoekvraag = (p: Planner, vormen: readonly LeerlijnVorm[], doel = p.ruimte.doel): Zoekvraag => ({
  blik: p.blik,
  vormen,
  doel,
  eigenWoorden: p.eigenWoorden,
  bezet: p.bezet,
});

/** What one may choose from without what is used up; everything when nothing else is left. */
export function nogNietUitgeput({ ruimte, uitgeput }: Planner): Keuzeruimte {
  if (uitgeput.size === 0) return ruimte;
  const open = ruimte.open.filter((b) => !uitgeput.has(b));
  return open.length > 0 ? { ...ruimte, open } : ruimte;
}

/** May this be passed over when it is used up? Not a check, nor a goal of a care plan, nor the last that is left. */
export const mayPass = ({ instelling }: Planner, { soort, blik }: Keuze, { open }: Keuzeruimte): boolean =>
  soort !== 'controle' && open.length > 1 && !instelling.zorgdoelen.includes(blik.categorie.id);

/** The kind of evidence its answers give. */
export const soortBij = (soort: Oefensoort): BewijsSoort => (soort === 'controle' || soort === 'transfer' ? 'controle' : 'nieuw');
