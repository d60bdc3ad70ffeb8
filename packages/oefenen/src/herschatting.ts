/*
 * Decides what the constants should be, from the answer log: those that would have predicted the answers best.
 * Source: prequential likelihood (Dawid 1984) with a log-normal prior around the values in use (MAP), Newton steps, a third of the children held out.
 * Example: reestimate(logboeken, CONSTANTEN).nieuw.categorieSd -> .58, its standard error, and the log loss before and after.
 */
import type { LogRegel } from './antwoord.ts';
import { computeUitkomst } from './compute.ts';
import { createEigenStand, adopt } from './eigen-stand.ts';
import { algemeen } from './filter.ts';
import { createIntervalCheck } from './interval-check.ts';
import { createStand, type Constanten, type Prior, type Stand } from './stand.ts';
import { estimateWoordSd } from './woordspreiding.ts';

/** The log of one leerling, oldest line first, and what was known before it. */
export interface Logboek {
  readonly prior: Prior;
  readonly regels: readonly LogRegel[];
  /** Where its lines begin, when there were others before them that are not kept. */
  readonly begin?: Stand;
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
  /** Standard error of the logarithm of each new value: .1 is about a tenth. */
  readonly fout: Readonly<Record<Schatbaar, number>>;
  /** Mean log loss per answer (nats) of children that had no part in the estimate, with the old and with the new constants. */
  readonly verlies: { readonly oud: number; readonly nieuw: number };
  /** Share of days that lie inside their 95% interval, of all children. */
  readonly dekking: { readonly oud: number; readonly nieuw: number };
  /** Are the new constants better for the children that had no part in them? If not, `nieuw` is `oud`. */
  readonly beter: boolean;
  readonly antwoorden: number;
  /** Mean of what the leerlingen turned out to differ from their prior (logits): how far the grade means are off. */
  readonly verschuiving: number;
}

interface Doorloop {
  /** Log loss of each child, and its answers. */
  readonly perKind: readonly { readonly verlies: number; readonly antwoorden: number }[];
  readonly verlies: number;
  readonly antwoorden: number;
  readonly verschuiving: number;
  readonly dekking: number;
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
  const perKind: { verlies: number; antwoorden: number }[] = [];
  let verschuiving = 0;
  let windows = 0;
  let inside = 0;
  for (const { prior, regels, begin } of logboeken) {
    const eigen = createEigenStand(begin ?? createStand({ seedPrior: beginMet(prior, c, oud) }));
    const intervals = createIntervalCheck(c);
    const kind = { verlies: 0, antwoorden: 0 };
    for (const { invoer, op, reden } of regels) {
      if (reden === 'dubbel' || reden === 'vreemd') continue;
      const uit = computeUitkomst(eigen, invoer, op, c, { uitLog: true });
      adopt(eigen, uit);
      intervals.add(uit.log);
      if (uit.log.reden !== 'bewijs') continue;
      const p = clampKans(uit.log.voorspeld);
      kind.verlies -= Math.log(invoer.goed ? p : 1 - p);
      kind.antwoorden++;
    }
    perKind.push(kind);
    const telling = intervals.close();
    windows += telling.windows;
    inside += telling.inside;
    // What a log in the middle of a child's practice differs from its first prior is growth, no mistake in the prior.
    if (!begin) verschuiving += algemeen(eigen.hoofd).m - prior.gemiddelde;
  }
  const som = (lees: (kind: (typeof perKind)[number]) => number): number => perKind.reduce((tot, kind) => tot + lees(kind), 0);
  return {
    perKind,
    verlies: som((kind) => kind.verlies),
    antwoorden: som((kind) => kind.antwoorden),
    verschuiving: verschuiving / Math.max(logboeken.filter(({ begin }) => !begin).length, 1),
    dekking: windows > 0 ? inside / windows : 1,
  };
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

/** Half a step (ln) to either side, to see how the likelihood bends. */
const PROEFSTAP = Math.log(1.25);
/** No round moves a constant further (ln). */
const MAX_STAP = 2 * PROEFSTAP;
/** What is known before a log: within about a third of the value in use (sd of the logarithm). Without it a flat likelihood runs away. */
const VOORKENNIS_SD = 0.3;
/** Another round is not worth it when it gains less than this (nats, over all answers). */
const WINST_MIN = 0.5;
/** Intervals may not cover less than they do, unless they cover at least so much. */
const DEKKING_GENOEG = 0.95;
const DEKKING_SPELING = 0.003;

interface Zoekstand {
  readonly c: Constanten;
  /** Log loss over all answers, with what was known before. */
  readonly verlies: number;
  readonly dekking: number;
  readonly fout: Readonly<Partial<Record<Schatbaar, number>>>;
}

interface Zoekvraag {
  readonly logboeken: readonly Logboek[];
  /** Those the log was made with. */
  readonly oud: Constanten;
}

/** Log loss with these constants, plus how unlikely they were before the log. */
function weigh({ logboeken, oud }: Zoekvraag, c: Constanten): Omit<Zoekstand, 'fout'> {
  const { verlies, dekking } = doorloop(logboeken, c, oud);
  const straf = DOOR_HERSPELEN.reduce((som, naam) => som + 0.5 * (Math.log(c[naam] / oud[naam]) / VOORKENNIS_SD) ** 2, 0);
  return { c, verlies: verlies + straf, dekking };
}

/** Narrower intervals only while they still cover what they say. */
const isHonest = (proef: { readonly dekking: number }, nu: { readonly dekking: number }): boolean =>
  proef.dekking >= Math.min(DEKKING_GENOEG, nu.dekking - DEKKING_SPELING);

/** One step of Newton along the logarithm of one constant, from a parabola through three points; its curvature is the standard error. */
function improve(vraag: Zoekvraag, stand: Zoekstand, naam: Schatbaar): Zoekstand {
  const bij = (stap: number): Omit<Zoekstand, 'fout'> => weigh(vraag, { ...stand.c, [naam]: stand.c[naam] * Math.exp(stap) });
  const [laag, hoog] = [bij(-PROEFSTAP), bij(PROEFSTAP)];
  const bocht = Math.max((laag.verlies - 2 * stand.verlies + hoog.verlies) / PROEFSTAP ** 2, 1 / VOORKENNIS_SD ** 2);
  const helling = (hoog.verlies - laag.verlies) / (2 * PROEFSTAP);
  const stap = Math.min(Math.max(-helling / bocht, -MAX_STAP), MAX_STAP);
  const fout = { ...stand.fout, [naam]: 1 / Math.sqrt(bocht) };
  const beter = [bij(stap), laag, hoog].filter((proef) => proef.verlies < stand.verlies && isHonest(proef, stand));
  const beste = beter.toSorted((x, y) => x.verlies - y.verlies)[0];
  return beste ? { ...beste, fout } : { ...stand, fout };
}

/** Of every three children the third has no part in the estimate: it is the judge. */
const isJudge = (_: Logboek, i: number): boolean => i % 3 === 2;

const MIN_RECHTERS = 5;
/** One-sided, 95%. */
const ZEKER = 1.64;

/** Is the loss of the judges less, by more than chance between children makes? */
function isBetter(oud: Doorloop, nieuw: Doorloop): boolean {
  const verschil = oud.perKind.map(({ verlies }, i) => verlies - (nieuw.perKind[i]?.verlies ?? verlies));
  const som = verschil.reduce((tot, x) => tot + x, 0);
  const fout = Math.sqrt(verschil.reduce((tot, x) => tot + (x - som / verschil.length) ** 2, 0));
  return verschil.length >= MIN_RECHTERS && som > ZEKER * fout;
}

/** What is known of a constant that the log tells nothing about. */
const ONBEKEND = Object.fromEntries(SCHATBAAR.map((naam) => [naam, VOORKENNIS_SD]));

const perAntwoord = ({ verlies, antwoorden }: Doorloop): number => verlies / Math.max(antwoorden, 1);

/**
 * Re-estimates the constants from logs: the most likely ones given the log and the ones in use, with their standard errors, in at most
 * `ronden` rounds; nothing is stored. They count only when they predict children better that had no part in them, and never make the
 * intervals cover less. Costs three replays of all logs per constant and round. Too few answers (under 20 per leerling) are left out.
 */
export function reestimate(logboeken: readonly Logboek[], constanten: Constanten, ronden = 4): Herschatting {
  const bruikbaar = logboeken.filter(({ regels }) => regels.length >= MIN_REGELS);
  const rechters = bruikbaar.filter(isJudge);
  const vraag: Zoekvraag = { logboeken: bruikbaar.filter((logboek, i) => !isJudge(logboek, i)), oud: constanten };
  let stand: Zoekstand = { ...weigh(vraag, constanten), fout: {} };
  for (let i = 0; i < ronden; i++) {
    const voor = stand.verlies;
    for (const naam of DOOR_HERSPELEN) stand = improve(vraag, stand, naam);
    if (voor - stand.verlies < WINST_MIN) break;
  }
  const woordSd = estimateWoordSd(
    bruikbaar.map(({ regels }) => regels),
    stand.c,
    constanten.woordSd,
  );
  const voor = doorloop(bruikbaar, constanten);
  const [oordeelOud, oordeelNieuw] = [doorloop(rechters, constanten), doorloop(rechters, stand.c, constanten)];
  const beter = isBetter(oordeelOud, oordeelNieuw);
  const c = { ...(beter ? stand.c : constanten), woordSd: woordSd.sd };
  return {
    oud: chooseOne(constanten),
    nieuw: chooseOne(c),
    fout: chooseOne({ ...constanten, ...ONBEKEND, ...stand.fout, woordSd: woordSd.fout }),
    verlies: { oud: perAntwoord(oordeelOud), nieuw: perAntwoord(beter ? oordeelNieuw : oordeelOud) },
    dekking: { oud: voor.dekking, nieuw: beter ? doorloop(bruikbaar, stand.c, constanten).dekking : voor.dekking },
    beter,
    antwoorden: voor.antwoorden,
    verschuiving: voor.verschuiving,
  };
}
