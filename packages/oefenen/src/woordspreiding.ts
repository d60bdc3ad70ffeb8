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

const MIN_REGELS = 200;
/** As far as it is known before a log (sd of the logarithm). */
const VOORKENNIS_SD = 0.3;
const STAP = Math.log(1.25);
const RONDEN = 4;

/** The sd (logits) of words around their start values and the standard error of its logarithm; `oud` when the log says too little. */
export function estimateWoordSd(
  logs: readonly (readonly LogRegel[])[],
  c: Constanten,
  oud: number,
): { readonly sd: number; readonly fout: number } {
  const regels = eersteBlikken(logs, c);
  if (regels.length < MIN_REGELS) return { sd: oud, fout: VOORKENNIS_SD };
  const weigh = (sd: number): number => regels.length * verliesBij(sd, regels, c) + 0.5 * (Math.log(sd / oud) / VOORKENNIS_SD) ** 2;
  let sd = oud;
  let fout = VOORKENNIS_SD;
  for (let i = 0; i < RONDEN; i++) {
    const [laag, midden, hoog] = [weigh(sd * Math.exp(-STAP)), weigh(sd), weigh(sd * Math.exp(STAP))];
    const bocht = Math.max((laag - 2 * midden + hoog) / STAP ** 2, 1 / VOORKENNIS_SD ** 2);
    const stap = Math.min(Math.max((laag - hoog) / (2 * STAP) / bocht, -2 * STAP), 2 * STAP);
    fout = 1 / Math.sqrt(bocht);
    if (weigh(sd * Math.exp(stap)) >= midden) break;
    sd *= Math.exp(stap);
  }
  return { sd, fout };
}
