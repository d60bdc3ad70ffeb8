/** From what a batch of answers changes to the rows that are written. */
import type { Leerlijn } from '@spelrijk/oefenen/leerlijn';
import { packLine } from '@spelrijk/oefenen/logline';
import { niveauVan } from '@spelrijk/oefenen/niveau';
import type { Stand } from '@spelrijk/oefenen/stand';
import { present } from '@spelrijk/base/invariant';
import { METHODETOETS } from '../opgaven/index.ts';
import type { AntwoordRecord, CategorieRecord, Schrijfbeurt, WoordRecord } from './store.ts';
import { aandachtVan, aantalBeheerst, sterrenVan } from './overzicht.ts';
import { bereikProcent, type NieuweRij, type Verwerkt } from './verwerk.ts';

const iso = (ms: number): string => new Date(ms).toISOString();
/** The engine writes 0 for "never". */
const isoOrNull = (ms: number): string | null => (ms > 0 ? iso(ms) : null);

function toAntwoord(
  rij: NieuweRij,
  volgnr: number,
  { game, now, samen = false }: Pick<SchrijfInvoer, 'game' | 'now' | 'samen'>,
): AntwoordRecord {
  const { opgave } = rij;
  return {
    id: rij.id,
    volgnr,
    taak_id: rij.taakId,
    opgave_id: rij.opgaveId,
    categorie: opgave.categorie,
    vorm: opgave.vorm,
    woord: opgave.woord.woord,
    game,
    poging: rij.poging,
    gegeven: rij.gegeven,
    goed: rij.diagnose.goed,
    telt: rij.telt,
    gokje: rij.gokje,
    rt_ms: rij.rtMs,
    hints: rij.hints,
    client_op: iso(rij.clientOp),
    op: iso(rij.op),
    ontvangen_op: iso(now),
    dag: rij.dag,
    diagnose: rij.diagnose,
    motor: packLine(rij.motor),
    samen,
  };
}

export function toCategorie(stand: Stand, leerlijn: Leerlijn, categorie: string, now: number): CategorieRecord {
  const rij = present(stand.categorieen[categorie], 'a changed category has a row');
  const { status, sinds, laatste, antwoorden } = rij;
  return {
    categorie,
    status,
    sinds: isoOrNull(sinds),
    laatste: isoOrNull(laatste),
    antwoorden,
    ...bereikProcent(stand, leerlijn, categorie),
    sterren: sterrenVan(stand, leerlijn, categorie, now),
    stand: rij,
  };
}

function toWoord(stand: Stand, woord: string): WoordRecord {
  const rij = present(stand.woorden[woord], 'a changed word has a row');
  return { woord, terug_op: isoOrNull(rij.terugOp), laatste: iso(rij.laatste), stand: rij };
}

type Dag = Schrijfbeurt['dagen'][number];

function countDagen(rijen: readonly NieuweRij[]): readonly Dag[] {
  const dagen = new Map<string, Dag>();
  for (const { dag, telt, gokje, duur, diagnose } of rijen) {
    const tot = dagen.get(dag) ?? { dag, antwoorden: 0, goed: 0, ms: 0, gokjes: 0, taken: 0 };
    dagen.set(dag, {
      ...tot,
      antwoorden: tot.antwoorden + (telt ? 1 : 0),
      goed: tot.goed + (telt && diagnose.goed ? 1 : 0),
      ms: tot.ms + duur,
      gokjes: tot.gokjes + (gokje ? 1 : 0),
    });
  }
  return [...dagen.values()];
}

const honderdste = (getal: number): number => Math.round(getal * 100) / 100;

/** The days with, on the last one, how far the leerling is now. */
export function metNiveau(dagen: readonly Dag[], stand: Stand, leerlijn: Leerlijn): readonly Dag[] {
  const niveau = niveauVan(stand, leerlijn);
  const laatste = dagen
    .map(({ dag }) => dag)
    .sort()
    .at(-1);
  if (!niveau) return dagen;
  const kolommen = {
    niveau_laag: honderdste(niveau.laag),
    niveau_midden: honderdste(niveau.midden),
    niveau_hoog: honderdste(niveau.hoog),
  };
  return dagen.map((dag) => (dag.dag === laatste ? { ...dag, ...kolommen } : dag));
}

/** Each label once per wrong first attempt; guesses say nothing about rules. */
function countFouten(rijen: readonly NieuweRij[]): Schrijfbeurt['fouten'] {
  const keren = new Map<string, number>();
  for (const { telt, gokje, diagnose } of rijen) {
    if (!telt || gokje || diagnose.goed) continue;
    for (const label of new Set(diagnose.afwijkingen.map((afwijking) => afwijking.label))) keren.set(label, (keren.get(label) ?? 0) + 1);
  }
  return [...keren].map(([label, keer]) => ({ label, keer }));
}

export interface SchrijfInvoer {
  readonly adminId: string;
  readonly leerlingId: string;
  readonly verwerkt: Verwerkt;
  readonly leerlijn: Leerlijn;
  readonly game: string;
  /** Answers of this leerling stored before. */
  readonly volgnr: number;
  readonly now: number;
  /** An adult sat beside. */
  readonly samen?: boolean;
}

/**
 * The spelling categorie that most of these answers were about, of two as often the later one; null: they say nothing of it. What is read
 * is no rule that a docent can explain, and a test of the method says nothing of what is being practised.
 */
function bezigMetVan({ verwerkt: { rijen }, leerlijn, game }: Pick<SchrijfInvoer, 'verwerkt' | 'leerlijn' | 'game'>): string | null {
  if (game === METHODETOETS) return null;
  const keer = new Map<string, number>();
  let meest: string | null = null;
  for (const { opgave } of rijen) {
    const { categorie } = opgave;
    if (leerlijn.categorieen.get(categorie)?.ladder === 'lezen') continue;
    const aantal = (keer.get(categorie) ?? 0) + 1;
    keer.set(categorie, aantal);
    if (meest === null || aantal >= (keer.get(meest) ?? 0)) meest = categorie;
  }
  return meest;
}

/** All rows of one batch. */
export function toSchrijfbeurt(invoer: SchrijfInvoer): Schrijfbeurt {
  const { adminId, leerlingId, verwerkt, leerlijn, game, volgnr, now } = invoer;
  const { rijen, stand } = verwerkt;
  const laatste = stand.hoofd.laatste;
  return {
    adminId,
    leerlingId,
    antwoorden: rijen.map((rij, i) => toAntwoord(rij, volgnr + i + 1, invoer)),
    stand: {
      hoofd: stand.hoofd,
      laatste: iso(laatste),
      aandacht: aandachtVan(stand, leerlijn, laatste),
      beheerst: aantalBeheerst(stand),
      bezig_met: bezigMetVan(invoer),
      volgnr: volgnr + rijen.length,
    },
    categorieen: [...verwerkt.categorieen].map((categorie) => toCategorie(stand, leerlijn, categorie, now)),
    woorden: [...verwerkt.woorden].map((woord) => toWoord(stand, woord)),
    dagen: metNiveau(countDagen(rijen), stand, leerlijn),
    categorieDagen: verwerkt.categorieDagen.map((dag) => {
      const { laag, hoog } = bereikProcent(stand, leerlijn, dag.categorie);
      return { ...dag, laag, hoog };
    }),
    fouten: countFouten(rijen),
    games: [{ game, taken: 0, ms: rijen.reduce((som, { duur }) => som + duur, 0) }],
    taakIds: [...new Set(rijen.map(({ taakId }) => taakId))],
  };
}
