import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  bump,
  cheer,
  drawBackdrop,
  drawBlob,
  drawConfetti,
  drawOptiebord,
  drawRightRing,
  drawSlotfeest,
  drawVerdictRing,
  drawVraagbord,
  maatOf,
  placeInRij,
  popIn,
  stemmingOf,
  sway,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { drawBadspel } from './badbeeld.ts';
import { ding, hartPlek, mondPlek, plaatsenOf, PLANT, potPlek } from './plaatsen.ts';
import { BLOEIT, flows, GENOEG, type TuinState } from './state.ts';
import { drawStraal, straalHoek } from './straal.ts';

const POT: Optielook = { pick: 'plant', letters: 52, rand: { w: 82, h: 56 }, plaat: { krimp: 46 }, gloed: { w: 44, h: 40 } };
const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 480, oor: 196, rand: { w: 80, h: 40 }, plaat: { maat: 80, lager: -4 }, z: 5 };
const BLOB = 118;
const HOP = { blob: { periode: 40, hoogte: 16 } } as const;
const BOOG = 110;
const METER = 4;
const IN_TEIL = 6;
const BLOEMEN = 4;

export function scene(state: TuinState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...(wasOpen(state) ? drawBadspel(state) : drawWoord(state)),
    ...drawTeil(state),
    ...drawSproeier(state),
    ...drawFeest(state),
  ];
}

function drawWoord(state: TuinState): Item[] {
  if (state.run.fase === 'klaar') return drawBloementuin(state);
  const planten = state.opties.flatMap((_, i) => [...drawPlant(state, i), ...drawPot(state, i)]);
  return [
    ...drawVraagbord(state, plaatsenOf(state).vraag, BORD),
    ...drawPlanken(state),
    ...planten,
    ...drawMeter(state),
    ...drawWater(state),
  ];
}

/** Shelves under the pots. */
function drawPlanken(state: TuinState): Item[] {
  const rijen = state.stand === 'liggend' ? 1 : Math.ceil(state.opties.length / 2);
  const w = maatOf(state.stand).w - 20;
  return Array.from({ length: rijen }, (_, r) => {
    const { y, h } = potPlek(state, r * 2);
    return ding('plank', [w / 2 + 10, y + h / 2 + 8], { w }, r);
  });
}

/** Which flower grows out of this word; nobody knows before. */
const bloemOf = (state: TuinState): string => String(Math.floor(chance(state.kans, 880) * BLOEMEN));

/** It hangs its head, stands up while it drinks, and shoots up when it flowers. */
function drawPlant(state: TuinState, i: number): Item[] {
  const { x, y, h } = potPlek(state, i);
  const maat = PLANT[state.stand];
  const { fase } = state.run;
  const t = ticksInFase(state);
  const hier = i === state.mik;
  const bloeit = fase === 'goed' && i === state.gegeven && t >= BLOEIT - 16;
  const dronk = hier ? (fase === 'spelen' ? state.nat / GENOEG : fase === 'wacht' ? 1 : 0) : 0;
  const groei = bloeit ? popIn(t, { van: BLOEIT - 16, duur: 26 }) : 0.86 + dronk * 0.14;
  const zucht = sway(state, { periode: 150, uitslag: 2, verschil: i * 0.3 });
  const boven = y - h / 2 + 6;
  const plant = ding('bloem', [x, boven - (maat.h * groei) / 2], { ...maat, sy: groei, rot: zucht, toon: bloeit ? bloemOf(state) : '' }, i);
  if (fase !== 'uitleg' || i !== state.gegeven) return [plant];
  const op = popIn(t, { van: 4, duur: 18 });
  return [
    plant,
    ding('paraplu', [x + maat.w * 0.2, boven - maat.h * 0.62], { sx: op, sy: op, rot: 10 + sway(state, { periode: 70, uitslag: 4 }) }),
  ];
}

function drawPot(state: TuinState, i: number): Item[] {
  const { x, y, w, h } = potPlek(state, i);
  const { fase } = state.run;
  const t = ticksInFase(state);
  const s = isPlaying(state.run) ? popIn(t, { van: i * 4, duur: 18 }) : 1;
  const raak = fase === 'goed' && i === state.gegeven;
  const plof = raak ? bump(t, { van: BLOEIT - 8, duur: 16 }) * 0.06 : 0;
  const toon = raak ? 'raak' : i === state.mik && fase !== 'uitleg' ? 'mik' : '';
  return drawOptiebord(state, i, { vlak: { x, y, w, h, sx: s + plof, sy: s - plof }, bord: { art: 'pot', toon, z: 4 }, look: POT });
}

/** Four drops that fill while the plant drinks. */
function drawMeter(state: TuinState): Item[] {
  if (!isPlaying(state.run) || state.nat === 0) return [];
  const { x, y, h } = potPlek(state, state.mik);
  return Array.from({ length: METER }, (_, k) =>
    ding(
      'meter',
      [x + placeInRij(k, METER, 38), y - h / 2 - PLANT[state.stand].h - 4],
      { toon: state.nat / GENOEG > k / METER ? 'vol' : '' },
      k,
    ),
  );
}

function drawWater(state: TuinState): Item[] {
  if (!flows(state)) return [];
  const { x, y } = state.straal;
  const spat = {
    x,
    y,
    leeftijd: state.tick % 20,
    duur: 20,
    aantal: 4,
    kracht: 5,
    seed: Math.floor(state.tick / 20),
    art: 'druppel',
    tonen: [''],
  } as const;
  return [...drawStraal(state, [x, y], BOOG), ...drawConfetti(state, { ...spat, key: 'spat', maat: [14, 14], z: 9 })];
}

/** The pupil's blob with the hose. */
function drawSproeier(state: TuinState): Item[] {
  const { blob } = plaatsenOf(state);
  const [mx, my] = mondPlek(state);
  const [x, y] = blob;
  const bad: Plek = state.rustig ? [state.bad.eend.x, state.bad.eend.y] : [state.bad.mik.x, state.bad.mik.y];
  const naar: Plek = isOpen(state) ? bad : hartPlek(state, Math.max(0, state.mik));
  const rot = state.run.fase === 'klaar' ? -60 : straalHoek(state, naar, isOpen(state) ? 90 : BOOG);
  const rad = (rot * Math.PI) / 180;
  return [
    ding('slang', [x + 176, y + 38]),
    drawBlob({ x, y: y - cheer(state, HOP.blob) * (wasOpen(state) ? 0 : 1), w: BLOB, stemming: stemmingOf(state.run.fase), z: 9 }),
    ding('spuit', [mx - Math.cos(rad) * 34, my - Math.sin(rad) * 34], { rot }),
  ];
}

/** Who came out of the foam sits in the tub, the latest in front. */
function drawTeil(state: TuinState): Item[] {
  if (state.vrienden.length === 0 && !wasOpen(state)) return [];
  const [x, y] = plaatsenOf(state).teil;
  // Who is on its way there is not there yet.
  const onderweg = wasOpen(state) ? state.bad.schuim.filter(({ wegOp }) => wegOp !== null && state.tick - wegOp < 52).length : 0;
  const zitten = state.vrienden.slice(0, state.vrienden.length - onderweg).slice(-IN_TEIL);
  return [
    ...zitten.map((wie, i) => {
      const hop =
        state.run.fase === 'klaar'
          ? Math.abs(sway(state, { periode: 50, uitslag: 24, verschil: i * 0.21 }))
          : sway(state, { periode: 100, uitslag: 3, verschil: i * 0.3 });
      return ding(
        'vriend',
        [x + placeInRij(i, zitten.length, 28), y - 46 - (i % 2) * 20 - hop],
        { toon: String(wie), z: i % 2 === 0 ? 8 : 7 },
        i,
      );
    }),
    ding('teil', [x, y]),
  ];
}

/** In the end everything flowers. */
function drawBloementuin(state: TuinState): Item[] {
  const { w, h } = maatOf(state.stand);
  const t = ticksInFase(state);
  const n = state.stand === 'liggend' ? 6 : 4;
  return Array.from({ length: n * 2 }, (_, k) => {
    const i = k % n;
    const rij = Math.floor(k / n);
    const s = popIn(t, { van: 4 + k * 5, duur: 24 });
    const groot = rij === 0 ? 0.84 : 1;
    const x = w * ((i + 0.5 + rij * 0.12) / n);
    return ding(
      'bloem',
      [x, h * (0.44 + rij * 0.24) - 90 * s],
      {
        w: 176 * groot,
        h: 184 * groot,
        sx: s,
        sy: s,
        rot: sway(state, { periode: 80, uitslag: 6, verschil: k * 0.17 }),
        toon: String(k % BLOEMEN),
        z: 2 + rij,
      },
      `slot${k}`,
    );
  });
}

function drawFeest(state: TuinState): Item[] {
  const t = ticksInFase(state);
  const { w } = maatOf(state.stand);
  const [x, y] = hartPlek(state, Math.max(0, state.gegeven));
  const hoog = PLANT[state.stand].h * 0.2;
  switch (state.run.fase) {
    case 'uitleg':
      return [drawVerdictRing(false, { x, y: y - 10, maat: 230 })];
    case 'goed':
      if (wasOpen(state)) return [];
      return [
        ...drawConfetti(state, { x, y: y - hoog, leeftijd: t - BLOEIT, duur: 46, aantal: 12, kracht: 9 }),
        ding('bij', [x + 70 + sway(state, { periode: 46, uitslag: 40 }), y - hoog - 40 + sway(state, { periode: 31, uitslag: 18 })], {
          alpha: t > BLOEIT ? 1 : 0,
        }),
        drawRightRing(state, { x, y: y - hoog, maat: 178, van: BLOEIT - 4, weg: 66 }),
      ];
    case 'klaar':
      return drawSlotfeest(state, { x: w / 2, y: 180, seed: 7, aantal: 22 });
    default:
      return [];
  }
}
