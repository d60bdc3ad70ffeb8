/** Targets that rise in columns and come round again, and a shot that goes up one column: family C in its simplest form. */
export interface Doelwit {
  readonly id: number;
  readonly keuze: string;
  readonly kolom: number;
  /** Centre height in stage units; smaller is higher. */
  readonly y: number;
  readonly weg: boolean;
}

export interface Baan {
  /** A target that rises past `top` comes in again at `bodem`. */
  readonly top: number;
  readonly bodem: number;
}

/** One tick of rising. */
export function rise(doelen: readonly Doelwit[], perTick: number, baan: Baan): readonly Doelwit[] {
  return doelen.map((doel) => ({
    ...doel,
    y: doel.y - perTick < baan.top ? doel.y - perTick + (baan.bodem - baan.top) : doel.y - perTick,
  }));
}

/** How far a target is on its way up: 0 just in, 1 about to leave. */
export const shareOfWay = (doel: Doelwit, baan: Baan): number => (baan.bodem - doel.y) / (baan.bodem - baan.top);

/** The target in a column, if it is still there. */
export const findInKolom = (doelen: readonly Doelwit[], kolom: number): Doelwit | undefined =>
  doelen.find((doel) => doel.kolom === kolom && !doel.weg);
