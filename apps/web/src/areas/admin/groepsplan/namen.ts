import type { Groepsplan } from './queries.ts';

/** First names, in the order of the plan. */
export const namenVan = ({ leerlingen }: Pick<Groepsplan, 'leerlingen'>, ids: readonly string[]): string =>
  leerlingen
    .filter(({ leerlingId }) => ids.includes(leerlingId))
    .map(({ roepnaam }) => roepnaam)
    .join(', ');
