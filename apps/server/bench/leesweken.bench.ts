/**
 * Words of text that an average child meets in the taken of twenty weeks, per half-year of every groep: planned, answered and counted by the code that is
 * served. Simulated children are not real ones. `node bench/leesweken.bench.ts` prints the table, and under it how many taken each form of reading had and
 * in which games; what a child reads on the leesplank comes on top of it. With `WEKEN=40` a whole school year, which begins with the half-year that is named.
 */
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import { countWoorden } from '@spelrijk/domain/leestijd';
import { priorVan } from '@spelrijk/oefenen/leerlijn';
import { answerVraag, createKind, createVraag, followLes, type Kind } from '@spelrijk/oefenen/simulatie';
import { rowsForPlan, type Stand } from '@spelrijk/oefenen/stand';
import { processAntwoorden } from '../src/features/oefenen/antwoorden/index.ts';
import { createDagTaken } from '../src/features/oefenen/dagtaken/index.ts';
import { sleutelVan, TERUGKIJKEN, type Gespeeld } from '../src/features/oefenen/opgaven/index.ts';
import { beginStand, geldendeInstelling, leerlijnVan } from '../src/features/oefenen/standen/index.ts';
import type { TaakRij } from '../src/features/oefenen/taken/index.ts';
import { addDays, dagVan } from '../src/platform/clock.ts';
import { createId } from '../src/platform/ids.ts';
import { ALLES_KLINKT } from '../test/fixtures.ts';

const WEKEN = Number(process.env['WEKEN'] ?? 20);
const DAGEN_PER_WEEK = 4;
const DAG_MS = 86_400_000;
const TUSSEN_MS = 6000;
const LES = 0.012;
/** Words a minute that a child of a half-year reads in a text (own goals, as the pace of the engine's content). */
const TEMPO: Readonly<Record<string, number>> = {
  '3a': 20,
  '3b': 35,
  '4a': 55,
  '4b': 70,
  '5a': 85,
  '5b': 95,
  '6a': 103,
  '6b': 110,
  '7a': 118,
  '7b': 125,
  '8a': 133,
  '8b': 140,
};
/** A text rests so many days. */
const RUST_DAGEN = 42;
/** The first half-year begins after the summer, the second after the winter. */
const BEGIN: Readonly<Record<'a' | 'b', string>> = { a: '2026-09-07', b: '2027-02-01' };
const HALFJAREN = [3, 4, 5, 6, 7, 8].flatMap((jaar) => (['a', 'b'] as const).map((helft) => ({ jaar, helft })));
/** Every sound exists. */
const audio = ALLES_KLINKT;

interface Loop {
  readonly kind: Kind;
  readonly random: Random;
  readonly jaar: number;
  readonly halfjaar: string;
  stand: Stand;
  readonly gehad: Gespeeld[];
  /** Day by text of the last time. */
  readonly teksten: Map<string, string>;
  /** Taken by form of reading and game. */
  readonly vormen: Map<string, Map<string, number>>;
  readonly tel: Record<'taken' | 'lezen' | 'letters' | 'teksten' | 'woorden' | 'leesMs' | 'tekstMs' | 'weer' | 'vroeg', number>;
}

function play(l: Loop, taak: TaakRij, start: number, doel: number): number {
  const leerlijn = leerlijnVan('nl');
  let tijd = start;
  const antwoorden = taak.opgaven.flatMap((opgave) => {
    const vraag = createVraag(leerlijn, sleutelVan(opgave), opgave.vorm, 1, opgave.keuzes?.length);
    if (!vraag) return [];
    const { goed, rtMs } = answerVraag(l.kind, vraag, tijd);
    tijd += rtMs + TUSSEN_MS;
    const fout = opgave.keuzes?.find((keus) => keus !== opgave.antwoord) ?? 'x';
    const op = new Date(tijd).toISOString();
    const gegeven = goed ? opgave.antwoord : fout;
    return [{ id: createId(tijd), taakId: taak.id, opgaveId: opgave.id, poging: 1, gegeven, rtMs, op, hints: 0 }];
  });
  const inhoud = { id: taak.id, createdAt: taak.createdAt.getTime(), opgaven: taak.opgaven };
  const taken = new Map([[taak.id, inhoud]]);
  const uitkomst = processAntwoorden({
    stand: l.stand,
    leerlijn,
    regio: 'nl',
    doel,
    taken,
    bekend: [],
    antwoorden,
    now: tijd,
    dagVan,
    plaatsVan: () => undefined,
  });
  if (!uitkomst.ok) throw new Error(uitkomst.error.soort);
  l.stand = uitkomst.value.stand;
  l.gehad.unshift({ game: taak.game, dag: taak.dag, gekozen: false });
  return tijd;
}

const LEZEN = /^(?:letters|woorden|zinnen|teksten)-/;

/** @param ms what answering took: reading the text itself comes on top of it */
function count(l: Loop, { somvensterId, opgaven, dag, vorm, game }: TaakRij, ms: number): void {
  l.tel.taken++;
  if (!LEZEN.test(somvensterId)) return;
  l.tel.lezen++;
  const spellen = l.vormen.get(vorm) ?? new Map<string, number>();
  l.vormen.set(vorm, spellen.set(game, (spellen.get(game) ?? 0) + 1));
  if (somvensterId.startsWith('letters-')) l.tel.letters++;
  const teksten = new Map(opgaven.flatMap(({ tekst }) => (tekst ? [[tekst.id, tekst]] : [])));
  if (teksten.size > 0) l.tel.teksten++;
  let woorden = 0;
  for (const [id, { alineas }] of teksten) {
    const eerder = l.teksten.get(id);
    if (eerder !== undefined) l.tel.weer++;
    if (eerder !== undefined && addDays(eerder, RUST_DAGEN) > dag) l.tel.vroeg++;
    l.teksten.set(id, dag);
    woorden += alineas.flat().reduce((som, zin) => som + countWoorden(zin), 0);
  }
  l.tel.woorden += woorden;
  const duur = ms + (woorden * 60_000) / (TEMPO[l.halfjaar] ?? 100);
  l.tel.leesMs += duur;
  if (teksten.size > 0) l.tel.tekstMs += duur;
}

function runDay(l: Loop, dag: string): void {
  const leerlijn = leerlijnVan('nl');
  const now = Date.parse(`${dag}T09:00:00Z`);
  const geldend = geldendeInstelling({ groep: null, leerling: null }, { regio: 'nl', jaargroep: l.jaar, zorgdoelen: [], apart: [] }, dag);
  const nu = leerlijn.volgorde.filter(({ info }) => info.introHalfjaar >= (geldend.stuur.startpunt ?? ''));
  for (const { id } of nu.slice(0, 4)) followLes(l.kind, id, LES);
  const taken = createDagTaken({
    leerlingId: `kind ${l.kind.seed}`,
    stand: rowsForPlan(l.stand, now, (woord) => leerlijn.woorden.get(woord)?.info.bundel !== undefined),
    leerlijn,
    regio: 'nl',
    geldend,
    audio,
    gehad: l.gehad.slice(0, TERUGKIJKEN),
    flits: {},
    dag,
    now,
  });
  let tijd = now;
  for (const taak of taken) {
    const begin = tijd;
    tijd = play(l, taak, tijd, geldend.stuur.doel) + TUSSEN_MS;
    count(l, taak, tijd - begin);
  }
}

function runChild(jaar: number, helft: 'a' | 'b', nr: number): Loop {
  const naam = `${jaar}${helft} ${nr}`;
  const { gemiddelde } = priorVan(`${jaar}${helft}`);
  const profiel = { vaardigheid: gemiddelde, leersnelheid: 1, tempo: 1, slordigheid: 0.03, onrust: 0.002 };
  const tel = { taken: 0, lezen: 0, letters: 0, teksten: 0, woorden: 0, leesMs: 0, tekstMs: 0, weer: 0, vroeg: 0 };
  const random = createRandom(seedFrom(naam));
  const l: Loop = {
    kind: createKind(profiel, seedFrom(naam)),
    random,
    jaar,
    halfjaar: `${jaar}${helft}`,
    stand: beginStand(jaar, BEGIN[helft]),
    gehad: [],
    teksten: new Map(),
    vormen: new Map(),
    tel,
  };
  for (let week = 0; week < WEKEN; week++)
    for (let dag = 0; dag < DAGEN_PER_WEEK; dag++) runDay(l, dagVan(Date.parse(addDays(BEGIN[helft], 7 * week + dag)) + DAG_MS / 2));
  return l;
}

const vormregels: string[] = [];
/** `zoek-beeld 12 (blobgezocht 12)`, the most first. */
function listVormen({ halfjaar, vormen }: Loop): void {
  const som = (spellen: ReadonlyMap<string, number>): number => [...spellen.values()].reduce((totaal, n) => totaal + n, 0);
  for (const [vorm, spellen] of [...vormen].toSorted(([, a], [, b]) => som(b) - som(a))) {
    const waar = [...spellen].toSorted(([, a], [, b]) => b - a).map(([game, n]) => `${game} ${n}`);
    vormregels.push(`| ${halfjaar} | ${vorm} | ${som(spellen)} | ${waar.join(', ')} |`);
  }
}

console.log(
  '| halfjaar | woorden tekst per week | taken per week | lezen | letters | met tekst | leesminuten | deel tekst | teksten | weer | binnen zes weken |',
);
console.log('|---|---|---|---|---|---|---|---|---|---|---|');
const KINDEREN = Number(process.argv[2] ?? 1);
/** Only these half-years: `node bench/leesweken.bench.ts 1 4a 8b`. */
const ALLEEN = process.argv.slice(3);
for (const { jaar, helft } of HALFJAREN) {
  if (ALLEEN.length > 0 && !ALLEEN.includes(`${jaar}${helft}`)) continue;
  const lopen = Array.from({ length: KINDEREN }, (_, nr) => runChild(jaar, helft, nr));
  const som = (wat: keyof Loop['tel']): number => lopen.reduce((totaal, { tel }) => totaal + tel[wat], 0);
  const per = (wat: keyof Loop['tel'], deel: number): string => (som(wat) / (KINDEREN * deel)).toFixed(1);
  const anders = lopen.reduce((totaal, { teksten }) => totaal + teksten.size, 0) / KINDEREN;
  const week = (['woorden', 'taken', 'lezen', 'letters', 'teksten'] as const).map((wat) => per(wat, WEKEN)).join(' | ');
  const tijd = `${per('leesMs', WEKEN * 60_000)} | ${Math.round((100 * som('tekstMs')) / som('leesMs'))}%`;
  console.log(`| ${jaar}${helft} | ${week} | ${tijd} | ${anders.toFixed(1)} | ${per('weer', 1)} | ${per('vroeg', 1)} |`);
  for (const loop of lopen) listVormen(loop);
}
console.log(['', '| halfjaar | vorm | taken | spellen |', '|---|---|---|---|', ...vormregels].join('\n'));
