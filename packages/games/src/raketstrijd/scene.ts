import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import {
  drawBackdrop,
  drawConfetti,
  drawRightRing,
  drawSlotfeest,
  drawSpeler,
  drawToeschouwer,
  drawVerdictRing,
  hopUp,
  isGlad,
  maatOf,
  overshoot,
  progress01,
  stemmingOf,
  sway,
  ringOn,
} from '@spelrijk/game-kit/stage';
import { ding } from './dingen.ts';
import { drawHemel, drawReizigers } from './hemel.ts';
import { drawRaket, meteoorMaat } from './raketbeeld.ts';
import { drawRegen } from './regenbeeld.ts';
import { INSLAG, meteoorPlek, plaatsenOf, sunkBy } from './state.ts';
import type { RaketState } from './state.ts';

/** Who hops, and how high. */
const HOP = { publiek: { periode: 44, hoogte: 16 }, blob: { periode: 40, hoogte: 18 } } as const;
/** What hangs and sways. */
const ZWAAI = { meteoor: { periode: 170, uitslag: 4 }, sliert: { periode: 16, uitslag: 0.05 } } as const;
/** From so low on the city opens its umbrella. */
const LAAG = 0.8;
const DEK = { liggend: 160, staand: 250 } as const;

export const scene = (state: RaketState): readonly Item[] => ringOn(state, drawToneel(state), 'vak');

function drawToneel(state: RaketState): readonly Item[] {
  const { w, h } = maatOf(state.stand);
  const dek = DEK[state.stand];
  return [
    drawBackdrop(state.stand),
    ...drawHemel(state),
    ...drawMeteoor(state),
    ...drawRegen(state),
    ding('daken', [w / 2, h - dek - 136], { w, art: `daken-${state.stand}` }),
    ...drawPubliek(state),
    ...drawReizigers(state),
    ding('dek', [w / 2, h - dek / 2], { w, h: dek, art: `dek-${state.stand}` }),
    drawSpeler(state, { x: plaatsenOf(state).blob[0], y: plaatsenOf(state).blob[1], w: 128, hop: HOP.blob, z: 13 }),
    ...drawRaket(state),
    ...drawViering(state),
  ];
}

/** A lump of rock with a temper, its tail of fire, and the umbrella when it hangs low. */
function drawMeteoor(state: RaketState): Item[] {
  const { run } = state;
  const t = ticksInFase(state);
  if (run.fase === 'klaar' || wasOpen(state) || (run.fase === 'goed' && t >= INSLAG)) return [];
  const [x, y0] = meteoorPlek(state);
  const y = y0 + sway(state, ZWAAI.meteoor);
  const maat = meteoorMaat(state);
  const zakt = sunkBy(state);
  const open =
    run.fase === 'uitleg' ? overshoot(progress01(t, { van: 0, duur: 18 })) : overshoot(progress01(zakt, { van: LAAG, duur: 0.06 }));
  const rot = sway(state, { periode: 230, uitslag: 5 });
  const items = [
    ding('sliert', [x, y - 96], {
      sx: 1 + sway(state, ZWAAI.sliert),
      sy: maat * (1 + sway(state, { ...ZWAAI.sliert, verschil: 0.4 })),
      rot: 180,
      alpha: 0.9,
    }),
    ding('meteoor', [x, y], { sx: maat, sy: maat, rot, toon: String((run.rij[0] ?? 0) % 3) }),
    ding('gezicht', [x, y], { sx: maat, sy: maat, rot, toon: gezichtOf(state) }),
  ];
  return open > 0 ? [...items, ding('paraplu', [x, y + 118], { sx: open, sy: open })] : items;
}

/** Grim, curious while a letter goes in, startled by the rocket, and yawning at a wrong one. */
function gezichtOf(state: RaketState): string {
  const { fase } = state.run;
  if (fase === 'uitleg') return 'gaapt';
  if (fase === 'goed' || fase === 'wacht') return 'schrikt';
  return state.tick - state.letterOp < 40 ? 'kijkt' : '';
}

/** Three who are up late. */
function drawPubliek(state: RaketState): Item[] {
  const hop = isGlad(state);
  return plaatsenOf(state).publiek.map(([x, y], i) =>
    drawToeschouwer({
      key: `publiek${i}`,
      wie: i * 13 + 7,
      x,
      y: y - (hop ? hopUp(state, { ...HOP.publiek, verschil: i * 0.3 }) : 0),
      w: 74,
      stemming: stemmingOf(state.run.fase),
      z: 6,
    }),
  );
}

/** The ring goes along with what became of the meteor. */
const STERRING = 150;

function drawViering(state: RaketState): Item[] {
  const [x, y] = meteoorPlek(state);
  const t = ticksInFase(state);
  const { w } = maatOf(state.stand);
  switch (state.run.fase) {
    case 'uitleg':
      return [drawVerdictRing(false, { x, y, maat: 250 })];
    case 'goed': {
      if (wasOpen(state)) return [];
      const nieuw = drawHemel(state).filter(({ key }) => t >= INSLAG && key === `ster${state.run.rij[0]}`);
      return [
        ...drawConfetti(state, {
          x,
          y,
          leeftijd: t - INSLAG,
          aantal: 6,
          duur: 46,
          kracht: 8,
          key: 'gruis',
          art: 'brok',
          tonen: ['', '1', '2'],
          maat: [38, 38],
        }),
        ...drawConfetti(state, { x, y, leeftijd: t - INSLAG, aantal: 12, duur: 50, kracht: 11 }),
        ...nieuw.map((ster) =>
          drawRightRing(state, {
            x: ster.x,
            y: Math.max(ster.y, STERRING / 2 + 1),
            maat: STERRING,
            van: INSLAG + 2,
            weg: INSLAG + 26,
            duur: 10,
          }),
        ),
      ];
    }
    case 'klaar':
      return [
        ...drawSlotfeest(state, { x: w * 0.3, y: 240, seed: 4, aantal: 14, key: 'links' }),
        ...drawSlotfeest(state, { x: w * 0.72, y: 200, seed: 9, aantal: 16, key: 'rechts' }),
      ];
    default:
      return [];
  }
}
