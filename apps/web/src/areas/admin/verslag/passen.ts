/** How big something is shown in a room, in its own shape and never bigger than it is. Pure. */
export interface Maat {
  readonly breed: number;
  readonly hoog: number;
}

export function pasIn({ breed, hoog }: Maat, ruimte: Maat): Maat {
  const schaal = Math.min(1, ruimte.breed / breed, ruimte.hoog / hoog);
  return { breed: Math.max(1, Math.round(breed * schaal)), hoog: Math.max(1, Math.round(hoog * schaal)) };
}
