/** What a docent does next for a zorgleerling, one thing at a time. */
import type { Vervolgstap } from '@spelrijk/contract/zorgleerlingen';
import { DAG_MS } from '@spelrijk/domain/tijd';
import type { Beeld } from '@spelrijk/oefenen/beeld';

export interface Zorgdoel {
  readonly naam: string;
  readonly beeld: Beeld;
}

/** From this many days without practice nothing else helps. */
const DAGEN_STIL = 7;

/** What is presumed known was never shown. */
const isBereikt = ({ beeld }: Zorgdoel): boolean => beeld === 'beheerst';

/** First practise at all, then choose goals, practise them, and test what was learned. `laatste` and `now` in ms. */
export function vervolgstap(doelen: readonly Zorgdoel[], laatste: number | null, now: number): Vervolgstap {
  if (laatste === null || now - laatste >= DAGEN_STIL * DAG_MS) return { code: 'oefenen-op-gang', categorieen: [] };
  if (doelen.length === 0) return { code: 'doelen-kiezen', categorieen: [] };
  const open = doelen.filter((doel) => !isBereikt(doel));
  const namen = (over: readonly Zorgdoel[]): string[] => over.map(({ naam }) => naam);
  return open.length > 0 ? { code: 'doelen-oefenen', categorieen: namen(open) } : { code: 'doelen-toetsen', categorieen: namen(doelen) };
}
