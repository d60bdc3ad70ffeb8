/** What is seen of the play after a right word: squares of sand, tracks, what lay there, and the mole that was first. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, bump, drawConfetti, popIn, progress01, type Plek } from '@spelrijk/game-kit/stage';
import { ding, plaatsenOf } from './plaatsen.ts';
import { isGevonden, keuzesOf, KOLOMMEN, nameVak, richtingBetween, RIJEN } from './spoor.ts';
import type { DinoState } from './state.ts';

const TEKST = 'Volg het spoor!';
const KORREL = { aantal: 9, duur: 30, kracht: 7, art: 'korrel', tonen: [''], maat: [18, 18], z: 12 } as const;
/** How much of a step a square takes. */
const DEEL = { w: 0.97, h: 0.98 } as const;

/** Middle of a square. */
export function vakPlek(state: DinoState, vak: number): Plek {
  const { x, y, dx, dy } = plaatsenOf(state).veld;
  return [x + (vak % KOLOMMEN) * dx, y + Math.floor(vak / KOLOMMEN) * dy];
}

export function drawVeld(state: DinoState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  const laatste = state.spoor.open.at(-1);
  const hier = laatste === undefined ? null : vakPlek(state, laatste);
  const korrels =
    hier === null
      ? []
      : drawConfetti(state, {
          ...KORREL,
          x: hier[0],
          y: hier[1],
          key: 'korrel',
          leeftijd: state.tick - state.spoor.schepOp,
          seed: state.spoor.schepOp,
        });
  return [
    ...Array.from({ length: KOLOMMEN * RIJEN }, (_, vak) => vak).flatMap((vak) => drawVak(state, vak)),
    ...drawMol(state),
    ...korrels,
    ...drawBeurtbord(state, { tekst: TEKST, plek: beurtbord, w: 340, verder }),
  ];
}

function drawVak(state: DinoState, vak: number): Item[] {
  const { spoor, rustig } = state;
  const { dx, dy } = plaatsenOf(state).veld;
  const [x, y] = vakPlek(state, vak);
  const maat = { w: dx * DEEL.w, h: dy * DEEL.h };
  if (spoor.open.includes(vak)) return [ding('zand', [x, y], { ...maat, art: 'gegraven' }, vak), drawBodem(state, vak, [x, y])];
  const s = popIn(state.tick - state.spoor.gelegdOp, { van: ((vak % KOLOMMEN) + Math.floor(vak / KOLOMMEN)) * 2, duur: 14 });
  const kan = isOpen(state) && spoor.over > 0 && !isGevonden(spoor);
  const aangeboden = !rustig || keuzesOf(spoor).includes(vak);
  const mik = kan && spoor.mik === vak;
  const keus = { pick: `zand:${vak}`, name: `Zand: ${nameVak(vak)}`, uit: !kan };
  return [
    ding(
      'zand',
      [x, y],
      { ...maat, sx: s, sy: s, toon: mik ? 'mik' : '', ...(rustig && !aangeboden && { alpha: 0.55 }), ...(aangeboden && keus) },
      vak,
    ),
  ];
}

/** A track, or what was looked for: that jumps up. */
function drawBodem(state: DinoState, vak: number, [x, y]: Plek): Item {
  const { spoor, tick } = state;
  const laatste = spoor.open.at(-1) === vak;
  const op = laatste ? popIn(tick, { van: spoor.schepOp, duur: 16 }) : 1;
  if (vak !== spoor.schat) {
    const rot = richtingBetween(vak, spoor.schat);
    return ding('spoor', [x, y + 4], { rot, sx: op, sy: op }, vak);
  }
  const sprong = arch(progress01(tick, { van: spoor.schepOp, duur: 30 })) * 70;
  const maat = 1 + bump(tick, { van: spoor.schepOp, duur: 30 }) * 0.5;
  return ding('schat', [x, y - sprong], { toon: spoor.wat, sx: op * maat, sy: op * maat, z: 14 });
}

/** No scoop left: the mole comes up where it lay, and has it. */
function drawMol(state: DinoState): Item[] {
  const { spoor, tick } = state;
  if (spoor.over > 0 || isGevonden(spoor)) return [];
  const [x, y] = vakPlek(state, spoor.schat);
  const op = popIn(tick, { van: spoor.schepOp + 16, duur: 20 });
  return [ding('mol', [x, y + 46 - op * 76], { sy: op, toon: spoor.wat, z: 13 })];
}
