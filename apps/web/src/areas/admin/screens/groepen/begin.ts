/** Where a school is with beginning. */
import type { Schoolbegin } from '@spelrijk/contract/schoolbegin';

export const STAPPEN = ['leerlingen', 'kaarten', 'collegas', 'les'] as const;
export type Stap = (typeof STAPPEN)[number];

/** Somebody practised: from then on this is no beginning any more. */
export const isBegonnen = ({ geoefend }: Schoolbegin): boolean => geoefend;

/** What is left to do. Who began and works without colleagues is asked for none; whoever an import brought is always to be invited. */
export function openStappen({ leerlingen, zonderKaart, collegas, uitTeNodigen, geoefend }: Schoolbegin): readonly Stap[] {
  const open: Readonly<Record<Stap, boolean>> = {
    leerlingen: leerlingen === 0,
    kaarten: leerlingen === 0 || zonderKaart > 0,
    collegas: uitTeNodigen > 0 || (collegas === 0 && !geoefend),
    les: !geoefend,
  };
  return STAPPEN.filter((stap) => open[stap]);
}
