import type { Spelrecords } from '@spelrijk/contract/spelrecords';
import { spookVan } from '@spelrijk/domain/eigen-record';
import type { Taak } from '@spelrijk/domain/taak';
import type { Game, GameManifest } from '@spelrijk/game-kit/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { spelrecordsQuery } from '../../queries.ts';

/** What the play of this round came to beside what the child reached before, in the words of the game. */
export interface Gehaald {
  readonly waarde: number;
  readonly dezeWeek: number | null;
  readonly spook: number | null;
}

interface Tegen {
  /** Null: it does not play against itself, or the round came to nothing. */
  readonly gehaald: Gehaald | null;
  /** What a round takes. */
  readonly ronde: { readonly spook: number | null; readonly onRecord: (waarde: number) => void };
}

const ZONDER: Tegen = { gehaald: null, ronde: { spook: null, onRecord: () => undefined } };

/** The best of this week with this one beside it. */
export function withRecord(eerder: Spelrecords, game: string, waarde: number): Spelrecords {
  const { week, records } = eerder;
  const isDit = (een: Spelrecords['records'][number]): boolean => een.game === game && een.week === week;
  const beste = Math.max(waarde, ...records.filter(isDit).map((een) => een.waarde));
  return { ...eerder, records: [{ game, week, waarde: beste }, ...records.filter((een) => !isDit(een))] };
}

/** Playing against oneself, where that is on and the game counts something. What was there is as it was before the round. */
export function useTegenZichzelf(leerlingId: string, taak: Taak, manifest: GameManifest, { logic }: Game): Tegen {
  const { data } = useQuery({ ...spelrecordsQuery(leerlingId), enabled: logic.record !== undefined && taak.toets !== true });
  const [gehaald, setGehaald] = useState<Gehaald | null>(null);
  if (data?.aan !== true) return ZONDER;
  const { spook, dezeWeek } = spookVan(data.records, manifest.slug, data.week);
  return { gehaald, ronde: { spook, onRecord: (waarde) => setGehaald(waarde > 0 ? { waarde, dezeWeek, spook } : null) } };
}
