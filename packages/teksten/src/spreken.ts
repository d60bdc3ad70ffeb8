/**
 * How a text with gaps is spoken from pieces that were rendered before: the words between the gaps, numbers as words, and names
 * as they are. What has to be rendered and what is played come from the same functions.
 */
type Waarden = Readonly<Record<string, string | number>>;

const GAT = /\{\{(\w+)\}\}/g;
/** Signs at the edge of a piece are no speech. */
const withoutRand = (stuk: string): string => stuk.replace(/^[\s.,:;!?]+/, '').replace(/[\s,:;]+$/, '');
const isWoord = (stuk: string): boolean => /\p{L}/u.test(stuk);

/** The words between the gaps of a text; a text without gaps is one piece. */
export const fragmenten = (tekst: string): readonly string[] =>
  tekst
    .split(/\{\{\w+\}\}/)
    .map(withoutRand)
    .filter(isWoord);

/** What is said for a text with its gaps filled, piece after piece. */
export function gesproken(tekst: string, waarden: Waarden = {}): readonly string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const { 0: gat, 1: naam = '', index } of tekst.matchAll(GAT)) {
    pieces.push(withoutRand(tekst.slice(at, index)));
    const waarde = waarden[naam];
    pieces.push(...(typeof waarde === 'number' ? telwoord(waarde) : [waarde ?? '']));
    at = index + gat.length;
  }
  return [...pieces, withoutRand(tekst.slice(at))].filter(isWoord);
}

const TOT_TWINTIG = [
  'nul',
  'één',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
  'dertien',
  'veertien',
  'vijftien',
  'zestien',
  'zeventien',
  'achttien',
  'negentien',
] as const;
const TIENEN = ['twintig', 'dertig', 'veertig', 'vijftig', 'zestig', 'zeventig', 'tachtig', 'negentig'] as const;
const VEEL = 'meer dan duizend';

function onderHonderd(n: number): string {
  const klein = TOT_TWINTIG[n];
  if (klein !== undefined) return klein;
  const tien = TIENEN[Math.floor(n / 10) - 2] ?? '';
  if (n % 10 === 0) return tien;
  const een = n % 10 === 1 ? 'een' : (TOT_TWINTIG[n % 10] ?? '');
  return `${een}${een.endsWith('e') ? 'ën' : 'en'}${tien}`;
}

const honderden = (n: number): string => (n === 1 ? 'honderd' : `${TOT_TWINTIG[n] ?? ''}honderd`);

/** A whole number of 0 or more in words, in pieces that were rendered: 210 is `tweehonderd`, `tien`. */
export function telwoord(n: number): readonly string[] {
  if (n >= 1000) return [VEEL];
  const rest = n % 100;
  return [...(n >= 100 ? [honderden(Math.floor(n / 100))] : []), ...(n < 100 || rest > 0 ? [onderHonderd(rest)] : [])];
}

/** Every piece that `telwoord` can give. */
export const TELWOORDEN: readonly string[] = [
  ...Array.from({ length: 100 }, (_, n) => onderHonderd(n)),
  ...Array.from({ length: 9 }, (_, n) => honderden(n + 1)),
  VEEL,
];
