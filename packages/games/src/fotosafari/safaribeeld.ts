/** What is seen of the play: animals on the plain, what the camera takes in, its screen and its buttons. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isOpen, ticksInBeurt } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { bump, maatOf, popIn, progress01, sway } from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { drawFoto } from './fotobeeld.ts';
import { dierPlek, inBeeld, isZeldzaam, kader, kijktUit, SOORTEN } from './safari.ts';
import { vlakteOf } from './state.ts';
import type { SafariState } from './state.ts';

const FLITS = 16;
/** How deep something rare sits in its bush, as a share of its size. */
const DIEP = 0.62;

export function drawSafari(state: SafariState): Item[] {
  return [...state.safari.dieren.flatMap((_, i) => drawDier(state, i)), ...drawCamera(state)];
}

/** An animal breathes and now and then hops; what is rare looks out over its bush. */
function drawDier(state: SafariState, i: number): Item[] {
  const een = state.safari.dieren[i];
  if (een === undefined) return [];
  const { dier, veld } = vlakteOf(state);
  const [x, y] = dierPlek(state, een);
  const op = popIn(ticksInBeurt(state), { van: i * 3, duur: 18 });
  const soort = SOORTEN[een.soort] ?? 'zebra';
  const rij = Math.floor(een.vak / veld.kolommen);
  const zeldzaam = isZeldzaam(een);
  const uit = zeldzaam ? kijktUit(state) : 1;
  const hop = zeldzaam || state.rustig ? 0 : bump((state.tick + een.vak * 70) % 240, { van: 0, duur: 24 }) * 16;
  const adem = 1 + sway(state, { periode: 90, uitslag: 0.015, verschil: een.vak * 0.2 });
  const pick = {
    pick: `dier:${i}`,
    name: zeldzaam ? 'Richt op de struik' : `Richt op: ${soort}`,
    nummer: i + 1,
    uit: !isOpen(state),
  } as const;
  const beest = ding(
    'dier',
    [x, y - hop + (1 - uit) * dier * DIEP],
    { w: dier, h: dier, sx: op, sy: op * adem, art: soort, z: 2 + rij * 2, ...(zeldzaam ? {} : pick) },
    i,
  );
  if (!zeldzaam) return [beest];
  return [beest, ding('bosje', [x, y + dier * 0.3], { w: dier * 1.5, h: dier * 0.8, sx: op, sy: op, z: 3 + rij * 2, ...pick })];
}

function drawCamera(state: SafariState): Item[] {
  const { klik, loep, scherm } = vlakteOf(state);
  const { safari } = state;
  const { w, h } = kader(state);
  const open = isOpen(state);
  const druk = bump(state.tick, { van: safari.fotoOp, duur: 14 }) * 0.12;
  const wit = state.rustig ? 0 : 0.5 * (1 - progress01(state.tick, { van: safari.fotoOp, duur: FLITS }));
  const stage = maatOf(state.stand);
  return [
    ding('zoeker', [safari.x, safari.y], { w, h, sx: 1 - druk * 0.4, sy: 1 - druk * 0.4, art: safari.zoom ? 'zoekerdicht' : 'zoeker' }),
    ...drawFoto({ zoom: safari.zoom, dieren: inBeeld(state) }, { key: 'scherm', ...scherm, art: 'scherm', z: 4 }),
    ding('loep', loep, { toon: safari.zoom ? 'uit' : '', pick: 'loep', name: safari.zoom ? 'Kijk wijd' : 'Zoom in', uit: !open }),
    ding('klik', klik, {
      sx: 1 - druk,
      sy: 1 - druk,
      label: String(safari.film),
      labelSize: 46,
      labelToon: 'wit',
      pick: 'klik',
      name: `Maak een foto, nog ${safari.film}`,
      uit: !open || safari.film === 0,
      alpha: safari.film === 0 ? 0.5 : 1,
    }),
    ...(wit > 0 ? [ding('flits', [stage.w / 2, stage.h / 2], { ...stage, alpha: wit, rondom: 'niet' })] : []),
  ];
}
