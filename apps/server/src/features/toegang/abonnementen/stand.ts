/** Where the licence of a home stands on one day, and what another year is. */
import type { Abonnement } from '@spelrijk/contract/abonnementen';
import { jaarprijs, type Tarief } from '@spelrijk/domain/prijs';
import { addDays } from '../../../platform/clock.ts';
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

export function faseVan(rij: ThuisRij, facturen: readonly FactuurRij[], vandaag: string): Abonnement['fase'] {
  if (rij.gestoptOp !== null) return 'gestopt';
  if (rij.pauzeSinds !== null && (rij.van ?? '') > vandaag) return 'pauze';
  if (!loopt(rij, vandaag)) return 'voorbij';
  return facturen.some(({ status }) => status !== 'vervallen') ? 'betaald' : 'proef';
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
    kinderen: rij.kinderen,
    jaar: volgendJaar(rij, vandaag, prijsThuis),
    besteld: facturen.some(({ van, status }) => status !== 'vervallen' && van > vandaag),
    facturen: facturen.map(({ op, ...rest }) => ({ ...rest, op: op.toISOString() })),
  };
}
