/**
 * Weeks of practice of one demo child: the real planner makes its taken, a simulated child answers them, and the same
 * code as for real answers judges and counts. Nothing here knows what the charts should show.
 */
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import type { Antwoord } from '@spelrijk/domain/antwoord';
import type { Zorgaandeel } from '@spelrijk/domain/handelingsplan';
import type { Oefeninstelling } from '@spelrijk/oefenen/instelling';
import { priorVan, type Leerlijn } from '@spelrijk/oefenen/leerlijn';
import { answerVraag, createKind, followLes, createVraag, type Kind } from '@spelrijk/oefenen/simulatie';
import { rowsForPlan, type Stand } from '@spelrijk/oefenen/stand';
import { GEOEFEND } from '@spelrijk/oefenen/zorg/toetswoorden';
import { dagVan } from '../../../platform/clock.ts';
import { createId } from '../../../platform/ids.ts';
import { mergeBeurten, plaatsVan, toSchrijfbeurt, processAntwoorden, type Schrijfbeurt } from '../../oefenen/antwoorden/index.ts';
import { createDagTaken } from '../../oefenen/dagtaken/index.ts';
import { sleutelVan, TERUGKIJKEN, type Gespeeld } from '../../oefenen/opgaven/index.ts';
import { isAnders, isGeschreven } from '../../oefenen/planwoorden/index.ts';
import type { AudioIndex } from '../../oefenen/spraak/index.ts';
import { geldendeInstelling } from '../../oefenen/standen/index.ts';
import type { PlanInvoer, TaakRij } from '../../oefenen/taken/index.ts';
import { oefendagen, profielVan } from './aard.ts';
import { antwoordTekst } from './antwoord-tekst.ts';
import type { DemoLeerling } from './mensen.ts';

export interface Geschiedenis {
  /** Every taak that was planned; those that were played are `af`. */
  readonly taken: readonly TaakRij[];
  readonly beurt: Schrijfbeurt | null;
  readonly munten: number;
}

interface Speler extends Pick<DemoLeerling, 'roepnaam' | 'achternaam' | 'jaargroep' | 'aard'> {
  readonly id: string;
  readonly adminId: string;
}

/** A care plan in those weeks: its goals come first while it runs, its words are left alone, its tests are made on days of their own. */
export interface Zorgloop {
  /** First day, and the last one of its period. */
  readonly van: string;
  readonly tot: string;
  loopt(dag: string): boolean;
  readonly doelen: readonly string[];
  readonly zorgaandeel: Zorgaandeel;
  /** Days on which something is tested. */
  readonly toetsdagen: readonly string[];
  /** Keys of what was set apart so far. */
  apart(): readonly string[];
  /** The next stage of the test of this day; undefined: no more. `geoefend`: words practised since the plan began. */
  volgende(invoer: PlanInvoer, geoefend: () => readonly string[]): TaakRij | undefined;
}

export interface GeschiedenisInvoer {
  readonly speler: Speler;
  readonly stand: Stand;
  readonly leerlijn: Leerlijn;
  readonly audio: AudioIndex;
  readonly now: number;
  readonly zorg?: Zorgloop;
}

interface Verloop {
  readonly invoer: GeschiedenisInvoer;
  readonly kind: Kind;
  readonly random: Random;
  stand: Stand;
  volgnr: number;
  readonly taken: TaakRij[];
  readonly beurten: Schrijfbeurt[];
  readonly gehad: Gespeeld[];
}

const MINUUT = 60_000;
/** Listening, looking at the feedback, the game between two answers (ms). */
const TUSSEN = 6000;
const NIETS_GEZET = { groep: null, leerling: null };
/** What one day in class adds to a categorie that is taught now (logits). */
const LES = 0.012;

/** Between 8:45 and 14:15 in winter time. */
const schooltijd = (dag: string, random: Random): number => Date.parse(`${dag}T07:45:00Z`) + random.below(330) * MINUUT;

/** One attempt as the browser would send it. */
function antwoordOp(
  v: Verloop,
  taak: TaakRij,
  opgave: TaakRij['opgaven'][number],
  poging: number,
  start: number,
): { antwoord: Antwoord; goed: boolean } | null {
  const vraag = createVraag(v.invoer.leerlijn, sleutelVan(opgave), opgave.vorm, poging, opgave.keuzes?.length);
  if (!vraag) return null;
  const uitkomst = answerVraag(v.kind, vraag, start);
  const gegeven = poging > 2 ? opgave.antwoord : antwoordTekst(opgave, uitkomst, v.random);
  const op = start + uitkomst.rtMs;
  const antwoord: Antwoord = {
    id: createId(op),
    taakId: taak.id,
    opgaveId: opgave.id,
    poging,
    gegeven,
    rtMs: uitkomst.rtMs,
    op: new Date(op).toISOString(),
    hints: 0,
  };
  return { antwoord, goed: gegeven === opgave.antwoord };
}

/** A test: every word once, and nothing is learned from it because nobody says what was right. */
function playToets(v: Verloop, taak: TaakRij, start: number): readonly Antwoord[] {
  const { profiel } = v.kind;
  const kind: Kind = {
    ...structuredClone(v.kind),
    toeval: seedFrom(`${v.kind.seed} ${taak.dag} ${start}`),
    profiel: { ...profiel, leersnelheid: 0 },
  };
  const proef: Verloop = { ...v, kind, random: createRandom(kind.toeval) };
  let tijd = start;
  return taak.opgaven.flatMap((opgave) => {
    const stap = antwoordOp(proef, taak, opgave, 1, tijd);
    if (!stap) return [];
    tijd = Date.parse(stap.antwoord.op) + TUSSEN;
    return [stap.antwoord];
  });
}

/** Every opgave until it is right, at most three times: answer, second attempt after the rule, copying. */
function play(v: Verloop, taak: TaakRij, start: number): readonly Antwoord[] {
  const antwoorden: Antwoord[] = [];
  let tijd = start;
  for (const opgave of taak.opgaven) {
    for (let poging = 1; poging <= 3; poging++) {
      const stap = antwoordOp(v, taak, opgave, poging, tijd);
      if (!stap) break;
      antwoorden.push(stap.antwoord);
      tijd = Date.parse(stap.antwoord.op) + TUSSEN;
      if (stap.goed) break;
    }
  }
  return antwoorden;
}

/** Plays a taak, counts it like real answers, and returns when it was finished. */
function practise(v: Verloop, taak: TaakRij, start: number, doel: number): number {
  const { speler, leerlijn } = v.invoer;
  const antwoorden = taak.toetsId === null ? play(v, taak, start) : playToets(v, taak, start);
  const einde = Math.max(start, ...antwoorden.map(({ op }) => Date.parse(op)));
  const inhoud = { id: taak.id, createdAt: taak.createdAt.getTime(), opgaven: taak.opgaven };
  const uitkomst = processAntwoorden({
    stand: v.stand,
    leerlijn,
    regio: 'nl',
    doel,
    taken: new Map([[taak.id, inhoud]]),
    bekend: [],
    antwoorden,
    now: einde,
    dagVan,
    plaatsVan: plaatsVan({ soort: 'school', vakantieregio: '' }),
  });
  if (!uitkomst.ok) throw new Error(`demo: ${uitkomst.error.soort}`);
  v.stand = uitkomst.value.stand;
  const beurt = toSchrijfbeurt({
    adminId: speler.adminId,
    leerlingId: speler.id,
    verwerkt: uitkomst.value,
    leerlijn,
    game: taak.game,
    volgnr: v.volgnr,
    now: einde,
  });
  v.volgnr = beurt.stand.volgnr;
  v.beurten.push({
    ...beurt,
    games: beurt.games.map((game) => ({ ...game, taken: 1 })),
    dagen: beurt.dagen.map((dag) => ({ ...dag, taken: 1 })),
  });
  v.taken.push({ ...taak, status: 'af', afOp: new Date(einde) });
  v.gehad.unshift({ game: taak.game, dag: taak.dag, gekozen: false });
  return einde;
}

/** Lessons in class go on between the days of practice. */
function followLessen(v: Verloop, instelling: Oefeninstelling): void {
  const nu = v.invoer.leerlijn.volgorde.filter(({ info }) => info.introHalfjaar >= (instelling.startpunt ?? ''));
  for (const { id } of nu.slice(0, 4)) followLes(v.kind, id, LES);
}

/** What planning knows on a day of this story. */
function kennisOp(v: Verloop, dag: string, now: number): PlanInvoer {
  const { speler, leerlijn, audio, zorg } = v.invoer;
  const steun = zorg?.loopt(dag) ? { zorgdoelen: zorg.doelen, zorgaandeel: zorg.zorgaandeel } : { zorgdoelen: [] };
  const wie = { regio: 'nl', jaargroep: speler.jaargroep, ...steun, apart: zorg?.apart() ?? [] } as const;
  return {
    leerlingId: speler.id,
    stand: rowsForPlan(v.stand, now, (woord) => leerlijn.woorden.get(woord)?.info.bundel !== undefined),
    leerlijn,
    regio: 'nl',
    geldend: geldendeInstelling(NIETS_GEZET, wie, dag),
    audio,
    gehad: v.gehad.slice(0, TERUGKIJKEN),
    flits: {},
    dag,
    now,
  };
}

function oefendag(v: Verloop, dag: string): void {
  const start = schooltijd(dag, v.random);
  const kennis = kennisOp(v, dag, start);
  const { stuur } = kennis.geldend;
  followLessen(v, stuur);
  if (start + 20 * MINUUT > v.invoer.now) return;
  const taken = createDagTaken(kennis);
  const aantal = Math.min(taken.length, 1 + v.random.below(3));
  let tijd = start;
  for (const taak of taken.slice(0, aantal)) tijd = practise(v, taak, tijd, stuur.doel) + MINUUT;
  v.taken.push(...taken.slice(aantal));
}

/** Keys of what was written often enough since a day to count as practised. */
function listGeoefend({ beurten, taken }: Verloop, sinds: string): readonly string[] {
  const opgaven = new Map(
    taken.filter(({ toetsId }) => toetsId === null).flatMap((taak) => taak.opgaven.map((een) => [een.id, een] as const)),
  );
  const per = new Map<string, string[]>();
  const geschreven = new Set<string>();
  for (const { telt, opgave_id: opgaveId, dag } of beurten.flatMap(({ antwoorden }) => antwoorden)) {
    const opgave = opgaven.get(opgaveId);
    if (!opgave || !telt || dag < sinds) continue;
    const sleutel = sleutelVan(opgave);
    if (isGeschreven(opgave.vorm, sleutel)) geschreven.add(sleutel);
    else if (!isAnders(sleutel)) continue;
    per.set(sleutel, [...(per.get(sleutel) ?? []), dag]);
  }
  return [...per]
    .filter(([woord, dagen]) => geschreven.has(woord) && dagen.length >= GEOEFEND.keren && new Set(dagen).size >= GEOEFEND.dagen)
    .map(([woord]) => woord);
}

/** First thing in the morning, before what is practised that day. */
function toetsdag(v: Verloop, zorg: Zorgloop, dag: string): void {
  let tijd = Date.parse(`${dag}T07:35:00Z`);
  const geoefend = (): readonly string[] => listGeoefend(v, zorg.van);
  const { doel } = kennisOp(v, dag, tijd).geldend.stuur;
  const volgende = (): TaakRij | undefined => zorg.volgende(kennisOp(v, dag, tijd), geoefend);
  for (let taak = volgende(); taak; taak = volgende()) tijd = practise(v, taak, tijd, doel) + MINUUT;
}

/** Weeks of practice up to `now`. Same child and day: the same history, ids apart. */
export function simulate(invoer: GeschiedenisInvoer): Geschiedenis {
  const { speler, now, zorg } = invoer;
  const naam = `${speler.roepnaam} ${speler.achternaam}`;
  const random = createRandom(seedFrom(naam));
  const gemiddelde = priorVan(`${Math.max(3, speler.jaargroep)}a`).gemiddelde;
  const kind = createKind(profielVan(speler.aard, gemiddelde, naam), seedFrom(naam));
  const v: Verloop = { invoer, kind, random, stand: invoer.stand, volgnr: 0, taken: [], beurten: [], gehad: [] };
  const oefent = new Set(oefendagen(speler.aard, dagVan(now), random));
  for (const dag of [...new Set([...(zorg?.toetsdagen ?? []), ...oefent])].toSorted()) {
    if (zorg?.toetsdagen.includes(dag)) toetsdag(v, zorg, dag);
    if (oefent.has(dag)) oefendag(v, dag);
  }
  const munten = v.taken.reduce((som, taak) => som + (taak.status === 'af' ? taak.munten : 0), 0);
  return { taken: v.taken, beurt: mergeBeurten(v.beurten), munten };
}
