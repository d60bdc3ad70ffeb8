/** De grote boomhut: a tree full of houses, ladders and lamps where all blobs live. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { blob } from '../blobje.ts';
import { at, type Deel, dot, drawBloem, drawGras, drawLoof, drawVlaggen, KLEUR, type Kleur, line, path } from '../penseel.ts';
import { VLAG, LUCHT, LAND, STAM, HUTTEN, LOOF, lamp } from './boomhut-boom.ts';

const LICHT: readonly Deel[] = [
  { id: 'vlaggen-1', svg: drawVlaggen([700, 138], [986, 330], 26, 9, VLAG) },
  { id: 'vlaggen-2', svg: drawVlaggen([504, 138], [226, 340], 26, 9, VLAG) },
  lamp(1, 466, 462, KLEUR.zon),
  lamp(2, 540, 466, KLEUR.koraal),
  lamp(3, 712, 444, KLEUR.mint),
  lamp(4, 770, 432, KLEUR.zon),
  lamp(5, 246, 458, KLEUR.roze),
  lamp(6, 944, 426, KLEUR.druif),
];

const BLOBS: readonly Deel[] = [
  blob(1, [690, 254, 0.72], KLEUR.zon, { hoed: 'muts', arm: 'zwaai', kijkt: 1 }),
  blob(2, [286, 594, 0.8], KLEUR.koraal, { hoed: 'strik', arm: 'juich' }),
  blob(3, [508, 462, 0.66], KLEUR.mint, { hoed: 'spriet', arm: 'zwaai', kijkt: 1 }),
  blob(4, [1018, 560, 0.7], KLEUR.druif, { hoed: 'pet', arm: 'juich', kijkt: 1 }),
  blob(5, [234, 440, 0.62], KLEUR.hemel, { hoed: 'punt', kijkt: 1 }),
  blob(6, [962, 414, 0.62], KLEUR.zon, { hoed: 'kroon', arm: 'zwaai', kijkt: -1 }),
  blob(7, [700, 786, 1.05], KLEUR.roze, { hoed: 'zonnehoed', arm: 'zwaai', kijkt: -1 }),
  blob(8, [392, 792, 1.1], KLEUR.zee, { arm: 'juich', kijkt: 1 }),
  blob(9, [1100, 700, 0.8], KLEUR.gras, { hoed: 'bril', kijkt: -1 }),
  blob(10, [396, 610, 0.6], KLEUR.room, { hoed: 'pet', kijkt: 1 }),
];

const bloem = (nr: number, x: number, y: number, s: number, kleur: Kleur): Deel => ({ id: `bloem-${nr}`, svg: drawBloem(x, y, s, kleur) });

const paddenstoel = (nr: number, x: number, y: number, s: number): Deel => ({
  id: `paddenstoel-${nr}`,
  svg: at(
    x,
    y,
    path('M-12 0q4 -20 -2 -34h28q-6 14 -2 34z', '#fff3d9') +
      path('M-36 -30q4 -40 38 -40q34 0 38 40q-38 14 -76 0z', '#e0354d') +
      dot(-14, -46, 7, '#ffffff') +
      dot(10, -56, 8, '#ffffff') +
      dot(22, -38, 5, '#ffffff'),
    s,
  ),
});

const TUIN: readonly Deel[] = [
  { id: 'struik-1', svg: drawLoof(86, 700, 84, 56, KLEUR.blad) },
  { id: 'struik-2', svg: drawLoof(1146, 808, 92, 60, KLEUR.blad) },
  {
    id: 'hek',
    svg:
      line('M30 776h210M30 804h210', '#c98f5c', 9) +
      [0, 1, 2, 3].map((i) => path(`M${40 + i * 60} 826v-66l12 -14l12 14v66z`, '#e6b684')).join(''),
  },
  {
    id: 'brievenbus',
    svg: at(
      842,
      800,
      line('M0 0v-54', '#704a2e', 9) +
        path('M-26 -50v-28q26 -24 52 0v28z', '#23a0ae') +
        line('M-12 -66h24', KLEUREN.zee, 5) +
        path('M26 -70h16v-12h-12', KLEUREN.koraal),
    ),
  },
  bloem(1, 60, 836, 1.05, KLEUR.koraal),
  bloem(2, 140, 832, 1, KLEUR.druif),
  bloem(3, 268, 822, 1.1, KLEUR.zon),
  bloem(4, 600, 832, 0.9, KLEUR.roze),
  bloem(5, 780, 834, 1, KLEUR.koraal),
  bloem(6, 908, 832, 1.1, KLEUR.hemel),
  bloem(7, 990, 836, 0.9, KLEUR.zon),
  paddenstoel(1, 200, 700, 0.8),
  paddenstoel(2, 760, 742, 0.7),
  paddenstoel(3, 1050, 832, 0.9),
  { id: 'gras-1', svg: drawGras(330, 836, 1.2, KLEUREN.gras) + drawGras(480, 838, 0.9, '#35782c') },
  { id: 'gras-2', svg: drawGras(720, 838, 1, KLEUREN.gras) + drawGras(868, 838, 1.2, '#35782c') },
  {
    id: 'egel',
    svg: at(
      884,
      690,
      path('M-34 0q-4 -34 30 -36q30 0 38 22l14 8q-2 8 -14 8z', '#86593a') +
        path('M-34 0q-6 -36 30 -38q22 0 28 14l-10 4l6 6l-12 2l6 8l-12 0l2 6z', '#704a2e') +
        dot(28, -12, 3.5, KLEUREN.inkt) +
        dot(47, -6, 4, KLEUREN.inkt),
      0.8,
    ),
  },
  { id: 'vlinder-1', svg: vlinder(164, 600, KLEUR.koraal) },
  { id: 'vlinder-2', svg: vlinder(1090, 470, KLEUR.druif) },
  { id: 'vlinder-3', svg: vlinder(800, 640, KLEUR.zon) },
  {
    id: 'vlieger',
    svg:
      line('M1120 664q-40 -120 20 -260', '#ffffff', 3) +
      at(
        1142,
        376,
        path('M0 -44l30 40l-30 50l-30 -50z', '#9a73dd', KLEUREN.druif, 2) +
          path('M0 -44l30 40h-60z', '#c7b0ee') +
          line('M0 46q14 16 -2 30q14 14 0 28', KLEUREN.koraal, 5),
      ),
  },
];

function vlinder(x: number, y: number, [basis, donker]: Kleur): string {
  return at(
    x,
    y,
    path('M0 0q-26 -26 -30 -4q0 18 30 8z', basis) +
      path('M0 0q26 -26 30 -4q0 18 -30 8z', basis) +
      path('M0 4q-20 6 -14 18q10 4 14 -14zM0 4q20 6 14 18q-10 4 -14 -14z', donker) +
      line('M0 -8v22', KLEUREN.inkt, 4),
    0.9,
    -14,
  );
}

export const BOOMHUT: readonly Deel[] = [
  ...LUCHT,
  ...LAND,
  ...STAM,
  ...LOOF.slice(0, 5),
  ...HUTTEN,
  ...LOOF.slice(5),
  ...LICHT,
  ...TUIN,
  ...BLOBS,
];
