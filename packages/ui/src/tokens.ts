/**
 * The colours of Spelrijk's identity, the one place where they are written out: `palette.css` gives them to style sheets as
 * `var(--inkt)` and is held equal by a test; drawings, themes and canvases take them from here.
 * Text pairs are 4.5:1 or better on papier and on wit.
 */
export const KLEUREN = {
  inkt: '#17324d',
  'inkt-zacht': '#48627a',
  zee: '#0f7c8a',
  'zee-diep': '#0a5f6a',
  zon: '#ffc53d',
  koraal: '#f2603c',
  'koraal-diep': '#b03a1b',
  gras: '#4e9f3d',
  'gras-diep': '#2f6e22',
  druif: '#7a4fbf',
  papier: '#fffbf3',
  nevel: '#e8eff3',
  lijn: '#c3d1da',
  wit: '#fff',
} as const;
