/*
 * Decides whether a taak of choosing can be guessed: no answer, and no kind of answer, may be right in more than 60% of it.
 * Source: a rule needs counter-examples; own value. A child that clicks the same button twelve times has shown nothing.
 * Example: ten words to sort in d and t: at most six of either.
 */
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import type { LeerlijnWoord } from './leerlijn.ts';

/** Largest share of a taak that one answer may be right in. */
export const HOOGSTE_AANDEEL = 0.6;

/** What the right answer to this word in this form has in common with others. */
export const kantenVan = ({ info }: LeerlijnWoord, vorm: Oefenvorm): readonly string[] => info.kanten?.[vorm] ?? [];

/** Counts the kinds of answers of a taak while it is filled. */
export interface Kantteller {
  /** May this word still come in? */
  fits(woord: LeerlijnWoord): boolean;
  add(woord: LeerlijnWoord): void;
}

export function createKantteller(vorm: Oefenvorm, aantal: number): Kantteller {
  const hoogstens = Math.floor(HOOGSTE_AANDEEL * aantal);
  const telling = new Map<string, number>();
  const van = (kant: string): number => telling.get(kant) ?? 0;
  return {
    fits: (woord) => kantenVan(woord, vorm).every((kant) => van(kant) < hoogstens),
    add: (woord) => {
      for (const kant of kantenVan(woord, vorm)) telling.set(kant, van(kant) + 1);
    },
  };
}

/** How often each kind of answer is right among these. */
export function countKanten(woorden: readonly LeerlijnWoord[], vorm: Oefenvorm): ReadonlyMap<string, number> {
  const telling = new Map<string, number>();
  for (const woord of woorden) for (const kant of kantenVan(woord, vorm)) telling.set(kant, (telling.get(kant) ?? 0) + 1);
  return telling;
}

/** The kind of answer that is right too often among these; undefined when none is. */
function teVaak(woorden: readonly LeerlijnWoord[], vorm: Oefenvorm): string | undefined {
  return [...countKanten(woorden, vorm)].find(([, aantal]) => aantal > HOOGSTE_AANDEEL * woorden.length)?.[0];
}

/**
 * Leaves words of the too frequent kind out, the last ones first, until none is right too often.
 * @returns undefined when fewer than `minstens` are left
 */
export function balance<T>(
  gekozen: readonly T[],
  woordVan: (een: T) => LeerlijnWoord | undefined,
  vorm: Oefenvorm,
  minstens: number,
): readonly T[] | undefined {
  const over = [...gekozen];
  for (;;) {
    if (over.length < minstens) return undefined;
    const woorden = over.flatMap((een) => woordVan(een) ?? []);
    const kant = teVaak(woorden, vorm);
    if (kant === undefined) return over;
    const laatste = over.findLastIndex((een) => {
      const woord = woordVan(een);
      return woord !== undefined && kantenVan(woord, vorm).includes(kant);
    });
    over.splice(laatste, 1);
  }
}
