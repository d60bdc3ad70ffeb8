import type { KantoorItem } from '@spelrijk/contract/roadmap';

type Plek = Pick<KantoorItem, 'id' | 'stand'>;

/**
 * The ids in their new order when an item changes places with its neighbour of the same stand; null where there is none. What is
 * delivered stands by its day and is not moved.
 */
export function shift(items: readonly Plek[], { id, stand }: Plek, stap: 1 | -1): readonly string[] | null {
  if (stand === 'klaar') return null;
  const zelfde = items.filter((item) => item.stand === stand);
  const buur = zelfde[zelfde.findIndex((item) => item.id === id) + stap];
  if (!buur) return null;
  return items.map((item) => {
    if (item.id === id) return buur.id;
    return item.id === buur.id ? id : item.id;
  });
}
