/** How a child wants to see a text on this device: on top of what its docent set, and per child, as devices are shared. */
import { useState } from 'react';
import type { Oefeninstelling } from '@spelrijk/domain/oefeninstelling';
import { localStore } from '../../../../shared/session/storage.ts';

export const LETTERS = ['beginner', 'gewoon', 'dyslexie'] as const satisfies readonly Oefeninstelling['lettertype'][];
export const MATEN = ['normaal', 'groot', 'zeer-groot'] as const satisfies readonly Oefeninstelling['lettergrootte'][];
export const RUIMTES = ['normaal', 'ruim', 'zeer-ruim'] as const satisfies readonly Oefeninstelling['spatiering'][];

export interface Leeswijze {
  /** What the child chose itself; absent: as its docent set it. */
  readonly letter?: (typeof LETTERS)[number];
  readonly maat?: (typeof MATEN)[number];
  readonly ruimte?: (typeof RUIMTES)[number];
  /** Only the lines of the lit sentence are clear. */
  readonly liniaal: boolean;
  /** One paragraph at a time. */
  readonly stuk: boolean;
}

const keyOf = (leerlingId: string): string => `leeswijze-${leerlingId}`;

/** What somebody else wrote there, or an older version, is left out word by word. */
export function parseLeeswijze(bewaard: string | null): Leeswijze {
  const woorden = new Set((bewaard ?? '').split(' '));
  const gekozen = <T extends string>(naam: string, mogelijk: readonly T[]): T | undefined =>
    mogelijk.find((keus) => woorden.has(`${naam}=${keus}`));
  const [letter, maat, ruimte] = [gekozen('letter', LETTERS), gekozen('maat', MATEN), gekozen('ruimte', RUIMTES)];
  return {
    ...(letter && { letter }),
    ...(maat && { maat }),
    ...(ruimte && { ruimte }),
    liniaal: woorden.has('liniaal'),
    stuk: woorden.has('stuk'),
  };
}

export const writeLeeswijze = ({ letter, maat, ruimte, liniaal, stuk }: Leeswijze): string =>
  [letter && `letter=${letter}`, maat && `maat=${maat}`, ruimte && `ruimte=${ruimte}`, liniaal && 'liniaal', stuk && 'stuk']
    .filter(Boolean)
    .join(' ');

export function useLeeswijze(leerlingId: string): readonly [Leeswijze, (anders: Partial<Leeswijze>) => void] {
  const [wijze, setWijze] = useState(() => parseLeeswijze(localStore.get(keyOf(leerlingId))));
  const change = (anders: Partial<Leeswijze>): void => {
    const nieuw = { ...wijze, ...anders };
    localStore.set(keyOf(leerlingId), writeLeeswijze(nieuw));
    setWijze(nieuw);
  };
  return [wijze, change];
}
