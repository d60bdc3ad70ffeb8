/** What is seen of the play after a right word: how daring, the hats that change places, Bloep under one of them, and what he says. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance } from '@spelrijk/game-kit/run';
import { arch, between, drawConfetti, easeInOut, makeDing, placeInRij, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { bloepHoed, bloepPlek, brandtLamp, changeOf, changesDone, DUIK, isFound, MOED, moedOf, placeAfter } from './hussel.ts';
import type { QuizState } from './state.ts';
import { studioOf } from './studio.ts';

const ding = makeDing({
  drukknop: { w: 240, h: 214, z: 8, art: 'grote-zoemer' },
  moed: { w: 300, h: 150, z: 8, art: 'moed' },
  hoed: { w: 140, h: 136, z: 9 },
  verstopt: { w: 104, h: 114, z: 8, art: 'kit:bloep' },
});
const STAP = { liggend: 190, staand: 164 } as const;
/** How far a hat is lifted, and how wide two hats swing around each other. */
const LICHT = 120;
const ZWAAI = 62;
const MOED_STAP = 330;
const MOEDNAMEN = ['Rustig aan: drie hoeden, één ster', 'Ik durf: vier hoeden, drie sterren'] as const;
const MOEDTEKST = ['Rustig aan', 'Ik durf!'] as const;

/** What Bloep says, by chance and another every word. */
const PRAATJES = {
  zoemer: ['Wie drukt het eerst?', 'Hand op de zoemer!', 'Wacht op de lamp …', 'Niet te vroeg!'],
  bloepEerst: ['Ik was eerst! Ik kies.', 'Hebbes! Nu kies ik.', 'Pats! Ik mag kiezen.', 'Snelle Bloep! Ogen open.'],
  moed: ['Jij was eerst! Durf jij?', 'Wat een duim! Kies maar.', 'Goed, jij mag kiezen.', 'Sneller dan ik! Durf jij?'],
  hussel: ['Ogen open!', 'Volg mijn hoed!', 'Hussel de pussel!', 'Niet knipperen!'],
  wijs: ['Waar zit ik?', 'Welke hoed?', 'Wijs maar aan!', 'Piep, hier ergens!'],
  gevonden: ['Jij ziet alles!', 'Gevonden!', 'Au, mijn hoed!', 'Scherp gezien!'],
  anders: ['Hihi, hier zit ik!', 'Kiekeboe!', 'Ik zat hier lekker!', 'Daar ben ik!'],
} as const;

function praatje(state: QuizState): string {
  const { stap, eerst } = state.hussel;
  const hussel = stap === 'hussel' && eerst === 'bloep' ? 'bloepEerst' : stap;
  const soort = hussel === 'open' ? (isFound(state) ? 'gevonden' : 'anders') : hussel;
  const regels = PRAATJES[soort];
  return regels[Math.floor(chance(state.kans, 340) * regels.length)] ?? regels[0];
}

/** Is he away from his desk? */
export const isHiding = (state: QuizState): boolean => wasOpen(state) && state.hussel.stap !== 'moed' && state.hussel.stap !== 'zoemer';

export function drawHoeden(state: QuizState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = studioOf(state);
  const bord = drawBeurtbord(state, { tekst: praatje(state), plek: beurtbord, w: 440, nieuwOp: state.hussel.stapOp, verder });
  if (state.hussel.stap === 'zoemer') return [drawZoemer(state), ...bord];
  if (state.hussel.stap === 'moed') return [...MOED.map((_, i) => drawMoed(state, i)), ...bord];
  const hoeden = Array.from({ length: moedOf(state).hoeden }, (_, hoed) => drawHoed(state, hoed));
  return [...hoeden, ...drawVerstopt(state), ...drawVreugde(state), ...bord];
}

/** One big button, with the lamp that is waited for. */
function drawZoemer(state: QuizState): Item {
  const { x, y } = studioOf(state).opties;
  const aan = brandtLamp(state);
  const op = popIn(state.tick, { van: state.hussel.stapOp, duur: 16 });
  const hup = aan ? 1 + 0.05 * popIn(state.tick, { van: state.hussel.lampOp, duur: 14 }) : 1;
  return ding('drukknop', [x, y], {
    sx: op * hup,
    sy: op * hup,
    toon: aan ? 'aan' : '',
    pick: 'zoemer:0',
    name: 'Zoemer',
    nummer: 1,
    uit: !isOpen(state),
  });
}

function drawMoed(state: QuizState, i: number): Item {
  const { x, y } = studioOf(state).opties;
  const op = popIn(state.tick, { van: state.hussel.stapOp + i * 6, duur: 16 });
  const toon = `${i}${state.hussel.wijst === i ? ' wijst' : ''}`;
  const label = { label: MOEDTEKST[i] ?? '', labelSize: 40, labelToon: 'wit' } as const;
  return ding(
    'moed',
    [x + placeInRij(i, MOED.length, MOED_STAP), y],
    { sx: op, sy: op, toon, ...label, pick: `moed:${i}`, name: MOEDNAMEN[i] ?? '', nummer: i + 1, uit: !isOpen(state) },
    i,
  );
}

/** Middle of place `i`. */
function plekOf(state: QuizState, i: number): Plek {
  const { x, y } = studioOf(state).opties;
  return [x + placeInRij(i, moedOf(state).hoeden, STAP[state.stand]), y + 10];
}

/** Where a hat is now: at its place, or swinging to another one, over or under the hat that comes from there. */
function hoedPlek(state: QuizState, hoed: number): Plek {
  const klaar = changesDone(state);
  const n = Math.floor(klaar);
  const deel = easeInOut(klaar - n);
  const nu = placeAfter(state, hoed, n);
  const [x, y] = plekOf(state, nu);
  if (deel === 0) return [x, y];
  const [een, twee] = changeOf(state, n);
  const naar = nu === een ? twee : nu === twee ? een : nu;
  const [nx] = plekOf(state, naar);
  const boog = arch(deel) * ZWAAI * (nu === een ? -1 : nu === twee ? 1 : 0);
  return [between(x, nx, deel), y + boog];
}

function drawHoed(state: QuizState, hoed: number): Item {
  const { stap, stapOp, wijst } = state.hussel;
  const [x, y] = hoedPlek(state, hoed);
  const plek = placeAfter(state, hoed, moedOf(state).keren);
  const wijzen = stap === 'wijs';
  const gelicht =
    stap === 'open' && (plek === wijst || plek === bloepPlek(state))
      ? popIn(state.tick, { van: stapOp + (plek === wijst ? 0 : 22), duur: 18 })
      : 0;
  const duikt = stap === 'hussel' && hoed === bloepHoed(state) ? 1 - progress01(state.tick, { van: stapOp + 12, duur: DUIK - 12 }) : 0;
  const wenk = wijzen && plek === wijst ? sway(state, { periode: 40, uitslag: 4 }) : 0;
  return ding(
    'hoed',
    [x, y - Math.max(gelicht, duikt) * LICHT],
    {
      rot: wenk,
      toon: wijzen && plek === wijst ? 'wijst' : '',
      ...(wijzen && { pick: `hoed:${plek}`, name: `Hoed ${plek + 1}`, nummer: plek + 1, uit: !isOpen(state) }),
    },
    hoed,
  );
}

/** He is seen as he slips under his hat, and when it is lifted. */
function drawVerstopt(state: QuizState): Item[] {
  const { stap, stapOp } = state.hussel;
  const t = state.tick - stapOp;
  if (stap === 'hussel' && t < DUIK) {
    const [x, y] = hoedPlek(state, bloepHoed(state));
    return [ding('verstopt', [x, y + 12], { toon: 'blij', alpha: 1 - progress01(t, { van: DUIK - 8, duur: 8 }) })];
  }
  if (stap !== 'open') return [];
  const [x, y] = plekOf(state, bloepPlek(state));
  const op = popIn(t, { van: isFound(state) ? 4 : 26, duur: 16 });
  return [ding('verstopt', [x, y + 12], { sx: op, sy: op, toon: isFound(state) ? 'verrast' : 'trots' })];
}

const drawVreugde = (state: QuizState): Item[] => {
  const { stap, stapOp } = state.hussel;
  if (stap !== 'open' || !isFound(state)) return [];
  const [x, y] = plekOf(state, bloepPlek(state));
  const aantal = moedOf(state).sterren * 4;
  return drawConfetti(state, {
    x,
    y: y - 40,
    key: 'hoedster',
    leeftijd: state.tick - stapOp - 6,
    aantal,
    duur: 50,
    kracht: 9,
    art: 'kit:ster',
    tonen: [''],
    maat: [40, 40],
  });
};
