/** Lower case without accents, so that `zoe` finds Zoë and `omer` finds Ömer. */
const searchForm = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’']/g, "'").toLocaleLowerCase('nl').trim();

interface Named {
  readonly roepnaam: string;
  readonly achternaam: string;
}

/** The leerlingen in whose name every word of the query occurs; all of them for an empty query. */
export function searchLeerlingen<T extends Named>(leerlingen: readonly T[], query: string): readonly T[] {
  const words = searchForm(query).split(/\s+/);
  return leerlingen.filter(({ roepnaam, achternaam }) => {
    const naam = searchForm(`${roepnaam} ${achternaam}`);
    return words.every((word) => naam.includes(word));
  });
}
