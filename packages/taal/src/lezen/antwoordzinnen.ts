/**
 * Decides: which of four sentences answers a question.
 * Source: own rules. Each sentence is a fact (who, what, where, when, why); the four are a cross of two times two of what the question names, so that half
 * of it leaves two, and which fact answers is computed.
 * Example: makeAntwoordscene('waar', 'm4', random).zin is 'Waar slaapt Kim?', its answer 'Kim slaapt in de schuur.'
 */
import { invariant } from '@spelrijk/base/invariant';
import type { Random } from '@spelrijk/base/random';
import type { Leesniveau } from '@spelrijk/domain/leesvormen';
import { KEUZEZINNEN } from './opdrachten.ts';
import { asNaam, asZin, nummerVan, tegenVan, type Rekenscene } from './rekenscene.ts';

const NAMEN = ['tom', 'kim', 'bas', 'rik'] as const;
const DOEN: readonly (readonly string[])[] = [
  ['zit', 'eet'],
  ['leest', 'zingt', 'huilt'],
  ['slaapt', 'danst'],
];
const PLEKKEN: readonly (readonly string[])[] = [
  ['in de boot', 'in de kar', 'in de tuin', 'op de ton', 'op het bed'],
  ['op de brug', 'in de schuur', 'in het park'],
  ['achter de winkel', 'op zolder'],
  ['in de keuken', 'naast de molen', 'onder de tafel'],
];
const DAGEN = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag'] as const;
const OORZAKEN: Readonly<Record<'huilt' | 'lacht', readonly string[]>> = {
  huilt: ['het ijs is op', 'de bal is lek', 'de fiets is stuk', 'de bus is weg'],
  lacht: ['de aap danst', 'het is feest', 'de som is af', 'de hond rolt om'],
};
/** Somebody does it to somebody. */
const SAMEN: readonly (readonly [doet: string, gedaan: string])[] = [
  ['duwt', 'geduwd'],
  ['zoekt', 'gezocht'],
  ['roept', 'geroepen'],
  ['volgt', 'gevolgd'],
  ['helpt', 'geholpen'],
];

const tot = (lagen: readonly (readonly string[])[], niveau: Leesniveau): readonly string[] => lagen.slice(0, nummerVan(niveau) + 1).flat();

interface Feit {
  readonly wie: string;
  readonly doet: string;
  readonly plek?: string;
  readonly zin: string;
}

interface Plan {
  readonly vraag: string;
  readonly feiten: readonly Feit[];
  readonly past: (feit: Feit) => boolean;
}

/** All in a drawn order, names as they are written. */
interface Trekking {
  readonly namen: readonly [string, string, string, string];
  readonly doen: readonly string[];
  readonly plekken: readonly string[];
  readonly random: Random;
}

const feit = (wie: string, doet: string, plek: string): Feit => ({ wie, doet, plek, zin: `${wie} ${doet} ${plek}` });
const kruis = <T>(eerste: readonly T[], tweede: readonly T[]): readonly (readonly [T, T])[] =>
  eerste.flatMap((een) => tweede.map((ander) => [een, ander] as const));

/** Two deeds at two places, by four. */
function wieFeiten({ namen, doen, plekken }: Trekking): readonly Feit[] {
  return kruis(doen.slice(0, 2), plekken.slice(0, 2)).map(([doet, plek], i) => feit(namen[i] ?? '', doet, plek));
}

const RECEPTEN = {
  wie: (t: Trekking): Plan => {
    const [{ doet: d, plek: p } = { doet: '', plek: '' }] = wieFeiten(t);
    return { vraag: `wie ${d} ${p ?? ''}?`, feiten: wieFeiten(t), past: ({ doet, plek }) => doet === d && plek === p };
  },
  'wie-niet': (t: Trekking): Plan => {
    const [{ doet: d, plek: p } = { doet: '', plek: '' }] = wieFeiten(t);
    return { vraag: `wie ${d}, maar niet ${p ?? ''}?`, feiten: wieFeiten(t), past: ({ doet, plek }) => doet === d && plek !== p };
  },
  waar: ({ namen: [a, b], doen: [d = '', e = ''], plekken }: Trekking): Plan => ({
    vraag: `waar ${d} ${a}?`,
    feiten: kruis([a, b], [d, e]).map(([wie, doet], i) => feit(wie, doet, plekken[i] ?? '')),
    past: ({ wie, doet }) => wie === a && doet === d,
  }),
  wat: ({ namen: [a, b], doen, plekken: [p = '', q = ''] }: Trekking): Plan => ({
    vraag: `wat doet ${a} ${p}?`,
    feiten: kruis([a, b], [p, q]).map(([wie, plek], i) => feit(wie, doen[i] ?? '', plek)),
    past: ({ wie, plek }) => wie === a && plek === p,
  }),
  waarom: ({ namen: [a, b], random }: Trekking): Plan => {
    const [eerste, tweede] = random.shuffle(['huilt', 'lacht'] as const);
    const redenen = { huilt: random.shuffle(OORZAKEN.huilt), lacht: random.shuffle(OORZAKEN.lacht) };
    const feiten = [a, b].flatMap((wie, i) =>
      ([eerste ?? 'huilt', tweede ?? 'lacht'] as const).map((doet) => ({
        wie,
        doet,
        zin: `${wie} ${doet}, want ${redenen[doet][i] ?? ''}`,
      })),
    );
    return { vraag: `waarom ${eerste ?? 'huilt'} ${a}?`, feiten, past: ({ wie, doet }) => wie === a && doet === eerste };
  },
  wanneer: ({ namen: [a, b], doen: [d = '', e = ''], plekken: [p = ''], random }: Trekking): Plan => {
    const dagen = random.shuffle(DAGEN);
    const feiten = kruis([a, b], [d, e]).map(([wie, doet], i) => ({ wie, doet, zin: `op ${dagen[i] ?? ''} ${doet} ${wie} ${p}` }));
    return { vraag: `wanneer ${d} ${a} ${p}?`, feiten, past: ({ wie, doet }) => wie === a && doet === d };
  },
  /** Who does it to whom: asked the other way round, for "wie duwt Tom" can mean both. */
  rollen: ({ namen: [a, b], random }: Trekking): Plan => {
    const [[v, geV] = ['', ''], [w] = ['', '']] = random.shuffle(SAMEN);
    const feiten = kruis([a, b], [v, w]).map(([wie, doet]) => ({ wie, doet, zin: `${wie} ${doet} ${wie === a ? b : a}` }));
    const past = ({ wie, doet }: Feit): boolean => wie === a && doet === v;
    return random.below(2) === 0
      ? { vraag: `wie wordt door ${a} ${geV}?`, feiten, past }
      : { vraag: `door wie wordt ${b} ${geV}?`, feiten, past };
  },
} as const;

export type Antwoordrecept = keyof typeof RECEPTEN;

const LEZER: readonly Antwoordrecept[] = ['rollen', 'wanneer', 'waarom', 'wie-niet'];
const PER_NIVEAU: readonly (readonly Antwoordrecept[])[] = [
  ['wie', 'waar'],
  ['wie', 'waar', 'wat'],
  ['wie', 'wat', 'waarom'],
  ['waar', 'wat', 'wie-niet', 'waarom'],
  ['wie-niet', 'rollen', 'waarom', 'wat'],
];
export const antwoordreceptenVan = (niveau: Leesniveau): readonly Antwoordrecept[] => PER_NIVEAU[nummerVan(niveau)] ?? LEZER;

/** A question and four sentences. Same chance, same scene. */
export function makeAntwoordscene(recept: Antwoordrecept, niveau: Leesniveau, random: Random): Rekenscene {
  const [a = '', b = '', c = '', d = ''] = random.shuffle(NAMEN).map((naam) => asNaam(naam, niveau));
  const doen = random.shuffle(tot(DOEN, niveau));
  const { vraag, feiten, past } = RECEPTEN[recept]({ namen: [a, b, c, d], doen, plekken: random.shuffle(tot(PLEKKEN, niveau)), random });
  const [antwoord, ...ook] = feiten.filter(past);
  invariant(antwoord && ook.length === 0 && feiten.length === 4, `${recept}: not one of four`);
  const zinnen = feiten.map(({ zin }) => asZin(zin, niveau));
  const tegen = tegenVan<Feit>(feiten, ({ zin }) => asZin(zin, niveau), {
    goed: antwoord,
    past,
    kanten: [
      [['wie'], recept === 'rollen' ? KEUZEZINNEN.rollen : KEUZEZINNEN.wie],
      [['doet'], KEUZEZINNEN.gebeurt],
      [['plek'], KEUZEZINNEN.plek],
    ],
  });
  return { zin: asZin(vraag, niveau), antwoord: asZin(antwoord.zin, niveau), keuzes: random.shuffle(zinnen), tegen };
}
