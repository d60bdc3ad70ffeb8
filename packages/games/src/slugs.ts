/** The 45 names of the specification, in its order, and behind them those of later. A name not built yet is simply not in the catalog. */
export const SLUGS = [
  'pizzabakken',
  'treinmachinist',
  'glazenwasser',
  'taxirit',
  'pijplijn',
  'verfgooien',
  'botenkoers',
  'wortelboer',
  'tuinsproeien',
  'ninja',
  'piñata',
  'postbezorger',
  'stofzuigen',
  'dinograven',
  'buurtsuper',
  'bladblazen',
  'bioscoop2',
  'ballengooien',
  'blobgezocht',
  'groeivis',
  'dozenspringen',
  'doolhof',
  'platformklimmen',
  'fotosafari',
  'kippenspuiten',
  'stuitergame',
  'rups',
  'paragame',
  'vissenvangen',
  'flipperkast',
  'splitsmachine',
  'visvijver',
  'quizvraag',
  'roeien',
  'sneeuwkanon',
  'leesrace',
  'leesraket',
  'helikopter',
  'vishaak',
  'vliegrace',
  'beestjesvangen',
  'raketstrijd',
  'bellenprikken',
  'autorace',
  'dienbladbalanceren',
] as const;
export type Slug = (typeof SLUGS)[number];

/** A route parameter in any Unicode form (a decomposed ñ, percent-encoded) to the slug, or undefined. */
export function parseSlug(parameter: string): Slug | undefined {
  const plain = decode(parameter).normalize('NFC');
  return SLUGS.find((slug) => slug === plain);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
