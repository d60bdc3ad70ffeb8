/*
 * Decides what the constants should be, from the answer log: those that would have predicted the answers best.
 * Source: maximum prequential likelihood (Dawid 1984): every answer is predicted before it is used; coordinate search.
 * Example: herschat(logboeken, CONSTANTEN).nieuw.categorieSd -> .58, with the log loss before and after.
 */
import type { LogRegel } from './antwoord.ts';
import { bereken } from './bereken.ts';
import { createEigenStand, neemOver } from './eigen-stand.ts';
import { createStand, type Constanten, type Prior } from './stand.ts';

/** The log of one leerling, oldest line first, and what was known before it. */
export interface Logboek {
  readonly prior: Prior;
  readonly regels: readonly LogRegel[];
}

/** Constants that a log can tell something about. */
export const SCHATBAAR = [
  'categorieSd',
  'algemeenSd',
  'slordigheid',
  'eigenaardigheidSd',
  'drijfPerDag',
  'drijfPerAntwoord',
  'winstOnzekerheid',
] as const;
export type Schatbaar = (typeof SCHATBAAR)[number];

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

const begrensd = (p: number): number => Math.min(Math.max(p, 0.001), 0.999);

/** Fewer answers say more about noise than about a child. */
const MIN_REGELS = 20;

function doorloop(logboeken: readonly Logboek[], c: Constanten): Doorloop {
  let verlies = 0;
  let antwoorden = 0;
  let verschuiving = 0;
  for (const { prior, regels } of logboeken) {
    const eigen = createEigenStand(createStand({ seedPrior: { gemiddelde: prior.gemiddelde, sd: Math.min(prior.sd, c.algemeenSd) } }));
    for (const { invoer, op, reden } of regels) {
      if (reden === 'dubbel') continue;
      const uit = bereken(eigen, invoer, op, c, true);
      neemOver(eigen, uit);
      if (uit.log.reden !== 'bewijs') continue;
      const p = begrensd(uit.log.voorspeld);
      verlies -= Math.log(invoer.goed ? p : 1 - p);
      antwoorden++;
    }
    const L = eigen.hoofd.l0 + eigen.hoofd.somPrecisie;
    verschuiving += (eigen.hoofd.l0 * eigen.hoofd.m0 + eigen.hoofd.somInformatie) / L - prior.gemiddelde;
  }
  return { verlies: verlies / Math.max(antwoorden, 1), antwoorden, verschuiving: verschuiving / Math.max(logboeken.length, 1) };
}

const kies = (c: Constanten): Pick<Constanten, Schatbaar> => ({
  categorieSd: c.categorieSd,
  algemeenSd: c.algemeenSd,
  slordigheid: c.slordigheid,
  eigenaardigheidSd: c.eigenaardigheidSd,
  drijfPerDag: c.drijfPerDag,
  drijfPerAntwoord: c.drijfPerAntwoord,
  winstOnzekerheid: c.winstOnzekerheid,
});

const FACTOREN = [0.8, 1.25];

/** Tries both directions for one constant and keeps the best of three. */
function verbeter(logboeken: readonly Logboek[], c: Constanten, naam: Schatbaar, verlies: number): { c: Constanten; verlies: number } {
  let beste = { c, verlies };
  for (const factor of FACTOREN) {
    const proef = { ...c, [naam]: c[naam] * factor };
    const uit = doorloop(logboeken, proef).verlies;
    if (uit < beste.verlies) beste = { c: proef, verlies: uit };
  }
  return beste;
}

/**
 * Re-estimates the constants from logs, in `ronden` rounds of steps of a quarter; nothing is stored. Costs one replay of all logs per
 * step, about 4 seconds per 100,000 answers and round. Too few answers (under 20 per leerling) are left out.
 */
export function herschat(logboeken: readonly Logboek[], constanten: Constanten, ronden = 3): Herschatting {
  const bruikbaar = logboeken.filter(({ regels }) => regels.length >= MIN_REGELS);
  const begin = doorloop(bruikbaar, constanten);
  let stand = { c: constanten, verlies: begin.verlies };
  for (let i = 0; i < ronden; i++) for (const naam of SCHATBAAR) stand = verbeter(bruikbaar, stand.c, naam, stand.verlies);
  return {
    oud: kies(constanten),
    nieuw: kies(stand.c),
    verlies: { oud: begin.verlies, nieuw: stand.verlies },
    antwoorden: begin.antwoorden,
    verschuiving: begin.verschuiving,
  };
}
