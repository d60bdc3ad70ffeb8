/** A picture: paper with grass and sky, and what was taken, small when it was wide and large from nearby. */
import type { Item } from '@spelrijk/game-kit/contract';
import { fitLetters } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { nameFoto, SOORTEN } from './safari.ts';
import type { Foto } from './state.ts';

/** What of the paper is picture, as a share of its width and height, and how far that lies above the middle. */
const BEELD = { w: 0.88, h: 0.6, op: 0.1 } as const;
/** Size of an animal as a share of the width of the paper, and how far from the middle it can be. */
const DIER = { wijd: { maat: 0.25, ver: 1 }, zoom: { maat: 0.5, ver: 0.5 } } as const;
const BIJSCHRIFT = { op: 0.36, h: 0.2, letters: 0.15 } as const;

interface FotoVlak {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The paper, or the screen of the camera. */
  readonly art?: 'foto' | 'scherm';
  /** At most so many animals are drawn. */
  readonly hoogstens?: number;
  readonly bijschrift?: boolean;
  readonly z?: number;
}

export function drawFoto(foto: Foto, { key, x, y, w, h, art = 'foto', hoogstens = 6, bijschrift = false, z = 0 }: FotoVlak): Item[] {
  const { maat, ver } = DIER[foto.zoom ? 'zoom' : 'wijd'];
  const tekst = nameFoto(foto);
  const papier = ding('foto', [x, y], { w, h, art, key, z: 7 + z });
  const dieren = foto.dieren.slice(0, hoogstens).map((dier, i) =>
    ding('opfoto', [x + dier.x * w * BEELD.w * ver, y - h * BEELD.op + dier.y * h * BEELD.h * ver], {
      key: `${key}dier${i}`,
      w: w * maat,
      h: w * maat,
      art: SOORTEN[dier.soort] ?? 'zebra',
      z: 8 + z,
    }),
  );
  if (!bijschrift) return [papier, ...dieren];
  return [
    papier,
    ...dieren,
    ding('bijschrift', [x, y + h * BIJSCHRIFT.op], {
      key: `${key}tekst`,
      w: w * 0.9,
      h: h * BIJSCHRIFT.h,
      art: undefined,
      label: tekst,
      labelSize: fitLetters(tekst, w * 0.84, h * BIJSCHRIFT.letters),
      z: 9 + z,
    }),
  ];
}
