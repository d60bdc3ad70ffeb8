/** Family H, uncovering: a cover of cells that a tool clears and that grows back. Ticks and stage units; plain data. */
export interface Raam {
  readonly kolommen: number;
  readonly rijen: number;
  /** Left upper corner and size of a cell. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface Masker {
  /** Per cell, row by row: the tick until which it is clear; 0 is covered. */
  readonly schoonTot: readonly number[];
  /** Cells that have been cleared at least once: what was needed to know it. */
  readonly geveegd: readonly number[];
}

/** Never grows back. */
export const VOORGOED = Number.MAX_SAFE_INTEGER;

export const startMasker = ({ kolommen, rijen }: Raam): Masker => ({
  schoonTot: Array.from({ length: kolommen * rijen }, () => 0),
  geveegd: [],
});

/** Centre of a cell. */
export const celPlek = (raam: Raam, cel: number): readonly [number, number] => [
  raam.x + ((cel % raam.kolommen) + 0.5) * raam.w,
  raam.y + (Math.floor(cel / raam.kolommen) + 0.5) * raam.h,
];

interface WipeOpties {
  readonly plek: readonly [x: number, y: number];
  readonly straal: number;
  readonly tot: number;
}

/** Clears what lies within `straal` of a point, until `tot`. The same masker when nothing does. */
export function wipe(masker: Masker, raam: Raam, { plek, straal, tot }: WipeOpties): Masker {
  const raak = masker.schoonTot.flatMap((_, cel) => {
    const [x, y] = celPlek(raam, cel);
    return Math.hypot(x - plek[0], y - plek[1]) <= straal ? [cel] : [];
  });
  if (raak.length === 0) return masker;
  const hit = new Set(raak);
  return {
    schoonTot: masker.schoonTot.map((until, cel) => (hit.has(cel) ? Math.max(until, tot) : until)),
    geveegd: [...masker.geveegd, ...raak.filter((cel) => !masker.geveegd.includes(cel))],
  };
}

/** How covered a cell is: 0 clear, 1 covered, in four steps over the last `duur` ticks before it is grown over. */
export function dekkingOf(masker: Masker, cel: number, tick: number, duur: number): number {
  const left = (masker.schoonTot[cel] ?? 0) - tick;
  if (left <= 0) return 1;
  return left >= duur ? 0 : Math.ceil((1 - left / duur) * 4) / 5;
}

/** Share of these cells that can be looked through now. */
export function zichtOf(masker: Masker, cellen: readonly number[], tick: number): number {
  const open = cellen.filter((cel) => (masker.schoonTot[cel] ?? 0) > tick);
  return cellen.length === 0 ? 0 : open.length / cellen.length;
}

/** Bonus for knowing it early: three, two or one, by the share that had to be cleared. */
export function sterrenFor({ geveegd, schoonTot }: Masker): number {
  const deel = geveegd.length / Math.max(1, schoonTot.length);
  return deel <= 0.4 ? 3 : deel <= 0.75 ? 2 : 1;
}
