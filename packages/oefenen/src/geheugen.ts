/*
 * Decides how well a word is remembered and when it has to come back.
 * Source: FSRS-6 with its default parameters, through ts-fsrs (github.com/open-spaced-repetition/ts-fsrs); return interval at 85% recall.
 * Example: wrong today -> back tomorrow; right then -> back after several days; five times right in a row -> out of repetition.
 */
import { FSRSAlgorithm, Rating, generatorParameters, type FSRSParameters } from 'ts-fsrs';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { dagenTussen } from './filter.ts';
import { MOTORVERSIE, type WoordStand } from './stand.ts';

/** The library's algorithm with parameters that never change, so that they need not be watched: the library reads them twelve times per answer. */
class Geheugenmodel extends FSRSAlgorithm {
  constructor(parameters: FSRSParameters) {
    super(parameters);
    this.param = { ...this.param };
  }
}

const FSRS = new Geheugenmodel(generatorParameters({ request_retention: 0.85, enable_fuzz: false, maximum_interval: 365 }));

/** Days after which recall has dropped to 85%, per day of stability. */
const INTERVAL = FSRS.interval_modifier;
/** Leaves repetition after this many right first attempts in a row, or when the interval has grown beyond so many days. */
const UIT_NA_OP_RIJ = 5;
const UIT_NA_DAGEN = 60;
/** From this engine on no gap after a right answer is shorter than the one before. */
const ENGINE_7 = 7;

/** Chance (0-1) that a word seen before is still remembered at `now`. 0 when it was never seen. */
export function herinnering(woord: WoordStand | undefined, now: number): number {
  if (!woord || woord.keren === 0) return 0;
  return FSRS.forgetting_curve(dagenTussen(woord.laatste, now), woord.stabiliteit);
}

export interface Herinnerd {
  readonly goed: boolean;
  /** Choosing between two counts as remembered with difficulty. */
  readonly zwak: boolean;
  readonly poging: number;
  /** Engine of the log line; absent: this one. */
  readonly versie?: number;
}

const oordeelVan = ({ goed, zwak }: Herinnerd): Rating => (goed ? (zwak ? Rating.Hard : Rating.Good) : Rating.Again);

interface Keer extends Pick<Herinnerd, 'goed' | 'versie'> {
  readonly opRij: number;
  readonly stabiliteit: number;
}

/**
 * Moment of return after a first attempt, 0 when the word is out of repetition. Only words that went wrong come in. What was right after so many days may wait
 * as long again, also when it came later than it was planned or was only chosen (expanding retrieval practice, Landauer & Bjork 1978).
 */
function terug(oud: WoordStand | undefined, { goed, versie = MOTORVERSIE, opRij, stabiliteit }: Keer, now: number): number {
  const inHerhaling = !goed || (oud?.terugOp ?? 0) > 0;
  const gewacht = oud && goed && versie >= ENGINE_7 ? Math.floor(dagenTussen(oud.laatste, now)) : 0;
  const dagen = Math.max(1, gewacht, Math.round(stabiliteit * INTERVAL));
  if (!inHerhaling || opRij >= UIT_NA_OP_RIJ || (goed && dagen > UIT_NA_DAGEN)) return 0;
  return now + dagen * DAG_MS;
}

/** The memory row after an answer; `recall` as `herinnering` gives it at `now`. A second attempt strengthens a little and changes neither the counts nor the return. */
export function memorise(oud: WoordStand | undefined, wat: Herinnerd, now: number, recall = herinnering(oud, now)): WoordStand {
  if (wat.poging > 1) return nogEens(oud, wat, now);
  const vorig = oud ? { stability: oud.stabiliteit, difficulty: oud.moeilijkheid } : null;
  const { stability, difficulty } = FSRS.next_state(vorig, dagenTussen(oud?.laatste ?? 0, now), oordeelVan(wat), recall);
  const opRij = wat.goed ? (oud?.opRij ?? 0) + 1 : 0;
  return {
    stabiliteit: stability,
    moeilijkheid: difficulty,
    laatste: now,
    terugOp: terug(oud, { goed: wat.goed, versie: wat.versie, opRij, stabiliteit: stability }, now),
    opRij,
    keren: (oud?.keren ?? 0) + 1,
    fout: (oud?.fout ?? 0) + (wat.goed ? 0 : 1),
    poging: 1,
    laatsteGoed: wat.goed,
    gril: oud?.gril ?? 0,
  };
}

/** Writing it right after seeing how: the short-term step of FSRS, only when it is right. */
function nogEens(oud: WoordStand | undefined, wat: Herinnerd, now: number): WoordStand {
  const basis = oud ?? memorise(undefined, { ...wat, goed: false, poging: 1 }, now);
  if (!wat.goed) return { ...basis, laatste: now, poging: wat.poging };
  const { stability } = FSRS.next_state({ stability: basis.stabiliteit, difficulty: basis.moeilijkheid }, 0, Rating.Hard);
  return { ...basis, stabiliteit: stability, laatste: now, poging: wat.poging };
}
