/** What is seen of the play after a right word: the plane, who jumps, the meadow with what one can land on, and what to do. */
import type { Item } from '@spelrijk/game-kit/contract';
import { drawBeurtbord, isOpen, ticksInBeurt, wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { arch, bump, drawBlob, drawConfetti, hopUp, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import { ding, kolomX, plaatsenOf } from './plaatsen.ts';
import { drawParachutist } from './scherm.ts';
import { canJump, fliesBack, isReady, planeX } from './sprong.ts';
import { PLEKKEN, type ParaState } from './state.ts';

const TEKST = { spring: 'Spring maar!', koord: 'Trek aan het koord!', kies: 'Kies waar je springt!' } as const;
const STAP = 212;
const PLEK = { w: 176, h: 128 } as const;
/** How far above or below the ground one stands there. */
const DIEP: Readonly<Record<string, number>> = { hooi: -44, koe: -86, vijver: 14 };
const NAMEN: Readonly<Record<string, string>> = {
  roos: 'de schietschijf',
  koe: 'de koe',
  vijver: 'de vijver',
  hooi: 'het hooi',
  klaver: 'de klaver',
};

export function drawSprong(state: ParaState): Item[] {
  if (!wasOpen(state)) return [];
  const { beurtbord, verder } = plaatsenOf(state);
  const { valt } = state.sprong;
  const tekst = state.rustig ? TEKST.kies : valt === null || valt.openOp !== null ? TEKST.spring : TEKST.koord;
  return [
    ...drawWeiding(state),
    ...drawToestel(state),
    ...drawValler(state),
    ...drawLanding(state),
    ...drawKolommen(state),
    ...drawBeurtbord(state, { tekst, plek: beurtbord, w: 420, verder }),
  ];
}

/** What lies on the meadow; it starts when somebody comes down on it. */
function drawWeiding(state: ParaState): Item[] {
  const { sprong, tick } = state;
  const { grond, stap } = plaatsenOf(state).sprong;
  const maat = stap / STAP;
  return sprong.wei.map((plekje, i) => {
    const op = popIn(ticksInBeurt(state), { van: i * 4, duur: 18 });
    const onder = sprong.geland !== null && Math.abs(sprong.geland.x - kolomX(state, i)) < stap * 0.36 ? sprong.geland.op : -1000;
    const plof = bump(tick, { van: onder, duur: 18 }) * 0.16;
    const [w, h] = [PLEK.w * maat, PLEK.h * maat];
    const plek = [kolomX(state, i), grond + 34 - h / 2] as const;
    const vorm = { w, h, sx: op * (1 + plof), sy: op * (1 - plof) };
    if (plekje === 'koe') return ding('koe', [plek[0], plek[1] + 4], { ...vorm, toon: onder > 0 ? 'blij' : '', key: `plekje${i}` });
    return ding('plekje', plek, { ...vorm, toon: plekje === 'roos' ? '' : plekje }, i);
  });
}

/** The plane, with the pupil's blob in its door as long as it has not jumped. */
function drawToestel(state: ParaState): Item[] {
  const { top } = plaatsenOf(state).sprong;
  const [x, y] = [planeX(state), top + sway(state, { periode: 80, uitslag: 6 })];
  const kant = fliesBack(state) ? -1 : 1;
  const binnen = state.sprong.valt === null && (canJump(state) || state.sprong.over > 0);
  const draai = state.rustig ? 1 : Math.abs(sway(state, { periode: 7, uitslag: 1 }));
  return [
    ding('vliegtuig', [x, y], { sx: kant, rot: kant * -3 }),
    ding('prop', [x + kant * 120, y + 4], { sy: Math.max(0.2, draai) }),
    ...(binnen ? [{ ...drawBlob({ x: x - kant * 8, y: y + 4, w: 56, stemming: 'blij', z: 4 }), key: 'passagier' }] : []),
  ];
}

function drawValler(state: ParaState): Item[] {
  const { valt } = state.sprong;
  if (valt === null) return [];
  const { grond } = plaatsenOf(state).sprong;
  const { openOp, x, y } = valt;
  const open = openOp === null ? 0 : popIn(state.tick, { van: openOp, duur: 16 });
  const rot = openOp === null ? sway(state, { periode: 34, uitslag: 14 }) : sway(state, { periode: 90, uitslag: 7 });
  const klein = 0.5 + 0.5 * progress01(y, { van: 0, duur: grond });
  return [
    ding('schaduw', [x, grond + 8], { sx: klein, alpha: klein }),
    ...drawParachutist(state, { voeten: [x, y], rot, open, stemming: openOp === null ? 'verrast' : 'blij', sy: openOp === null ? 1.1 : 1 }),
  ];
}

/** On its feet, on the back of the cow, up to the neck in hay. */
function drawLanding(state: ParaState): Item[] {
  const { geland, over } = state.sprong;
  if (geland === null || (over > 0 && canJump(state))) return [];
  const { grond } = plaatsenOf(state).sprong;
  const t = state.tick - geland.op;
  const diep = DIEP[geland.lap] ?? 0;
  const plof = bump(t, { van: 0, duur: 14 }) * 0.22;
  const hop =
    geland.lap === 'goud' || geland.lap === 'koe'
      ? hopUp(state, { periode: 36, hoogte: 22 })
      : arch(progress01(t, { van: 6, duur: 16 })) * 10;
  const voeten = [geland.x, grond + diep - hop] as const;
  const spat = { x: geland.x, y: grond - 10, leeftijd: t, duur: 34, aantal: 10, kracht: 7, seed: geland.op, z: 12 } as const;
  const soort = geland.lap === 'vijver' ? 'drup' : geland.lap === 'hooi' ? 'strootje' : null;
  return [
    ...drawParachutist(state, {
      voeten,
      stemming: 'trots',
      sy: 1 - plof,
      plat: progress01(t, { van: 4, duur: 20 }),
    }),
    ...drawConfetti(state, { ...spat, key: 'spat', ...(soort !== null && { art: soort, tonen: [''], maat: [20, 20] }) }),
  ];
}

/** In calm mode: an arrow over every column. */
function drawKolommen(state: ParaState): Item[] {
  if (!state.rustig) return [];
  const { top } = plaatsenOf(state).sprong;
  const kan = isReady(state);
  return PLEKKEN.map((_, i) =>
    ding(
      'pijl',
      [kolomX(state, i), top + 130],
      {
        toon: kan && state.sprong.mik === i ? 'mik' : '',
        alpha: isOpen(state) && kan ? 1 : 0.25,
        pick: `kolom:${i}`,
        name: `Spring boven ${NAMEN[state.sprong.wei[i] ?? 'klaver'] ?? ''}`,
        nummer: i + 1,
        uit: !kan,
      },
      i,
    ),
  );
}
