/** What is asked: a board, and the chickens that stroll about with what can be chosen. */
import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { chance, isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
  bend,
  between,
  bump,
  drawOptiebord,
  drawVraagbord,
  easeInOut,
  popIn,
  progress01,
  shake,
  sway,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { hekPlek } from './hek.ts';
import { ding, KIP, kipPlek, plaatsenOf } from './plaatsen.ts';
import { SCHOON, STRALEN, VLIEG, ZIT, type KipState } from './state.ts';
import { drawStraal } from './straal.ts';

const BORD: Vraaglook = { key: 'bord', art: 'bord', woord: 500, oor: 210, rand: { w: 84, h: 40 }, plaat: { maat: 88 }, z: 20 };
const RUG: Optielook = { pick: 'kip', letters: 54, rand: { w: 54, h: 138 }, plaat: { krimp: 140, lager: 4 }, gloed: { w: 40, h: 30 } };
/** She strolls: ticks to and fro, and of a step; her head goes along, as the heads of chickens do. */
const LOOP = { periode: 420, stap: 26, knik: 9 } as const;
/** Where her head and her feet are, as shares of her size. */
const LIJF = { kopX: 0.4, kopY: -0.4, poten: 0.43 } as const;
const SCHUD = { periode: 6, demping: 22, uitslag: 12 } as const;
/** A wrong one shakes herself from here on. */
const NAT = 16;
const DRUPPELS = 8;

export function drawWoord(state: KipState, mond: Plek): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  return [
    ...drawVraagbord(state, plaatsenOf(state).vraag, BORD),
    ...state.opties.flatMap((_, i) => drawKip(state, i)),
    ...drawSpuiten(state, mond),
    ...drawVlucht(state),
  ];
}

/** Where chicken `i` is on her stroll; she stands still as soon as something was chosen, and always in calm mode. */
export function kipNu(state: KipState, i: number): { readonly plek: Plek; readonly loopt: boolean } {
  const { x, y, ruimte } = kipPlek(state, i);
  const tick = isPlaying(state.run) ? state.tick : state.sinds;
  const golf = sway(state, { periode: LOOP.periode, uitslag: 1.8, verschil: chance(i, 3), tick });
  const opzij = Math.max(-1, Math.min(1, golf)) * ruimte;
  return { plek: [x + opzij, y], loopt: isPlaying(state.run) && !state.rustig && Math.abs(golf) < 1 };
}

function drawKip(state: KipState, i: number): Item[] {
  const optie = state.opties[i] ?? '';
  const { fase } = state.run;
  const t = ticksInFase(state);
  const { w, h } = kipPlek(state, i);
  const { plek, loopt } = kipNu(state, i);
  const weg = state.weg.includes(optie);
  const eigen = state.gekozen === optie;
  const goed = eigen && fase === 'goed';
  if (goed && t >= VLIEG) return [];
  const schud = (goed ? shake(state, t - SCHOON, SCHUD) : 0) + (eigen && fase === 'uitleg' ? shake(state, t - NAT, SCHUD) : 0);
  const raak = goed ? STRALEN.reduce<number>((som, van) => som + bump(t, { van: van + 8, duur: 10 }), 0) * 0.06 : 0;
  const s = (isPlaying(state.run) ? popIn(t, { van: i * 4, duur: 20 }) : 1) * (w / KIP.w);
  const [x, y] = [plek[0] + (t > 0 ? Math.max(-14, Math.min(14, schud)) : 0), plek[1]];
  const toon = goed ? (t >= SCHOON ? 'schoon' : t >= STRALEN[1] + 8 ? 'half' : '') : '';
  const alpha = weg ? 0.3 : 1;
  const stap = loopt ? Math.floor(state.tick / LOOP.stap) % 2 : 0;
  const knik = loopt ? bump(state.tick % LOOP.stap, { van: 0, duur: LOOP.stap }) * LOOP.knik : 0;
  const hier = isPlaying(state.run) && state.keus === i && !weg;
  return [
    ding('poten', [x, y + h * LIJF.poten], { sx: s, sy: s, alpha, toon: String(stap) }, i),
    ...drawOptiebord(state, i, {
      vlak: { x, y, w, h, sx: popScale(state, i) * (1 + raak), sy: popScale(state, i) * (1 - raak), alpha },
      bord: { art: 'kip', toon, uit: weg, z: 3 },
      look: RUG,
    }),
    ding('kop', [x + w * LIJF.kopX + knik, y + h * LIJF.kopY], { sx: s, sy: s, alpha, toon: goed && t >= SCHOON ? 'schoon' : '' }, i),
    ...(hier ? [ding('mikpunt', [x, y - h * 0.44], { rot: state.rustig ? 0 : (state.tick * 2) % 360 })] : []),
  ];
}

const popScale = (state: KipState, i: number): number => (isPlaying(state.run) ? popIn(ticksInFase(state), { van: i * 4, duur: 20 }) : 1);

/** Three squirts for the right one; a wrong one is squirted at once, and shakes the water off. */
function drawSpuiten(state: KipState, mond: Plek): Item[] {
  const { fase } = state.run;
  const i = state.gekozen === null ? -1 : state.opties.indexOf(state.gekozen);
  if (i < 0 || (fase !== 'goed' && fase !== 'uitleg')) return [];
  const t = ticksInFase(state);
  const { plek } = kipNu(state, i);
  if (fase === 'goed') return STRALEN.flatMap((van, k) => drawStraal(t - van, { key: `straal${k}`, van: mond, naar: plek }));
  const { blob } = plaatsenOf(state);
  const terug = Array.from({ length: DRUPPELS }, (_, k) => {
    const deel = progress01(t, { van: NAT + 4 + k * 2, duur: 22 });
    if (deel === 0 || deel === 1) return [];
    const naar: Plek = [blob[0] + (k - DRUPPELS / 2) * 12, blob[1] - 30];
    return [ding('druppel', bend(plek, [(plek[0] + naar[0]) / 2, plek[1] - 120], naar, deel), {}, `terug${k}`)];
  }).flat();
  return [...drawStraal(t, { key: 'straal', van: mond, naar: plek }), ...terug];
}

/** The clean chicken flies up to the fence. */
function drawVlucht(state: KipState): Item[] {
  const t = ticksInFase(state);
  const i = state.gekozen === null ? -1 : state.opties.indexOf(state.gekozen);
  if (state.run.fase !== 'goed' || i < 0 || t < VLIEG || t >= ZIT) return [];
  const deel = easeInOut(progress01(t, { van: VLIEG, duur: ZIT - VLIEG }));
  const { plek } = kipNu(state, i);
  const naar = hekPlek(state, state.dieren.length - 1);
  const maat = between(2.2, 1, deel);
  const [x, y] = bend(plek, [(plek[0] + naar[0]) / 2, Math.min(plek[1], naar[1]) - 120], naar, deel);
  return [ding('dier', [x, y], { sx: maat * (1 + arch((t % 8) / 8) * 0.1), sy: maat, toon: '0', z: 15 }, 'vlucht')];
}
