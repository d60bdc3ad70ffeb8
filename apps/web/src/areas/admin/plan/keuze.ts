/** What somebody fills in about a plan: its beginning, what is missing, and where two versions differ. */
import type { Leesdoel, PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { leesniveauNaam } from '@spelrijk/domain/leesvormen';
import { namen } from '../../../shared/categorie/namen.gen.ts';

/** Own values: three times twenty minutes a week, twelve weeks, is what level 3 of support asks for (cateamgv.nl, spelling). */
export const NIEUWE_KEUZE: PlanKeuze = {
  niveau: 3,
  weken: 12,
  keren: 3,
  minuten: 20,
  functie: 'leerkracht',
  zorgaandeel: 'gewoon',
  tekst: { waarom: '', geprobeerd: '', aanpak: '', thuis: '', maatregelen: [] },
  doelen: [],
};

export const MEESTE_DOELEN = 3;
/** Of 100 words: what is aimed at when nobody says otherwise. */
export const STREEF = 80;

/** With this categorie as a goal too, which another screen pointed at; when it can be one and there is room. */
export function metDoel(keuze: PlanKeuze, doel: string | null, categorieen: readonly { readonly id: string }[]): PlanKeuze {
  const { doelen } = keuze;
  const past = doelen.length < MEESTE_DOELEN && !doelen.some(({ categorie }) => categorie === doel);
  if (doel === null || !past || !categorieen.some(({ id }) => id === doel)) return keuze;
  return { ...keuze, doelen: [...doelen, { categorie: doel, streef: STREEF }] };
}

/** Goals that are no proposal, in the order in which they came: one that is unticked keeps its place, and whoever unticked it her focus. */
export const eigenDoelen = (
  doelen: PlanKeuze['doelen'],
  voorgesteld: ReadonlySet<string>,
  eerder: readonly string[],
): readonly string[] => [
  ...new Set([...eerder, ...doelen.map(({ categorie }) => categorie).filter((categorie) => !voorgesteld.has(categorie))]),
];

/** Without these goals: what can be saved while they wait. */
export const zonderDoelen = (keuze: PlanKeuze, weg: readonly string[]): PlanKeuze =>
  weg.length === 0 ? keuze : { ...keuze, doelen: keuze.doelen.filter(({ categorie }) => !weg.includes(categorie)) };

export const GRENZEN = {
  weken: { min: 6, max: 20 },
  keren: { min: 1, max: 10 },
  minuten: { min: 5, max: 120 },
} as const;
export type Getal = keyof typeof GRENZEN;

export const LANGST = { waarom: 2000, geprobeerd: 2000, aanpak: 2000, thuis: 1000 } as const;
export type Tekstveld = keyof typeof LANGST;

export const isBinnen = (veld: Getal, waarde: number): boolean =>
  Number.isInteger(waarde) && waarde >= GRENZEN[veld].min && waarde <= GRENZEN[veld].max;

/** Can it be sent: numbers within their limits, texts not too long? */
export const isGeldig = (keuze: PlanKeuze): boolean =>
  isBinnen('weken', keuze.weken) &&
  isBinnen('keren', keuze.keren) &&
  isBinnen('minuten', keuze.minuten) &&
  keuze.tekst.waarom.length <= LANGST.waarom &&
  keuze.tekst.geprobeerd.length <= LANGST.geprobeerd &&
  keuze.tekst.aanpak.length <= LANGST.aanpak &&
  keuze.tekst.thuis.length <= LANGST.thuis;

/** What has to be there before a plan can start. */
export const mist = (keuze: PlanKeuze): readonly ('waarom' | 'doelen')[] => [
  ...(keuze.tekst.waarom.trim() === '' ? (['waarom'] as const) : []),
  ...(keuze.doelen.length + (keuze.tekst.lezen ?? []).length === 0 ? (['doelen'] as const) : []),
];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** A kept draft of this screen, whole enough to be shown. */
export function isKeuze(value: unknown): value is PlanKeuze {
  if (!isRecord(value) || !isRecord(value['tekst']) || !Array.isArray(value['doelen'])) return false;
  const { tekst } = value;
  const texts = ['waarom', 'geprobeerd', 'aanpak', 'thuis'].every((veld) => typeof tekst[veld] === 'string');
  const numbers = ['niveau', 'weken', 'keren', 'minuten'].every((veld) => typeof value[veld] === 'number');
  return texts && numbers && Array.isArray(tekst['maatregelen']) && typeof value['functie'] === 'string';
}

/** For comparing two versions, as the id of a categorie is. */
export const leesdoelId = ({ soort, niveau }: Leesdoel): string => `${soort} ${niveau}`;

/** A set of letters, a level of words by what its words are like, or a level of texts. `L5` is a number of our own, which says nothing to who reads a plan. */
export function leesdoelNaam({ soort, niveau }: Leesdoel): string {
  if (soort === 'letters') return namen[niveau] ?? niveau;
  return soort === 'woorden' ? (namen[`woorden-${niveau}`] ?? niveau).replace(/^L\d /, '') : leesniveauNaam(niveau);
}

/** Has this plan goals of reading and no other? No test of spelling begins or ends it. */
export const isLeesplan = ({ doelen, tekst }: PlanKeuze): boolean => doelen.length === 0 && (tekst.lezen ?? []).length > 0;

export interface Verschil {
  readonly veld:
    | 'waarom'
    | 'geprobeerd'
    | 'aanpak'
    | 'thuis'
    | 'maatregelen'
    | 'doelen'
    | 'streef'
    | 'niveau'
    | 'weken'
    | 'keren'
    | 'minuten'
    | 'functie'
    | 'aandeel';
  readonly ander: string;
  readonly mij: string;
}

/** Where what somebody else saved differs from what I filled in, as words to show. `naam`: words for a value. */
export function verschillen(
  ander: PlanKeuze,
  mij: PlanKeuze,
  naam: (veld: Verschil['veld'], waarde: string) => string,
): readonly Verschil[] {
  const beide = (veld: Verschil['veld'], van: (keuze: PlanKeuze) => readonly string[]): Verschil[] => {
    const [a, b] = [van(ander), van(mij)].map((waarden) => waarden.map((waarde) => naam(veld, waarde)).join(', '));
    return a === b ? [] : [{ veld, ander: a ?? '', mij: b ?? '' }];
  };
  return [
    ...(['waarom', 'geprobeerd', 'aanpak', 'thuis'] as const).flatMap((veld) => beide(veld, ({ tekst }) => [tekst[veld]])),
    ...beide('maatregelen', ({ tekst }) => tekst.maatregelen.toSorted()),
    ...beide('doelen', ({ doelen, tekst }) => [...doelen.map(({ categorie }) => categorie), ...(tekst.lezen ?? []).map(leesdoelId)]),
    ...beide('streef', ({ doelen }) => doelen.map(({ streef }) => String(streef))),
    ...(['niveau', 'weken', 'keren', 'minuten'] as const).flatMap((veld) => beide(veld, (keuze) => [String(keuze[veld])])),
    ...beide('functie', ({ functie }) => [functie]),
    ...beide('aandeel', ({ zorgaandeel }) => [zorgaandeel]),
  ];
}
