/**
 * Weeks of practice of one demo child: the real planner makes its taken, a simulated child answers them, and the same
 * code as for real answers judges and counts. Nothing here knows what the charts should show.
 */
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import type { Antwoord } from '@spelrijk/domain/antwoord';
import type { Oefeninstelling } from '@spelrijk/oefenen/instelling';
import { priorVan, type Leerlijn } from '@spelrijk/oefenen/leerlijn';
import { answerVraag, createKind, followLes, createVraag, type Kind } from '@spelrijk/oefenen/simulatie';
import { rowsForPlan, type Stand } from '@spelrijk/oefenen/stand';
import { dagVan } from '../../../platform/clock.ts';
import { createId } from '../../../platform/ids.ts';
import { mergeBeurten, toSchrijfbeurt, processAntwoorden, type Schrijfbeurt } from '../../oefenen/antwoorden/index.ts';
import { createDagTaken } from '../../oefenen/dagtaken/index.ts';
import { sleutelVan, TERUGKIJKEN, type Gespeeld } from '../../oefenen/opgaven/index.ts';
import type { AudioIndex } from '../../oefenen/spraak/index.ts';
import { geldendeInstelling } from '../../oefenen/standen/index.ts';
import type { TaakRij } from '../../oefenen/taken/index.ts';
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

export interface GeschiedenisInvoer {
  readonly speler: Speler;
  readonly stand: Stand;
  readonly leerlijn: Leerlijn;
  readonly audio: AudioIndex;
  readonly now: number;
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
  const antwoorden = play(v, taak, start);
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

function oefendag(v: Verloop, dag: string): void {
  const { speler, leerlijn, audio, now } = v.invoer;
  const start = schooltijd(dag, v.random);
  const geldend = geldendeInstelling(NIETS_GEZET, { regio: 'nl', jaargroep: speler.jaargroep, zorgdoelen: [] }, dag);
  followLessen(v, geldend.stuur);
  if (start + 20 * MINUUT > now) return;
  const taken = createDagTaken({
    leerlingId: speler.id,
    stand: rowsForPlan(v.stand, start),
    leerlijn,
    regio: 'nl',
    geldend,
    audio,
    gehad: v.gehad.slice(0, TERUGKIJKEN),
    flits: {},
    dag,
    now: start,
  });
  const aantal = Math.min(taken.length, 1 + v.random.below(3));
  let tijd = start;
  for (const taak of taken.slice(0, aantal)) tijd = practise(v, taak, tijd, geldend.stuur.doel) + MINUUT;
  v.taken.push(...taken.slice(aantal));
}

/** Weeks of practice up to `now`. Same child and day: the same history, ids apart. */
export function simulate(invoer: GeschiedenisInvoer): Geschiedenis {
  const { speler, now } = invoer;
  const naam = `${speler.roepnaam} ${speler.achternaam}`;
  const random = createRandom(seedFrom(naam));
  const gemiddelde = priorVan(`${Math.max(3, speler.jaargroep)}a`).gemiddelde;
  const kind = createKind(profielVan(speler.aard, gemiddelde, naam), seedFrom(naam));
  const v: Verloop = { invoer, kind, random, stand: invoer.stand, volgnr: 0, taken: [], beurten: [], gehad: [] };
  for (const dag of oefendagen(speler.aard, dagVan(now), random)) oefendag(v, dag);
  const munten = v.taken.reduce((som, taak) => som + (taak.status === 'af' ? taak.munten : 0), 0);
  return { taken: v.taken, beurt: mergeBeurten(v.beurten), munten };
}
