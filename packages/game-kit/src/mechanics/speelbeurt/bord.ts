/** What says that the stage is the child's, and the button to go on. */
import type { Item } from '../../contract/game.ts';
import { popIn } from '../../stage/entrance.ts';
import { progress01 } from '../../stage/motion.ts';
import { fitLetters } from '../../stage/text-fit.ts';
import type { Plek } from '../../stage/things.ts';
import { isOpen } from './beurt.ts';
import type { Spelend } from './beurt.ts';

interface BordOpties {
  /** What to do, in a few words. */
  readonly tekst: string;
  readonly plek: Plek;
  /** Width of the board; 420 unless told. */
  readonly w?: number;
  /** Tick at which the text became another one: it is shown again. */
  readonly nieuwOp?: number;
  /** Middle of the button to go on. */
  readonly verder: Plek;
  readonly z?: number;
}

const BORD = { h: 78, rand: 56, letters: 40 } as const;
const KNOP = 88;
const OP = 14;
/** Read by then: it leaves the stage to the play. */
const WEG = { van: 130, duur: 20 } as const;

/** Nothing while no burst is open. */
export function drawBeurtbord(state: Spelend, { tekst, plek: [x, y], w = 420, verder: [vx, vy], z = 40, nieuwOp = 0 }: BordOpties): Item[] {
  const { beurt, tick } = state;
  if (beurt === null || !isOpen(state)) return [];
  const op = popIn(tick, { van: beurt.op, duur: OP });
  const alpha = 1 - progress01(tick - Math.max(beurt.op, nieuwOp), WEG);
  const label = { label: tekst, labelSize: fitLetters(tekst, w - BORD.rand, BORD.letters), labelToon: 'wit' } as const;
  return [
    { key: 'beurtbord', x, y, w, h: BORD.h, sx: op, sy: op, alpha, art: 'kit:beurt', ...label, z },
    {
      key: 'verder',
      x: vx,
      y: vy,
      w: KNOP,
      h: KNOP,
      alpha: progress01(tick, { van: beurt.op, duur: OP }),
      art: 'kit:verder',
      pick: 'verder',
      name: 'Verder met het volgende woord',
      z,
    },
  ];
}
