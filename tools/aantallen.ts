/** Where the number of categories is told, and how it is written there. */
export const AANTAL_BESTANDEN: readonly string[] = ['site/adaptief.ts', 'site/minimumdoelen.ts', 'site/didactiek.ts']
  .map((name) => `packages/teksten/src/${name}`)
  .concat('README.md');

const AANTAL = /(\d+)( (?:spelling)?categor(?:ieën|ies))/g;

export const aantallenIn = (text: string): readonly number[] => [...text.matchAll(AANTAL)].map(([, count]) => Number(count));

/** @example withAantal('Er zijn 103 categorieën.', 104) // 'Er zijn 104 categorieën.' */
export const withAantal = (text: string, count: number): string => text.replaceAll(AANTAL, `${count}$2`);
