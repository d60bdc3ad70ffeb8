import { useEffect, useEffectEvent, useState } from 'react';

/** What was typed, by word. */
export type Typwerk = Readonly<Record<string, string>>;

/** Keeping and marking one after the other, in the order they were asked: what is kept behind what is marked is refused. */
export const OVERTYPEN = { id: 'overtypen' } as const;

/** After so long without a key, what was typed is kept. */
const RUST_MS = 900;

/**
 * What a docent types over from paper, kept by itself while it is typed.
 * @param keep sends it; calls `done` when it is kept. Null: it waits for a button, or is on its way to be marked: what is kept after that would be
 * refused, as it is marked by then.
 */
export function useTypwerk(begin: Typwerk, keep: ((invoer: Typwerk, done: () => void) => void) | null) {
  const [invoer, setInvoer] = useState(begin);
  const [kept, setKept] = useState(begin);
  const save = useEffectEvent(() => keep?.(invoer, () => setKept(invoer)));
  const isVast = keep === null;
  useEffect(() => {
    if (isVast || invoer === kept) return undefined;
    const timer = setTimeout(() => save(), RUST_MS);
    return () => clearTimeout(timer);
  }, [invoer, kept, isVast]);
  return {
    invoer,
    setInvoer,
    isBewaard: invoer === kept,
    isLeeg: Object.values(invoer).every((tekst) => tekst.trim() === ''),
    /** This is what the server has now. */
    markBewaard: () => setKept(invoer),
  };
}
