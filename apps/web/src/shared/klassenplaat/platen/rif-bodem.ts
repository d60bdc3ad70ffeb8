/** The bottom of the sea of Onder de golven: sand, corals and what lies there. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { at, BREED, box, type Deel, dot, gradient, HOOG, KLEUR, type Kleur, line, oval, path, traceBobbels } from '../penseel.ts';

export const WATER: readonly Deel[] = [
  {
    id: 'lucht',
    svg:
      gradient('rf-water', '#8fe0ee', '#4bb7d8', '#2a7fb6', '#1f5c95') +
      `<rect width="${BREED}" height="${HOOG}" fill="url(#kp-rf-water)"/>`,
  },
  { id: 'straal-1', svg: path('M180 0h90L150 620H-40z', '#ffffff').replace('/>', ' opacity=".13"/>') },
  { id: 'straal-2', svg: path('M520 0h120L560 700H360z', '#ffffff').replace('/>', ' opacity=".12"/>') },
  { id: 'straal-3', svg: path('M860 0h80L960 640H760z', '#ffffff').replace('/>', ' opacity=".13"/>') },
  {
    id: 'golven',
    svg: path('M0 0h1200v34q-50 22 -100 0t-100 0t-100 0t-100 0t-100 0t-100 0t-100 0t-100 0t-100 0t-100 0t-100 0t-100 0z', '#d9f4f8'),
  },
  { id: 'rots-ver-1', svg: path('M0 560q60 -120 150 -90q50 -80 130 -20q70 -10 110 110v280H0z', '#2f7aa8') },
  { id: 'rots-ver-2', svg: path('M760 600q40 -110 130 -90q60 -90 150 -20q90 -40 160 60v290H760z', '#2f7aa8') },
  { id: 'rots-midden', svg: path('M340 680q70 -90 170 -60q80 -50 160 10q90 -20 140 70v140H340z', '#296a99') },
];

export const BODEM: readonly Deel[] = [
  { id: 'zand-1', svg: path('M0 706Q220 650 470 700T900 690T1200 674V840H0z', '#e8d5a4') },
  { id: 'zand-2', svg: path('M0 776Q300 730 620 770T1200 752V840H0z', '#f5e7c0') },
  {
    id: 'zandribbels',
    svg: line('M90 800q30 -10 60 0t60 0M420 812q30 -10 60 0t60 0M820 800q30 -10 60 0t60 0M1040 780q24 -8 48 0', '#d8bf85', 5, 0.8),
  },
];

function waaier(x: number, y: number, s: number, [basis, donker]: Kleur): string {
  const nerf = [-60, -36, -12, 12, 36, 60].map(
    (hoek) => `M0 0L${Math.round(Math.sin((hoek * Math.PI) / 180) * 96)} ${-Math.round(Math.cos((hoek * Math.PI) / 180) * 112)}`,
  );
  return at(
    x,
    y,
    path('M-10 0q-110 -30 -92 -104q40 -50 102 -48q64 -2 100 48q18 74 -90 104z', basis) +
      line(nerf.join(''), donker, 5, 0.75) +
      path('M-14 0h28l6 14h-40z', donker),
    s,
  );
}

function takken(x: number, y: number, s: number, [basis, donker]: Kleur): string {
  const tak = 'M0 0v-70M0 -34q-34 -6 -40 -56M0 -50q34 -8 44 -62M-38 -76q-18 -8 -22 -30M40 -96q22 -6 24 -26M0 -70q-6 -30 6 -60';
  return at(x, y, line(tak, donker, 22) + line(tak, basis, 15), s);
}

const wier = (x: number, y: number, s: number, kleur: string): string =>
  at(
    x,
    y,
    path('M-8 0q-26 -50 -4 -96q18 -40 -4 -90q40 44 24 96q-16 44 8 90z', kleur) +
      path('M20 0q-10 -40 10 -74q16 -30 6 -66q30 40 16 78q-14 32 -6 62z', kleur),
    s,
  );

export const KORAAL: readonly Deel[] = [
  { id: 'wier-1', svg: wier(70, 740, 1.1, '#3fa06a') },
  { id: 'wier-2', svg: wier(306, 712, 0.9, '#57b87c') },
  { id: 'wier-3', svg: wier(1140, 716, 1.2, '#3fa06a') },
  { id: 'wier-4', svg: wier(716, 716, 0.8, '#57b87c') },
  { id: 'waaier-1', svg: waaier(196, 724, 1, KLEUR.druif) },
  { id: 'waaier-2', svg: waaier(1020, 712, 1.1, KLEUR.koraal) },
  { id: 'takken-1', svg: takken(400, 744, 1.1, KLEUR.roze) },
  { id: 'takken-2', svg: takken(900, 736, 1, KLEUR.zon) },
  { id: 'takken-3', svg: takken(128, 806, 0.9, KLEUR.koraal) },
  {
    id: 'hersenkoraal',
    svg:
      path(traceBobbels(300, 770, 62, 40, 10), KLEUR.mint[1]) +
      path(traceBobbels(300, 764, 58, 37, 10), KLEUR.mint[0]) +
      line('M264 764q12 -18 26 0t26 0t24 -2M280 784q12 -12 24 0t26 -2', KLEUR.mint[1], 5),
  },
  {
    id: 'buizen',
    svg: [0, 1, 2]
      .map((i) =>
        at(
          24 + i * 34,
          836 - i * 8,
          path(`M-15 0v-${70 + i * 22}h30v${70 + i * 22}z`, KLEUR.zon[0]) + oval(0, -70 - i * 22, [15, 6], KLEUR.zon[1]),
        ),
      )
      .join(''),
  },
  {
    id: 'anemoon',
    svg: at(
      560,
      770,
      line('M-40 0q-20 -40 -8 -70M-22 0q-12 -50 0 -84M0 0v-92M22 0q14 -50 2 -86M42 0q22 -40 10 -72', '#ff9fbd', 15) +
        [-48, -22, 0, 24, 52].map((x, i) => dot(x, -72 - (2 - Math.abs(i - 2)) * 11, 9, '#ffd0de')).join('') +
        path('M-56 0q56 -20 112 0q-8 26 -56 26t-56 -26z', '#dd6f94'),
    ),
  },
  {
    id: 'sponzen',
    svg:
      path(traceBobbels(800, 790, 48, 30, 9), '#c2431f') +
      path(traceBobbels(800, 785, 44, 27, 9), KLEUREN.koraal) +
      dot(784, 780, 7, '#c2431f') +
      dot(806, 790, 6, '#c2431f') +
      dot(820, 774, 6, '#c2431f'),
  },
];

export const SCHELP: readonly Deel[] = [
  { id: 'zeester-1', svg: ster(222, 806, 1, KLEUR.koraal) },
  { id: 'zeester-2', svg: ster(980, 806, 0.9, KLEUR.zon) },
  { id: 'schelp-1', svg: schelp(664, 808, 1, '#fff3d9', '#e6cf9f') },
  { id: 'schelp-2', svg: schelp(1052, 820, 0.8, '#ffc3d6', '#dd6f94') },
  {
    id: 'oester',
    svg: at(
      470,
      806,
      path('M-44 0q0 -26 44 -28q44 2 44 28z', '#c9ccd6') +
        path('M-44 -6q2 -48 50 -56q44 6 40 42q-44 -20 -90 14z', '#9aa0b0') +
        dot(2, -16, 13, '#ffffff') +
        dot(-2, -20, 4, '#e4f5fb'),
    ),
  },
  {
    id: 'krab',
    svg: at(
      876,
      812,
      line('M-30 -12q-22 0 -26 16M-26 -4q-14 6 -14 18M30 -12q22 0 26 16M26 -4q14 6 14 18', '#c2431f', 6) +
        path('M-38 -14q0 -30 38 -30q38 0 38 30q-16 22 -38 22t-38 -22z', KLEUREN.koraal) +
        line('M-34 -30q-22 -8 -20 -28M34 -30q22 -8 20 -28', '#c2431f', 6) +
        path('M-66 -66q-2 -20 18 -16l-8 10l12 6q-10 16 -22 0zM66 -66q2 -20 -18 -16l8 10l-12 6q10 16 22 0z', KLEUREN.koraal) +
        dot(-12, -46, 8, '#ffffff') +
        dot(12, -46, 8, '#ffffff') +
        dot(-11, -46, 4, KLEUREN.inkt) +
        dot(13, -46, 4, KLEUREN.inkt) +
        line('M-10 -20q10 9 20 0', '#5b1f2b', 4),
    ),
  },
  {
    id: 'schatkist',
    svg: at(
      620,
      716,
      path('M-50 0v-34h100v34z', '#97623a') +
        path('M-50 -36q4 -34 50 -34t50 34z', '#c98f5c') +
        path('M-46 -36h92l-12 -16h-68z', KLEUREN.zon) +
        dot(-20, -48, 9, '#ffe48f') +
        dot(6, -52, 9, '#ffe48f') +
        dot(26, -46, 8, '#ffe48f') +
        box(-8, -30, [16, 18], KLEUREN.zon, 3) +
        line('M-50 -36h100', '#704a2e', 5),
    ),
  },
];

function ster(x: number, y: number, s: number, [basis, donker]: Kleur): string {
  return at(
    x,
    y,
    path('M0 -30l9 19l21 2l-15 15l4 21l-19 -10l-19 10l4 -21l-15 -15l21 -2z', basis, donker, 4) +
      dot(-5, -3, 3, KLEUREN.inkt) +
      dot(7, -3, 3, KLEUREN.inkt) +
      line('M-4 5q5 5 10 0', '#5b1f2b', 3),
    s,
  );
}

function schelp(x: number, y: number, s: number, kleur: string, lijn: string): string {
  return at(
    x,
    y,
    path('M0 0q-36 -8 -32 -34q14 -20 32 -18q18 -2 32 18q4 26 -32 34z', kleur) +
      line('M0 -2v-44M-4 -4q-16 -20 -14 -38M4 -4q16 -20 14 -38', lijn, 4),
    s,
  );
}
