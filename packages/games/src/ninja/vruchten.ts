/** Fruit as drawings: whole, in halves, turned to stone, and with a strip of paper around it for a word. */
import { PALET } from './palet.ts';

const BLAD = `<path d="M4-66q10-26 40-22q-6 26-40 22z" fill="${PALET.blad}"/><path d="M6-66q18-6 32-18" stroke="${PALET.bladDiep}" stroke-width="3" fill="none"/><path d="M2-58q-2-14 4-22" stroke="${PALET.steel}" stroke-width="7" stroke-linecap="round" fill="none"/>`;
const GLANS = `<ellipse cx="-30" cy="-34" rx="20" ry="13" fill="${PALET.wit}" opacity=".35" transform="rotate(-32 -30 -34)"/>`;

/** Whole, around 0, some 140 wide. */
export const FRUIT: Readonly<Record<string, string>> = {
  meloen: `<circle r="70" fill="${PALET.meloenDiep}"/><circle cx="-3" cy="-4" r="66" fill="${PALET.meloen}"/><path d="M-44-48q-16 48 0 96M-14-66q-14 66 0 134M18-64q16 64 0 130M46-44q16 44 2 84" fill="none" stroke="${PALET.meloenDiep}" stroke-width="9" stroke-linecap="round"/><path d="M0-66q-4-12 8-18" stroke="${PALET.steel}" stroke-width="7" stroke-linecap="round" fill="none"/>${GLANS}`,
  sinaas: `<circle r="70" fill="${PALET.sinaasDiep}"/><circle cx="-3" cy="-4" r="66" fill="${PALET.sinaas}"/><path d="M20 30l3 3M-16 40l3 3M38 2l3 3M4 4l3 3M-40 12l3 3M26-30l3 3" stroke="${PALET.sinaasDiep}" stroke-width="6" stroke-linecap="round"/>${BLAD}${GLANS}`,
  appel: `<path d="M0-52q36-24 60 6q20 30 2 70q-20 46-46 46q-10 0-16-6q-6 6-16 6q-26 0-46-46q-18-40 2-70q24-30 60-6z" fill="${PALET.appelDiep}"/><path d="M-3-50q34-22 56 6q18 28 2 66q-18 42-42 42q-10 0-15-6q-6 6-16 6q-24 0-42-42q-16-38 2-66q21-28 55-6z" fill="${PALET.appel}"/>${BLAD}${GLANS}`,
  pruim: `<ellipse rx="66" ry="70" fill="${PALET.pruimDiep}"/><ellipse cx="-3" cy="-4" rx="62" ry="66" fill="${PALET.pruim}"/><path d="M14-66q34 62 4 132" fill="none" stroke="${PALET.pruimDiep}" stroke-width="7" stroke-linecap="round"/>${BLAD}${GLANS}`,
  kokos: `<circle r="70" fill="${PALET.kokosDiep}"/><circle cx="-3" cy="-4" r="66" fill="${PALET.kokos}"/><path d="M-50-30q20-26 50-30M-60 6q10-30 30-44M50-28q-10-18-30-28M-46 44q-12-14-14-30M40 46q14-16 20-34M-10 62q24 4 40-6" fill="none" stroke="${PALET.kokosDiep}" stroke-width="7" stroke-linecap="round"/><path d="M-34 2q9 9 18 0M12 2q9 9 18 0" fill="none" stroke="${PALET.pit}" stroke-width="6" stroke-linecap="round"/><ellipse cx="-2" cy="24" rx="8" ry="6" fill="${PALET.pit}"/>${GLANS}`,
  steen: `<path d="M-62-24L-34-62 12-68 56-40 68 8 44 56-4 68-50 50-70 10z" fill="${PALET.steenDiep}"/><path d="M-58-22L-32-58 10-64 52-38 62 4 38 48-6 60-46 44-64 8z" fill="${PALET.steen}"/><path d="M-32-58L10-64 4-30-40-20z" fill="${PALET.steenLicht}"/><path d="M52-38L20-20 28 14M-46 44l24-26" fill="none" stroke="${PALET.steenDiep}" stroke-width="5" stroke-linecap="round"/>`,
};

interface Binnen {
  readonly schil: string;
  readonly wit: string;
  readonly vlees: string;
  readonly pit: string;
}

const pitten = (...punten: readonly (readonly [x: number, y: number])[]): string =>
  punten
    .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4.500" ry="7" fill="${PALET.pit}" transform="rotate(${y} ${x} ${y})"/>`)
    .join('');

const BINNEN: Readonly<Record<string, Binnen>> = {
  meloen: {
    schil: PALET.meloenDiep,
    wit: PALET.meloenWit,
    vlees: PALET.meloenVlees,
    pit: pitten([-16, -34], [-34, -8], [-14, 6], [-30, 28], [-10, 42]),
  },
  sinaas: {
    schil: PALET.sinaas,
    wit: PALET.sinaasWit,
    vlees: PALET.sinaasVlees,
    pit: `<path d="M0 0L-56-24M0 0L-60 8M0 0L-44 40M0 0L-30-52M0 0L-16 58" stroke="${PALET.sinaasWit}" stroke-width="5"/>`,
  },
  appel: { schil: PALET.appel, wit: PALET.appelWit, vlees: PALET.appelVlees, pit: pitten([-14, -12], [-14, 16]) },
  pruim: {
    schil: PALET.pruim,
    wit: PALET.pruimWit,
    vlees: PALET.pruimVlees,
    pit: `<path d="M0-26q-26 4-26 26t26 26z" fill="${PALET.kokosDiep}"/>`,
  },
  kokos: {
    schil: PALET.kokosDiep,
    wit: PALET.kokosVlees,
    vlees: PALET.kokosVlees,
    pit: `<path d="M0-40q-38 6-38 40t38 40z" fill="${PALET.sinaasWit}"/>`,
  },
};

/** The left half, its flat side on 0; the right one is its mirror. */
export function drawHelft(soort: string): string {
  const { schil, wit, vlees, pit } = BINNEN[soort] ?? { schil: '', wit: '', vlees: '', pit: '' };
  return `<g transform="translate(88 75)"><path d="M6-70A72 70 0 0 0 6 70z" fill="${schil}"/><path d="M6-62A63 62 0 0 0 6 62z" fill="${wit}"/><path d="M6-55A56 55 0 0 0 6 55z" fill="${vlees}"/>${pit}</g>`;
}

/** With a strip of paper around it, or without for a picture. */
export const drawStrookvrucht = (soort: string, strook: boolean): string =>
  `<g transform="translate(135 92) scale(1.2)">${FRUIT[soort] ?? ''}</g>` +
  (strook
    ? `<path d="M4 66L20 58V136L4 128l10-31zM266 66l-16-8V136l16-8-10-31z" fill="${PALET.papierRand}"/><rect x="14" y="60" width="242" height="78" rx="14" fill="${PALET.papierRand}"/><rect x="14" y="56" width="242" height="76" rx="14" fill="${PALET.papier}"/>`
    : '');
