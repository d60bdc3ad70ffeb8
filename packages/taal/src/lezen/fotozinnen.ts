/**
 * Decides: which animal has to be on the picture: four that differ in what they are, what they do and what they have on, and an order in words that fits
 * exactly one of them.
 * Source: own rules, as of who hides (`zoekzinnen.ts`): a scene is a cross of two times two, so that nobody stands out; what an order means is computed.
 * Example: makeFotoscene('niet-doet', 'm4', random).zin is 'Neem de leeuw. Hij slaapt niet.'
 */
import { invariant } from '@spelrijk/base/invariant';
import type { Random } from '@spelrijk/base/random';
import type { Leesniveau } from '@spelrijk/domain/leesvormen';
import { FOTODIEREN, FOTODADEN, FOTOHOOFDEN, nameFotobeeld, type Fotobeeld } from '@spelrijk/domain/zoekbeeld';
import { KEUZEZINNEN } from './opdrachten.ts';
import { asZinnen, nummerVan, tegenVan, type Rekenscene } from './rekenscene.ts';

type Dier = Fotobeeld['dier'];
type Doet = Fotobeeld['doet'];
type Hoofd = Fotobeeld['hoofd'];

/** Animals and deeds whose words can be read at a level: a monkey and what is short first. */
const dierenVan = (niveau: Leesniveau): readonly Dier[] => FOTODIEREN.slice(0, [1, 1, 2, 3, 3][nummerVan(niveau)]);
const dadenVan = (niveau: Leesniveau): readonly Doet[] => FOTODADEN.slice(0, nummerVan(niveau) < 2 ? 3 : undefined);

const MEERVOUD: Readonly<Record<Doet, string>> = {
  leest: 'lezen',
  eet: 'eten',
  zingt: 'zingen',
  slaapt: 'slapen',
  springt: 'springen',
};

/** Two of each, drawn; `dieren` are all of the level, the first two of them `d` and `e`. */
interface Trekking {
  readonly d: Dier;
  readonly e: Dier;
  readonly dieren: readonly Dier[];
  readonly a: Doet;
  readonly b: Doet;
  readonly x: Hoofd;
  readonly y: Hoofd;
}

function draw(niveau: Leesniveau, random: Random): Trekking {
  const dieren = random.shuffle(dierenVan(niveau));
  const [d, e = d] = dieren;
  const [a, b] = random.shuffle(dadenVan(niveau));
  const [x, y] = random.shuffle(FOTOHOOFDEN);
  invariant(d && e && a && b && x && y, 'there is too little to draw from');
  return { d, e, dieren, a, b, x, y };
}

interface Plan {
  readonly beelden: readonly Fotobeeld[];
  readonly zinnen: readonly string[];
  /** Is this the one that the order means? */
  readonly past: (beeld: Fotobeeld) => boolean;
}

const doetKruis = ({ d, e, a, b, x }: Trekking): Fotobeeld[] =>
  [d, e].flatMap((dier) => [a, b].map((doet): Fotobeeld => ({ dier, doet, hoofd: x })));

/** Animal by animal, their deeds and heads in turn: two do `a`, two have `x` on. */
const rij = ({ d, e, a, b, x, y }: Trekking): Fotobeeld[] => [
  { dier: d, doet: a, hoofd: x },
  { dier: e, doet: a, hoofd: y },
  { dier: d, doet: b, hoofd: y },
  { dier: e, doet: b, hoofd: x },
];

/** Four animals, their deeds and heads in turn. */
const vier = ({ dieren, a, b, x, y }: Trekking): Fotobeeld[] =>
  dieren.map((dier, i): Fotobeeld => ({ dier, doet: i % 2 === 0 ? a : b, hoofd: i < 2 ? x : y }));

const RECEPTEN = {
  samen: (t: Trekking): Plan => ({
    beelden: [t.a, t.b].flatMap((doet) => [t.x, t.y].map((hoofd): Fotobeeld => ({ dier: t.d, doet, hoofd }))),
    zinnen: [`neem de ${t.d} die ${t.a}`, `hij heeft een ${t.x} op`],
    past: ({ doet, hoofd }) => doet === t.a && hoofd === t.x,
  }),
  'geen-op': (t: Trekking): Plan => ({
    beelden: [t.a, t.b].flatMap((doet) => [t.x, t.y].map((hoofd): Fotobeeld => ({ dier: t.d, doet, hoofd }))),
    zinnen: [`neem de ${t.d} die ${t.a}`, `hij heeft geen ${t.x} op`],
    past: ({ doet, hoofd }) => doet === t.a && hoofd !== t.x,
  }),
  'dier-doet': (t: Trekking): Plan => ({
    beelden: doetKruis(t),
    zinnen: [`neem de ${t.d} die ${t.a}`],
    past: ({ dier, doet }) => dier === t.d && doet === t.a,
  }),
  'niet-doet': (t: Trekking): Plan => ({
    beelden: doetKruis(t),
    zinnen: [`neem de ${t.d}`, `hij ${t.a} niet`],
    past: ({ dier, doet }) => dier === t.d && doet !== t.a,
  }),
  zonder: (t: Trekking): Plan => ({
    beelden: [t.d, t.e].flatMap((dier) => [t.x, t.y].map((hoofd): Fotobeeld => ({ dier, doet: t.a, hoofd }))),
    zinnen: [`neem de ${t.d} zonder ${t.x}`],
    past: ({ dier, hoofd }) => dier === t.d && hoofd !== t.x,
  }),
  'niet-dier': (t: Trekking): Plan => ({
    beelden: doetKruis(t),
    zinnen: [`neem een dier dat ${t.a}, maar niet de ${t.d}`],
    past: ({ dier, doet }) => doet === t.a && dier !== t.d,
  }),
  'van-die-twee': (t: Trekking): Plan => ({
    beelden: rij(t),
    zinnen: [`twee dieren ${MEERVOUD[t.a]}`, `neem van die twee het dier zonder ${t.x}`],
    past: ({ doet, hoofd }) => doet === t.a && hoofd !== t.x,
  }),
  of: (t: Trekking): Plan => ({
    beelden: vier(t),
    zinnen: [`neem de ${t.d} of de ${t.e}`, `het dier ${t.a}`],
    past: ({ dier, doet }) => (dier === t.d || dier === t.e) && doet === t.a,
  }),
  zelfde: (t: Trekking): Plan => ({
    beelden: vier(t),
    zinnen: [`er is een dier dat hetzelfde op heeft als de ${t.d}`, `neem dat dier`],
    past: ({ dier, hoofd }) => dier !== t.d && hoofd === t.x,
  }),
} as const;

export type Fotorecept = keyof typeof RECEPTEN;

const LEZER: readonly Fotorecept[] = ['of', 'zelfde', 'van-die-twee', 'niet-dier', 'geen-op'];
const PER_NIVEAU: readonly (readonly Fotorecept[])[] = [
  [],
  ['samen', 'geen-op'],
  ['dier-doet', 'samen', 'niet-doet', 'zonder'],
  ['niet-doet', 'zonder', 'geen-op', 'niet-dier'],
  ['niet-dier', 'van-die-twee', 'geen-op', 'zonder'],
];
export const fotoreceptenVan = (niveau: Leesniveau): readonly Fotorecept[] => PER_NIVEAU[nummerVan(niveau)] ?? LEZER;

const KANTEN: readonly (readonly [(keyof Fotobeeld)[], string])[] = [
  [['dier'], KEUZEZINNEN.dier],
  [['doet'], KEUZEZINNEN.doetDier],
  [['hoofd'], KEUZEZINNEN.hoofdDier],
];

/** Four animals and an order. Same chance, same scene. */
export function makeFotoscene(recept: Fotorecept, niveau: Leesniveau, random: Random): Rekenscene {
  const { beelden, zinnen, past } = RECEPTEN[recept](draw(niveau, random));
  const [antwoord, ...ook] = beelden.filter(past);
  invariant(antwoord && ook.length === 0 && beelden.length === 4, `${recept}: not one of four`);
  const tegen = tegenVan<Fotobeeld>(beelden, nameFotobeeld, { goed: antwoord, past, kanten: KANTEN });
  return { zin: asZinnen(zinnen, niveau), antwoord: nameFotobeeld(antwoord), keuzes: random.shuffle(beelden.map(nameFotobeeld)), tegen };
}
