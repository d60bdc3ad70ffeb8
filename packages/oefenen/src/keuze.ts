/*
 * Decides what kind of practice comes next: repetition, check, finishing a category, or growth.
 * Source: shares found by simulation: at most 35% repetition, 14% checks, 30% finishing, the rest growth; own values.
 * Example: verdubbeling at margin 1.6 is finished first; without "finishing" no category is ever declared mastered.
 */
import type { Random } from '@spelrijk/base/random';
import type { CategorieId } from '@spelrijk/domain/categorie';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { beleidVan, GEVESTIGD, type Beleid } from './beleid.ts';
import { blindOp, mayOefenen, predictGoed, type Blik, type CategorieBlik } from './blik.ts';
import { logit } from './filter.ts';
import type { Oefeninstelling } from './instelling.ts';
import type { LeerlijnWoord } from './leerlijn.ts';
import type { Constanten, Stand, WoordStand } from './stand.ts';
import { dagVan } from './tijdstip.ts';

export const AANDEEL_HERHALING = 0.35;
const AFMAKEN_VANAF_MARGE = 1.5;
/** A category whose margin lies further above the target (logits) is too easy to finish now. */
const AFMAKEN_BOVEN_DOEL = 1.5;
const CONTROLE_NA_MS = 7 * DAG_MS;
/** So many of the best fitting open categories take turns: what each still has to teach lasts longer. */
const GROEI_KEUZE = 8;
/** Growth looks for categories this far (logits) below the target: their easier words are as right as the target asks, and more of their words are still to be won. */
const GROEI_ONDER_DOEL = 1.3;

export type Oefensoort = 'groei' | 'afmaken' | 'controle' | 'transfer' | 'eigen-fouten' | 'kennismaken';

export interface Keuze {
  readonly soort: Oefensoort;
  readonly blik: CategorieBlik;
}

/** A choice that chance had a part in. */
export interface Trekking extends Keuze {
  /** Chance (0-1) of this choice, and of every kind of practice at this moment. */
  readonly kans: number;
  readonly soorten: Readonly<Partial<Record<Oefensoort, number>>>;
}

/** Chance of success to aim at: the setting, corrected by the leerling's own controller. */
function steerDoel(blik: Blik, instelling: Oefeninstelling): number {
  return Math.min(Math.max(instelling.doel + blik.stand.hoofd.bijsturing, 0.55), 0.97);
}

export interface Herhaalwoord {
  readonly woord: LeerlijnWoord;
  /** Days since the last answer over stability: recall falls with it, whatever the word. */
  readonly vervaagd: number;
}

const eerder = (x: Herhaalwoord, y: Herhaalwoord): number => y.vervaagd - x.vervaagd || (x.woord.info.woord < y.woord.info.woord ? -1 : 1);

/** Does this word come back at the moment of the blik? */
type Telt = (rij: WoordStand) => boolean;

/** Has `doe` look at every row in repetition, in no order. */
function langsHerhaling({ woorden, herhaling }: Stand, doe: (rij: WoordStand, naam: string) => void): void {
  if (herhaling) return herhaling.forEach(doe);
  for (const naam in woorden) {
    const rij = woorden[naam];
    if (rij && rij.terugOp > 0) doe(rij, naam);
  }
}

/** A word that is written right with this chance learns nothing from coming back. */
const STILL_KNOWN = 0.92;

/** What was found of a word at one look: a plan asks it for every taak again. */
const asked = new WeakMap<Blik, Map<LeerlijnWoord, boolean>>();

/** Right the last time, and as good as certainly right now: it waits until that is in doubt. */
function isStillKnown(blik: Blik, woord: LeerlijnWoord): boolean {
  const rij = blik.stand.woorden[woord.info.woord];
  if (!rij?.laatsteGoed || !woord.info.vormen.includes('dictee-woord')) return false;
  const found = asked.get(blik) ?? new Map<LeerlijnWoord, boolean>();
  asked.set(blik, found);
  const before = found.get(woord);
  if (before !== undefined) return before;
  const vorm = blik.leerlijn.vormen['dictee-woord'];
  const isKnown = predictGoed(blik, woord, vorm, blindOp(woord, vorm)) > STILL_KNOWN;
  found.set(woord, isKnown);
  return isKnown;
}

/** The word of a row, when the settings let it come back; a question about a text never comes without its text. */
function terugWoord(blik: Blik, naam: string, mag: readonly boolean[]): LeerlijnWoord | undefined {
  const woord = blik.leerlijn.woorden.get(naam);
  const kan = woord && !woord.info.gereserveerd && woord.info.bundel === undefined && mag[woord.hoofdpunt.categorie.index];
  return kan && !isStillKnown(blik, woord) ? woord : undefined;
}

const mogelijk = ({ categorieen }: Blik, instelling: Oefeninstelling): boolean[] =>
  categorieen.map((b) => mayOefenen(b.categorie, instelling));

const vervaagdVan = (rij: WoordStand, now: number): number => (now - rij.laatste) / rij.stabiliteit;

/** Words in repetition for which `telt` holds, inside the settings, least remembered first. */
function inHerhaling(blik: Blik, instelling: Oefeninstelling, counts: Telt): Herhaalwoord[] {
  const uit: Herhaalwoord[] = [];
  const mag = mogelijk(blik, instelling);
  langsHerhaling(blik.stand, (rij, naam) => {
    const woord = counts(rij) ? terugWoord(blik, naam, mag) : undefined;
    if (woord) uit.push({ woord, vervaagd: vervaagdVan(rij, blik.now) });
  });
  return uit.sort(eerder);
}

const isTerug =
  ({ now }: Blik): Telt =>
  (rij) =>
    rij.terugOp <= now;

/** The `max` least remembered due words, least remembered first. A child can have hundreds: only those that may be among them are looked up. */
export function dueWoorden(blik: Blik, instelling: Oefeninstelling, max: number): Herhaalwoord[] {
  const uit: Herhaalwoord[] = [];
  const mag = mogelijk(blik, instelling);
  const counts = isTerug(blik);
  let grens = Number.NEGATIVE_INFINITY;
  langsHerhaling(blik.stand, (rij, naam) => {
    if (!counts(rij)) return;
    const vervaagd = vervaagdVan(rij, blik.now);
    const woord = vervaagd < grens ? undefined : terugWoord(blik, naam, mag);
    if (!woord) return;
    insertHerhaling(uit, { woord, vervaagd }, max);
    if (uit.length === max) grens = uit.at(-1)?.vervaagd ?? grens;
  });
  return uit;
}

function insertHerhaling(lijst: Herhaalwoord[], h: Herhaalwoord, max: number): void {
  let i = lijst.length;
  while (i > 0 && eerder(h, lijst[i - 1] as Herhaalwoord) < 0) i--;
  lijst.splice(i, 0, h);
  if (lijst.length > max) lijst.pop();
}

/** Due words of one category, least remembered first. */
export const terugInCategorie = (blik: Blik, instelling: Oefeninstelling, b: CategorieBlik): Herhaalwoord[] =>
  inHerhaling(blik, instelling, isTerug(blik)).filter(({ woord }) => woord.hoofdpunt.categorie === b.categorie);

/** Due, or wrong at the last attempt on this day: a child's own mistakes, least remembered first. */
export const eigenFouten = (blik: Blik, instelling: Oefeninstelling): Herhaalwoord[] =>
  inHerhaling(blik, instelling, (rij) => rij.terugOp <= blik.now || (!rij.laatsteGoed && dagVan(rij.laatste) === dagVan(blik.now)));

export interface Keuzeruimte {
  readonly open: readonly CategorieBlik[];
  readonly bekend: readonly CategorieBlik[];
  readonly doel: number;
}

/** Chosen by the docent: practised even when the engine would wait for what comes before, or presumes that it is known. */
const isGekozen = (id: CategorieId, instelling: Oefeninstelling): boolean =>
  instelling.alleen !== undefined ||
  instelling.zorgdoelen.includes(id) ||
  (instelling.volgorde === 'vast' && instelling.volgordeLijst.includes(id));

const VOLGENDE = 2;

/** The categories one may choose from: open ones, and known ones to check; the nearest locked ones when the settings leave nothing else. */
export function keuzeruimte(blik: Blik, instelling: Oefeninstelling): Keuzeruimte {
  const open: CategorieBlik[] = [];
  const bekend: CategorieBlik[] = [];
  const dicht: CategorieBlik[] = [];
  for (const b of blik.categorieen) {
    if (b.categorie.woorden.length === 0 || !mayOefenen(b.categorie, instelling)) continue;
    if (b.status === 'open' || (b.status !== 'beheerst' && isGekozen(b.categorie.id, instelling))) open.push(b);
    else if (b.status === 'op-slot') dicht.push(b);
    else bekend.push(b);
  }
  if (open.length + bekend.length === 0) open.push(...dicht.sort((x, y) => y.marge - x.marge).slice(0, VOLGENDE));
  return { open: instelling.volgorde === 'vast' ? inVolgorde(open, instelling) : open, bekend, doel: steerDoel(blik, instelling) };
}

/** A fixed order: what is practised already, and the first two of the docent's list that are not known yet. */
function inVolgorde(open: readonly CategorieBlik[], instelling: Oefeninstelling): CategorieBlik[] {
  const place = (b: CategorieBlik): number => {
    const i = instelling.volgordeLijst.indexOf(b.categorie.id);
    return i < 0 ? Number.MAX_SAFE_INTEGER : i;
  };
  return [...open].sort((x, y) => place(x) - place(y)).slice(0, 2);
}

const laatst = (b: CategorieBlik, gekozen: ReadonlyMap<CategorieBlik, number>): number => gekozen.get(b) ?? b.rij?.laatste ?? 0;

/** A known category not seen for a week, the least certain first. */
function chooseControle(ruimte: Keuzeruimte, now: number, gekozen: ReadonlyMap<CategorieBlik, number>): CategorieBlik | undefined {
  let beste: CategorieBlik | undefined;
  for (const b of ruimte.bekend) {
    if (now - laatst(b, gekozen) < CONTROLE_NA_MS) continue;
    if (!beste || b.kansBeheerst < beste.kansBeheerst) beste = b;
  }
  return beste;
}

type Deel = readonly [ruimte: Keuzeruimte, kans: number];

/** What is open without the look-alikes of the goals of a care plan, as long as that leaves something. */
function zonderTegenhangers(open: readonly CategorieBlik[], { mijdt = [] }: Oefeninstelling): readonly CategorieBlik[] {
  const over = mijdt.length === 0 ? open : open.filter((b) => !mijdt.includes(b.categorie.id));
  return over.length > 0 ? over : open;
}

/** What one may choose from, and how likely: the open goals of a care plan as often as the plan asks for, else the rest of what is open. */
function listRuimtes(alles: Keuzeruimte, instelling: Oefeninstelling): readonly [Deel, ...Deel[]] {
  const { zorgdoelen, zorgaandeel = 1 } = instelling;
  const ruimte = { ...alles, open: zonderTegenhangers(alles.open, instelling) };
  const doelen = zorgdoelen.length > 0 ? ruimte.open.filter((b) => zorgdoelen.includes(b.categorie.id)) : [];
  if (doelen.length === 0) return [[ruimte, 1]];
  // What the plan asks for its goals is not spent on checks of something else.
  const eigen = { ...ruimte, open: doelen, bekend: ruimte.bekend.filter((b) => zorgdoelen.includes(b.categorie.id)) };
  if (zorgaandeel >= 1 || doelen.length === ruimte.open.length) return [[eigen, 1]];
  return [
    [eigen, zorgaandeel],
    [{ ...ruimte, open: ruimte.open.filter((b) => !doelen.includes(b)) }, 1 - zorgaandeel],
  ];
}

/** The open category nearest to mastery, unless its words are far easier than the child should have them. */
function chooseAfmaken(ruimte: Keuzeruimte): CategorieBlik | undefined {
  const tot = logit(ruimte.doel) + AFMAKEN_BOVEN_DOEL;
  let beste: CategorieBlik | undefined;
  for (const b of ruimte.open) {
    if (b.marge > AFMAKEN_VANAF_MARGE && b.marge < tot && (!beste || b.kansBeheerst > beste.kansBeheerst)) beste = b;
  }
  return beste;
}

/** Of the open categories with the best fitting margin, the one longest ago: goals of a care plan take turns. */
function chooseGroei(ruimte: Keuzeruimte, gekozen: ReadonlyMap<CategorieBlik, number>): CategorieBlik | undefined {
  const streef = logit(ruimte.doel) - GROEI_ONDER_DOEL;
  const passend: CategorieBlik[] = [];
  for (const b of ruimte.open) insertSorted(passend, b, (x) => Math.abs(x.marge - streef));
  let beste: CategorieBlik | undefined;
  for (const b of passend) if (!beste || laatst(b, gekozen) < laatst(beste, gekozen)) beste = b;
  return beste;
}

function insertSorted(passend: CategorieBlik[], b: CategorieBlik, afstand: (x: CategorieBlik) => number): void {
  let i = passend.length;
  while (i > 0 && afstand(passend[i - 1] as CategorieBlik) > afstand(b)) i--;
  if (i >= GROEI_KEUZE) return;
  passend.splice(i, 0, b);
  if (passend.length > GROEI_KEUZE) passend.pop();
}

type Uitkomst = readonly [keuze: Keuze, kans: number];

/** The chance of every different outcome. */
function asTrekking(gekozen: Keuze, uitkomsten: readonly Uitkomst[]): Trekking {
  const soorten: Partial<Record<Oefensoort, number>> = {};
  let kans = 0;
  for (const [{ soort, blik }, deel] of uitkomsten) {
    soorten[soort] = (soorten[soort] ?? 0) + deel;
    if (soort === gekozen.soort && blik === gekozen.blik) kans += deel;
  }
  return { ...gekozen, kans, soorten };
}

/** What a throw gives here, by its share. Falls back to whatever there is: an empty list of open categories gives a check; nothing when there is nothing. */
function listUitkomsten(
  ruimte: Keuzeruimte,
  beleid: Beleid,
  now: number,
  gekozen: ReadonlyMap<CategorieBlik, number>,
): readonly Uitkomst[] {
  const as = (soort: Oefensoort, b: CategorieBlik | undefined): Keuze | undefined => b && { soort, blik: b };
  const groei = as('groei', chooseGroei(ruimte, gekozen));
  const rest = groei ?? as('controle', chooseControle(ruimte, now + CONTROLE_NA_MS, gekozen) ?? ruimte.bekend[0]);
  const afmaken = as('afmaken', chooseAfmaken(ruimte)) ?? rest;
  const controle = as('controle', chooseControle(ruimte, now, gekozen)) ?? afmaken;
  if (!rest || !afmaken || !controle) return [];
  const delen = ruimte.bekend.filter(({ status }) => status === 'beheerst').length < GEVESTIGD ? beleid : beleid.gevestigd;
  return [
    [controle, delen.controle],
    [afmaken, delen.afmaken],
    [rest, 1 - delen.controle - delen.afmaken],
  ];
}

/** The one in whose share this throw (0 to 1) falls. */
function pickByShare<T>(delen: readonly (readonly [T, number])[], worp: number): T | undefined {
  let tot = 0;
  for (const [deel, kans] of delen) {
    tot += kans;
    if (worp < tot) return deel;
  }
  return delen.at(-1)?.[0];
}

/** What comes next apart from repetition, and how likely that was. */
export function chooseCategorie(
  blik: Blik,
  alles: Keuzeruimte,
  instelling: Oefeninstelling,
  random: Random,
  gekozen: ReadonlyMap<CategorieBlik, number>,
): Trekking | undefined {
  const delen = listRuimtes(alles, instelling);
  const beleid = beleidVan(instelling.beleid);
  const mogelijk = delen.map(([ruimte, kans]) => [listUitkomsten(ruimte, beleid, blik.now, gekozen), kans] as const);
  const uitkomsten = delen.length === 1 ? mogelijk[0]?.[0] : pickByShare(mogelijk, random.next());
  const uitkomst = pickByShare(uitkomsten ?? [], random.next());
  return (
    uitkomst &&
    asTrekking(
      uitkomst,
      mogelijk.flatMap(([lijst, kans]) => lijst.map(([keuze, deel]): Uitkomst => [keuze, deel * kans])),
    )
  );
}

/** Mastered on an earlier day and the transfer check not passed yet: the longest waiting one. */
export function chooseTransfer(ruimte: Keuzeruimte, dag: number, c: Constanten): CategorieBlik | undefined {
  let beste: CategorieBlik | undefined;
  for (const b of ruimte.bekend) {
    const { rij } = b;
    if (!rij || b.status !== 'beheerst' || rij.transferOp > 0 || dagVan(rij.sinds) === dag || rij.transferDag === dag) continue;
    if (b.kansBeheerst < c.beheersKans - 0.15) continue;
    if (!beste || rij.sinds < (beste.rij?.sinds ?? 0)) beste = b;
  }
  return beste;
}
