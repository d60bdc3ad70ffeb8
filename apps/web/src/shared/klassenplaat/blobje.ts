/** A small blob as SVG text, for in a picture: body, face and what it wears. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { at, type Deel, dot, type Kleur, line, oval, path, type Plek } from './penseel.ts';

type Hoed = 'muts' | 'spriet' | 'kroon' | 'pet' | 'strik' | 'punt' | 'zuidwester' | 'bril' | 'zonnehoed' | 'geen';

const HOED: Readonly<Record<Hoed, string>> = {
  geen: '',
  muts:
    path('M-27 -50q2 -30 28 -30q26 0 28 29q-28 -10 -56 1z', '#e0354d', '#a31d33', 2) +
    path('M-30 -47q30 -13 61 -1l-1 -9q-30 -12 -59 1z', '#fff3d9') +
    dot(1, -82, 8, '#fff3d9'),
  spriet:
    line('M0 -62v-16', '#35782c', 4) +
    path('M0 -78q-22 -2 -26 -18q22 -2 26 18z', '#6dbb57') +
    path('M0 -78q20 -4 24 -20q-22 0 -24 20z', KLEUREN.gras),
  kroon:
    path('M-22 -56l-4 -30l14 14l12 -20l12 20l15 -13l-4 29q-22 -7 -45 0z', KLEUREN.zon, '#c98a0a', 2.5) + dot(0, -66, 4, KLEUREN.koraal),
  pet:
    path('M-26 -50q0 -30 27 -30q24 0 27 26q-26 -8 -54 4z', '#23a0ae', KLEUREN.zee, 2) +
    path('M16 -57q26 -2 34 10q-22 4 -40 0z', KLEUREN.zee),
  strik:
    path('M-2 -60q-24 -18 -26 2q2 16 26 4z', '#ff9fbd', '#dd6f94', 2) +
    path('M2 -60q24 -18 26 2q-2 16 -26 4z', '#ff9fbd', '#dd6f94', 2) +
    dot(0, -57, 6, '#dd6f94'),
  punt:
    path('M-20 -54l22 -46l22 46q-22 -9 -44 0z', '#9a73dd', KLEUREN.druif, 2) +
    line('M-10 -70q12 -4 24 2', KLEUREN.zon, 5) +
    dot(2, -100, 7, KLEUREN.zon),
  zuidwester: path('M-38 -46q14 -40 39 -40q26 0 37 34l8 8q-42 -12 -84 -2z', KLEUREN.zon, '#d99a12', 2.5),
  bril:
    path('M-32 -46h64v22q-14 8 -28 1l-4 -4l-4 4q-14 7 -28 -1z', KLEUREN.inkt) +
    path('M-26 -41h20v14q-10 6 -20 0z', '#a9dcf0') +
    path('M6 -41h20v14q-10 6 -20 0z', '#a9dcf0'),
  zonnehoed:
    path('M-40 -48q40 -16 80 0q-6 12 -40 9q-34 3 -40 -9z', '#ffd98a', '#d9a24a', 2) +
    path('M-22 -51q2 -27 22 -27q20 0 22 27q-22 -7 -44 0z', '#ffe2a3', '#d9a24a', 2) +
    line('M-22 -54q22 -8 44 0', KLEUREN.koraal, 6),
};

const ARM: Readonly<Record<'zwaai' | 'juich' | 'geen', (kleur: string) => string>> = {
  geen: () => '',
  zwaai: (kleur) => line('M28 -24q16 -8 18 -28', kleur, 8) + line('M-27 -20q-12 4 -14 14', kleur, 8),
  juich: (kleur) => line('M28 -26q14 -10 16 -30M-28 -26q-14 -10 -16 -30', kleur, 8),
};

export interface Opmaak {
  readonly hoed?: Hoed;
  readonly arm?: keyof typeof ARM;
  /** Looks to this side: -1 left, 1 right. */
  readonly kijkt?: number;
  readonly slaapt?: boolean;
}

/** A blob that stands on (x, y), about 60 wide at scale 1. */
export function drawBlobje(
  x: number,
  y: number,
  s: number,
  [basis, donker]: Kleur,
  { hoed = 'geen', arm = 'geen', kijkt = 0, slaapt = false }: Opmaak = {},
): string {
  const ogen = slaapt
    ? line('M-16 -33q6 5 12 0M5 -33q6 5 12 0', KLEUREN.inkt, 3)
    : dot(-10, -34, 8, '#ffffff') +
      dot(11, -34, 8, '#ffffff') +
      dot(-9 + kijkt * 3, -33, 4.2, KLEUREN.inkt) +
      dot(12 + kijkt * 3, -33, 4.2, KLEUREN.inkt);
  const mond = slaapt
    ? oval(1, -20, [4, 3], '#5b1f2b')
    : path('M-9 -22q10 4 20 0q-2 13 -10 13q-8 0 -10 -13z', '#5b1f2b') + path('M-4 -13q5 -5 10 0q-5 5 -10 0z', KLEUREN.koraal);
  return at(
    x,
    y,
    oval(0, 1, [30, 5], KLEUREN.inkt, 0.16) +
      ARM[arm](donker) +
      path('M-31 -8C-37 -46 -20 -64 2 -64C27 -64 37 -42 32 -10C31 2 24 4 0 4C-24 4 -30 3 -31 -8z', basis, donker, 2.5) +
      path('M-28 -6q26 12 57 -2q0 10 -29 10q-26 0 -28 -8z', donker).replace('/>', ' opacity=".45"/>') +
      oval(-13, -51, [9, 5], '#ffffff', 0.5) +
      (hoed === 'bril' ? '' : ogen) +
      mond +
      oval(-20, -22, [5, 3.5], KLEUREN.koraal, 0.4) +
      oval(22, -22, [5, 3.5], KLEUREN.koraal, 0.4) +
      HOED[hoed] +
      (hoed === 'bril' ? dot(-15, -34, 4, KLEUREN.inkt) + dot(17, -34, 4, KLEUREN.inkt) : ''),
    s,
  );
}

/** A blob as a part of a picture: among the last to be coloured. */
export const blob = (nr: number, [x, y, s]: Plek, kleur: Kleur, opmaak: Opmaak = {}): Deel => ({
  id: `blob-${nr}`,
  svg: drawBlobje(x, y, s, kleur, opmaak),
  slot: true,
});
