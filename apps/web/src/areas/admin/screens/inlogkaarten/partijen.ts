/** Which cards are made for a whole school: groep by groep, in the order of the groepen. */
import type { BeheerLeerling } from '@spelrijk/contract/leerlingbeheer';

/** As many as one request of the server makes. */
const PER_KEER = 60;

export type Wie = 'zonder' | 'allemaal';

export interface Partij {
  readonly groepId: string;
  readonly naam: string;
  readonly leerlingen: number;
  /** Who gets a card. */
  readonly ids: readonly string[];
}

const krijgt = ({ wachtwoord }: BeheerLeerling, wie: Wie): boolean => wie === 'allemaal' || wachtwoord === 'geen';

export function partijenVan(
  groepen: readonly { readonly id: string; readonly naam: string }[],
  leerlingen: readonly BeheerLeerling[],
  wie: Wie,
): readonly Partij[] {
  return groepen.map(({ id, naam }) => {
    const eigen = leerlingen.filter(({ groepId }) => groepId === id);
    return { groepId: id, naam, leerlingen: eigen.length, ids: eigen.filter((kind) => krijgt(kind, wie)).map((kind) => kind.id) };
  });
}

/** Of a very large groep more than one request. */
export const brokken = (ids: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(ids.length / PER_KEER) }, (_, i) => ids.slice(i * PER_KEER, (i + 1) * PER_KEER));
