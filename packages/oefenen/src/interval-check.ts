/*
 * Decides whether intervals are as wide as they claim, from answers alone: how often what a child did in a category on one day lies
 * inside what was expected of it that morning.
 * Source: calibration of predictive intervals (Dawid 1984): the sum of right answers against its mean and variance under N(m, v) of the first answer.
 * Example: .95 when intervals are honest, .88 when the walks of ability are set too narrow.
 */
import type { LogRegel } from './compute.ts';
import { sigmaGemiddeld } from './filter.ts';
import type { Constanten } from './stand.ts';

/** What a child does in a category on one day, against what was expected at its first answer. */
interface Window {
  readonly day: number;
  readonly m: number;
  readonly v: number;
  count: number;
  /** Right beyond expected, its variance by chance, and how much of it the ability moves. */
  surprise: number;
  chance: number;
  slope: number;
}

export interface IntervalCheck {
  add(regel: LogRegel): void;
  /** Windows so far, and how many of them lie inside their 95% interval; closes those that are open. */
  close(): { readonly windows: number; readonly inside: number };
}

const MIN_ANSWERS = 2;
const DAY = 86_400_000;

/** For the lines of one child, oldest first. Only first sights of a word with one knelpunt that is written: memory has no part in them. */
export function createIntervalCheck(c: Constanten): IntervalCheck {
  const open = new Map<string, Window>();
  let windows = 0;
  let inside = 0;
  const finish = ({ count, surprise, chance, slope, v }: Window): void => {
    if (count < MIN_ANSWERS) return;
    windows++;
    // Half an answer for the steps of a sum of whole answers.
    if (Math.abs(surprise) - 0.5 < 1.96 * Math.sqrt(chance + slope * slope * v)) inside++;
  };
  return {
    add: ({ invoer, punten, reden, nieuw, gewicht, op }) => {
      const [punt] = invoer.punten;
      const [kind] = punten;
      if (reden !== 'bewijs' || !nieuw || gewicht < 0.5 || !invoer.productie || !punt || !kind || invoer.punten.length > 1) return;
      const day = Math.floor(op / DAY);
      let w = open.get(punt.categorie);
      if (!w || w.day !== day) {
        if (w) finish(w);
        w = { day, m: kind.m, v: kind.sd * kind.sd, count: 0, surprise: 0, chance: 0, slope: 0 };
        open.set(punt.categorie, w);
      }
      const range = 1 - punt.gok - c.slordigheid;
      const s = sigmaGemiddeld(w.m - punt.b + invoer.gemak, w.v + punt.vb + invoer.gemakVar + c.eigenaardigheidSd ** 2);
      const p = punt.gok + range * s;
      w.count++;
      w.surprise += (punt.goed ? 1 : 0) - p;
      w.chance += p * (1 - p);
      w.slope += range * s * (1 - s);
    },
    close: () => {
      for (const w of open.values()) finish(w);
      open.clear();
      return { windows, inside };
    },
  };
}
