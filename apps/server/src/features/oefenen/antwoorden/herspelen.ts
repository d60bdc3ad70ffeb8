/** The state of a leerling once more from its first answer, with some answers corrected: pure, from log lines to a state. */
import { isDeepStrictEqual } from 'node:util';
import { recordAntwoord, replay, type Bewijs, type LogRegel } from '@spelrijk/oefenen/antwoord';
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import { createStand, withWijziging, type HoofdStand, type Stand } from '@spelrijk/oefenen/stand';
import { pasBesluitToe, type Toetsuitkomst } from '../standen/index.ts';

/** An answer as the engine took it in. */
export interface Logplek {
  readonly id: string;
  readonly motor: LogRegel;
  /** Moment of arrival, ms. */
  readonly ontvangenOp: number;
}

/** A test that was finished: it decides about the state too. */
export interface Toetsbesluit extends Toetsuitkomst {
  readonly afOp: number;
}

export interface Logboek {
  /** In the order of the engine. */
  readonly plekken: readonly Logplek[];
  readonly besluiten: readonly Toetsbesluit[];
}

/** Instead of an answer: other evidence, or null when it was never made. */
export type Correcties = ReadonlyMap<string, Bewijs | null>;

export interface Herspeeld {
  readonly stand: Stand;
  /** The new line of each corrected answer. */
  readonly regels: ReadonlyMap<string, LogRegel>;
}

/** Where this leerling began: the prior is kept in its state for ever. */
export function beginVan({ m0, l0 }: Pick<HoofdStand, 'm0' | 'l0'>): Stand {
  const stand = createStand({ seedPrior: { gemiddelde: m0, sd: 1 / Math.sqrt(l0) } });
  return { ...stand, hoofd: { ...stand.hoofd, m0, l0 } };
}

/** Replays everything in its order; without corrections this is the state that is stored. */
export function herspeelLogboek(begin: Stand, { plekken, besluiten }: Logboek, leerlijn: Leerlijn, correcties: Correcties): Herspeeld {
  let stand = begin;
  let rij: LogRegel[] = [];
  const open = [...besluiten];
  const regels = new Map<string, LogRegel>();
  const replayRij = (): void => {
    if (rij.length > 0) stand = replay(stand, rij, leerlijn.sets);
    rij = [];
  };
  const besluitTot = (moment: number): void => {
    for (let eerste = open[0]; eerste !== undefined && eerste.afOp < moment; eerste = open[0]) {
      replayRij();
      stand = withWijziging(stand, pasBesluitToe(eerste, { stand, leerlijn, now: eerste.afOp }));
      open.shift();
    }
  };
  for (const { id, motor, ontvangenOp } of plekken) {
    besluitTot(ontvangenOp);
    const bewijs = correcties.get(id);
    if (bewijs === undefined) rij.push(motor);
    else {
      replayRij();
      if (bewijs === null) continue;
      const { log, stand: nieuw } = recordAntwoord(stand, leerlijn, bewijs, motor.op);
      regels.set(id, log);
      stand = nieuw;
    }
  }
  besluitTot(Number.POSITIVE_INFINITY);
  replayRij();
  return { stand, regels };
}

/** As it comes out of the database. */
const bewaard = ({ hoofd, categorieen, woorden }: Stand): unknown => JSON.parse(JSON.stringify({ hoofd, categorieen, woorden }));

/** Are these the same to the last bit, as they are stored? */
export const isZelfdeStand = (een: Stand, ander: Stand): boolean => isDeepStrictEqual(bewaard(een), bewaard(ander));
