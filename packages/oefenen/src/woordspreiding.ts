/*
 * Decides how well start values of words can be trusted: the sd of a word around its start value that best predicts first answers.
 * Source: prequential likelihood (Dawid 1984) of a filter over words, with the ability of every child as it was estimated then.
 * Example: words that turn out far harder or easier than the editors thought -> sd .8 instead of .6, so that they are learned faster.
 */
import type { LogRegel } from './compute.ts';
import { momenten } from './filter.ts';
import type { Constanten } from './stand.ts';

/** First sights by attentive children that asked one thing, of words nobody had answered before the log begins; oldest first. */
function eersteBlikken(logs: readonly (readonly LogRegel[])[], c: Constanten): LogRegel[] {
  const alle = logs.flat().filter((r) => r.reden === 'bewijs' && r.nieuw && r.gewicht >= 0.5 && r.invoer.punten.length === 1);
  alle.sort((x, y) => x.op - y.op || (x.invoer.woord < y.invoer.woord ? -1 : 1));
  const vers = new Map<string, boolean>();
  for (const { invoer } of alle) {
    const vb = invoer.punten[0]?.vb ?? 0;
    if (!vers.has(invoer.woord)) vers.set(invoer.woord, vb >= 0.95 * c.woordSd * c.woordSd);
  }
  return alle.filter(({ invoer }) => vers.get(invoer.woord) === true);
}

interface Woord {
  b: number;
  vb: number;
}

/** Mean log loss of the first sights when words lie around their start values with this sd. */
function verliesBij(sd: number, regels: readonly LogRegel[], c: Constanten): number {
  const woorden = new Map<string, Woord>();
  let verlies = 0;
  for (const { invoer, punten, gewicht } of regels) {
    const [punt] = invoer.punten;
    const [kind] = punten;
    if (!punt || !kind) continue;
    const woord = woorden.get(invoer.woord) ?? { b: punt.b, vb: sd * sd };
    const vx = kind.sd * kind.sd + woord.vb + invoer.gemakVar + c.eigenaardigheidSd * c.eigenaardigheidSd;
    const mx = kind.m - woord.b + invoer.gemak;
    const x = momenten(mx, vx, punt.gok, 1 - punt.gok - c.slordigheid, punt.goed);
    const k = woord.vb / vx;
    woorden.set(invoer.woord, {
      b: woord.b - k * gewicht * (x.m - mx),
      vb: Math.max(woord.vb + k * k * gewicht * (x.v - vx), c.woordVarMin),
    });
    verlies -= Math.log(Math.max(x.kans, 0.001));
  }
  return verlies / Math.max(regels.length, 1);
}

const FACTOREN = [0.8, 1.25];
const MIN_REGELS = 200;

/** The sd (logits) of words around their start values, in `ronden` steps of a quarter; the old one when the log says too little. */
export function estimateWoordSd(logs: readonly (readonly LogRegel[])[], c: Constanten, ronden: number): number {
  const regels = eersteBlikken(logs, c);
  if (regels.length < MIN_REGELS) return c.woordSd;
  let beste = { sd: c.woordSd, verlies: verliesBij(c.woordSd, regels, c) };
  for (let i = 0; i < ronden; i++) {
    const { sd } = beste;
    for (const factor of FACTOREN) {
      const verlies = verliesBij(sd * factor, regels, c);
      if (verlies < beste.verlies) beste = { sd: sd * factor, verlies };
    }
  }
  return beste.sd;
}
