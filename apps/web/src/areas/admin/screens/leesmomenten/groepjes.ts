/** Groepjes of a leesmoment: what each child needs now, by the figures that the table shows. */
import type { Leesmoment } from '@spelrijk/contract/leesmomenten';
import { behoefteVan, type Leesbehoefte } from '@spelrijk/domain/voorlezen';

const BEHOEFTEN = ['nauwkeurig', 'vlot', 'verder'] as const satisfies readonly Leesbehoefte[];

/** Names by need, in the order of the list; empty when nobody read three texts. */
export function groepjesVan({
  leerlingen,
  niveau,
}: Pick<Leesmoment, 'leerlingen' | 'niveau'>): readonly (readonly [Leesbehoefte, readonly string[]])[] {
  const met = leerlingen.map(({ roepnaam, hardop }) => ({ roepnaam, behoefte: behoefteVan(hardop, niveau) }));
  if (met.every(({ behoefte }) => behoefte === null)) return [];
  return BEHOEFTEN.map((behoefte) => [behoefte, met.filter((een) => een.behoefte === behoefte).map(({ roepnaam }) => roepnaam)] as const);
}
