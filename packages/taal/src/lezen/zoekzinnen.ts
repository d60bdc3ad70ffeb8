/**
 * Decides: who is looked for: four who hide, and a clue in words that fits exactly one of them.
 * Source: own rules. Every scene is a cross (two places by two heads), so that nobody stands out: without the clue all four are as likely, and with
 * half of it two remain. What a clue means is computed (`fits`), and a scene in which it does not leave one is no scene.
 * Example: makeZoekscene('niet-daar', 'm3', random).zin is 'hij zit niet op de ton. zijn pet is rood.'
 */
import { invariant } from '@spelrijk/base/invariant';
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import { withHoofdletter } from '@spelrijk/base/tekst';
import type { Leesniveau } from '@spelrijk/domain/leesvormen';
import { nameZoekbeeld, ZOEKDINGEN, ZOEKHOOFDEN, ZOEKKLEUREN, ZOEKPLEKKEN, type Zoekbeeld } from '@spelrijk/domain/zoekbeeld';
import { LEESGRENZEN } from './niveaus.ts';
import { KEUZEZINNEN } from './opdrachten.ts';
import { tegenVan } from './rekenscene.ts';

type Plek = Zoekbeeld['plek'];
type Ding = Zoekbeeld['ding'];
type Waar = Pick<Zoekbeeld, 'plek' | 'ding'>;
type Hoofd = Pick<Zoekbeeld, 'hoofd' | 'kleur'>;

/** One thing that is said of who is looked for. */
type Aanwijzing =
  | { readonly soort: 'waar'; readonly waar: readonly Waar[]; readonly niet?: true }
  | { readonly soort: 'kleur'; readonly op: Hoofd; readonly niet?: true }
  | { readonly soort: 'hoofd'; readonly hoofd: Zoekbeeld['hoofd']; readonly niet?: true }
  /** Two are near the thing; it is the one who does not wear this. */
  | { readonly soort: 'ander'; readonly ding: Ding; readonly op: Hoofd }
  /** It wears the colour of who sits there, and is somebody else. */
  | { readonly soort: 'zelfde'; readonly als: Waar };

const isWaar = (een: Waar, ander: Waar): boolean => een.plek === ander.plek && een.ding === ander.ding;
const isHoofd = (een: Hoofd, ander: Hoofd): boolean => een.hoofd === ander.hoofd && een.kleur === ander.kleur;

/** Is this said of who looks like this, among these? */
function fits(beeld: Zoekbeeld, aanwijzing: Aanwijzing, alle: readonly Zoekbeeld[]): boolean {
  switch (aanwijzing.soort) {
    case 'waar':
      return aanwijzing.waar.some((waar) => isWaar(beeld, waar)) !== (aanwijzing.niet ?? false);
    case 'kleur':
      return isHoofd(beeld, aanwijzing.op) !== (aanwijzing.niet ?? false);
    case 'hoofd':
      return (beeld.hoofd === aanwijzing.hoofd) !== (aanwijzing.niet ?? false);
    case 'ander':
      return beeld.ding === aanwijzing.ding && !isHoofd(beeld, aanwijzing.op);
    case 'zelfde': {
      const als = alle.find((een) => isWaar(een, aanwijzing.als));
      return als !== undefined && als !== beeld && als.kleur === beeld.kleur;
    }
  }
}

/** What there is to say and to see at a level. */
interface Voorraad {
  readonly plekken: readonly Plek[];
  readonly hoofden: readonly Zoekbeeld['hoofd'][];
  readonly kleuren: readonly Zoekbeeld['kleur'][];
}

const voorraadVan = (niveau: Leesniveau): Voorraad => {
  const [begin, m3] = [niveau === 'start', niveau === 'm3'];
  return {
    plekken: ZOEKPLEKKEN.slice(0, begin ? 2 : m3 ? 3 : undefined),
    hoofden: ZOEKHOOFDEN.slice(0, begin ? 2 : undefined),
    kleuren: ZOEKKLEUREN.slice(0, begin || m3 ? 3 : undefined),
  };
};

/** What a scene is built of: two places and two heads that differ, drawn. */
interface Trekking {
  readonly a: Waar;
  readonly b: Waar;
  readonly x: Hoofd;
  readonly y: Hoofd;
  readonly plekken: readonly Plek[];
  readonly dingen: readonly Ding[];
  readonly random: Random;
}

/** Who sits in a boat or a cart sits on it too; a barrel and a box are another matter. */
const IN_OF_OP: ReadonlySet<Plek> = new Set(['in', 'op']);
const SCHERP: ReadonlySet<Ding> = new Set(['ton', 'doos']);

/** `gelijk`: the heads are the same thing in two colours, two things in whatever colour, or whatever differs. */
function draw({ plekken, hoofden, kleuren }: Voorraad, gelijk: 'hoofd' | 'anders' | undefined, random: Random): Trekking {
  const [p, q = p] = random.shuffle(plekken);
  const [h, ander = h] = random.shuffle(hoofden);
  const [k, kleur = k] = random.shuffle(kleuren);
  // The same place with two things, the same thing with two places, or both differ.
  const [b, i] = [random.below(3), random.below(2)];
  const geschud = random.shuffle(ZOEKDINGEN);
  const scherp = b === 1 && p && q && IN_OF_OP.has(p) && IN_OF_OP.has(q);
  const dingen = scherp ? geschud.toSorted((een, ander) => Number(SCHERP.has(ander)) - Number(SCHERP.has(een))) : geschud;
  const [d, e = d] = dingen;
  invariant(p && q && h && ander && k && kleur && d && e, 'there is too little to draw from');
  return {
    a: { plek: p, ding: d },
    b: { plek: b === 0 ? p : q, ding: b === 1 ? d : e },
    x: { hoofd: h, kleur: k },
    y: { hoofd: gelijk === 'hoofd' || (gelijk === undefined && i === 0) ? h : ander, kleur },
    plekken: random.shuffle(plekken),
    dingen,
    random,
  };
}

interface Plan {
  readonly aanwijzingen: readonly Aanwijzing[];
  readonly beelden: readonly Zoekbeeld[];
}

const kruis = ({ a, b, x, y }: Trekking): Zoekbeeld[] => [
  { ...a, ...x },
  { ...a, ...y },
  { ...b, ...x },
  { ...b, ...y },
];

/** Near a thing is before, behind or beside it. */
const NABIJ: readonly Plek[] = ['voor', 'achter', 'naast'];

/** How a clue is made; each leaves exactly one of four. */
const RECEPTEN = {
  waar: ({ dingen, plekken: [p = 'in', q = 'op'], x, y }: Trekking): Plan => {
    const beelden = dingen.map((ding, i): Zoekbeeld => ({ plek: i % 2 === 0 ? p : q, ding, ...(i < 2 ? x : y) }));
    const [een] = beelden;
    return { aanwijzingen: een ? [{ soort: 'waar', waar: [een] }] : [], beelden };
  },
  daar: (t: Trekking): Plan => ({
    aanwijzingen: [
      { soort: 'waar', waar: [t.a] },
      { soort: 'kleur', op: t.x },
    ],
    beelden: kruis(t),
  }),
  'niet-daar': (t: Trekking): Plan => ({
    aanwijzingen: [
      { soort: 'waar', waar: [t.b], niet: true },
      { soort: 'kleur', op: t.x },
    ],
    beelden: kruis(t),
  }),
  'niet-die-kleur': (t: Trekking): Plan => ({
    aanwijzingen: [
      { soort: 'waar', waar: [t.a] },
      { soort: 'kleur', op: t.x, niet: true },
    ],
    beelden: kruis(t),
  }),
  draagt: (t: Trekking): Plan => ({
    aanwijzingen: [
      { soort: 'waar', waar: [t.b], niet: true },
      { soort: 'hoofd', hoofd: t.x.hoofd },
    ],
    beelden: kruis(t),
  }),
  'draagt-geen': (t: Trekking): Plan => ({
    aanwijzingen: [
      { soort: 'waar', waar: [t.a] },
      { soort: 'hoofd', hoofd: t.x.hoofd, niet: true },
    ],
    beelden: kruis(t),
  }),
  of: ({ dingen: [d = 'ton', e = 'boot', f = 'doos', g = 'kar'], a: { plek }, x, y }: Trekking): Plan => ({
    aanwijzingen: [
      {
        soort: 'waar',
        waar: [
          { plek, ding: d },
          { plek, ding: e },
        ],
      },
      { soort: 'kleur', op: x },
    ],
    beelden: [
      { plek, ding: d, ...x },
      { plek, ding: e, ...y },
      { plek, ding: f, ...x },
      { plek, ding: g, ...y },
    ],
  }),
  ander: ({ dingen: [d = 'ton', e = 'boot'], x, y, random }: Trekking): Plan => {
    const [p = 'voor', q = 'naast'] = random.shuffle(NABIJ);
    return {
      aanwijzingen: [{ soort: 'ander', ding: d, op: x }],
      beelden: [
        { plek: p, ding: d, ...x },
        { plek: q, ding: d, ...y },
        { plek: p, ding: e, ...x },
        { plek: q, ding: e, ...y },
      ],
    };
  },
  zelfde: ({ dingen, plekken, x, y, random }: Trekking): Plan => {
    const [h = 'pet', i = 'hoed'] = random.shuffle(ZOEKHOOFDEN);
    const plekVan = (n: number): Plek => plekken[n % plekken.length] ?? 'op';
    const beelden = dingen.map((ding, n): Zoekbeeld => ({
      plek: plekVan(n),
      ding,
      hoofd: n % 2 === 0 ? h : i,
      kleur: n < 2 ? x.kleur : y.kleur,
    }));
    const [als] = beelden;
    return { aanwijzingen: als ? [{ soort: 'zelfde', als }] : [], beelden };
  },
  die: (t: Trekking): Plan => ({
    aanwijzingen: [
      { soort: 'kleur', op: t.x },
      { soort: 'waar', waar: [t.b], niet: true },
    ],
    beelden: kruis(t),
  }),
} as const;

export type Zoekrecept = keyof typeof RECEPTEN;

/** Heads that the words of a recipe need: one thing in two colours, or two things. */
const HOOFDEN: Readonly<Partial<Record<Zoekrecept, 'hoofd' | 'anders'>>> = {
  'niet-die-kleur': 'hoofd',
  draagt: 'anders',
  'draagt-geen': 'anders',
};

const BEGIN: readonly Zoekrecept[] = ['waar', 'daar'];
const LEZER: readonly Zoekrecept[] = ['of', 'ander', 'die', 'zelfde', 'draagt-geen'];
const PER_NIVEAU: Readonly<Record<Leesniveau, readonly Zoekrecept[]>> = {
  start: BEGIN,
  m3: ['daar', 'niet-daar', 'niet-die-kleur'],
  e3: ['daar', 'niet-daar', 'draagt', 'draagt-geen'],
  m4: ['niet-daar', 'niet-die-kleur', 'draagt-geen', 'of'],
  e4: ['draagt-geen', 'of', 'ander', 'die'],
  m5: LEZER,
  e5: LEZER,
  'm6-e6': LEZER,
  'm7-e7': LEZER,
  plus: LEZER,
};

function sayOne(aanwijzing: Aanwijzing): string {
  switch (aanwijzing.soort) {
    case 'waar':
      return `hij zit ${aanwijzing.niet ? 'niet ' : ''}${aanwijzing.waar[0]?.plek} de ${aanwijzing.waar.map(({ ding }) => ding).join(' of de ')}`;
    case 'kleur':
      return `zijn ${aanwijzing.op.hoofd} is ${aanwijzing.niet ? 'niet ' : ''}${aanwijzing.op.kleur}`;
    case 'hoofd':
      return `hij draagt ${aanwijzing.niet ? 'geen' : 'een'} ${aanwijzing.hoofd}`;
    case 'ander':
      return `er zitten er twee bij de ${aanwijzing.ding}. de ${aanwijzing.op.hoofd} van de een is ${aanwijzing.op.kleur}. zoek de ander`;
    case 'zelfde':
      return `een van hen zit ${aanwijzing.als.plek} de ${aanwijzing.als.ding}. zoek wie dezelfde kleur draagt als hij`;
  }
}

/** `die`: both in one sentence, pointed back at twice. */
function say(recept: Zoekrecept, aanwijzingen: readonly Aanwijzing[], hoofdletters: boolean): string {
  const [een, twee] = aanwijzingen;
  const los =
    recept === 'die' && een?.soort === 'kleur' && twee?.soort === 'waar'
      ? [`zijn ${een.op.hoofd} is ${een.op.kleur}, maar die ${twee.waar[0]?.plek} de ${twee.waar[0]?.ding} is het niet`]
      : aanwijzingen.map(sayOne);
  const zinnen = los.flatMap((zin) => zin.split('. '));
  return zinnen.map((zin) => `${hoofdletters ? withHoofdletter(zin) : zin}.`).join(' ');
}

export interface Zoekscene {
  readonly zin: string;
  /** Names of the four, in a drawn order; the right one among them. */
  readonly keuzes: readonly string[];
  readonly antwoord: string;
  /** Of each wrong one what is said when it is chosen. */
  readonly tegen: Record<string, string[]>;
}

const KANTEN: readonly (readonly [(keyof Zoekbeeld)[], string])[] = [
  [['plek', 'ding'], KEUZEZINNEN.waar],
  [['kleur'], KEUZEZINNEN.kleur],
  [['hoofd'], KEUZEZINNEN.hoofd],
];

/** Four who hide and a clue. Same chance, same scene. */
export function makeZoekscene(recept: Zoekrecept, niveau: Leesniveau, random: Random): Zoekscene {
  const { aanwijzingen, beelden } = RECEPTEN[recept](draw(voorraadVan(niveau), HOOFDEN[recept], random));
  const goed = beelden.filter((beeld) => aanwijzingen.every((aanwijzing) => fits(beeld, aanwijzing, beelden)));
  const [antwoord] = goed;
  invariant(antwoord && goed.length === 1, `${recept}: ${goed.length} fit`);
  return {
    zin: say(recept, aanwijzingen, LEESGRENZEN[niveau].hoofdletters),
    keuzes: random.shuffle(beelden.map(nameZoekbeeld)),
    antwoord: nameZoekbeeld(antwoord),
    // Who has the colour of somebody else: that is the only thing a wrong one can differ in.
    tegen:
      recept === 'zelfde'
        ? Object.fromEntries(
            beelden.filter(({ kleur }) => kleur !== antwoord.kleur).map((beeld) => [nameZoekbeeld(beeld), [KEUZEZINNEN.kleur]]),
          )
        : tegenVan<Zoekbeeld>(beelden, nameZoekbeeld, {
            goed: antwoord,
            past: (beeld) => aanwijzingen.every((aanwijzing) => fits(beeld, aanwijzing, beelden)),
            kanten: KANTEN,
          }),
  };
}

/** Who is looked for by a kind of clue. The scene in it is one of many: every time it is asked, another is drawn. */
export interface ZoekBeeld extends Zoekscene {
  readonly id: string;
  readonly niveau: Leesniveau;
  readonly vorm: 'zoek-beeld';
  readonly recept: Zoekrecept;
  readonly fout: readonly string[];
}

const PER_NIVEAU_HOEVEEL = 12;

/** The items of a level: `m4-z01` to `m4-z12`, their kinds of clue in turn. */
export const zoekzinnenVan = (niveau: Leesniveau): ZoekBeeld[] =>
  Array.from({ length: PER_NIVEAU_HOEVEEL }, (_, n) => {
    const recepten = PER_NIVEAU[niveau];
    const recept = recepten[n % recepten.length] ?? 'waar';
    const id = `${niveau}-z${String(n + 1).padStart(2, '0')}`;
    const scene = makeZoekscene(recept, niveau, createRandom(seedFrom(id)));
    return { id, niveau, vorm: 'zoek-beeld', recept, ...scene, fout: scene.keuzes.filter((keuze) => keuze !== scene.antwoord) };
  });
