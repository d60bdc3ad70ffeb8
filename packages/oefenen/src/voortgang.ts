/*
 * Decides what teachers and children see of the engine's state: ranges, status, stars, map, who needs attention.
 * Source: an 80% range instead of a bare number; share(x) = sigma(x / 1.09), because words in a category differ by about .6 logit.
 * Example: margin 1.9 with sd .35 -> "schrijft 79-90% van deze woorden goed"; sd above .6 -> too little data, unless the range is narrow.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { blikOp, createBlik, type Blik, type Blikinstelling, type CategorieBlik } from './blik.ts';
import { viewRij, sigma } from './filter.ts';
import type { Leerlijn } from './leerlijn.ts';
import type { CategorieStatus, Stand } from './stand.ts';
import { dagVan } from './tijdstip.ts';

export interface Bereik {
  /** Share of the words of this category that is typed right without guessing: 80% range, 0-1. */
  readonly laag: number;
  readonly hoog: number;
  /** False: too little data to show. */
  readonly zeker: boolean;
}

/** Share of a category's words typed right at this margin (logits). */
export const aandeel = (marge: number): number => sigma(marge / 1.09);

const ONZEKER_SD = 0.6;
/** A range this narrow (share, 0-1) says enough, also where the logits are uncertain: far up the scale a logit is hardly a percent. */
const SMAL = 0.15;
const Z_80 = 1.28;

/** A range was rounded when it was kept: its ends may be 0 and 1. */
const logitVan = (deel: number): number => {
  const p = Math.min(Math.max(deel, 0.001), 0.999);
  return Math.log(p / (1 - p));
};

/** Whether a range that was kept (shares, 0-1) was sure enough to show: from its own width. */
export const isZekerBereik = (laag: number, hoog: number): boolean =>
  hoog - laag <= SMAL || (1.09 * (logitVan(hoog) - logitVan(laag))) / (2 * Z_80) <= ONZEKER_SD;

/** So that of children who do not grow fewer than one in ten is told that it does: the later range holds what the earlier one was made of, so that far fewer are. */
const GROEIT = 1.34;

/** Whether a later range (shares, 0-1) lies higher, lower or neither than an earlier one of the same category. */
export function bereikgroei(eerder: Pick<Bereik, 'laag' | 'hoog'>, nu: Pick<Bereik, 'laag' | 'hoog'>): 'vooruit' | 'gelijk' | 'lager' {
  const midden = ({ laag, hoog }: Pick<Bereik, 'laag' | 'hoog'>): number => (logitVan(laag) + logitVan(hoog)) / 2;
  const sd = ({ laag, hoog }: Pick<Bereik, 'laag' | 'hoog'>): number => (logitVan(hoog) - logitVan(laag)) / (2 * Z_80);
  const verschil = midden(nu) - midden(eerder);
  if (Math.abs(verschil) <= GROEIT * Math.hypot(sd(eerder), sd(nu))) return 'gelijk';
  return verschil > 0 ? 'vooruit' : 'lager';
}

const bereikVan = (marge: number, v: number): Bereik => {
  const sd = Math.sqrt(v);
  const laag = aandeel(marge - Z_80 * sd);
  const hoog = aandeel(marge + Z_80 * sd);
  return { laag, hoog, zeker: sd <= ONZEKER_SD || hoog - laag <= SMAL };
};

/** The range for one category. `now` ages the estimate; absent: the moment of the last answer. */
export function bereik(stand: Stand, leerlijn: Leerlijn, categorie: CategorieId, now = stand.hoofd.laatste): Bereik {
  const info = leerlijn.categorieen.get(categorie);
  const k = viewRij(stand.hoofd, stand.categorieen[categorie], now, leerlijn.constanten);
  return info ? bereikVan(k.m - info.gemiddelde, k.v) : { laag: 0, hoog: 1, zeker: false };
}

export type Sterren = 0 | 1 | 2 | 3;

export interface CategorieVoortgang {
  readonly categorie: CategorieId;
  readonly status: CategorieStatus;
  /** Moment (ms) the status began; 0 when unknown. */
  readonly sinds: number;
  readonly eersteBeheersing: number;
  /** Moment (ms) from which a check is planned; 0 when none. */
  readonly controleOp: number;
  readonly bereik: Bereik;
  /** Chance (0-1) that 85% is typed right. */
  readonly kansBeheerst: number;
  readonly antwoorden: number;
  readonly sterren: Sterren;
}

/**
 * Stars of a somvenster: one for practising well (8 answers, probably half right), two for mastery, three when it also held on
 * words never practised in a mixed dictation on another day. A category that opened again keeps one; one that is presumed known gets one.
 */
function sterrenVan(b: CategorieBlik): Sterren {
  if (b.status === 'vermoed') return 1;
  if (b.status === 'beheerst') return (b.rij?.transferOp ?? 0) > 0 ? 3 : 2;
  return b.rij && b.rij.antwoorden >= 8 && b.marge > 0 ? 1 : 0;
}

const regel = (b: CategorieBlik): CategorieVoortgang => ({
  categorie: b.categorie.id,
  status: b.status,
  sinds: b.rij?.sinds ?? 0,
  eersteBeheersing: b.rij?.eersteBeheersing ?? 0,
  controleOp: b.rij?.controleOp ?? 0,
  bereik: bereikVan(b.marge, b.v),
  kansBeheerst: b.kansBeheerst,
  antwoorden: b.rij?.antwoorden ?? 0,
  sterren: sterrenVan(b),
});

/** All categories of the leerlijn for one leerling, in the order of the leerlijn. */
export function voortgang(stand: Stand, leerlijn: Leerlijn, now: number, instelling?: Blikinstelling): CategorieVoortgang[] {
  return createBlik(stand, leerlijn, now, instelling).categorieen.map(regel);
}

/* ---- landkaart ---- */

type PlekStatus = 'mist' | 'open' | 'vandaag' | 'klaar';

export interface PlekStand {
  readonly somvenster: CategorieId;
  readonly status: PlekStatus;
  readonly sterren: Sterren;
}

/** The map: places in the mist are still locked, `vandaag` are the somvensters of today's taken, `klaar` are known. */
export function landkaart(
  stand: Stand,
  leerlijn: Leerlijn,
  vandaag: readonly CategorieId[],
  now: number,
  instelling?: Blikinstelling,
): PlekStand[] {
  return voortgang(stand, leerlijn, now, instelling).map(({ categorie, status, sterren }) => ({
    somvenster: categorie,
    sterren,
    status: vandaag.includes(categorie) ? 'vandaag' : status === 'op-slot' ? 'mist' : status === 'open' ? 'open' : 'klaar',
  }));
}

/* ---- who needs attention ---- */

export type AandachtReden =
  | { readonly code: 'nooit-geoefend' }
  | { readonly code: 'niet-geoefend'; readonly dagen: number }
  | { readonly code: 'loopt-vast'; readonly categorie: CategorieId; readonly antwoorden: number }
  | { readonly code: 'veel-gokken'; readonly aandeel: number }
  | { readonly code: 'te-moeilijk'; readonly succes: number }
  | { readonly code: 'weggezakt'; readonly categorie: CategorieId }
  | { readonly code: 'verrassend-goed'; readonly dagen: number }
  | { readonly code: 'elders-beter'; readonly dagen: number }
  | { readonly code: 'traag-geraden'; readonly dagen: number }
  | { readonly code: 'te-weinig'; readonly dagen: number };

export interface Aandacht {
  /** Higher needs attention sooner; 0 = nothing to see. */
  readonly score: number;
  readonly redenen: readonly AandachtReden[];
}

const DAGEN_STIL = 7;
const VAST_ANTWOORDEN = 40;
const VAST_MARGE = 0.2;
const GOK_AANDEEL = 0.12;
const TE_MOEILIJK = 0.62;
/** Days for which a docent hears of answers that do not look like the child's own. */
const VERRASSEND_DAGEN = 14;

function vastgelopen(b: CategorieBlik): boolean {
  const { rij } = b;
  return rij !== undefined && b.status === 'open' && rij.antwoorden >= VAST_ANTWOORDEN && rij.dagen >= 3 && b.marge < VAST_MARGE;
}

const isWeggezakt = (b: CategorieBlik): boolean => b.status === 'open' && (b.rij?.eersteBeheersing ?? 0) > 0;

const PUNTEN: Readonly<Record<AandachtReden['code'], number>> = {
  'nooit-geoefend': 3,
  'niet-geoefend': 3,
  'loopt-vast': 4,
  'veel-gokken': 3,
  'te-moeilijk': 3,
  weggezakt: 1,
  'verrassend-goed': 1,
  'elders-beter': 1,
  'traag-geraden': 1,
  'te-weinig': 1,
};

function categorieRedenen(blik: Blik): AandachtReden[] {
  const redenen: AandachtReden[] = [];
  for (const b of blik.categorieen) {
    if (vastgelopen(b)) redenen.push({ code: 'loopt-vast', categorie: b.categorie.id, antwoorden: b.rij?.antwoorden ?? 0 });
    else if (isWeggezakt(b)) redenen.push({ code: 'weggezakt', categorie: b.categorie.id });
  }
  return redenen;
}

/** Help at one place is not said twice, as a day that was too good. */
function doubts({ verrassend, eldersBeter, traagGeraden }: Stand['hoofd'], vandaag: number): AandachtReden[] {
  const dagen = { 'elders-beter': eldersBeter, 'verrassend-goed': verrassend, 'traag-geraden': traagGeraden };
  const redenen = (['elders-beter', 'verrassend-goed', 'traag-geraden'] as const).flatMap((code) => {
    const dag = dagen[code];
    return dag !== undefined && vandaag - dag < VERRASSEND_DAGEN ? [{ code, dagen: vandaag - dag }] : [];
  });
  return redenen[0]?.code === 'elders-beter' ? redenen.filter(({ code }) => code !== 'verrassend-goed') : redenen;
}

/** Why a docent should look at this leerling now, and how much; reasons as codes, texts are made elsewhere. */
export function aandacht(stand: Stand, leerlijn: Leerlijn, now: number): Aandacht {
  const { hoofd } = stand;
  if (hoofd.laatste === 0) return { score: PUNTEN['nooit-geoefend'], redenen: [{ code: 'nooit-geoefend' }] };
  const redenen: AandachtReden[] = [];
  const stil = Math.floor((now - hoofd.laatste) / DAG_MS);
  const weken = Math.max((now - hoofd.eerste) / (7 * DAG_MS), 1);
  if (stil >= DAGEN_STIL) redenen.push({ code: 'niet-geoefend', dagen: stil });
  else if (weken >= 3 && hoofd.dagen / weken < 1) redenen.push({ code: 'te-weinig', dagen: hoofd.dagen });
  if (hoofd.gegoktRecent >= GOK_AANDEEL) redenen.push({ code: 'veel-gokken', aandeel: hoofd.gegoktRecent });
  if (hoofd.antwoorden >= 40 && hoofd.succes < TE_MOEILIJK) redenen.push({ code: 'te-moeilijk', succes: hoofd.succes });
  redenen.push(...doubts(hoofd, dagVan(now)));
  redenen.push(...categorieRedenen(createBlik(stand, leerlijn, now)));
  redenen.sort((x, y) => PUNTEN[y.code] - PUNTEN[x.code]);
  return { score: redenen.reduce((som, { code }) => som + PUNTEN[code], 0), redenen };
}

/** One category as the docent sees it; `undefined` when the leerlijn does not have it. */
export function categorieVoortgang(stand: Stand, leerlijn: Leerlijn, categorie: CategorieId, now: number): CategorieVoortgang | undefined {
  const b = blikOp(createBlik(stand, leerlijn, now), categorie);
  return b && regel(b);
}
