import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
  bend,
  between,
  drawBackdrop,
  drawBlob,
  drawConfetti,
  drawRightRing,
  drawSlotfeest,
  drawVerdictRing,
  easeInOut,
  easeOut,
  hopUp,
  maatOf,
  progress01,
  stemmingOf,
  swing,
  sway,
  ringOn,
  type Plek,
} from '@spelrijk/game-kit/stage';
import { beekX, TOPVOET, WANDDELEN, WANDHOOGTE } from './berg.ts';
import { ding, greepPlek, plaatsenOf } from './plaatsen.ts';
import { klimmerInSpel, VEERT, ZWEEF } from './slinger.ts';
import { drawSlinger } from './slingerbeeld.ts';
import { BOVEN, isTrap, KLIM, OMHOOG, TREDE, type KlimState } from './state.ts';
import { drawWoord, tredePlek } from './woord.ts';

const HOP = { geit: { periode: 40, hoogte: 22 }, top: { periode: 44, hoogte: 16 } } as const;
const GREEP_TIJD = 16;
/** Where a word is cut there is more room below it. */
const LAGER = 90;
/** The climber hangs so far under the hold it has. */
const ONDER = 66;
const BLOB = 88;
const HANGT = { periode: 70, demping: 60, uitslag: 16 } as const;
/** Ticks in which the top comes into view. */
const TOP = 70;

export const scene = (state: KlimState): readonly Item[] => ringOn(state, drawToneel(state), 'vak', 'trede');

function drawToneel(state: KlimState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawWand(state),
    ...drawStroom(state),
    ...drawGeit(state),
    ...drawWoord(state),
    ...drawSlinger(state),
    ...drawKlimmer(state),
    ...drawKrans(state),
    ...drawViering(state),
  ];
}

/** How much wall has gone by: a pitch for every right word. */
function hoogteOf(state: KlimState): number {
  const { uitslag, fase } = state.run;
  const goed = uitslag.filter((u) => (u ?? 0) > 0).length;
  const nu = fase === 'goed' ? easeInOut(progress01(ticksInFase(state), { van: OMHOOG, duur: BOVEN - OMHOOG })) : 0;
  return (goed + nu) * KLIM;
}

/** The wall goes by for ever; in the end it sinks away and the top comes up. */
function drawWand(state: KlimState): Item[] {
  const { w, h } = maatOf(state.stand);
  const hoog = WANDHOOGTE * WANDDELEN;
  const schuif = hoogteOf(state) % WANDHOOGTE;
  const slot = state.run.fase === 'klaar' ? easeInOut(progress01(ticksInFase(state), { van: 0, duur: TOP })) : 0;
  const zak = slot * (h + WANDHOOGTE) * 1.1;
  const wand = ding('wand', [w / 2, h + WANDHOOGTE - hoog / 2 + schuif + (slot > 0 ? zak : 0)], {
    w,
    h: hoog,
    art: `wand-${state.stand}`,
    rondom: 'zelf',
  });
  if (slot === 0) return [wand];
  const [tx, ty] = topPlek(state);
  return [
    ...(slot < 1 ? [{ ...wand, alpha: 1 - slot }] : []),
    ding('top', [tx, ty + 280 + TOPVOET / 2], { rondom: 'zelf' }),
    ding('vlag', [tx + 78, ty - 56], { rot: sway(state, { periode: 90, uitslag: 4 }) }),
  ];
}

/** How many glints fall along the brook, and how far in a tick. */
const GLANS = { aantal: 5, vaart: 3.4, rand: 80 } as const;

/** The brook flows; in calm mode it is a picture. */
function drawStroom(state: KlimState): Item[] {
  if (state.rustig || state.run.fase === 'klaar') return [];
  const lang = maatOf(state.stand).h + GLANS.rand * 2;
  return Array.from({ length: GLANS.aantal }, (_, i) => {
    const y = (state.tick * GLANS.vaart + (i * lang) / GLANS.aantal) % lang;
    return ding('glans', [beekX(state.stand) + (i % 2 === 0 ? -4 : 5), y - GLANS.rand], {}, i);
  });
}

/** The edge of the top on which one stands. */
function topPlek(state: KlimState): Plek {
  const { w, h } = maatOf(state.stand);
  const slot = easeOut(progress01(ticksInFase(state), { van: 0, duur: TOP }));
  return [w / 2, between(h + 60, h * 0.5, slot)];
}

/** It chews, says mè when the climber hangs, and dances at the top. */
function drawGeit(state: KlimState): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  if (fase === 'klaar') {
    const [x, y] = topPlek(state);
    return [
      ding('geit', [x - 168, y + 138 - hopUp(state, HOP.geit)], { toon: 'blij', z: 1, rot: sway(state, { periode: 44, uitslag: 8 }) }),
    ];
  }
  if (wasOpen(state)) return [];
  const [x, y0] = plaatsenOf(state).geit;
  const y = y0 + (isTrap(state) ? LAGER : 0);
  const toon = fase === 'uitleg' ? 'me' : fase === 'goed' ? 'blij' : '';
  const knik =
    fase === 'uitleg' && !state.rustig ? swing(t, { periode: 24, demping: 40 }) * 5 : sway(state, { periode: 110, uitslag: 1.5 });
  return [ding('richel', [x + 10, y + 78], { z: 2 }), ding('geit', [x, y], { toon, rot: knik })];
}

/** Where the climber is: at its hold, on its step, in its rope, or on top. */
function klimmerPlek(state: KlimState): Plek {
  const { fase } = state.run;
  const t = ticksInFase(state);
  const { begin } = plaatsenOf(state);
  if (fase === 'klaar') {
    const [x, y] = topPlek(state);
    return [x, y + 14 - hopUp(state, HOP.top)];
  }
  if (wasOpen(state)) return zweefPlek(state);
  const hier = isTrap(state) ? trapPlek(state) : wandPlek(state);
  if (fase === 'goed') return naarBegin(state, hier);
  if (fase !== 'uitleg') return hier;
  const slinger = state.rustig ? 0 : swing(t, HANGT) * 60;
  return [
    between(hier[0], begin[0], easeOut(t / 30)) + slinger,
    between(hier[1], begin[1] + (isTrap(state) ? LAGER * 0.6 : 0), easeOut(t / 24)),
  ];
}

/** After a right word it goes up out of the picture and is there again, higher. */
function naarBegin(state: KlimState, [x, y]: Plek): Plek {
  const t = ticksInFase(state);
  const { haak, lang } = plaatsenOf(state).touw;
  const op = easeInOut(progress01(t, { van: OMHOOG, duur: BOVEN - OMHOOG }));
  return [between(x, haak[0], op), between(y, haak[1] + lang, op)];
}

/** In calm mode it flies in a bow to its ledge. */
function zweefPlek(state: KlimState): Plek {
  const { slinger } = state;
  const [x, y] = klimmerInSpel(state);
  const t = state.tick - slinger.sinds;
  if (slinger.houding === 'veert') {
    const { haak, lang } = plaatsenOf(state).touw;
    const terug = easeInOut(progress01(t, { van: 0, duur: VEERT }));
    return [between(x, haak[0], terug), between(y, haak[1] + lang, terug)];
  }
  if (slinger.houding === 'staat') return [x, y - 48];
  if (!state.rustig || slinger.houding !== 'vliegt') return [x, y];
  const { haak, lang } = plaatsenOf(state).touw;
  const van = [haak[0], haak[1] + lang] as const;
  const naar = plaatsenOf(state).richels[slinger.waar] ?? van;
  return bend(
    van,
    [(van[0] + naar[0]) / 2, Math.min(van[1], naar[1]) - 140],
    [naar[0], naar[1] - 48],
    easeInOut(progress01(t, { van: 0, duur: ZWEEF })),
  );
}

/** From hold to hold in a little bow. */
function wandPlek(state: KlimState): Plek {
  const { begin } = plaatsenOf(state);
  const plek = (id: number | undefined): Plek => {
    if (id === undefined) return begin;
    const [x, y] = greepPlek(state, id);
    return [x, y + ONDER];
  };
  const van = plek(state.gelegd.at(-2));
  const naar = plek(state.gelegd.at(-1));
  const t = easeOut(progress01(state.tick, { van: state.letterOp, duur: GREEP_TIJD }));
  const mis = state.tick - state.misOp;
  const zakt = mis < 26 && !state.rustig ? arch(mis / 26) * 30 : 0;
  return [between(van[0], naar[0], t), between(van[1], naar[1], t) - arch(t) * 26 + zakt];
}

/** In front of the first step; when it was right it hops up them. */
function trapPlek(state: KlimState): Plek {
  const delen = [0, ...state.sneden];
  const t = ticksInFase(state);
  const deel = state.run.fase === 'goed' ? Math.min(delen.length - 1, Math.floor(t / TREDE)) : 0;
  const [x, y] = tredePlek(state, delen[deel] ?? 0);
  return [x, y - 98];
}

/** The pupil's blob with a helmet, on its rope. */
function drawKlimmer(state: KlimState): Item[] {
  const [x, y] = klimmerPlek(state);
  const { slinger } = state;
  const hangt = wasOpen(state) && slinger.houding !== 'staat';
  const lijf = [
    {
      ...drawBlob({ x, y, w: BLOB, stemming: stemmingOf(state.run.fase), z: 8 }),
      rot: hangt && !state.rustig ? (x - maatOf(state.stand).w / 2) * -0.06 : 0,
    },
    ding('helm', [x, y - 40]),
  ];
  if (state.run.fase === 'klaar' || (isTrap(state) && !wasOpen(state))) return lijf;
  const [hx, hy] = wasOpen(state) ? plaatsenOf(state).touw.haak : ([x, -30] as const);
  const lang = Math.hypot(x - hx, y - 30 - hy);
  const rot = (Math.atan2(x - hx, y - 30 - hy) * -180) / Math.PI;
  return [ding('touw', [(x + hx) / 2, (y - 30 + hy) / 2], { h: lang, rot, alpha: 0.95 }), ...lijf];
}

/** Flowers of the round, as a wreath with their number; the feathers stick out of it. */
function drawKrans(state: KlimState): Item[] {
  if (state.bloemen === 0) return [];
  const [x, y] = plaatsenOf(state).krans;
  const veren = Array.from({ length: Math.min(5, state.veren) }, (_, i) =>
    ding('veer', [x + (i - 2) * 18, y - 44], { w: 34, h: 52, rot: (i - 2) * 18, z: 0 }, `krans${i}`),
  );
  return [...veren, ding('krans', [x, y], { label: String(state.bloemen), labelSize: 40 })];
}

function drawViering(state: KlimState): Item[] {
  const t = ticksInFase(state);
  const [x, y] = klimmerPlek(state);
  switch (state.run.fase) {
    case 'uitleg':
      return [drawVerdictRing(false, { x, y, maat: 190 })];
    case 'goed':
      return wasOpen(state)
        ? []
        : [
            drawRightRing(state, { x, y: y - 14, maat: 146, van: 2, weg: 44 }),
            ...drawConfetti(state, { x, y, leeftijd: t - 4, aantal: 12, duur: 46, kracht: 9 }),
          ];
    case 'klaar':
      return drawSlotfeest(state, { x: maatOf(state.stand).w / 2, y: 200, seed: 8, aantal: 28 });
    default:
      return [];
  }
}
