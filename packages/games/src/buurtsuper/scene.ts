import type { Item } from '@spelrijk/game-kit/contract';
import { drawBoekOp } from '@spelrijk/game-kit/mechanics/boek';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { countPlayed, isTyped, ticksInFase } from '@spelrijk/game-kit/run';
import {
  bump,
  cheer,
  drawBackdrop,
  drawBlob,
  drawToeschouwer,
  drawViering,
  growIn,
  hopUp,
  kolomX,
  maatOf,
  popIn,
  stemmingOf,
  sway,
  ringOn,
  ownKey,
  type Plek,
} from '@spelrijk/game-kit/stage';
import { drawInpakken, drawSpaarkaart } from './kratbeeld.ts';
import { ding, plaatsenOf } from './plaatsen.ts';
import { SCAN, THUIS, WEG, type SuperState } from './state.ts';
import { drawWoord, gekozenPlek } from './woord.ts';

const HOP = { blob: { periode: 44, hoogte: 14 }, klant: { periode: 50, hoogte: 12 } } as const;
const BLOB = 116;
const KLANT = 112;
const TOONBANK = 170;
/** Around the pack on the scanner; beside it where it is typed, so that the receipt stays free. */
const RING = { pak: 140, bon: 104, naast: 150, boven: 96 } as const;
/** The customers of the finale, before the counter. */
const RIJ = { aantal: 5, maat: 118, lager: 84 } as const;
/** What was packed, stacked on the counter: the places of the crates, lowest first, in widths and heights of one. */
const STAPEL = {
  plekken: [
    [0, 0],
    [-1, 0],
    [1, 0],
    [-0.5, 1],
    [0.5, 1],
    [0, 2],
  ],
  w: 190,
  h: 118,
} as const;

export const scene = (state: SuperState): readonly Item[] => ringOn(state, drawToneel(state), 'bon', ownKey(state, 'pak'));

function drawToneel(state: SuperState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawMensen(state),
    ...drawToonbank(state),
    ...(state.bladzij === null ? drawWoord(state) : []),
    ...(wasOpen(state) ? [] : drawBoekOp(state, plaatsenOf(state).boek, 40, 21)),
    ...drawSpaarkaart(state),
    ...drawInpakken(state),
    ...drawSlot(state),
    ...drawOordeel(state),
  ];
}

/** The pupil's blob at the till, and the customer of this word. */
function drawMensen(state: SuperState): Item[] {
  const { blob, klant, inpakkers } = plaatsenOf(state);
  const { fase } = state.run;
  const open = wasOpen(state);
  const [bx, by] = open ? inpakkers.blob : blob;
  const t = ticksInFase(state);
  const scant = fase === 'goed' || fase === 'uitleg' ? bump(t, { van: SCAN - 8, duur: 18 }) * 8 : 0;
  const z = open ? 2 : -2;
  const speler = {
    ...drawBlob({ x: bx, y: by - (open ? 0 : cheer(state, HOP.blob)), w: BLOB, stemming: stemmingOf(fase), z }),
    rot: -scant,
  };
  if (fase === 'klaar') return [speler];
  const [kx, ky] = open ? inpakkers.klant : klant;
  const hop = fase === 'goed' && t >= THUIS ? hopUp(state, HOP.klant) : 0;
  const op = fase === 'spelen' && state.run.poging === 1 ? popIn(t, { van: 0, duur: 22 }) : 1;
  const wie = countPlayed(state.run) * 5 + 3;
  return [
    speler,
    drawToeschouwer({ key: 'klant', wie, x: kx, y: ky + (1 - op) * 90 - hop, w: KLANT, stemming: fase === 'goed' ? 'trots' : 'blij', z }),
  ];
}

function drawToonbank(state: SuperState): Item[] {
  if (wasOpen(state)) return [];
  const { toonbank, scanner, tas } = plaatsenOf(state);
  const { w } = maatOf(state.stand);
  const { fase } = state.run;
  const t = ticksInFase(state);
  const straal = t >= SCAN && t < WEG + 24 ? (fase === 'goed' ? 'goed' : fase === 'uitleg' ? 'fout' : '') : '';
  const vol = fase === 'goed' ? bump(t, { van: THUIS - 4, duur: 20 }) * 0.14 : 0;
  return [
    ding('toonbank', [w / 2, toonbank + TOONBANK / 2], { w }),
    ...(fase === 'klaar'
      ? []
      : [
          ding('scanner', scanner, { toon: straal }),
          ding('tas', tas, { sx: 1 + vol, sy: 1 - vol, rot: sway(state, { periode: 150, uitslag: 1 }) }),
        ]),
  ];
}

/** Closing time: everybody who came by. */
function drawSlot(state: SuperState): Item[] {
  if (state.run.fase !== 'klaar') return [];
  const { w } = maatOf(state.stand);
  const { toonbank } = plaatsenOf(state);
  const t = ticksInFase(state);
  const stapel = STAPEL.plekken
    .slice(0, Math.max(1, state.kratten))
    .map(([dx, dy], i) =>
      ding(
        'vol',
        [w / 2 + dx * (STAPEL.w + 6), toonbank - 40 - dy * STAPEL.h],
        { w: STAPEL.w, h: STAPEL.w * 0.78, ...growIn(t, { van: i * 10, duur: 18 }), z: 2 + i },
        i,
      ),
    );
  const mensen = Array.from({ length: RIJ.aantal }, (_, i) =>
    drawToeschouwer({
      key: `rij${i}`,
      wie: i * 5 + 3,
      x: kolomX(i, RIJ.aantal, w),
      y: toonbank + RIJ.lager - hopUp(state, { ...HOP.klant, verschil: i * 0.2 }),
      w: RIJ.maat,
      stemming: 'trots',
      z: 12,
    }),
  );
  return [...mensen, ...stapel];
}

function drawOordeel(state: SuperState): Item[] {
  if (wasOpen(state)) return [];
  const [x, y] = plaatsenOf(state).scanner;
  const typt = isTyped(state);
  const maat = typt ? RING.bon : RING.pak;
  const plek: Plek = typt ? [x + RING.naast, y - RING.boven] : gekozenPlek(state);
  return drawViering(
    state,
    { plek, goed: maat, fout: maat, van: SCAN, weg: WEG + 20, duur: 12, tot: THUIS + 10 },
    { x, y: y - RING.boven, na: SCAN },
    { x: maatOf(state.stand).w / 2, y: 260, seed: 5 },
  );
}
