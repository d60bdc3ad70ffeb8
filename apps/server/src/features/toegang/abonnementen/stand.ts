/** Where the licence of a home stands on one day, and what another year is. */
import type { Abonnement } from '@spelrijk/contract/abonnementen';
import { jaarprijs, type Tarief } from '@spelrijk/domain/prijs';
import { addDays, daysBetween } from '../../../platform/clock.ts';
import type { FactuurRij, ThuisRij } from './store.ts';

/** Terms of our office (days) and the price. */
interface Voorwaarden {
  readonly klantafloop: number;
  readonly klantherstel: number;
  readonly prijsThuis: Tarief;
}

/** The day before the same date a year later. */
function eenJaar(van: string): string {
  const [jaar = 0, maand = 1, dag = 1] = van.split('-').map(Number);
  return addDays(new Date(Date.UTC(jaar + 1, maand - 1, dag, 12)).toISOString().slice(0, 10), -1);
}

const loopt = ({ tot }: ThuisRij, vandaag: string): boolean => tot === null || tot >= vandaag;

/** A licence without an end has not passed. */
export const kanTerug = ({ gestoptOp, gestoptTot }: ThuisRij, vandaag: string): boolean =>
  gestoptOp !== null && (gestoptTot === null || gestoptTot >= vandaag);

const isPauze = ({ pauzeSinds, van }: ThuisRij, vandaag: string): boolean => pauzeSinds !== null && (van ?? '') > vandaag;

const isGeldig = ({ status }: Pick<FactuurRij, 'status'>): boolean => status !== 'vervallen';

export function faseVan(rij: ThuisRij, facturen: readonly FactuurRij[], vandaag: string): Abonnement['fase'] {
  if (rij.gestoptOp !== null) return 'gestopt';
  if (isPauze(rij, vandaag)) return 'pauze';
  if (!loopt(rij, vandaag)) return 'voorbij';
  // A year that was begun is no trial, also on the day on which it lapses.
  return facturen.some((factuur) => isGeldig(factuur) || factuur.van <= vandaag) ? 'betaald' : 'proef';
}

/** To when the licence was bought: of a home that stopped the end it can come back to, in a pause the days that are left. Null: no end. */
export function eindeVan(rij: ThuisRij, vandaag: string): string | null {
  if (rij.gestoptOp !== null) return rij.gestoptTot;
  return isPauze(rij, vandaag) ? addDays(vandaag, rij.pauzeDagen ?? 0) : rij.tot;
}

/** Where that end is kept. */
export type Einde =
  | { readonly in: 'licentie'; readonly tot: string | null }
  | { readonly in: 'stop'; readonly tot: string | null }
  | { readonly in: 'pauze'; readonly dagen: number; readonly tot: string };

export function metEinde(rij: ThuisRij, tot: string | null, vandaag: string): Einde {
  if (rij.gestoptOp !== null) return { in: 'stop', tot };
  if (tot === null || rij.van === null || !isPauze(rij, vandaag))
    return { in: 'licentie', tot: tot !== null && rij.van !== null && tot < rij.van ? rij.van : tot };
  const dagen = Math.max(0, daysBetween(vandaag, tot));
  return { in: 'pauze', dagen, tot: addDays(rij.van, dagen) };
}

const dagenIn = ({ van, tot }: Pick<FactuurRij, 'van' | 'tot'>): number => daysBetween(van, tot) + 1;

/**
 * Days that go when this order lapses: of its year what is still to come, and nothing of what was there before it or was ordered behind it. Today stays:
 * who practises now is not sent away.
 */
export function dagenTerug(einde: string, factuur: FactuurRij, facturen: readonly FactuurRij[], vandaag: string): number {
  const erachter = facturen.filter((ander) => ander.id !== factuur.id && isGeldig(ander) && ander.van >= factuur.van);
  const eigenEinde = addDays(einde, -erachter.reduce((som, ander) => som + dagenIn(ander), 0));
  const ervoor = addDays(factuur.van, -1);
  return Math.max(0, Math.min(dagenIn(factuur), daysBetween(ervoor > vandaag ? ervoor : vandaag, eigenEinde)));
}

/** It lapsed when that took nothing off yet, and nobody can tell whether our office mended the licence by hand. */
export const isNietVerrekend = ({ status, dagenTerug: dagen }: Pick<FactuurRij, 'status' | 'dagenTerug'>): boolean =>
  status === 'vervallen' && dagen === null;

/**
 * The year of a lapsed order that counts after all: the days that went, behind what is there now or from today. Its period is what it gives now, so that
 * two orders of the same days are never shown.
 */
export function weerGeldig(einde: string | null, factuur: FactuurRij, vandaag: string): Pick<FactuurRij, 'van' | 'tot'> | null {
  const { dagenTerug: dagen, zonderEinde } = factuur;
  if (dagen === null || (einde === null && !zonderEinde)) return null;
  // Without an end today was free.
  const er = einde ?? vandaag;
  const erna = er >= vandaag ? addDays(er, 1) : vandaag;
  const begonnen = dagen < dagenIn(factuur);
  return dagen === 0 ? null : { van: begonnen && factuur.van < erna ? factuur.van : erna, tot: addDays(erna, dagen - 1) };
}

/** Ordered, not paid, and its year has not begun: who stops does not want it any more. */
export const gaatMeeMetStop = ({ van, status }: FactuurRij, vandaag: string): boolean =>
  van > vandaag && (status === 'open' || status === 'verstuurd');

/** Until when stopping today could be taken back for nothing; null: no end. */
function stopEinde(rij: ThuisRij, facturen: readonly FactuurRij[], vandaag: string): string | null {
  const weg = facturen.filter((factuur) => gaatMeeMetStop(factuur, vandaag));
  const einde = eindeVan(rij, vandaag);
  if (einde === null || weg.some(({ zonderEinde }) => zonderEinde)) return null;
  const dagen = weg.reduce((som, factuur) => som + dagenTerug(einde, factuur, facturen, vandaag), 0);
  return addDays(einde, -dagen);
}

/** After what is there already; after a stop or an end from today. */
export function volgendJaar(rij: ThuisRij, vandaag: string, tarief: Tarief): Abonnement['jaar'] {
  const einde = rij.gestoptOp === null ? rij.tot : rij.gestoptTot;
  const van = einde !== null && einde >= vandaag ? addDays(einde, 1) : vandaag;
  const kinderen = Math.max(1, rij.kinderen);
  return { van, tot: eenJaar(van), kinderen, cent: jaarprijs(tarief, kinderen) };
}

export function toAbonnement(rij: ThuisRij, facturen: readonly FactuurRij[], vandaag: string, voorwaarden: Voorwaarden): Abonnement {
  const { klantafloop, klantherstel, prijsThuis } = voorwaarden;
  const fase = faseVan(rij, facturen, vandaag);
  const stopWegOp = addDays(vandaag, klantafloop);
  return {
    fase,
    tot: fase === 'pauze' ? rij.van : rij.tot,
    pauzeDagen: fase === 'pauze' ? rij.pauzeDagen : null,
    terugKan: kanTerug(rij, vandaag),
    terugTot: rij.gestoptTot,
    wegOp: rij.wegOp,
    gewistOp: rij.wegOp && addDays(rij.wegOp, klantherstel),
    stopWegOp,
    stopGewistOp: addDays(stopWegOp, klantherstel),
    stopTerugTot: stopEinde(rij, facturen, vandaag),
    stopVervalt: facturen.some((factuur) => gaatMeeMetStop(factuur, vandaag)),
    kinderen: rij.kinderen,
    jaar: volgendJaar(rij, vandaag, prijsThuis),
    besteld: facturen.some(({ van, status }) => status !== 'vervallen' && van > vandaag),
    facturen: facturen.map(({ op, dagenTerug: _dagen, zonderEinde: _zonder, ...rest }) => ({ ...rest, op: op.toISOString() })),
  };
}
