/*
 * Decides what the constants should be, from the answer log: those that would have predicted the answers best.
 * Source: maximum prequential likelihood (Dawid 1984): every answer is predicted before it is used; coordinate search.
 * Example: reestimate(logboeken, CONSTANTEN).nieuw.categorieSd -> .58, with the log loss before and after.
 */
import type { LogRegel } from './antwoord.ts';
import { computeUitkomst } from './compute.ts';
import { createEigenStand, adopt } from './eigen-stand.ts';
import { createStand, type Constanten, type Prior } from './stand.ts';
import { estimateWoordSd } from './woordspreiding.ts';

/** The log of one leerling, oldest line first, and what was known before it. */
export interface Logboek {
  readonly prior: Prior;
  readonly regels: readonly LogRegel[];
}

/** Constants that a log can tell something about. */
export const SCHATBAAR = [
  'categorieSd',
  'algemeenSd',
  'startMarge',
  'woordSd',
  'slordigheid',
  'eigenaardigheidSd',
  'drijfPerDag',
  'drijfPerAntwoord',
  'winstOnzekerheid',
] as const;
type Schatbaar = (typeof SCHATBAAR)[number];

/** The difficulties of words stand in the log as they were, so that their spread is estimated apart. */
const DOOR_HERSPELEN = SCHATBAAR.filter((naam) => naam !== 'woordSd');

export interface Herschatting {
  readonly oud: Pick<Constanten, Schatbaar>;
  readonly nieuw: Pick<Constanten, Schatbaar>;
  /** Mean log loss per answer (nats) with the old and with the new constants. */
  readonly verlies: { readonly oud: number; readonly nieuw: number };
  readonly antwoorden: number;
  /** Mean of what the leerlingen turned out to differ from their prior (logits): how far the grade means are off. */
  readonly verschuiving: number;
}

interface Doorloop {
  readonly verlies: number;
  readonly antwoorden: number;
  readonly verschuiving: number;
}

const clampKans = (p: number): number => Math.min(Math.max(p, 0.001), 0.999);

/** Fewer answers say more about noise than about a child. */
const MIN_REGELS = 20;

/** A narrower prior than this came from a score of the child's own, not from its half-year. */
const EIGEN_SCORE_SD = 0.6;

/** Where this child would have started with other constants. */
function beginMet({ gemiddelde, sd }: Prior, c: Constanten, oud: Constanten): Prior {
  if (sd < EIGEN_SCORE_SD) return { gemiddelde, sd };
  return { gemiddelde: gemiddelde + c.startMarge - oud.startMarge, sd: c.algemeenSd };
}

function doorloop(logboeken: readonly Logboek[], c: Constanten, oud = c): Doorloop {
  let verlies = 0;
  let antwoorden = 0;
  let verschuiving = 0;
  for (const { prior, regels } of logboeken) {
    const eigen = createEigenStand(createStand({ seedPrior: beginMet(prior, c, oud) }));
    for (const { invoer, op, reden } of regels) {
      if (reden === 'dubbel') continue;
      const uit = computeUitkomst(eigen, invoer, op, c, { uitLog: true });
      adopt(eigen, uit);
      if (uit.log.reden !== 'bewijs') continue;
      const p = clampKans(uit.log.voorspeld);
      verlies -= Math.log(invoer.goed ? p : 1 - p);
      antwoorden++;
    }
    const L = eigen.hoofd.l0 + eigen.hoofd.somPrecisie;
    verschuiving += (eigen.hoofd.l0 * eigen.hoofd.m0 + eigen.hoofd.somInformatie) / L - prior.gemiddelde;
  }
  return { verlies: verlies / Math.max(antwoorden, 1), antwoorden, verschuiving: verschuiving / Math.max(logboeken.length, 1) };
}

const chooseOne = (c: Constanten): Pick<Constanten, Schatbaar> => ({
  categorieSd: c.categorieSd,
  algemeenSd: c.algemeenSd,
  startMarge: c.startMarge,
  woordSd: c.woordSd,
  slordigheid: c.slordigheid,
  eigenaardigheidSd: c.eigenaardigheidSd,
  drijfPerDag: c.drijfPerDag,
  drijfPerAntwoord: c.drijfPerAntwoord,
  winstOnzekerheid: c.winstOnzekerheid,
});

const FACTOREN = [0.8, 1.25];

interface Zoekstand {
  readonly c: Constanten;
  readonly verlies: number;
  /** Those the log was made with. */
  readonly oud: Constanten;
}

/** Tries both directions for one constant and keeps the best of three. */
function improve(logboeken: readonly Logboek[], { c, verlies, oud }: Zoekstand, naam: Schatbaar): Zoekstand {
  let beste: Zoekstand = { c, verlies, oud };
  for (const factor of FACTOREN) {
    const proef = { ...c, [naam]: c[naam] * factor };
    const uit = doorloop(logboeken, proef, oud).verlies;
    if (uit < beste.verlies) beste = { c: proef, verlies: uit, oud };
  }
  return beste;
}

/**
 * Re-estimates the constants from logs, in `ronden` rounds of steps of a quarter; nothing is stored. Costs one replay of all logs per
 * step, about 4 seconds per 100,000 answers and round. Too few answers (under 20 per leerling) are left out.
 */
export function reestimate(logboeken: readonly Logboek[], constanten: Constanten, ronden = 3): Herschatting {
  const bruikbaar = logboeken.filter(({ regels }) => regels.length >= MIN_REGELS);
  const begin = doorloop(bruikbaar, constanten);
  let stand: Zoekstand = { c: constanten, verlies: begin.verlies, oud: constanten };
  for (let i = 0; i < ronden; i++) for (const naam of DOOR_HERSPELEN) stand = improve(bruikbaar, stand, naam);
  const logs = bruikbaar.map(({ regels }) => regels);
  const c = { ...stand.c, woordSd: estimateWoordSd(logs, stand.c, ronden) };
  return {
    oud: chooseOne(constanten),
    nieuw: chooseOne(c),
    verlies: { oud: begin.verlies, nieuw: stand.verlies },
    antwoorden: begin.antwoorden,
    verschuiving: begin.verschuiving,
  };
}
