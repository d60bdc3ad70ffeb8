import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave, showGatWoord, isDemonstrated, ticksInFase, isPointedAt } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  arch,
  clamp01,
  drawConfetti,
  breathe,
  fitLabel,
  isShown,
  makePickable,
  progress01,
  makeDing,
  maatOf,
  drawVerdictRing,
  drawSlotfeest,
  drawSpeler,
  between,
  easeOut,
  overshoot,
  sway,
} from '@spelrijk/game-kit/stage';
import { bootX } from './ketting.ts';
import { findInKolom } from './kolommen.ts';
import type { Doelwit } from './kolommen.ts';
import { isVisible, wegOf, xOf } from './state.ts';
import type { BellenState } from './state.ts';
import { sterPlek } from './sterren.ts';
import { drawHemelsterren, drawTros } from './tros.ts';

/** What happens when, in ticks of its phase. */
const TIJD = {
  bellenWeg: { van: 0, duur: 20 },
  ringWeg: { van: 66, duur: 16 },
} as const;

/** What sways, and how far. */
const ZWAAI = {
  bel: { periode: 190, uitslag: 9 },
  boot: { periode: 230, uitslag: 2 },
  bord: { periode: 280, uitslag: 0.8 },
} as const;

/** Who hops, and how high. */
const HOP = {
  kapitein: { periode: 40, hoogte: 16 },
} as const;

/** Ticks that the light needs from the bubble to its place in the sky. */
const LICHT = 52;

const ding = makeDing({
  walvis: { w: 600, h: 330, z: -1 },
  lijn: { w: 100, h: 4, z: -1 },
  ster: { w: 34, h: 34, z: 0, art: 'licht' },
  kijk: { w: 0, h: 0, z: 2, art: 'kit:kijk' },
  bel: { w: 0, h: 0, z: 3 },
  bord: { w: 470, h: 116, z: 4 },
  oog: { w: 94, h: 66, z: 5, art: 'kit:oog' },
  pijl: { w: 26, h: 84, z: 5 },
  boot: { w: 226, h: 92, z: 7 },
  schuim: { w: 120, h: 66, z: 8 },
  golf: { w: 0, h: 70, z: 9 },
});

export function scene(state: BellenState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawHemelsterren(state),
    ...drawHemel(state),
    ...drawBord(state),
    ...drawBellen(state),
    ...drawBoot(state),
    ...drawPijl(state),
    ...drawPrik(state),
    ...drawTros(state),
  ];
}

/** Height of a bubble, and its width: wider for long words, as far as its column goes. */
function belMaat({ stand, opties }: BellenState): { readonly w: number; readonly h: number } {
  const kolom = maatOf(stand).w / opties.length;
  const h = Math.min(stand === 'liggend' ? 190 : 166, kolom * 0.94);
  const longest = Math.max(...opties.map((optie) => optie.length));
  return { w: Math.min(h * (longest > 9 ? 1.42 : longest > 6 ? 1.2 : 1), kolom * 0.95), h };
}

/** Where a bubble is: it sways to both sides, in calm mode a little up and down. */
function belXY(state: BellenState, { id, kolom, y }: Doelwit): readonly [number, number] {
  const bob = state.rustig ? breathe(state.tick, { periode: 240, faseVerschil: id * 0.29 }) * 4 : 0;
  return [xOf(state, kolom) + sway(state, { ...ZWAAI.bel, verschil: id * 0.29 }), y + bob];
}

const drawBellen = (state: BellenState): Item[] =>
  state.run.fase === 'klaar' || wasOpen(state) ? [] : state.bellen.filter((bel) => !bel.weg).flatMap((bel) => drawBubbel(state, bel));

/** In a flash opgave the word shows only in the first part of the way up, and comes round again. */
const showsWoord = (state: BellenState, bel: Doelwit): boolean =>
  currentOpgave(state.run)?.antwoordvorm !== 'FLITS' ||
  isDemonstrated(state.run) ||
  (state.rustig ? state.tick % 360 < 150 : wegOf(state, bel) < 0.34);

function drawBubbel(state: BellenState, bel: Doelwit): Item[] {
  const { id, keuze } = bel;
  const { fase } = state.run;
  const t = ticksInFase(state);
  const plek = belXY(state, bel);
  const { w, h } = belMaat(state);
  const weg = wegOf(state, bel);
  const alpha = clamp01(Math.min(weg * 14, (1 - weg) * 12)) * (fase === 'goed' ? 1 - progress01(t, TIJD.bellenWeg) : 1);
  const sx = fase === 'spelen' ? overshoot(t / 22) : 1;
  const shown = showsWoord(state, bel);
  return [
    ...(isPointedAt(state, keuze) ? [ding('kijk', plek, { w: w * 1.36, h: h * 1.36, alpha })] : []),
    ding(
      'bel',
      plek,
      {
        w,
        h,
        sx,
        sy: sx,
        alpha,
        toon: shown ? 'open' : 'mist',
        ...(shown && fitLabel(keuze, w * 0.78, 54)),
        ...makePickable(state, { soort: 'bel', i: id, name: keuze, open: isVisible(state, bel) }),
      },
      id,
    ),
  ];
}

const BOOT_RUIMTE = 118;

/** The boat eases to its column; a miss gives its captain a hat of foam. */
function drawBoot(state: BellenState): Item[] {
  const { w, h } = maatOf(state.stand);
  const { fase } = state.run;
  const speelt = wasOpen(state);
  const midden = speelt
    ? bootX(state)
    : between(xOf(state, state.bootVan), xOf(state, state.boot), state.rustig ? 1 : easeOut((state.tick - state.bootSinds) / 14));
  // It stays on the lake with its lantern.
  const x = Math.min(w - BOOT_RUIMTE, Math.max(BOOT_RUIMTE, midden));
  const y = h - 74 + breathe(state.tick, { periode: 170 }) * (state.rustig ? 1 : 5);
  const rot = sway(state, ZWAAI.boot);
  return [
    { ...drawSpeler(state, { x, y: y - 62, w: 128, hop: HOP.kapitein, z: 6 }), rot },
    ...(fase === 'uitleg' ? [ding('schuim', [x, y - 112])] : []),
    ding('boot', [x, y + 6], { rot }),
    ding('golf', [w / 2 + breathe(state.tick, { periode: 300 }) * 24, h - 22], { w: w + 120, art: `golf-${state.stand}` }),
  ];
}

function drawPijl(state: BellenState): Item[] {
  if (state.pijl === null) return [];
  const { kolom, y } = state.pijl;
  const bel = findInKolom(state.bellen, kolom);
  return [ding('pijl', [bel === undefined ? xOf(state, kolom) : belXY(state, bel)[0], y])];
}

/** The sign over the lake: the word with its gap, an eye for what was shown, or an ear. */
function drawBord(state: BellenState): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const goed = state.run.fase === 'goed';
  const leesbaar = goed || opgave.gat !== undefined || opgave.vorm === 'welke-regel';
  const plek = [maatOf(state.stand).w / 2, state.stand === 'liggend' ? 84 : 118] as const;
  const rot = sway(state, ZWAAI.bord);
  if (leesbaar) return [ding('bord', plek, { rot, ...fitLabel(showGatWoord(opgave, goed), 390, 64) })];
  const klein = { rot, w: 190, art: 'bord-oor' };
  return isShown(state)
    ? [ding('bord', plek, { ...klein, toon: 'leeg' }), ding('oog', [plek[0], plek[1] + 3], { rot })]
    : [ding('bord', plek, klein)];
}

/** Lights that were let out, and the lines between them. */
function drawHemel(state: BellenState): Item[] {
  const { stand } = state;
  const { uitslag, rij, fase } = state.run;
  const nieuw = fase === 'goed' ? rij[0] : -1;
  const klaar = fase === 'klaar' ? easeOut(ticksInFase(state) / 60) : 0;
  const plek = [maatOf(stand).w / 2 + (state.rustig ? 0 : klaar * 14), stand === 'liggend' ? 293 : 355] as const;
  const lit = uitslag.flatMap((u, i) => (u === null && i !== nieuw ? [] : [{ i, plek: sterPlek(i, uitslag.length, stand) }]));
  return [
    ...(klaar > 0 ? [ding('walvis', plek, { alpha: klaar * 0.85 })] : []),
    ...lit.flatMap(({ i, plek: naar }, n) => {
      const van = lit[n - 1];
      const licht = drawSter(state, { i, plek: naar, nieuw: i === nieuw, klaar });
      return van === undefined || i === nieuw ? [licht] : [drawLijn(van.i, van.plek, naar, 0.45 + klaar * 0.4), licht];
    }),
  ];
}

type Punt = readonly [x: number, y: number];

interface SterOpties {
  readonly i: number;
  readonly plek: Punt;
  readonly nieuw: boolean;
  readonly klaar: number;
}

function drawSter(state: BellenState, { i, plek: [x, y], nieuw, klaar }: SterOpties): Item {
  const twinkle = state.rustig ? 1 : 0.86 + breathe(state.tick, { periode: 150, faseVerschil: i * 0.37 }) * 0.14;
  const t = nieuw ? easeOut(progress01(ticksInFase(state), { van: 8, duur: LICHT })) : 1;
  const van = state.geprikt === null ? ([x, y] as const) : belXY(state, state.geprikt);
  const arc = state.rustig ? 0 : arch(t) * -70;
  const w = between(74, 34, t) + klaar * 16;
  const plek = [between(van[0], x, t), between(van[1], y, t) + arc] as const;
  return ding('ster', plek, { w, h: w, z: nieuw ? 30 : 0, alpha: nieuw ? 1 : twinkle }, i);
}

function drawLijn(i: number, [x, y]: Punt, naar: Punt, alpha: number): Item {
  const [dx, dy] = [naar[0] - x, naar[1] - y];
  return ding('lijn', [x + dx / 2, y + dy / 2], { w: Math.hypot(dx, dy), rot: (Math.atan2(dy, dx) * 180) / Math.PI, alpha }, i);
}

function drawPrik(state: BellenState): Item[] {
  const { geprikt } = state;
  const { fase } = state.run;
  if (geprikt === null || fase === 'spelen') return [];
  if (fase === 'klaar') return drawSlotfeest(state, { x: maatOf(state.stand).w / 2, y: 200, seed: 3, aantal: 30, kracht: 11 });
  const [x, y] = belXY(state, geprikt);
  const { h: maat } = belMaat(state);
  const t = ticksInFase(state);
  const goed = fase === 'goed';
  const alpha = goed ? 1 - progress01(t, TIJD.ringWeg) : 1;
  const word: Item = { key: 'woord', x, y, w: 200, h: 90, ...fitLabel(geprikt.keuze, maat * 0.66, 50), labelToon: 'wit', z: 22 };
  return [
    ...drawConfetti(state, {
      x,
      y,
      leeftijd: t,
      key: 'drup',
      duur: 40,
      seed: state.sinds,
      kracht: 8,
      art: 'drup',
      tonen: [''],
      maat: [22, 22],
      z: 20,
    }),
    { ...word, alpha },
    drawVerdictRing(goed, { x, y, maat, groei: overshoot(t / 16), alpha }),
  ];
}
