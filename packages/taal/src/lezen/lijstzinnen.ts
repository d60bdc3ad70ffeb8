/**
 * Decides: what a list says that has to be carried out: what is taken from a shelf when something is there or is not (`boodschap`), and in which order
 * things are laid or places are passed (`recept`, `route`).
 * Source: own rules. What a note means is worked out on what lies there; an order is one that fits all sentences, found among all orders, and every
 * sentence is needed for it.
 * Example: makeVolgorde('recept', 'regels', 'm4', random).zin is 'De ham komt na de kaas. De ui komt het eerst. De kaas komt na de vis.'
 */
import { invariant } from '@spelrijk/base/invariant';
import type { Random } from '@spelrijk/base/random';
import type { Leesniveau } from '@spelrijk/domain/leesvormen';
import type { Leesregel } from '@spelrijk/domain/opgave';
import { isHetWoord, isVoldaan, KEUZEZINNEN, metLidwoord as de } from './opdrachten.ts';
import { asZin, asZinnen, nummerVan, type Rekenscene } from './rekenscene.ts';

const die = (ding: string): string => (isHetWoord(ding) ? 'dat' : 'die');
/** Of what one does not count there is no `een`. */
const ZONDER_EEN: ReadonlySet<string> = new Set(['kaas', 'brood']);
const een = (ding: string): string => (ZONDER_EEN.has(ding) ? ding : `een ${ding}`);

/** Words per level, from the first level at which they can be read; each level has those before it. */
const tot = (lagen: readonly (readonly string[])[], niveau: Leesniveau): readonly string[] => lagen.slice(0, nummerVan(niveau) + 1).flat();

/* ---- a note and a shelf ---- */

/** There is a picture of each, that a child names with this word. */
const WAREN: readonly (readonly string[])[] = [
  ['kaas', 'boek', 'ei', 'vis', 'pet', 'pen'],
  ['taart', 'brood', 'bril', 'lamp'],
  ['peer', 'wortel', 'schaar'],
  ['appel', 'banaan', 'tomaat', 'lepel'],
];
const FRUIT: ReadonlySet<string> = new Set(['peer', 'appel', 'banaan']);
/** Who knows much of plants calls it fruit. */
const TWIJFEL = 'tomaat';
const NIET_TE_ETEN: ReadonlySet<string> = new Set(['pet', 'pen', 'boek', 'bril', 'lamp', 'schaar', 'lepel']);

interface Briefje {
  readonly zinnen: readonly string[];
  readonly schap: readonly string[];
  /** What is taken, worked out on the shelf. */
  readonly neem: (ligt: ReadonlySet<string>, schap: readonly string[]) => string | undefined;
}

/** `waren` in a drawn order. */
type Maak = (waren: readonly string[], random: Random) => Briefje;

/** Four on the shelf: these, and others that the note does not name. */
const vul = (op: readonly string[], anders: readonly string[]): readonly string[] => [...op, ...anders].slice(0, 4);

const BOODSCHAPPEN = {
  anders: ([a = '', b = '', ...rest], random) => ({
    zinnen: [`neem ${de(a)}`, `is er geen ${a}?`, `neem dan ${de(b)}`],
    schap: vul(random.below(2) === 0 ? [a, b] : [b], rest),
    neem: (ligt) => (ligt.has(a) ? a : b),
  }),
  ligt: ([a = '', b = '', c = '', ...rest], random) => ({
    zinnen: [`ligt er ${een(a)}?`, `neem dan ${de(b)}`, `ligt er geen ${a}?`, `neem dan ${de(c)}`],
    schap: vul(random.below(2) === 0 ? [a, b, c] : [b, c], rest),
    neem: (ligt) => (ligt.has(a) ? b : c),
  }),
  ketting: ([a = '', b = '', c = '', ...rest], random) => ({
    zinnen: [`neem ${de(a)}`, `is er geen ${a}?`, `neem dan ${de(b)}`, `is ${die(b)} er ook niet?`, `neem dan ${de(c)}`],
    schap: vul([a, b, c].slice(random.below(3)), rest),
    neem: (ligt) => [a, b, c].find((ware) => ligt.has(ware)),
  }),
  maar: ([a = '', b = '', c = '', ...rest], random) => ({
    zinnen: [`neem ${de(a)}`, `maar ligt er ook ${een(c)}?`, `dan neem je ${de(b)}`],
    schap: vul(random.below(2) === 0 ? [a, b, c] : [a, b], rest),
    neem: (ligt) => (ligt.has(c) ? b : a),
  }),
  beide: ([a = '', b = '', c = '', d = '', ...rest], random) => ({
    zinnen: [`ligt er ${een(a)} en ook ${een(b)}?`, `neem dan ${de(a)}`, 'ligt een van de twee er niet?', `neem dan ${de(c)}`],
    schap: vul(
      [
        [a, b, c],
        [a, c],
        [b, c, d],
      ][random.below(3)] ?? [],
      rest,
    ),
    neem: (ligt) => (ligt.has(a) && ligt.has(b) ? a : c),
  }),
  soort: (waren, random) => {
    const fruit = waren.filter((ware) => FRUIT.has(ware));
    const hard = waren.filter((ware) => NIET_TE_ETEN.has(ware));
    const eten = waren.filter((ware) => !FRUIT.has(ware) && !NIET_TE_ETEN.has(ware) && ware !== TWIJFEL);
    const [f = '', g = ''] = fruit;
    const [h = '', i = ''] = hard;
    const [e = ''] = eten;
    return random.below(2) === 0
      ? {
          zinnen: ['neem iets wat je kunt eten', 'neem geen fruit'],
          schap: [f, g, h, e],
          neem: (_, schap) => schap.find((ware) => !FRUIT.has(ware) && !NIET_TE_ETEN.has(ware)),
        }
      : {
          zinnen: ['neem iets wat je niet kunt eten', `maar niet ${de(h)}`],
          schap: [f, h, i, e],
          neem: (_, schap) => schap.find((ware) => NIET_TE_ETEN.has(ware) && ware !== h),
        };
  },
} as const satisfies Readonly<Record<string, Maak>>;

export type Boodschaprecept = keyof typeof BOODSCHAPPEN;

const LEZER: readonly Boodschaprecept[] = ['ketting', 'beide', 'maar', 'soort'];
const PER_NIVEAU: readonly (readonly Boodschaprecept[])[] = [
  ['anders'],
  ['anders', 'ligt'],
  ['ligt', 'ketting', 'maar'],
  ['ketting', 'maar', 'ligt', 'beide'],
];
export const boodschapreceptenVan = (niveau: Leesniveau): readonly Boodschaprecept[] => PER_NIVEAU[nummerVan(niveau)] ?? LEZER;

const noemt = (zinnen: readonly string[], ware: string): boolean => zinnen.some((zin) => new RegExp(`\\b${ware}\\b`).test(zin));

const tegenWare = (ware: string, zinnen: readonly string[]): string =>
  noemt(zinnen, ware) ? KEUZEZINNEN.welOpBriefje : KEUZEZINNEN.nietOpBriefje;

/** Of a kind that is asked, or is not. */
function tegenSoort(ware: string, zinnen: readonly string[]): string {
  if (noemt(zinnen, ware)) return KEUZEZINNEN.juistNiet;
  if (NIET_TE_ETEN.has(ware)) return KEUZEZINNEN.nietTeEten;
  return zinnen.some((zin) => zin.includes('geen fruit')) ? KEUZEZINNEN.fruit : KEUZEZINNEN.teEten;
}

/** A note and what lies on the shelf. Same chance, same note. */
export function makeBoodschap(recept: Boodschaprecept, niveau: Leesniveau, random: Random): Rekenscene {
  const maak: Maak = BOODSCHAPPEN[recept];
  const { zinnen, schap, neem } = maak(random.shuffle(tot(WAREN, niveau)), random);
  const antwoord = neem(new Set(schap), schap);
  invariant(antwoord !== undefined && schap.length === 4 && schap.includes(antwoord), `${recept}: it does not lie there`);
  const tegen = Object.fromEntries(
    schap
      .filter((ware) => ware !== antwoord)
      .map((ware) => [ware, [recept === 'soort' ? tegenSoort(ware, zinnen) : tegenWare(ware, zinnen)]]),
  );
  return { zin: asZinnen(zinnen, niveau), antwoord, keuzes: random.shuffle(schap), plaatjes: true, tegen };
}

/* ---- an order ---- */

const DINGEN: Readonly<Record<'recept' | 'route', readonly (readonly string[])[]>> = {
  recept: [
    ['kaas', 'ham', 'vis', 'kip', 'ei', 'noot'],
    ['spek', 'sla'],
    ['worst'],
    ['tomaat', 'olijf', 'tonijn'],
    [],
    ['paprika', 'ananas'],
  ],
  route: [
    ['zee', 'huis', 'boom', 'tuin'],
    ['kerk', 'brug', 'school', 'park', 'dijk'],
    ['winkel', 'markt'],
    ['haven', 'molen', 'bakker'],
    [],
    ['station'],
  ],
};

type Regelsoort = Exclude<Leesregel['soort'], 'zonder'>;

const paren = (dingen: readonly string[]): readonly (readonly [string, string])[] =>
  dingen.flatMap((x) => dingen.flatMap((y) => (x === y ? [] : [[x, y] as const])));

const ZINNEN: Readonly<Record<Regelsoort, (x: string, y: string, z: string) => string>> = {
  na: (x, y) => `${de(x)} komt na ${de(y)}`,
  voor: (x, y) => `${de(x)} komt voor ${de(y)}`,
  meteen: (x, y) => `meteen na ${de(y)} komt ${de(x)}`,
  eerst: (x) => `${de(x)} komt het eerst`,
  laatst: (x) => `${de(x)} komt het laatst`,
  'niet-eerst': (x) => `${de(x)} komt niet het eerst`,
  tussen: (x, y, z) => `${de(x)} komt tussen ${de(y)} en ${de(z)}`,
};

/** Of which things something of this kind can be said. */
function dingenVoor(soort: Regelsoort, dingen: readonly string[]): readonly (readonly string[])[] {
  if (soort === 'eerst' || soort === 'laatst' || soort === 'niet-eerst') return dingen.map((x) => [x]);
  if (soort !== 'tussen') return paren(dingen);
  return paren(dingen).flatMap(([y, z]) => dingen.filter((x) => x !== y && x !== z && y < z).map((x) => [x, y, z]));
}

const regelsVan = (soort: Regelsoort, dingen: readonly string[]): readonly Leesregel[] =>
  dingenVoor(soort, dingen).map((over) => {
    const [x = '', y = '', z = ''] = over;
    return { zin: ZINNEN[soort](x, y, z), soort, dingen: [...over] };
  });

const permute = (plekken: readonly number[]): readonly (readonly number[])[] =>
  plekken.length < 2 ? [plekken] : plekken.flatMap((x) => permute(plekken.filter((ander) => ander !== x)).map((rest) => [x, ...rest]));
/** Found once for each number of things: many orders are drawn before one is short enough. */
const PLEKKEN = [0, 1, 2, 3, 4, 5].map((n) => permute([...Array(n).keys()]));
const volgordes = (dingen: readonly string[]): readonly Orde[] =>
  (PLEKKEN[dingen.length] ?? []).map((plekken) => plekken.flatMap((plek) => dingen[plek] ?? []));

type Orde = readonly string[];

/** Sentences that together leave this order and no other, each of them needed. */
function drawRegels(orde: Orde, soorten: readonly Regelsoort[], random: Random): readonly Leesregel[] {
  const alle = volgordes(orde);
  const waar = random.shuffle(soorten.flatMap((soort) => regelsVan(soort, orde)).filter((regel) => isVoldaan(regel, orde)));
  let gekozen: readonly Leesregel[] = [];
  let over = alle;
  for (const regel of waar) {
    const minder = over.filter((ander) => isVoldaan(regel, ander));
    if (minder.length < over.length) [gekozen, over] = [[...gekozen, regel], minder];
  }
  for (const regel of gekozen) {
    const zonder = gekozen.filter((ander) => ander !== regel);
    if (alle.filter((ander) => zonder.every((een) => isVoldaan(een, ander))).length === 1) gekozen = zonder;
  }
  return random.shuffle(gekozen);
}

export type Volgorderecept = 'dan' | 'keten' | 'regels' | 'zonder';
interface Soort {
  readonly n: number;
  readonly soorten: readonly Regelsoort[];
}

/** How long the order is, and what can be said of it. */
const SOORTEN: readonly Soort[] = [
  { n: 4, soorten: [] },
  { n: 4, soorten: ['na', 'voor'] },
  { n: 4, soorten: ['na', 'voor', 'eerst', 'laatst'] },
  { n: 4, soorten: ['na', 'voor', 'eerst', 'laatst', 'meteen'] },
  { n: 4, soorten: ['na', 'voor', 'laatst', 'meteen', 'tussen', 'niet-eerst'] },
];
const LANG: Soort = { n: 5, soorten: ['na', 'eerst', 'laatst', 'meteen', 'tussen', 'niet-eerst'] };

const VOLGORDES: readonly (readonly Volgorderecept[])[] = [['dan'], ['dan', 'keten'], ['keten', 'regels'], ['regels']];
export const volgordereceptenVan = (niveau: Leesniveau): readonly Volgorderecept[] => VOLGORDES[nummerVan(niveau)] ?? ['regels', 'zonder'];

/** Room for what is read (letters): a recipe hangs beside a pizza, a route stands on a wide board. And most pieces. */
const RUIMTE = { recept: { letters: 105, stukken: 4 }, route: { letters: 140, stukken: 5 } } as const;
const POGINGEN = 60;

const DAN: Readonly<Record<'recept' | 'route', (ding: string, dan: boolean) => string>> = {
  recept: (ding, dan) => `leg ${dan ? 'dan ' : ''}${de(ding)}`,
  route: (ding, dan) => `rij ${dan ? 'dan ' : ''}naar ${de(ding)}`,
};
/** Each thing comes right after the one before it. */
const regelsNaElkaar = (wat: 'recept' | 'route', orde: Orde): readonly Leesregel[] =>
  orde.map((ding, i) => ({
    zin: DAN[wat](ding, i > 0),
    ...(i === 0 ? { soort: 'eerst', dingen: [ding] } : { soort: 'meteen', dingen: [ding, orde[i - 1] ?? ''] }),
  }));
const ZONDER: Readonly<Record<'recept' | 'route', (ding: string) => string>> = {
  recept: (ding) => `er komt geen ${ding} op`,
  route: (ding) => `kom niet langs ${de(ding)}`,
};

/** Things or places, and sentences that say their order. Same chance, same order. */
export function makeVolgorde(wat: 'recept' | 'route', recept: Volgorderecept, niveau: Leesniveau, random: Random): Rekenscene {
  const { n: lang, soorten } = SOORTEN[nummerVan(niveau)] ?? LANG;
  const { letters, stukken } = RUIMTE[wat];
  const n = Math.min(lang, stukken) - (recept === 'zonder' ? 1 : 0);
  const keten: readonly Regelsoort[] = recept === 'keten' ? ['na', 'voor'] : soorten;
  for (let poging = 0; poging < POGINGEN; poging++) {
    const dingen = random.shuffle(tot(DINGEN[wat], niveau));
    const orde = dingen.slice(0, n);
    const extra = recept === 'zonder' ? dingen.slice(n, n + 1) : [];
    const over = recept === 'dan' ? regelsNaElkaar(wat, orde) : drawRegels(orde, keten, random);
    const niet = extra.map((ding): Leesregel => ({ zin: ZONDER[wat](ding), soort: 'zonder', dingen: [ding] }));
    const regels = [...over, ...niet].map((regel) => ({ ...regel, zin: asZin(regel.zin, niveau) }));
    const zin = regels.map((regel) => regel.zin).join(' ');
    if (zin.length <= letters && over.length > 1)
      return { zin, antwoord: orde.join(' '), keuzes: random.shuffle([...orde, ...extra]), stukken: orde, regels, tegen: {} };
  }
  throw new Error(`${wat} ${recept}: no order short enough`);
}
