import { boog, loop01 } from '@spelrijk/game-kit/beweging';
import type { Item } from '@spelrijk/game-kit/game';
import { keuzeKnop, keuzeRand } from '@spelrijk/game-kit/keuzebord';
import { keuzevlakken } from '@spelrijk/game-kit/keuzevlakken';
import { confetti, slotfeest, wieg } from '@spelrijk/game-kit/leven';
import { backdrop, fitLabel, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { schrijfveld } from '@spelrijk/game-kit/naspel';
import { opkomst } from '@spelrijk/game-kit/opkomst';
import type { Gebied } from '@spelrijk/game-kit/slepen';
import { inBak } from '@spelrijk/game-kit/sorteer/bakken';
import { brengerNu } from '@spelrijk/game-kit/sorteer/brenger';
import type { Brenger } from '@spelrijk/game-kit/sorteer/brenger';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { isTypen } from '@spelrijk/game-kit/typen';
import { woordbel } from '@spelrijk/game-kit/woordbel';
import { ding } from './dingen.ts';
import { oever } from './oever.ts';
import { PER_BLAD, ZWEM } from './state.ts';
import type { VijverState } from './state.ts';
import { vijverOf } from './vijver.ts';

export function scene(state: VijverState): readonly Item[] {
  const sorteert = state.run.fase !== 'klaar' && !isTypen(state);
  const plek = brengerNu(state, vijverOf(state).vis, doelVan(state), ZWEM);
  return [
    backdrop(state.stand),
    ...planten(state),
    ...(sorteert ? [...bladen(state), ...bewoners(state), ...vis(state, plek)] : []),
    ...oever(state),
    ...schrijven(state),
    ...viering(state, plek),
  ];
}

function planten(state: VijverState): Item[] {
  const { w, h } = maatOf(state.stand);
  return state.planten.map(({ x, y, op }, i) => {
    const sx = opkomst(state.tick, op, 26);
    return ding('plant', [x * w, y * h], { sx, sy: sx, rot: wieg(state, 210, 3, i * 0.3), toon: String(i % 4) }, i);
  });
}

/** The pad that was chosen; none yet, and where a word is written. */
const doelVan = (state: VijverState): Gebied | undefined =>
  state.gekozen === null ? undefined : keuzevlakken(state)[state.opties.indexOf(state.gekozen)];

function bladen(state: VijverState): Item[] {
  return keuzevlakken(state).flatMap(([x, top, w, h], i) => {
    const blad = state.opties[i] ?? '';
    const y = top + wieg(state, 260, 5, i * 0.27);
    const landt = state.gekozen === blad && state.run.fase === 'goed';
    const duik = landt ? boog(loop01(ticksInFase(state), ZWEM - 4, 20)) * 0.08 : 0;
    const knop = keuzeKnop(state, i, { x, y, w, h, sx: 1 + duik, sy: 1 - duik }, 'blad', 3, 'blad');
    return [
      ...keuzeRand(state, i, { x, y, w, h: h - 4 }, 34, 2),
      { ...knop, toon: String(i % 2), ...fitLabel(blad, w * 0.68, 76), labelToon: 'wit' as const },
    ];
  });
}

/** A koi that goes round a place, at `hoek` radians of its round. */
function rondgang(naam: 'bewoner' | 'dans', n: number | string, [x, y, rx, ry]: Gebied, hoek: number, more: Partial<Item>): Item {
  const { sx = 1, rot = 0 } = more;
  const [cos, sin] = [Math.cos(hoek), Math.sin(hoek)];
  return ding(naam, [x + cos * rx, y + sin * ry], { ...more, rot: cos * rot, sx: sin > 0 ? sx : -sx }, n);
}

/** The fish that have found their pad go round it, before it and behind it; three at most, the others are below. */
function bewoners(state: VijverState): Item[] {
  return keuzevlakken(state).flatMap(([x, y, w, h], i) => {
    const blad = state.opties[i] ?? '';
    const onderweg = state.gekozen === blad && state.run.fase === 'goed' && ticksInFase(state) < ZWEM ? 1 : 0;
    return Array.from({ length: Math.min(PER_BLAD, inBak(state.bakken, blad) - onderweg) }, (_, k) => {
      const hoek = (state.rustig ? 0 : state.tick / 130) + (k * Math.PI * 2) / PER_BLAD + i + 0.6;
      const more = { rot: 16, toon: String((k + i) % 3), z: Math.sin(hoek) > 0 ? 4 : 2 };
      return rondgang('bewoner', `${i}-${k}`, [x, y, w * 0.5 + 14, h * 0.5 + 10], hoek, more);
    });
  });
}

function vis(state: VijverState, { x, y, kant, rot, maat }: Brenger): Item[] {
  const t = ticksInFase(state);
  const goed = state.run.fase === 'goed';
  if (state.naspel || (goed && t > ZWEM)) return [];
  const more = { sx: maat, sy: maat };
  return [
    ding('schaduw', [x, y + 60], more),
    ding('vis', [x, y], { sx: kant * maat, sy: maat, rot: rot + wieg(state, 34, 3), toon: goed ? '0' : 'wit' }),
    ...woordbel(state, x, y - 108 * maat, 7, { ...more, alpha: goed ? 1 - loop01(t, ZWEM - 14, 12) : 1 }),
  ];
}

/** The frog's leaf: the row of letters for dictation and for the encore. */
function schrijven(state: VijverState): Item[] {
  const { naspel } = state;
  if (!naspel && (!isTypen(state) || state.run.fase === 'klaar')) return [];
  const {
    strook: [x, y, breed],
    knop,
  } = vijverOf(state);
  const sx = naspel ? opkomst(ticksInFase(state), ZWEM, 22) : 1;
  const rol = ding('rol', [x, y], { w: breed + 60, sx, sy: sx });
  if (sx < 0.6) return [rol];
  const letters = { x, y: y + 4, breed: breed - 40, hoog: 104, vak: 74, art: 'vak', z: 13 };
  return [rol, ...schrijfveld(state, ZWEM, letters, { ...knop, w: 230, h: 96, z: 13 }, { w: 620, h: 120, art: 'bel', z: 14 })];
}

const BLOESEM = { key: 'bloesem', art: 'bloesem', tonen: ['0', '1'] } as const;

function viering(state: VijverState, visje: Brenger): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const [sx, sy] = vijverOf(state).strook;
  if (fase === 'uitleg') return [isTypen(state) ? oordeelRing(false, sx, sy - 118, 110) : oordeelRing(false, visje.x, visje.y + 26, 196)];
  if (fase === 'klaar') return slot(state, t);
  if (fase !== 'goed' || t < ZWEM) return [];
  const [x, y] = doelVan(state) ?? [sx, sy - 118];
  const kringen = [0, 1, 2].map((k) => {
    const groei = loop01(t, ZWEM + k * 9, 46);
    return ding('kring', [x, y], { sx: 0.3 + groei, sy: 0.3 + groei, alpha: (1 - groei) * 0.8 }, k);
  });
  return [
    ...kringen,
    ...confetti(state, x, y, t - ZWEM, { ...BLOESEM, maat: [26, 26] }),
    ...(t < ZWEM + 46 ? [oordeelRing(true, x, y, 150, opkomst(t, ZWEM, 16), 1 - loop01(t, ZWEM + 34, 12))] : []),
  ];
}

/** At the end all koi swim their round and every shell that was left becomes a flower. */
function slot(state: VijverState, t: number): Item[] {
  const [x, y, w, h] = vijverOf(state).water;
  const ronde = Array.from({ length: 6 }, (_, k) => {
    const sx = opkomst(t, k * 6, 24);
    const hoek = (state.rustig ? 0 : t / 70) + (k * Math.PI) / 3;
    return rondgang('dans', k, [x, y, w * 0.3, h * 0.2], hoek, { sx, sy: sx, rot: 18, toon: String(k % 3) });
  });
  const bloei = Array.from({ length: Math.min(8, state.schelpen) }, (_, k) => {
    const sx = opkomst(t, 20 + k * 8, 24);
    const plek = [x + (w - 240) * ((k + 0.5) / 8 - 0.5), y + (k % 2 === 0 ? -20 : 60)] as const;
    return ding('bloei', plek, { sx, sy: sx, toon: String(k % 4) }, k);
  });
  return [...ronde, ...bloei, ...slotfeest(state, x, y - 120, 6, { ...BLOESEM, aantal: 18, kracht: 13, maat: [30, 30] })];
}
