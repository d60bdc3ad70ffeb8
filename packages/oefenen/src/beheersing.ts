/*
 * Decides when a category is mastered, opened again, presumed known, and when it should be checked.
 * Source: mastery as a posterior probability (84-96% of such verdicts hold in simulation, "five right in a row" 10-30%); own values.
 * Example: 9 answers on 2 days and P(typed share >= 85%) = .93 -> beheerst; an answer later P = .38 -> open again.
 */
import { normaal, type Schatting } from './filter.ts';
import type { CategorieStand, Constanten } from './stand.ts';
import { DAG_MS } from '@spelrijk/domain/tijd';

const MIN_ANTWOORDEN = 6;
const MIN_DAGEN = 2;
/** At least so many of them typed: recognising proves nothing about writing. */
const MIN_GETYPT = 5;
const HEROPEN_NA_ANTWOORD = 0.4;
export const HEROPEN_BIJ_SESSIE = 0.5;
/** Days until a mastered or presumed category is checked. */
const CONTROLE_NA_DAGEN = 7;

/** Chance (0-1) that the margin (ability minus mean difficulty) is at least `grens`. */
export const kansBoven = (ability: Schatting, gemiddelde: number, grens: number): number =>
  normaal((ability.m - gemiddelde - grens) / Math.sqrt(ability.v));

/** Chance (0-1) that the child types at least 85% of this category right. */
export const kansBeheerst = (ability: Schatting, gemiddelde: number, c: Constanten): number =>
  kansBoven(ability, gemiddelde, c.beheersMarge);

const bewezen = (rij: CategorieStand, kans: number, c: Constanten): boolean =>
  kans >= c.beheersKans && rij.antwoorden >= MIN_ANTWOORDEN && rij.dagen >= MIN_DAGEN && rij.getypt >= MIN_GETYPT;

const reopenRij = (rij: CategorieStand, now: number): CategorieStand => ({
  ...rij,
  status: 'open',
  sinds: now,
  controleOp: 0,
  transferAantal: 0,
  transferGoed: 0,
});

const beheerst = (rij: CategorieStand, now: number): CategorieStand => ({
  ...rij,
  status: 'beheerst',
  sinds: now,
  eersteBeheersing: rij.eersteBeheersing || now,
  controleOp: now + CONTROLE_NA_DAGEN * DAG_MS,
});

/** The row with its status after an answer; `kans`: that the category is mastered; `isEigen`: to a word that was chosen for this category, which opens it. */
export function withStatus(rij: CategorieStand, kans: number, isEigen: boolean, now: number, c: Constanten): CategorieStand {
  if (rij.status !== 'beheerst' && bewezen(rij, kans, c)) return beheerst(rij, now);
  if ((rij.status === 'beheerst' || rij.status === 'vermoed') && kans < HEROPEN_NA_ANTWOORD) return reopenRij(rij, now);
  if (rij.status === 'op-slot' && isEigen) return { ...rij, status: 'open', sinds: now };
  if (rij.controleOp > 0 && now >= rij.controleOp) return { ...rij, controleOp: now + CONTROLE_NA_DAGEN * DAG_MS };
  return rij;
}

/** At the start of a session: what was mastered but has probably been lost opens again. */
export function afterSessie(rij: CategorieStand, ability: Schatting, gemiddelde: number, now: number, c: Constanten): CategorieStand {
  const vast = rij.status === 'beheerst' || rij.status === 'vermoed';
  return vast && kansBeheerst(ability, gemiddelde, c) < HEROPEN_BIJ_SESSIE ? reopenRij(rij, now) : rij;
}

const TRANSFER_WOORDEN = 5;
const TRANSFER_GOED = 0.8;

/**
 * The transfer check: five words never practised, typed in a mixed dictation on another day than the mastery, four of them right.
 * A check that fails starts again on another day.
 */
export function withTransfer(rij: CategorieStand, goed: boolean, dag: number, dagVanBeheersing: number, now: number): CategorieStand {
  if (rij.status !== 'beheerst' || rij.transferOp > 0 || dag === dagVanBeheersing) return rij;
  const zelfde = rij.transferDag === dag;
  const aantal = (zelfde ? rij.transferAantal : 0) + 1;
  if (zelfde && rij.transferAantal >= TRANSFER_WOORDEN) return rij;
  const goedNu = (zelfde ? rij.transferGoed : 0) + (goed ? 1 : 0);
  const gehaald = aantal >= TRANSFER_WOORDEN && goedNu >= TRANSFER_GOED * TRANSFER_WOORDEN;
  return { ...rij, transferDag: dag, transferAantal: aantal, transferGoed: goedNu, transferOp: gehaald ? now : 0 };
}
