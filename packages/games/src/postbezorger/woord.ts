/** What is asked: the label of the parcel, the letterboxes, and the parcel on its way. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  bend,
  bump,
  drawOptiebord,
  drawToeschouwer,
  drawVraagbord,
  easeOut,
  popIn,
  progress01,
  sway,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { readHuisbeeld } from '@spelrijk/domain/zoekbeeld';
import { ding, busPlek, gleufVan, isHuis, plaatsenOf } from './plaatsen.ts';
import { VALT, VLAG, ZWAAIT, type PostState } from './state.ts';

const LABEL: Vraaglook = { key: 'label', art: 'label', woord: 500, oor: 210, rand: { w: 116, h: 34 }, plaat: { maat: 92 }, z: 20 };
const BUS: Optielook = { pick: 'bus', letters: 52, rand: { w: 50, h: 84 }, plaat: { krimp: 88 }, gloed: { w: 34, h: 26 } };
const BOOG = 190;

export function drawWoord(state: PostState, mand: Plek): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  return [
    ...drawVraagbord(state, plaatsenOf(state).vraag, LABEL),
    ...(isHuis(state) ? drawHuizen(state) : drawBussen(state)),
    ...drawPakje(state, mand),
  ];
}

function drawBussen(state: PostState): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  return state.opties.flatMap((optie, i) => {
    const { x, y, w, h } = busPlek(state, i);
    const weg = state.weg.includes(optie);
    const eigen = state.gekozen === optie;
    const goed = eigen && fase === 'goed';
    const slik = goed ? bump(t, { van: VALT, duur: 18 }) * 0.1 : 0;
    const s = isPlaying(state.run) ? popIn(t, { van: i * 4, duur: 20 }) : 1;
    const hier = isPlaying(state.run) && state.keus === i;
    const op = goed ? popIn(t, { van: VLAG, duur: 16 }) : 0;
    return [
      ...drawOptiebord(state, i, {
        vlak: { x, y, w, h, sx: s * (1 + slik), sy: s * (1 - slik), alpha: weg ? 0.3 : 1 },
        bord: { art: 'bus', toon: hier ? 'hier' : '', uit: weg, z: 3 },
        look: BUS,
      }),
      ding('vlag', [x + w / 2 - 12, y - 14 - op * 44], { rot: 90 - op * 90, alpha: weg ? 0.3 : s }, i),
    ];
  });
}

/** The door is so far left of the middle of a house. */
const DEUR = 40;

/** Four houses as they are described; the wall is what is chosen, and somebody waves from its window when it was the right one. */
function drawHuizen(state: PostState): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  return state.opties.flatMap((optie, i) => {
    const beeld = readHuisbeeld(optie);
    if (beeld === undefined) return [];
    const { x, y, w, h } = busPlek(state, i);
    const s = isPlaying(state.run) ? popIn(t, { van: i * 4, duur: 20 }) : 1;
    const weg = state.weg.includes(optie);
    const vlak = { x, y, w, h, sx: s, sy: s, alpha: weg ? 0.3 : 1 };
    const hier = isPlaying(state.run) && state.keus === i;
    const zwaait = state.gekozen === optie && fase === 'goed' && t >= ZWAAIT - 14;
    const op = popIn(t, { van: ZWAAIT - 14, duur: 18 });
    return [
      ...drawOptiebord(state, i, { vlak, bord: { art: 'muur', toon: hier ? 'hier' : '', uit: weg, z: 3 }, look: BUS, tekst: null }),
      { ...vlak, key: `kap${i}`, art: 'kap', toon: beeld.dak, z: 4 },
      { ...vlak, key: `voordeur${i}`, art: 'voordeur', toon: beeld.deur, z: 4 },
      { ...vlak, key: `ernaast${i}`, art: 'ernaast', toon: beeld.bij, z: 5 },
      ...(zwaait
        ? [
            drawToeschouwer({
              key: `buur${i}`,
              wie: i * 7 + state.run.rij.length * 3,
              x: x + 42,
              y: y + 44 - op * 14,
              w: 58,
              stemming: 'trots',
              z: 5,
            }),
          ]
        : []),
    ];
  });
}

/** In the basket; in a bow to the letterbox; and back again when it was the wrong one. */
function drawPakje(state: PostState, mand: Plek): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  const i = state.gekozen === null ? -1 : state.opties.indexOf(state.gekozen);
  if (i < 0 || fase === 'spelen') return [ding('pakje', [mand[0], mand[1] + sway(state, { periode: 90, uitslag: 2 })])];
  const { x, y } = busPlek(state, i);
  const gleuf: Plek = [x - (isHuis(state) ? DEUR : 0), y + gleufVan(state)];
  const via: Plek = [(mand[0] + x) / 2, Math.min(mand[1], gleuf[1]) - BOOG];
  if (fase === 'wacht') return [ding('pakje', mand, { rot: sway(state, { periode: 8, uitslag: 4 }) })];
  if (fase === 'goed') {
    if (t >= VALT) return [];
    const deel = progress01(t, { van: 0, duur: VALT });
    const klein = 1 - deel * 0.45;
    return [ding('pakje', bend(mand, via, gleuf, deel), { rot: state.rustig ? 0 : deel * 360, sx: klein, sy: klein })];
  }
  const heen = progress01(t, { van: 0, duur: VALT });
  const terug = easeOut(progress01(t, { van: VALT, duur: VALT + 8 }));
  const plek = heen < 1 ? bend(mand, via, gleuf, heen) : bend(gleuf, via, mand, terug);
  const stempel = popIn(t, { van: VALT * 2 + 10, duur: 14 });
  return [
    ding('pakje', plek, { rot: state.rustig || terug === 1 ? 0 : heen * 200 + terug * 160 }),
    ...(stempel > 0 ? [ding('retour', [mand[0] + 6, mand[1] - 74], { sx: stempel, sy: stempel })] : []),
  ];
}
