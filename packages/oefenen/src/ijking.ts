/*
 * Decides what an answer teaches about the content: word difficulty, form ease, gain per answer, memory support, calibration.
 * Source: same moment-matched update as for the child, shared by v/vx (Jiang, Xiao & Wang 2023); small fixed steps for the rest.
 * Example: everybody misses `jus d'orange` -> its b rises by a share of every surprise and its variance shrinks.
 */
import type { CategorieId } from '@spelrijk/domain/categorie';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { logit, type Schatting } from './filter.ts';
import type { Invoer, PuntInvoer } from './invoer.ts';
import { hintdeelVan, moeilijkheidVan, type Leerlijn, type LeerlijnCategorie, type LeerlijnPunt, type LeerlijnWoord } from './leerlijn.ts';
import type { Constanten } from './stand.ts';
import { learnOnthouden, setWoordgeheugen, type Geheugenkenmerken, type Geheugenles } from './woordgeheugen.ts';

/** What the filter did with one knelpunt; dm and dv are the weighted moves of x = ability - b + ease. */
export interface PuntUitslag {
  readonly punt: PuntInvoer;
  /** Ability before and after. */
  readonly m: number;
  readonly v: number;
  readonly na: Schatting;
  readonly mx: number;
  readonly vx: number;
  readonly dm: number;
  readonly dv: number;
  readonly lw: number;
  readonly bodem: number;
  /** Chance that it would be right. */
  readonly verwacht: number;
  readonly precisie: number;
}

/** Additive except `vbFactor` and `gemakVarFactor`, so that deltas of many leerlingen can be applied in any order. */
export interface IjkingDelta {
  readonly woord: string;
  readonly vorm: Oefenvorm;
  readonly punten: readonly { readonly categorie: CategorieId; readonly b: number; readonly vbFactor: number; readonly winst: number }[];
  readonly gemak: number;
  readonly gemakVarFactor: number;
  readonly geheugen: Geheugenles | null;
  readonly kalibratie: { readonly gezien: boolean; readonly alfa: number; readonly beta: number };
}

const STAP_ALFA = 0.004;
const STAP_BETA = 0.002;
/** A word is never learned to be further than this from its start value (logits): beyond it something is wrong with the word. */
const MAX_VERSCHUIVING = 2.5;
/** The weight of hints never becomes certain: new words come with new hints. */
const HINT_VAR_MIN = 0.0004;
/** Share of a lesson about the gain that holds for all categories. */
const WINST_GEDEELD = 0.2;
/** A gain per answer can only be learned where the ability itself is known. */
const WINST_PRECISIE = 0.5;

export interface IjkingVraag {
  readonly invoer: Invoer;
  readonly uitslagen: readonly PuntUitslag[];
  /** Of a word seen before; null at first sight. */
  readonly kenmerken: Geheugenkenmerken | null;
  readonly onthouden: number;
  readonly gewicht: number;
  /** Predicted chance, before and after calibration. */
  readonly kans: number;
  readonly geijkt: number;
  readonly c: Constanten;
}

function puntDelta(u: PuntUitslag, nieuw: boolean, c: Constanten): IjkingDelta['punten'][number] {
  const kb = u.punt.vb / u.vx;
  const leert = nieuw && u.precisie > WINST_PRECISIE;
  return {
    categorie: u.punt.categorie,
    b: -kb * u.dm,
    vbFactor: Math.max(1 + (kb * kb * u.dv) / u.punt.vb, 0.25),
    winst: leert ? c.winstStap * (u.v / u.vx) * u.dm * u.lw : 0,
  };
}

/** Every knelpunt of a word seen before says something about remembering words. */
function geheugenles({ kenmerken, onthouden, uitslagen, gewicht, c }: IjkingVraag): Geheugenles | null {
  if (!kenmerken) return null;
  let helling = 0;
  let informatie = 0;
  for (const { punt, bodem, verwacht } of uitslagen) {
    const p = tussen(verwacht, 0.02, 0.98);
    // P = k + (1 - k - s) S with k = g + (1 - g) r, so that dP/dr = (1 - g)(1 - S).
    const regel = tussen((p - bodem) / (1 - bodem - c.slordigheid), 0, 1);
    const d = (1 - punt.gok) * (1 - regel) * onthouden * (1 - onthouden);
    helling += (gewicht * d * ((punt.goed ? 1 : 0) - p)) / (p * (1 - p));
    informatie += (gewicht * d * d) / (p * (1 - p));
  }
  return { kenmerken, helling, informatie };
}

/** What one first attempt teaches about the content. */
export function ijkingUit(vraag: IjkingVraag): IjkingDelta {
  const { invoer, uitslagen, c } = vraag;
  const nieuw = vraag.kenmerken === null;
  const eerste = uitslagen[0];
  const kf = nieuw && eerste && invoer.gemakVar > 0 ? invoer.gemakVar / eerste.vx : 0;
  const rest = (invoer.goed ? 1 : 0) - vraag.geijkt;
  const punten: IjkingDelta['punten'][number][] = [];
  for (const u of uitslagen) punten.push(puntDelta(u, nieuw, c));
  return {
    woord: invoer.woord,
    vorm: invoer.vorm,
    punten,
    gemak: eerste ? kf * eerste.dm : 0,
    gemakVarFactor: kf > 0 && eerste ? Math.max(1 + (kf * kf * eerste.dv) / invoer.gemakVar, 0.5) : 1,
    geheugen: geheugenles(vraag),
    kalibratie: { gezien: !nieuw, alfa: STAP_ALFA * vraag.gewicht * rest, beta: STAP_BETA * vraag.gewicht * rest * logit(vraag.kans) },
  };
}

const tussen = (x: number, laag: number, hoog: number): number => Math.min(Math.max(x, laag), hoog);

/** A surprise about one word is also one about how far hints can be trusted; the same update, shared by variance. */
function updateHint({ hint }: Leerlijn, deel: number, vb: number, d: IjkingDelta['punten'][number]): void {
  const k = (hint.variantie * deel) / vb;
  hint.gewicht = tussen(hint.gewicht + k * d.b, 0.2, 1.2);
  hint.variantie = Math.max(hint.variantie * Math.max(1 + k * deel * (d.vbFactor - 1), 0.5), HINT_VAR_MIN);
}

/** What was learned stays where it is when the point becomes better known and its hint counts less. */
function updatePunt(punt: LeerlijnPunt, d: IjkingDelta['punten'][number], isHoofd: boolean, leerlijn: Leerlijn): void {
  const nu = tussen(moeilijkheidVan(punt, leerlijn) + d.b, punt.start - MAX_VERSCHUIVING, punt.start + MAX_VERSCHUIVING);
  const { vb } = punt;
  const deel = hintdeelVan(punt);
  punt.vb = Math.max(vb * d.vbFactor, leerlijn.constanten.woordVarMin);
  punt.b = nu - (leerlijn.hint.gewicht - 1) * hintdeelVan(punt);
  punt.antwoorden += d.vbFactor < 1 ? 1 : 0;
  updateHint(leerlijn, deel, vb, d);
  const { categorie } = punt;
  if (isHoofd) categorie.gemiddelde += d.b / (categorie.woorden.length + categorie.gereserveerd.length);
}

function updateWinst(leerlijn: Leerlijn, categorie: LeerlijnCategorie, delta: number): void {
  leerlijn.winst.algemeen = tussen(leerlijn.winst.algemeen + WINST_GEDEELD * delta, 0, 0.12);
  categorie.winstAfwijking = tussen(categorie.winstAfwijking + (1 - WINST_GEDEELD) * delta, -0.06, 0.06);
}

function puntVan({ hoofdpunt, punten }: LeerlijnWoord, id: CategorieId): LeerlijnPunt | undefined {
  return hoofdpunt.categorie.id === id ? hoofdpunt : punten.find((p) => p.categorie.id === id);
}

/** Applies what an answer taught to the server's own copy of the content. The only function that changes a leerlijn. */
export function updateIjking(leerlijn: Leerlijn, delta: IjkingDelta): void {
  const woord = leerlijn.woorden.get(delta.woord);
  for (const d of delta.punten) {
    const punt = woord && puntVan(woord, d.categorie);
    if (punt && d.vbFactor !== 1) updatePunt(punt, d, punt === woord?.hoofdpunt, leerlijn);
    const categorie = punt?.categorie ?? leerlijn.categorieen.get(d.categorie);
    if (categorie && d.winst !== 0) updateWinst(leerlijn, categorie, d.winst);
  }
  const vorm = leerlijn.vormen[delta.vorm];
  vorm.gemak += delta.gemak;
  vorm.gemakVar = Math.max(vorm.gemakVar * delta.gemakVarFactor, vorm.info.gemakVar > 0 ? 0.0004 : 0);
  const k = delta.kalibratie.gezien ? vorm.gezien : vorm.nieuw;
  k.alfa = tussen(k.alfa + delta.kalibratie.alfa, -1.5, 1.5);
  k.beta = tussen(k.beta + delta.kalibratie.beta, 0.5, 1.6);
  if (delta.geheugen) learnOnthouden(leerlijn.geheugen, delta.geheugen);
}

/** The calibration numbers as plain data, to store and to start from next time. */
export interface IjkingStand {
  readonly woorden: Readonly<
    Record<string, readonly { readonly categorie: CategorieId; readonly b: number; readonly vb: number; readonly antwoorden: number }[]>
  >;
  readonly categorieen: Readonly<Record<CategorieId, { readonly gemiddelde: number; readonly winstAfwijking: number }>>;
  readonly winst: number;
  readonly vormen: Readonly<
    Partial<
      Record<
        Oefenvorm,
        {
          readonly gemak: number;
          readonly gemakVar: number;
          readonly nieuw: readonly [number, number];
          readonly gezien: readonly [number, number];
        }
      >
    >
  >;
  /** Absent in what was stored before memory was learned. */
  readonly geheugen?: { readonly gewichten: readonly number[]; readonly covariantie: readonly number[] };
  /** Weight of hints and its variance. */
  readonly hint: readonly [number, number];
}

/** The calibration of one word, to store; `undefined` for a word the leerlijn does not know. */
export const ijkingVanWoord = (leerlijn: Leerlijn, woord: string): IjkingStand['woorden'][string] | undefined =>
  leerlijn.woorden.get(woord)?.punten.map((p) => ({ categorie: p.categorie.id, b: p.b, vb: p.vb, antwoorden: p.antwoorden }));

/** Reads the calibration out of a leerlijn; words without answers are left out. */
export function ijkingVan(leerlijn: Leerlijn): IjkingStand {
  const woorden: Record<string, IjkingStand['woorden'][string]> = {};
  for (const [woord, { punten }] of leerlijn.woorden) {
    const punt = punten.some((p) => p.antwoorden > 0) ? ijkingVanWoord(leerlijn, woord) : undefined;
    if (punt) woorden[woord] = punt;
  }
  return { woorden, ...algemeneIjkingVan(leerlijn) };
}

/** All of the calibration but that of the words: a few hundred numbers. */
export function algemeneIjkingVan(leerlijn: Leerlijn): Omit<IjkingStand, 'woorden'> {
  const vormen: Record<string, NonNullable<IjkingStand['vormen'][Oefenvorm]>> = {};
  for (const v of Object.values(leerlijn.vormen)) {
    vormen[v.vorm] = { gemak: v.gemak, gemakVar: v.gemakVar, nieuw: [v.nieuw.alfa, v.nieuw.beta], gezien: [v.gezien.alfa, v.gezien.beta] };
  }
  return {
    categorieen: Object.fromEntries(leerlijn.volgorde.map((k) => [k.id, { gemiddelde: k.gemiddelde, winstAfwijking: k.winstAfwijking }])),
    winst: leerlijn.winst.algemeen,
    vormen,
    geheugen: { gewichten: [...leerlijn.geheugen.gewichten], covariantie: [...leerlijn.geheugen.covariantie] },
    hint: [leerlijn.hint.gewicht, leerlijn.hint.variantie],
  };
}

/** Puts stored calibration back into a fresh leerlijn; what it no longer knows is ignored. */
export function setIjking(leerlijn: Leerlijn, ijking: IjkingStand): void {
  for (const woord in ijking.woorden) {
    const bekend = leerlijn.woorden.get(woord);
    for (const { categorie, b, vb, antwoorden } of ijking.woorden[woord] ?? []) {
      const punt = bekend?.punten.find((p) => p.categorie.id === categorie);
      if (punt && Number.isFinite(b) && vb > 0) Object.assign(punt, { b, vb, antwoorden });
    }
  }
  for (const id in ijking.categorieen) {
    const categorie = leerlijn.categorieen.get(id);
    if (categorie) Object.assign(categorie, ijking.categorieen[id]);
  }
  for (const vorm of Object.values(leerlijn.vormen)) {
    const v = ijking.vormen[vorm.vorm];
    if (!v) continue;
    Object.assign(vorm, { gemak: v.gemak, gemakVar: v.gemakVar });
    Object.assign(vorm.nieuw, { alfa: v.nieuw[0], beta: v.nieuw[1] });
    Object.assign(vorm.gezien, { alfa: v.gezien[0], beta: v.gezien[1] });
  }
  Object.assign(leerlijn.hint, { gewicht: ijking.hint[0], variantie: ijking.hint[1] });
  leerlijn.winst.algemeen = ijking.winst;
  if (ijking.geheugen) setWoordgeheugen(leerlijn.geheugen, ijking.geheugen);
}
