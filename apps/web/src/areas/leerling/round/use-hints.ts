import { useState } from 'react';
import type { Hulp, RoundHost } from '../play/host.ts';

interface HintOptions {
  readonly host: RoundHost;
  /** Which attempt at which opgave: the next one begins without a hint. */
  readonly turn: string;
  readonly mayHint: boolean;
}

/** The rule of a word, shown when asked; every hint is counted once. */
export function useHints({ host, turn, mayHint }: HintOptions) {
  const [hintAt, setHintAt] = useState('');
  const open = (): void => {
    if (!mayHint || hintAt === turn) return;
    setHintAt(turn);
    host.countHint();
  };
  return {
    isOpen: hintAt === turn,
    open,
    close: () => setHintAt(''),
    /** A game that gives help by itself. */
    help: (hulp: Exclude<Hulp, 'langzaam'>): void => (hulp === 'regel' ? open() : host.countHint()),
  };
}
