/** What is seen of the play after a right word: the neighbours behind their pane, and in calm mode the strips to wipe. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, drawConfetti, drawToeschouwer, hopUp, makeDing, progress01 } from '@spelrijk/game-kit/stage';
import { coverOf, isWiped, STROKEN, vriendPlek } from './buurraam.ts';
import { gevelOf } from './gevel.ts';
import { raamOf } from './state.ts';
import type { GlasState } from './state.ts';

const ding = makeDing({
  over: { w: 84, h: 84, z: 12, art: 'zeepbel' },
  strook: { w: 0, h: 0, z: 7, art: 'veegstrook' },
});
const MAAT = 76;
const HOP = { periode: 40, hoogte: 10 } as const;
const STROOKNAMEN = ['Veeg de linkerkant', 'Veeg links van het midden', 'Veeg rechts van het midden', 'Veeg de rechterkant'] as const;

export function drawBuren(state: GlasState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder, emmer } = gevelOf(state.stand);
  const dicht = coverOf(state) === 1;
  const tekst = !dicht ? 'Onthoud waar ze zijn!' : state.rustig ? 'Kies waar je veegt!' : 'Veeg de buren vrij!';
  return [
    ...state.buren.vrienden.flatMap((_, i) => drawVriend(state, i)),
    ...drawStroken(state),
    ...(state.rustig || !isOpen(state)
      ? []
      : [ding('over', [emmer[0], emmer[1] - 84], { label: String(state.buren.over), labelSize: 40 })]),
    ...drawBeurtbord(state, { tekst, plek: beurtbord, w: 430, verder }),
  ];
}

function drawVriend(state: GlasState, i: number): Item[] {
  const vriend = state.buren.vrienden[i];
  if (vriend === undefined) return [];
  const { cel, wie, gevondenOp } = vriend;
  const [x, y] = vriendPlek(state, cel);
  const blij = gevondenOp !== null;
  const plof = blij ? arch(progress01(state.tick, { van: gevondenOp, duur: 20 })) * 0.3 : 0;
  const figuur = drawToeschouwer({
    key: `buur${i}`,
    wie,
    x,
    y: y - (blij ? hopUp(state, HOP) : 0),
    w: MAAT,
    stemming: blij ? 'trots' : 'blij',
    z: 2,
  });
  const bellen = {
    key: `buurbel${i}-`,
    aantal: 3,
    duur: 30,
    kracht: 7,
    seed: cel,
    art: 'zeepbel',
    tonen: [''],
    maat: [24, 24],
    z: 6,
  } as const;
  return [
    { ...figuur, z: blij ? 4 : 2, sx: 1 + plof, sy: 1 + plof },
    ...drawConfetti(state, { x, y, leeftijd: state.tick - (gevondenOp ?? Infinity), ...bellen }),
  ];
}

/** In calm mode: the pane in strips, each a button. */
function drawStroken(state: GlasState): Item[] {
  if (!state.rustig || !isOpen(state) || coverOf(state) < 1) return [];
  const { x, y, w, h, kolommen, rijen } = raamOf(state.stand);
  const breed = (kolommen * w) / STROKEN;
  return Array.from({ length: STROKEN }, (_, i) => {
    const weg = isWiped(state, i);
    const keus = { pick: `strook:${i}`, name: STROOKNAMEN[i] ?? '', nummer: i + 1, uit: weg };
    return ding(
      'strook',
      [x + (i + 0.5) * breed, y + (rijen * h) / 2],
      { w: breed - 12, h: rijen * h - 16, alpha: weg ? 0 : 1, toon: state.buren.mik === i ? 'mik' : '', ...keus },
      i,
    );
  });
}
