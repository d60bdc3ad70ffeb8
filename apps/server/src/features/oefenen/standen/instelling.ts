/** What holds for a leerling: the default, what its groep and itself changed, and from that what steers the planner. */
import type { Regio } from '@spelrijk/domain/admin';
import type { Zorgaandeel } from '@spelrijk/domain/handelingsplan';
import {
  readAfwijking,
  lijstwoordenOp,
  resolveOefeninstelling,
  woordlijstenOp,
  type GeldendeInstelling,
  type Oefeninstelling,
  type Woordlijst,
} from '@spelrijk/domain/oefeninstelling';
import { isHersteld, type Lijstwoord } from '@spelrijk/domain/woordlijst';
import { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { automaticRange } from '@spelrijk/oefenen/automatic';
import { TEGENHANGERS } from '@spelrijk/taal/tegenhangers';
import { STANDAARD_INSTELLING, type Oefeninstelling as Stuur } from '@spelrijk/oefenen/instelling';
import { LEESDEEL } from '@spelrijk/oefenen/leestaken';
import { apartVan, type Apartgezet } from './apart.ts';
import { EERSTE_JAAR, halfjaarVan, LAATSTE_JAAR, leerjaar } from './schooljaar.ts';
import { vormenMetSpel } from './spelruimte.ts';
import { leestredenBuiten } from './lezen.ts';

/** Stored deviations, unread. */
export interface BewaardeInstelling {
  readonly groep: unknown;
  readonly leerling: unknown;
}

/** A list as it is kept, and through whom it came to this leerling. */
export interface LijstRij {
  readonly id: string;
  readonly naam: string;
  readonly woorden: readonly Lijstwoord[];
  readonly bron: 'groep' | 'leerling';
}

/** What a docent set going: one categorie with words of it, perhaps none. */
export interface OpdrachtRij {
  readonly categorie: string;
  readonly woorden: readonly Lijstwoord[];
}

/** What of the week plan is for this leerling now: of this day, or of an earlier one and not done. */
export interface WeektaakRij {
  readonly id: string;
  /** Name of the woordlijst; null for a categorie. */
  readonly lijst: string | null;
  readonly categorie: string | null;
  readonly woorden: readonly Lijstwoord[];
}

/** A groep in a trial of two policies side by side, and the policy by which its taken are planned. */
export interface Proefplek {
  readonly id: string;
  readonly groep: string;
  readonly beleid: string;
}

export interface Geldend extends GeldendeInstelling {
  /** The part that steers the engine. */
  readonly stuur: Stuur;
  /** Words of own lists that are practised on this day. */
  readonly lijstwoorden: readonly string[];
  /** Those lists themselves. */
  readonly lijsten: readonly Woordlijst[];
  readonly opdrachten: readonly OpdrachtRij[];
  readonly weektaken: readonly WeektaakRij[];
  /** Set apart for the tests of a care plan: shown by nothing else. */
  readonly apart: Apartgezet;
  /** The trial that it is planned in on this day. */
  readonly proef: Proefplek | null;
}

export interface Wie {
  readonly regio: Regio;
  readonly jaargroep: number;
  /** Goals of an active care plan. */
  readonly zorgdoelen: readonly string[];
  /** How much of the practice goes to them; null or absent: all of it. */
  readonly zorgaandeel?: Zorgaandeel | null;
  /** Keys of what is set apart for the tests of a care plan. */
  readonly apart?: readonly string[];
  /** What docenten set going and runs on that day. */
  readonly opdrachten?: readonly OpdrachtRij[];
  /** What of the week plan is for it on that day, the oldest first. */
  readonly weektaken?: readonly WeektaakRij[];
  /** The trial that its groep is in on that day. */
  readonly proef?: Proefplek | null;
}

/** Made-up misspellings are shown from groep 6, in Flanders the fourth leerjaar. */
const TOONT_FOUTEN: ReadonlySet<Oefenvorm> = new Set(['fout-verbeteren', 'goed-fout']);
const FOUTEN_VANAF: Readonly<Record<Regio, number>> = { nl: 6, be: 4 };

const vormenVoor = (jaargroep: number, regio: Regio): readonly Oefenvorm[] =>
  Oefenvorm.options.filter((vorm) => leerjaar(jaargroep, regio) >= FOUTEN_VANAF[regio] || !TOONT_FOUTEN.has(vorm));

/** Half-year whose level is the yardstick, within the learning line of the region. */
export const normgroepVan = (
  instelling: Pick<Oefeninstelling, 'normgroep'>,
  { jaargroep, regio }: Pick<Wie, 'jaargroep' | 'regio'>,
  dag: string,
): string => instelling.normgroep ?? `${leerjaar(jaargroep, regio)}${halfjaarVan(dag, regio)}`;

/** What the options that follow the normgroep come down to. */
export interface Automatisch {
  readonly normgroep: string;
  readonly startpunt: string;
  readonly plafond: string;
}

export function automatischVan(
  instelling: Pick<Oefeninstelling, 'normgroep'>,
  wie: Pick<Wie, 'jaargroep' | 'regio'>,
  dag: string,
): Automatisch {
  const norm = normgroepVan(instelling, wie, dag);
  const years = { first: EERSTE_JAAR[wie.regio], last: LAATSTE_JAAR[wie.regio] };
  return { normgroep: normgroepVan({ normgroep: null }, wie, dag), ...automaticRange(norm, years) };
}

/** Chance that a choice goes to a goal of the plan. Own values. */
const AANDEEL: Readonly<Record<Zorgaandeel, number>> = { licht: 0.4, gewoon: 0.6, intensief: 0.8 };
/** Who has a care plan has less go wrong, unless somebody set what should. */
const DOEL_BIJ_ZORG = 0.85;

/** The last leerjaar in which half of the practice is reading: groep 4, in Flanders the second leerjaar. Later the engine looks at the child. */
const LEERT_LEZEN_TOT: Readonly<Record<Regio, number>> = { nl: 4, be: 2 };

function stuurVan(
  { instelling, herkomst }: GeldendeInstelling,
  { regio, jaargroep, zorgdoelen, zorgaandeel = null, opdrachten = [], weektaken = [], proef = null }: Wie,
  apart: Apartgezet,
  dag: string,
): Stuur {
  const vanzelf = automatischVan(instelling, { jaargroep, regio }, dag);
  // What a docent set going comes before the rest of the plan, as a goal of a care plan does.
  const doelen = [...new Set([...zorgdoelen, ...[...opdrachten, ...weektaken].flatMap(({ categorie }) => categorie ?? [])])];
  const mijdt = zorgdoelen.flatMap((categorie) => TEGENHANGERS[categorie] ?? []).filter((categorie) => !doelen.includes(categorie));
  const { doel, uit, alleen, volgorde, volgordeLijst, spelling, werkwoorden, lezen, minuten, leesniveau } = instelling;
  return {
    ...STANDAARD_INSTELLING,
    doel: zorgdoelen.length > 0 && herkomst.doel === 'standaard' ? DOEL_BIJ_ZORG : doel,
    ...(zorgaandeel !== null && { zorgaandeel: AANDEEL[zorgaandeel] }),
    apart: apart.sleutels,
    // A level that was set keeps what lies far from it away, and not what a plan asks.
    uit: [...uit, ...(leesniveau === null ? [] : leestredenBuiten(leesniveau).filter((trede) => !zorgdoelen.includes(trede)))],
    ...(alleen !== null && { alleen }),
    volgorde,
    volgordeLijst,
    zorgdoelen: doelen,
    ...(mijdt.length > 0 && { mijdt }),
    eigenWoorden: lijstwoordenOp(instelling, dag),
    spelling,
    werkwoorden,
    lezen,
    ...(leerjaar(jaargroep, regio) <= LEERT_LEZEN_TOT[regio] && { leesdeel: LEESDEEL.begin }),
    minuten,
    ...(proef !== null && { beleid: proef.beleid }),
    startpunt: instelling.startpunt ?? vanzelf.startpunt,
    plafond: instelling.plafond ?? vanzelf.plafond,
    plafondOpent: instelling.plafond === null,
    vormen: vormenMetSpel(vormenVoor(jaargroep, regio), instelling.gamesUit),
  };
}

const toWoordlijst = ({ id, naam, woorden }: LijstRij): Woordlijst => {
  const herstel = woorden.filter(isHersteld);
  return { id, naam, woorden: woorden.map(({ woord }) => woord), ...(herstel.length > 0 && { herstel }) };
};

/** The lists of the docent beside what was set: a list is put on, not set. */
function metLijsten({ instelling, herkomst }: GeldendeInstelling, lijsten: readonly LijstRij[]): GeldendeInstelling {
  if (lijsten.length === 0) return { instelling, herkomst };
  const bron = lijsten.some((lijst) => lijst.bron === 'leerling') ? 'leerling' : 'groep';
  const woordlijsten = [...instelling.woordlijsten, ...lijsten.map(toWoordlijst)];
  return { instelling: { ...instelling, woordlijsten }, herkomst: { ...herkomst, woordlijsten: bron } };
}

/**
 * Everything that holds for a leerling on a day. Stored settings that cannot be read any more count as absent. `lijsten`: word lists
 * that are on for it that day.
 */
export function geldendeInstelling(bewaard: BewaardeInstelling, wie: Wie, dag: string, lijsten: readonly LijstRij[] = []): Geldend {
  const geldt = metLijsten(resolveOefeninstelling(readAfwijking(bewaard.groep), readAfwijking(bewaard.leerling)), lijsten);
  const { instelling } = geldt;
  const apart = apartVan(wie.regio, wie.apart ?? []);
  return {
    ...geldt,
    stuur: stuurVan(geldt, wie, apart, dag),
    lijstwoorden: lijstwoordenOp(instelling, dag),
    lijsten: woordlijstenOp(instelling, dag),
    opdrachten: wie.opdrachten ?? [],
    weektaken: wie.weektaken ?? [],
    apart,
    proef: wie.proef ?? null,
  };
}
