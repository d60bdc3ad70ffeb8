/** The sky of Wolkenhop as a display list, and its drawings. */
import { KLEUREN } from '@spelrijk/ui/tokens';
import { drawGloed, drawHeuvels, traceSter, drawVerloop, drawWolk as wolkje, maatOf } from '@spelrijk/game-kit/stage';
import type { GameArt, Item, Stand } from '@spelrijk/game-kit/contract';
import { DAG_TICKS, isAf, sterrenBij, wolkenBij, type HopState } from './wolkenhop.ts';

const hemel = (w: number, h: number): string =>
  `<defs>${drawVerloop(`wh-lucht${w}`, { offset: 0, kleur: '#8fd3f4' }, { offset: 0.6, kleur: '#d7f0fa' }, { offset: 1, kleur: '#fff3d6' })}${drawGloed(`wh-zon${w}`, { offset: 0, kleur: '#fff6d0' }, { offset: 1, kleur: '#fff6d000' })}</defs>` +
  `<rect width="${w}" height="${h}" fill="url(#wh-lucht${w})"/>` +
  drawHeuvels({ breed: w, bodem: h, top: 190, n: 3, kleur: '#b9dcc4', schuif: 0.2 }) +
  drawHeuvels({ breed: w, bodem: h, top: 120, n: 4, kleur: '#93cf93', schuif: 0.5 }) +
  drawHeuvels({ breed: w, bodem: h, top: 62, n: 5, kleur: '#6fb672', schuif: 0.1 }) +
  wolkje(w * 0.16, h * 0.2, 0.9, 0.6) +
  wolkje(w * 0.7, h * 0.13, 0.7, 0.55);

const GROND =
  '<path d="M28 74q-26 0-26-24q0-22 24-24q4-24 32-24q20 0 28 12q14-10 32-8q24 2 30 20q20-4 34 8q20-6 34 6q24 0 24 20q0 16-22 16z" fill="#fff"/><path d="M28 74q-26 0-26-24q0-6 3-11q8 17 40 15q60 12 110 6q50 6 58-14q24 1 24 20q0 8-22 8z" fill="#d3e6f0"/>';

export const WOLKENHOP_ART: GameArt = {
  'decor-liggend': { vak: [1280, 720], svg: () => hemel(1280, 720) },
  'decor-staand': { vak: [720, 960], svg: () => hemel(720, 960) },
  grond: { vak: [240, 78], svg: () => GROND },
  ster: {
    vak: [64, 64],
    svg: (toon) =>
      `<circle cx="32" cy="32" r="30" fill="#fff6d0" opacity=".55"/><path d="${traceSter(5, toon === 'groot' ? 29 : 23, toon === 'groot' ? 13 : 10)}" transform="translate(32 33)" fill="${toon === 'groot' ? '#ffb020' : KLEUREN.zon}" stroke="#c98a0a" stroke-width="3" stroke-linejoin="round"/>`,
  },
  zon: {
    vak: [120, 120],
    svg: () => '<circle cx="60" cy="60" r="56" fill="#fff3c4" opacity=".6"/><circle cx="60" cy="60" r="38" fill="#ffd45e"/>',
  },
  ballon: {
    vak: [120, 190],
    svg: () =>
      `<path d="M60 4a52 56 0 0 1 34 98q-16 14-20 30H46q-4-16-20-30A52 56 0 0 1 60 4z" fill="${KLEUREN.koraal}"/><path d="M44 6q-18 54 8 126h16q26-72 8-126q-16-5-32 0z" fill="#ffd98a"/><path d="M46 132l8 40M74 132l-8 40" stroke="#8d6136" stroke-width="3"/>`,
  },
};

/** How far the blob runs from the left edge, as a share of the width. */
const VOORUIT = 0.3;

/** What is seen of `state`; the sky is as wide as the stage, in portrait the clouds lie lower. */
export function hopScene(state: HopState, stand: Stand): readonly Item[] {
  const { w, h } = maatOf(stand);
  const dx = w * VOORUIT - state.x;
  const dy = h - 720;
  const dag = Math.min(1, state.tick / DAG_TICKS);
  return [
    { key: 'decor', x: w / 2, y: h / 2, w, h, art: `decor-${stand}`, z: -10 },
    { key: 'zon', x: w * (0.08 + 0.84 * dag), y: 130 - 70 * Math.sin(dag * Math.PI) + dy * 0.3, w: 120, h: 120, art: 'zon', z: -5 },
    ...wolkenBij(state.seed, state.x).flatMap((wolk): Item[] => [
      { key: `w${wolk.nr}`, x: wolk.x + wolk.w / 2 + dx, y: wolk.y + 28 + dy, w: wolk.w + 60, h: 86, art: 'grond', z: 2 },
      ...sterrenBij(state.seed, wolk.nr)
        .filter(({ id }) => !state.gevangen.has(id))
        .map(({ id, x, y, groot }): Item => ({
          key: `s${id}`,
          x: x + dx,
          y: y + dy,
          w: groot ? 84 : 58,
          h: groot ? 84 : 58,
          art: 'ster',
          toon: groot ? 'groot' : 'klein',
          z: 3,
        })),
    ]),
    ...blob(state, w * VOORUIT, dy),
    { key: 'punten', x: w - 110, y: 64, w: 160, h: 60, art: 'ster', toon: 'klein', sx: 0.36, sy: 1, z: 19 },
    { key: 'aantal', x: w - 62, y: 64, w: 120, h: 60, label: String(state.punten), labelSize: 46, labelToon: 'vet', z: 20 },
  ];
}

function blob(state: HopState, x: number, dy: number): Item[] {
  const y = state.y + dy - 56;
  const ren = state.los === 0 && !isAf(state) ? Math.abs(Math.sin(state.tick / 5)) * 7 : 0;
  const rek = state.los > 0 ? Math.max(0.86, Math.min(1.14, 1 - state.vy / 90)) : 1;
  const toon = isAf(state) ? 'trots' : state.gedragen > 0 ? 'verrast' : 'blij';
  const zelf: Item = { key: 'blob', x, y: y - ren, w: 104, h: 114, sx: 2 - rek, sy: rek, art: 'kit:blob', toon, z: 6 };
  return state.gedragen > 0 ? [{ key: 'ballon', x, y: y - 128, w: 116, h: 184, art: 'ballon', z: 5 }, zelf] : [zelf];
}
