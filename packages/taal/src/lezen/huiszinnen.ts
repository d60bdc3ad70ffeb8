/**
 * Decides: to which house the parcel has to go: four that differ in their roof, their door and what stands beside them, and a description that fits one.
 * Source: own rules, as of the animals (`fotozinnen.ts`): a scene is a cross of two times two, so that nothing stands out and half of what is read leaves two.
 * Example: makeHuisscene('niet-deur', 'm4', random).zin is 'Het dak is rood. De deur is niet wit.'
 */
import { invariant } from '@spelrijk/base/invariant';
import type { Random } from '@spelrijk/base/random';
import type { Leesniveau } from '@spelrijk/domain/leesvormen';
import { HUISDINGEN, nameHuisbeeld, ZOEKKLEUREN, type Huisbeeld } from '@spelrijk/domain/zoekbeeld';
import { KEUZEZINNEN } from './opdrachten.ts';
import { asZinnen, nummerVan, tegenVan, type Rekenscene } from './rekenscene.ts';

type Kleur = Huisbeeld['dak'];
type Bij = Huisbeeld['bij'];

/** In a drawn order: colours of roofs, of doors, and what stands there. */
interface Trekking {
  readonly dak: readonly [Kleur, Kleur, Kleur, Kleur];
  readonly deur: readonly [Kleur, Kleur];
  readonly bij: readonly [Bij, Bij];
}

interface Plan {
  readonly huizen: readonly Huisbeeld[];
  readonly zinnen: readonly string[];
  /** Is this the one that is described? */
  readonly past: (huis: Huisbeeld) => boolean;
}

const kruis = <A, B>(een: readonly A[], ander: readonly B[]): readonly (readonly [A, B])[] =>
  een.flatMap((a) => ander.map((b) => [a, b] as const));

const dakMaalDeur = ({ dak: [a, b], deur, bij: [x] }: Trekking): readonly Huisbeeld[] =>
  kruis([a, b], deur).map(([dak, voor]) => ({ dak, deur: voor, bij: x }));
const deurMaalBij = ({ dak: [a], deur, bij }: Trekking): readonly Huisbeeld[] =>
  kruis(deur, bij).map(([voor, naast]) => ({ dak: a, deur: voor, bij: naast }));

const RECEPTEN = {
  samen: (t: Trekking): Plan => ({
    huizen: dakMaalDeur(t),
    zinnen: [`het dak is ${t.dak[0]}`, `de deur is ${t.deur[0]}`],
    past: ({ dak, deur }) => dak === t.dak[0] && deur === t.deur[0],
  }),
  'niet-deur': (t: Trekking): Plan => ({
    huizen: dakMaalDeur(t),
    zinnen: [`het dak is ${t.dak[0]}`, `de deur is niet ${t.deur[0]}`],
    past: ({ dak, deur }) => dak === t.dak[0] && deur !== t.deur[0],
  }),
  'niet-dak': (t: Trekking): Plan => ({
    huizen: dakMaalDeur(t),
    zinnen: [`het dak is niet ${t.dak[0]}`, `de deur is ${t.deur[0]}`],
    past: ({ dak, deur }) => dak !== t.dak[0] && deur === t.deur[0],
  }),
  naast: (t: Trekking): Plan => ({
    huizen: deurMaalBij(t),
    zinnen: [`de deur is ${t.deur[0]}`, `er staat een ${t.bij[0]} bij`],
    past: ({ deur, bij }) => deur === t.deur[0] && bij === t.bij[0],
  }),
  zonder: (t: Trekking): Plan => ({
    huizen: deurMaalBij(t),
    zinnen: [`de deur is ${t.deur[0]}`, `er staat geen ${t.bij[0]} bij`],
    past: ({ deur, bij }) => deur === t.deur[0] && bij !== t.bij[0],
  }),
  'van-die-twee': (t: Trekking): Plan => ({
    huizen: [
      { dak: t.dak[0], deur: t.deur[0], bij: t.bij[0] },
      { dak: t.dak[0], deur: t.deur[1], bij: t.bij[1] },
      { dak: t.dak[1], deur: t.deur[0], bij: t.bij[1] },
      { dak: t.dak[1], deur: t.deur[1], bij: t.bij[0] },
    ],
    zinnen: [`twee huizen hebben een ${t.dak[0]} dak`, `neem van die twee het huis zonder ${t.bij[0]}`],
    past: ({ dak, bij }) => dak === t.dak[0] && bij !== t.bij[0],
  }),
  zelfde: ({ dak: [a, b], bij: [x] }: Trekking): Plan => ({
    huizen: kruis([a, b], [a, b]).map(([dak, deur]) => ({ dak, deur, bij: x })),
    zinnen: ['de deur heeft dezelfde kleur als het dak', `de deur is niet ${a}`],
    past: ({ dak, deur }) => dak === deur && deur !== a,
  }),
  of: (t: Trekking): Plan => ({
    huizen: t.dak.map((dak, i) => ({ dak, deur: i % 2 === 0 ? t.deur[0] : t.deur[1], bij: i < 2 ? t.bij[0] : t.bij[1] })),
    zinnen: [`het dak is ${t.dak[0]} of ${t.dak[1]}`, `de deur is niet ${t.deur[0]}`],
    past: ({ dak, deur }) => (dak === t.dak[0] || dak === t.dak[1]) && deur !== t.deur[0],
  }),
} as const;

export type Huisrecept = keyof typeof RECEPTEN;

const LEZER: readonly Huisrecept[] = ['zelfde', 'of', 'van-die-twee'];
/** Nothing before E3: `deur` and `blauw` cannot be read yet. */
const PER_NIVEAU: readonly (readonly Huisrecept[])[] = [
  [],
  [],
  ['samen', 'niet-deur', 'niet-dak', 'naast'],
  ['niet-dak', 'naast', 'zonder'],
  ['zonder', 'niet-dak', 'of'],
];
export const huisreceptenVan = (niveau: Leesniveau): readonly Huisrecept[] => PER_NIVEAU[nummerVan(niveau)] ?? LEZER;

const KANTEN: readonly (readonly [(keyof Huisbeeld)[], string])[] = [
  [['dak'], KEUZEZINNEN.dak],
  [['deur'], KEUZEZINNEN.deur],
  [['bij'], KEUZEZINNEN.bij],
];

/** Four houses and what is said of one. Same chance, same scene. */
export function makeHuisscene(recept: Huisrecept, niveau: Leesniveau, random: Random): Rekenscene {
  const [a, b, c, d] = random.shuffle(ZOEKKLEUREN);
  const [p, q] = random.shuffle(ZOEKKLEUREN);
  const [x, y] = random.shuffle(HUISDINGEN);
  invariant(a && b && c && d && p && q && x && y, 'there is too little to draw from');
  const { huizen, zinnen, past } = RECEPTEN[recept]({ dak: [a, b, c, d], deur: [p, q], bij: [x, y] });
  const [antwoord, ...ook] = huizen.filter(past);
  invariant(antwoord && ook.length === 0 && huizen.length === 4, `${recept}: not one of four`);
  const tegen = tegenVan<Huisbeeld>(huizen, nameHuisbeeld, { goed: antwoord, past, kanten: KANTEN });
  return { zin: asZinnen(zinnen, niveau), antwoord: nameHuisbeeld(antwoord), keuzes: random.shuffle(huizen.map(nameHuisbeeld)), tegen };
}
