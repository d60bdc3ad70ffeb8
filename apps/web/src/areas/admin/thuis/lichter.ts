/** What a parent can make lighter with one tap, from what holds for a child now. */
import type { Instelbaar } from '@spelrijk/domain/oefeninstelling';
import { DOELEN } from '@spelrijk/domain/doel';

/** Minutes a day, and the share of answers that go well, as they hold now. */
export interface Zwaarte {
  readonly minuten: number;
  readonly doel: number;
}

const MINUTEN = [5, 10, 15, 20, 30, 45, 60] as const;

/** The next shorter day; undefined: it is as short as a day can be. */
export function makeKorter({ minuten }: Zwaarte): Pick<Instelbaar, 'minuten'> | undefined {
  const korter = MINUTEN.findLast((aantal) => aantal < minuten);
  return korter === undefined ? undefined : { minuten: korter };
}

/** The next share that goes well; undefined: easier than this nothing is learned. */
export function makeMakkelijker({ doel }: Zwaarte): Pick<Instelbaar, 'doel'> | undefined {
  const makkelijker = DOELEN.find((aandeel) => aandeel > doel);
  return makkelijker === undefined ? undefined : { doel: makkelijker };
}
