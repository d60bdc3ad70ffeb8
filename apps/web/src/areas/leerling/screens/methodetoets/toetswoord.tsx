import type { Toetsitem } from '@spelrijk/contract/zittingen';
import { useEffect, useState } from 'react';
import { audioOf } from '../../../../shared/audio/plan.ts';
import { player } from '../../../../shared/audio/player.ts';
import { Schrijfvel } from '../../parts/schrijfvel.tsx';
import { sessionStore } from '../../../../shared/session/storage.ts';

/** How often a word of a test was heard on this device, after the first time; it outlives a reload of the page. */
const keyOf = (itemId: string): string => `gehoord:${itemId}`;

/** Null: not once. */
function gehoordVan(itemId: string): number | null {
  const keer = sessionStore.get(keyOf(itemId));
  return keer === null ? null : Number(keer);
}

/** One time more; the first time is 0. */
function countGehoord(itemId: string): number {
  const keer = (gehoordVan(itemId) ?? -1) + 1;
  sessionStore.set(keyOf(itemId), String(keer));
  return keer;
}

interface ToetswoordProps {
  readonly item: Toetsitem;
  readonly totaal: number;
  /** How often a word may be heard again; null: without end. */
  readonly afspeel: number | null;
  readonly isBezig: boolean;
  readonly onAnswer: (gegeven: string, rtMs: number) => void;
}

/** One word of a test, heard as often as the docent allows. */
export function Toetswoord({ item, totaal, afspeel, isBezig, onAnswer }: ToetswoordProps) {
  const { id, nr, zin, audio } = item;
  const [keer, setKeer] = useState(() => gehoordVan(id));
  useEffect(() => {
    for (const adres of audioOf([{ audio }])) void player.load(adres);
  }, [audio]);
  const grens = {
    isGehoord: keer !== null,
    over: afspeel === null ? null : Math.max(0, afspeel - (keer ?? 0)),
    onHear: () => setKeer(countGehoord(id)),
  };
  return (
    <Schrijfvel
      audio={audio}
      zin={zin}
      nr={nr}
      totaal={totaal}
      isLast={nr === totaal}
      grens={grens}
      isBezig={isBezig}
      onAnswer={onAnswer}
    />
  );
}
