/** Taken of the docent's own words of this week: those of the bank, and others as far as the language engine understands them. */
import { createRandom, type Random } from '@spelrijk/base/random';
import { herstelVan } from '@spelrijk/domain/oefeninstelling';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { TaakPlan } from '@spelrijk/oefenen/choose';
import type { WoordStand } from '@spelrijk/oefenen/stand';
import { dicteestuk, lijststuk, schrijfvorm, vraagVan, type Oefenstuk } from '../standen/index.ts';
import { buildOpgave, passendeGames, spreadFairly, type BewaardeOpgave } from '../opgaven/index.ts';
import type { PlanInvoer } from '../taken/index.ts';

const MIN = 4;
const MAX = 12;
/** Route of a taak whose words belong to no categorie. */
const EIGEN_WOORDEN = 'eigen-woorden';

export interface Lijsttaak extends Pick<TaakPlan, 'categorie' | 'vorm'> {
  readonly opgaven: readonly BewaardeOpgave[];
  /** Name of the list, for the child; of words of one categorie there is none, they are called by that. */
  readonly titel?: string;
  readonly weektaakId?: string;
}

type Vraagt = Pick<PlanInvoer, 'geldend' | 'stand' | 'leerlijn' | 'regio' | 'audio' | 'flits' | 'now'>;

/** Forms beside the dictation, that come by turns. */
const AFWISSELING: readonly Oefenvorm[] = [
  'visueel-dictee',
  'letters-ordenen',
  'ontbrekend-grafeem',
  'klankgroepen',
  'sorteren',
  'plaatje-benoemen',
  'welke-regel',
];

/** Due first, then never seen, then longest ago; what was seen today waits. */
function rang(rij: WoordStand | undefined, now: number): number {
  if (!rij) return 1;
  if (rij.terugOp > 0 && rij.terugOp <= now) return 0;
  return 2 + rij.laatste / now;
}

function meeste(stukken: readonly Oefenstuk[], { leerlijn }: Vraagt): string {
  const telling = new Map<string, number>();
  for (const { hoofd } of stukken) if (leerlijn.categorieen.has(hoofd)) telling.set(hoofd, (telling.get(hoofd) ?? 0) + 1);
  return [...telling].sort((a, b) => b[1] - a[1])[0]?.[0] ?? EIGEN_WOORDEN;
}

/** The list that most of these words are of. */
function titelVan(stukken: readonly Oefenstuk[], { geldend }: Vraagt): string {
  const gevraagd = new Set(stukken.map(({ woord }) => woord.woord));
  const aantal = (woorden: readonly string[]): number => woorden.filter((woord) => gevraagd.has(woord)).length;
  return geldend.lijsten.toSorted((a, b) => aantal(b.woorden) - aantal(a.woorden))[0]?.naam ?? '';
}

function chooseStukken(invoer: Vraagt, random: Random): Oefenstuk[] {
  const { geldend, leerlijn, regio } = invoer;
  const uit = new Set(geldend.stuur.uit);
  const stukken = geldend.lijstwoorden
    .map((woord) => lijststuk(regio, leerlijn, herstelVan(geldend.lijsten, woord) ?? { woord }))
    .filter(({ hoofd }) => !uit.has(hoofd));
  return opRang(stukken, invoer, random);
}

/** Due first, then never seen; equal ones by chance. */
const opRang = (stukken: readonly Oefenstuk[], { stand, geldend, now }: Vraagt, random: Random): Oefenstuk[] =>
  random
    // What is set apart for a test of this child waits, also when it stands on a list.
    .shuffle(stukken.filter(({ woord }) => !geldend.apart.woorden.has(woord.woord.toLowerCase())))
    .map((stuk) => ({ stuk, rang: rang(stand.woorden[stuk.sleutel], now) }))
    .sort((a, b) => a.rang - b.rang)
    .map(({ stuk }) => stuk);

function taakIn(
  vorm: Oefenvorm,
  stukken: readonly Oefenstuk[],
  invoer: Vraagt,
  random: Random,
  heet?: Pick<Lijsttaak, 'categorie' | 'titel'>,
): Lijsttaak | undefined {
  const gekozen = stukken.flatMap((stuk) => {
    const eigen = schrijfvorm(vorm, stuk);
    const vraag = vraagVan(eigen, stuk, random);
    return vraag ? [{ stuk, vraag, vorm: eigen }] : [];
  });
  const deel = gekozen.slice(0, MAX);
  if (deel.length < MIN) return undefined;
  const opgaven = deel.map(({ stuk, vraag, vorm: eigen }) => {
    const soort = (invoer.stand.woorden[stuk.sleutel]?.terugOp ?? 0) > 0 ? ('herhaling' as const) : ('nieuw' as const);
    return buildOpgave({ stuk, vraag, vorm: eigen, soort }, invoer, random);
  });
  const gevraagd = deel.map(({ stuk }) => stuk);
  const naam = heet ?? { categorie: meeste(gevraagd, invoer), titel: titelVan(gevraagd, invoer) };
  return { ...naam, vorm, opgaven: spreadFairly(opgaven, random) };
}

/** The form that is next in turn and that these words, and some game, can be asked in. */
function andereTaak(
  stukken: readonly Oefenstuk[],
  invoer: Vraagt,
  random: Random,
  heet?: Pick<Lijsttaak, 'categorie' | 'titel'>,
): Lijsttaak | undefined {
  const { stuur, instelling } = invoer.geldend;
  const beurt = random.below(AFWISSELING.length);
  const vormen = AFWISSELING.map((_, i) => AFWISSELING[(beurt + i) % AFWISSELING.length]).filter((vorm) => vorm !== undefined);
  for (const vorm of vormen.filter((v) => stuur.vormen.includes(v))) {
    const taak = taakIn(vorm, stukken, invoer, random, heet);
    if (taak && passendeGames(taak.opgaven, instelling.gamesUit).length > 0) return taak;
  }
  return undefined;
}

/**
 * A dictation, and the same words in a form that changes by the day, so that every kind of game comes by. Empty without lists for this
 * day, with too few words, or when spelling is off.
 */
export function planLijsttaken(invoer: Vraagt, seed: number): Lijsttaak[] {
  const { lijstwoorden, stuur } = invoer.geldend;
  if (lijstwoorden.length === 0 || !stuur.spelling) return [];
  const random = createRandom(seed ^ 0x11d7);
  const stukken = chooseStukken(invoer, random);
  const dictee = taakIn('dictee-woord', stukken, invoer, random);
  if (!dictee) return [];
  // The same words, those that were dictated first.
  const anders = andereTaak(stukken, invoer, random);
  return [dictee, ...(anders ? [anders] : [])];
}

/** One day in a form that changes, the next as a dictation; sentences are always dictated. */
function omEnOm(
  stukken: readonly Oefenstuk[],
  invoer: Vraagt,
  random: Random,
  heet: Pick<Lijsttaak, 'categorie' | 'titel'>,
): Lijsttaak | undefined {
  const dictee = taakIn('dictee-woord', stukken, invoer, random, heet) ?? taakIn('dictee-zin', stukken, invoer, random, heet);
  const anders = andereTaak(stukken, invoer, random, heet);
  return (random.below(2) === 0 ? (anders ?? dictee) : dictee) ?? anders;
}

/** An opdracht takes one place in the plan a day, so that two of them leave room for each other. */
const MEEST_OPDRACHTEN = 2;

/**
 * For each opdracht of a docent a taak of its words: one day in a form that changes, the next as a dictation. Whatever else the settings
 * say: somebody chose these words for this child. Without enough words there is none, and the engine puts the categorie first.
 */
export function planOpdrachttaken(invoer: Vraagt, seed: number): Lijsttaak[] {
  const { geldend, regio, leerlijn } = invoer;
  const random = createRandom(seed ^ 0x0bd7);
  return geldend.opdrachten.slice(0, MEEST_OPDRACHTEN).flatMap(({ categorie, woorden }) => {
    const heet = { categorie };
    const stukken = opRang(
      woorden.map((rij) => dicteestuk(regio, leerlijn, rij)),
      invoer,
      random,
    );
    const taak = omEnOm(stukken, invoer, random, heet);
    return taak ? [taak] : [];
  });
}

/** For each thing of the week plan a taak of its words, by turns as opdrachten are; none where there are too few words. */
export function planWeektaken(invoer: Vraagt, seed: number): Lijsttaak[] {
  const { geldend, regio, leerlijn } = invoer;
  const random = createRandom(seed ^ 0x3ee7);
  return geldend.weektaken.flatMap(({ id, lijst, categorie, woorden }) => {
    const stukken = opRang(
      woorden.map((rij) => dicteestuk(regio, leerlijn, rij)),
      invoer,
      random,
    );
    const heet = categorie === null ? { categorie: meeste(stukken, invoer), titel: lijst ?? '' } : { categorie };
    const taak = omEnOm(stukken, invoer, random, heet);
    return taak ? [{ ...taak, weektaakId: id }] : [];
  });
}
