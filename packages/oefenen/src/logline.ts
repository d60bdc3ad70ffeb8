/*
 * Decides how a log line is stored: every number an update used, in a list without names, and what was thought before in four decimals.
 * Source: a line with names was 834 bytes, 2.5 MB a child and year; replay needs the inputs to the last bit, and computes the rest again.
 * Example: readLine(packLine(log)) replays to the same stand as log.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { LogRegel, Reden } from './compute.ts';
import type { BewijsSoort, Invoer, PuntInvoer } from './invoer.ts';
import { PLAATSEN } from './plaatsfit.ts';
import { TEMPOGROEPEN } from './stand.ts';

const SOORTEN: readonly BewijsSoort[] = ['nieuw', 'herhaling', 'controle', 'toets'];
const REDENEN: readonly Reden[] = ['bewijs', 'gegokt', 'geen-bewijs', 'nog-eens', 'hulp', 'dubbel', 'onbekend', 'vreemd'];
/** Never another order: a new form comes last in the stored lines of before. */
const VORMEN: readonly string[] = Oefenvorm.options;

/** goed, b, vb, gok, gemiddelde, winst; and what was thought: m, sd. */
type PackedPoint = readonly [
  categorie: CategorieId,
  goed: 0 | 1,
  b: number,
  vb: number,
  gok: number,
  gemiddelde: number,
  winst: number,
  m: number | null,
  sd: number | null,
];

/** A stored line, first its own version. */
export interface PackedLine {
  /** Engine, set of constants, moment, reason, first sight, predicted, weight. */
  readonly k: readonly [versie: number, constanten: number, op: number, reden: number, nieuw: 0 | 1, voorspeld: number, gewicht: number];
  /** Word, form, kind, attempt, time, flags, target, main category, letters. */
  readonly a: readonly [string, string, number, number, number, number, number, CategorieId | null, number | null];
  /** Evidence weight, learning weight, blind guess, ease and its variance, pace, calibration. */
  readonly f: readonly [number, number, number, number, number, number, number, number];
  readonly p: readonly PackedPoint[];
  /** Weights of memory; absent for a word never seen, whose update does not use them. */
  readonly g?: readonly number[] | undefined;
  readonly s?: Readonly<Record<CategorieId, number>> | undefined;
}

export type StoredLine = LogRegel | PackedLine;

/** Never another order: a new one comes last. */
const FLAGS = ['geenBewijs', 'hulp', 'goed', 'productie', 'bewijst', 'zonderHerhaling', 'bundel'] as const;
/** Above the flags: which of `PLAATSEN`, counted from 1; 0 is nowhere that is known. Room for one flag more. */
const PLAATS_UNIT = 256;
const short = (x: number): number => Math.round(x * 1e4) / 1e4;

function packInput(invoer: Invoer): Pick<PackedLine, 'a' | 'f'> {
  const flags = FLAGS.reduce((som, naam, i) => som + (invoer[naam] === true ? 2 ** i : 0), 0);
  const { woord, vorm, soort, poging, rtMs, doel, hoofd, letters, plaats } = invoer;
  const where = PLAATS_UNIT * (plaats === undefined ? 0 : PLAATSEN.indexOf(plaats) + 1);
  return {
    a: [woord, vorm, SOORTEN.indexOf(soort), poging, rtMs, flags + where, doel, hoofd ?? null, letters ?? null],
    f: [
      invoer.gewicht,
      invoer.leergewicht,
      invoer.blind,
      invoer.gemak,
      invoer.gemakVar,
      TEMPOGROEPEN.indexOf(invoer.tempo),
      invoer.kalibratie[0],
      invoer.kalibratie[1],
    ],
  };
}

/** The line as it is stored. */
export function packLine(log: LogRegel): PackedLine {
  const { invoer } = log;
  const thought = new Map(log.punten.map((punt) => [punt.categorie, punt]));
  return {
    k: [log.versie, log.constanten ?? 0, log.op, REDENEN.indexOf(log.reden), log.nieuw ? 1 : 0, short(log.voorspeld), short(log.gewicht)],
    ...packInput(invoer),
    p: invoer.punten.map((p): PackedPoint => {
      const { m, sd } = thought.get(p.categorie) ?? {};
      return [
        p.categorie,
        p.goed ? 1 : 0,
        p.b,
        p.vb,
        p.gok,
        p.gemiddelde,
        p.winst,
        m === undefined ? null : short(m),
        sd === undefined ? null : short(sd),
      ];
    }),
    ...(!log.nieuw && invoer.geheugen && { g: invoer.geheugen }),
    ...(invoer.gemiddelden && { s: invoer.gemiddelden }),
  };
}

const isPacked = (line: StoredLine): line is PackedLine => 'k' in line;

const isVorm = (naam: string): naam is Oefenvorm => VORMEN.includes(naam);

function inputOf({ a, f, p, g, s }: PackedLine): Invoer {
  const [woord, vorm, soort, poging, rtMs, flags, doel, hoofd, letters] = a;
  const [gewicht, leergewicht, blind, gemak, gemakVar, tempo, alfa, beta] = f;
  const plaats = PLAATSEN[Math.floor(flags / PLAATS_UNIT) - 1];
  const has = (naam: (typeof FLAGS)[number]): boolean => (flags & (2 ** FLAGS.indexOf(naam))) !== 0;
  return {
    woord,
    vorm: isVorm(vorm) ? vorm : 'dictee-woord',
    soort: SOORTEN[soort] ?? 'nieuw',
    poging,
    rtMs,
    geenBewijs: has('geenBewijs'),
    hulp: has('hulp'),
    goed: has('goed'),
    doel,
    hoofd: hoofd ?? undefined,
    letters: letters ?? undefined,
    punten: p.map(([categorie, goed, b, vb, gok, gemiddelde, winst]): PuntInvoer => ({
      categorie,
      goed: goed === 1,
      b,
      vb,
      gok,
      gemiddelde,
      winst,
    })),
    gewicht,
    leergewicht,
    blind,
    gemak,
    gemakVar,
    tempo: TEMPOGROEPEN[tempo] ?? 'typ',
    productie: has('productie'),
    bewijst: has('bewijst'),
    ...(has('zonderHerhaling') && { zonderHerhaling: true }),
    ...(has('bundel') && { bundel: true }),
    ...(plaats && { plaats }),
    geheugen: g,
    kalibratie: [alfa, beta],
    gemiddelden: s,
  };
}

/** A stored line as it was made; lines of before were stored whole. */
export function readLine(line: StoredLine): LogRegel {
  if (!isPacked(line)) return line;
  const [versie, constanten, op, reden, nieuw, voorspeld, gewicht] = line.k;
  const punten = line.p.flatMap(([categorie, , , , , , , m, sd]) => (m === null || sd === null ? [] : [{ categorie, m, sd }]));
  return {
    versie,
    constanten,
    op,
    invoer: inputOf(line),
    reden: REDENEN[reden] ?? 'onbekend',
    voorspeld,
    gewicht,
    nieuw: nieuw === 1,
    punten,
  };
}
