/** Paint: the three in the pots, and what comes of two of them, as every child mixes it. */
export const KLEURNAMEN = ['rood', 'geel', 'blauw', 'oranje', 'groen', 'paars'] as const;
/** Red, yellow and blue are in the pots. */
export const POTTEN = 3;

const MENGSELS: Readonly<Record<string, number>> = { '0 1': 3, '1 2': 4, '0 2': 5 };

/** What comes of two colours; null when that is nothing new. */
export const mix = (a: number, b: number): number | null => MENGSELS[`${Math.min(a, b)} ${Math.max(a, b)}`] ?? null;
