import type { Item } from '@spelrijk/game-kit/contract';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { currentOpgave, isPlaying, ticksInFase } from '@spelrijk/game-kit/run';
import {
  arch,
  bend,
  bump,
  cheer,
  drawBackdrop,
  drawBlob,
  drawConfetti,
  drawOptiebord,
  drawRightRing,
  drawSlotfeest,
  drawVerdictRing,
  drawVraagbord,
  easeOut,
  hopUp,
  popIn,
  progress01,
  shake,
  stemmingOf,
  sway,
  ringOn,
  ownKey,
  type Optielook,
  type Plek,
  type Vraaglook,
} from '@spelrijk/game-kit/stage';
import { sprongOf, vruchtPlek } from './dansen.ts';
import { ding, ligplekOf, plaatsenOf } from './plaatsen.ts';
import { isKokos, SOORTEN } from './regen.ts';
import { drawHelften, drawRegen, stormPlek } from './regenbeeld.ts';
import { RAAK, TERUG, type NinjaState } from './state.ts';

const HOP = { blob: { periode: 40, hoogte: 18 }, eter: { periode: 38, hoogte: 18 } } as const;
const ZWAAI = { eter: { periode: 110, uitslag: 4 }, draai: { periode: 60, uitslag: 10 } } as const;
const BLOB = 116;
/** The middle of the headband, with its knot, lies so far below that of the blob. */
const BAND = 4;
const MAX_ETERS = 4;
/** So many pieces of fruit make the bowl look fuller; its fullest look. */
const PER_LAAG = 5;
const MAX_LAAG = 4;
/** Drums are a little narrower than the fruit on them, and so far below its middle. */
const TROM = { deel: 0.78, lager: 108, deuk: 0.1 } as const;
const VRUCHT: Optielook = {
  pick: 'vrucht',
  letters: 54,
  rand: { w: 54, h: 116 },
  plaat: { krimp: 72, lager: 2 },
  gloed: { w: 34, h: 34 },
  rond: 24,
};
const ROL: Vraaglook = { key: 'rol', art: 'rol', woord: 480, oor: 210, rand: { w: 110, h: 40 }, plaat: { maat: 84 }, z: 20 };
const SAP = { art: 'sap', tonen: ['', '1', '2', '3'], maat: [20, 20] } as const;
/** The ring of a mistake goes round the strip of paper, so much wider. */
const ROND = 24;
const BONK = { periode: 12, demping: 14, uitslag: 12 } as const;

export const scene = (state: NinjaState): readonly Item[] => ringOn(state, drawToneel(state), ownKey(state, 'vrucht'), 'helftl', 'helftr');

function drawToneel(state: NinjaState): readonly Item[] {
  return [
    drawBackdrop(state.stand),
    ...drawKom(state),
    ...drawDans(state),
    ...drawVraagbord(state, plaatsenOf(state).rol, ROL).map((item) => ({ ...item, alpha: wasOpen(state) ? 0 : 1 })),
    ...drawRegen(state),
    ...drawNinja(state),
    ...drawViering(state),
  ];
}

/** The number of the option that was chosen in this attempt; -1 before that. */
const gekozenOf = (state: NinjaState): number => (state.gekozen === null ? -1 : state.opties.indexOf(state.gekozen));

/** Every fruit on its drum; not in the play. */
function drawDans(state: NinjaState): Item[] {
  if (state.run.fase === 'klaar' || wasOpen(state)) return [];
  return state.opties.flatMap((_, i) => [...drawTrom(state, i), ...drawVrucht(state, i)]);
}

/** Its skin gives way when the fruit comes down. */
function drawTrom(state: NinjaState, i: number): Item[] {
  const { x, y, w } = ligplekOf(state, i);
  const u = sprongOf(state, i);
  const deuk = u > 0 && u < 0.14 ? arch(u / 0.14) * TROM.deuk : 0;
  return [ding('trom', [x, y + TROM.lager], { w: w * TROM.deel, sx: 1 + deuk, sy: 1 - deuk }, i)];
}

function drawVrucht(state: NinjaState, i: number): Item[] {
  const { fase } = state.run;
  const eigen = gekozenOf(state) === i;
  const t = ticksInFase(state);
  const { x, y, w, h } = vruchtPlek(state, i);
  const soort = SOORTEN[i % SOORTEN.length] ?? 'appel';
  if (eigen && fase === 'goed' && t >= RAAK) return drawHelften(state, { naam: 'helft', plek: [x, y], soort, t: t - RAAK, n: '' });
  const weg = state.weg.includes(state.opties[i] ?? '');
  const steen = eigen && fase === 'uitleg';
  const kaal = currentOpgave(state.run)?.plaatjes === true ? ' kaal' : '';
  const u = sprongOf(state, i);
  const rek = u > 0 ? 0.06 * (1 - 4 * u * (1 - u)) : 0;
  const s = popIn(t, { van: i * 4, duur: 16 });
  const op = fase === 'spelen' ? s : 1;
  const items = drawOptiebord(state, i, {
    vlak: { x: x + (steen ? shake(state, t, BONK) : 0), y, w, h, sx: op * (1 - rek), sy: op * (1 + rek), alpha: weg ? 0.3 : 1 },
    bord: { art: 'vrucht', toon: `${steen ? 'steen' : soort}${kaal}`, uit: weg, z: 5 },
    look: VRUCHT,
  });
  if (state.keus !== i || !isPlaying(state.run)) return items;
  return [{ key: 'mik', x, y, w: w + 26, h: h + 30, art: 'mik', z: 4 }, ...items];
}

/** Where the ninja is: on its post, through the fruit and back, or dizzy before the stone. */
function ninjaPlek(state: NinjaState): { readonly plek: Plek; readonly rot: number } {
  const [px, py] = plaatsenOf(state).paal;
  const post = [px, py - 52] as const;
  const i = gekozenOf(state);
  const t = ticksInFase(state);
  const { fase } = state.run;
  const storm = wasOpen(state) ? stormPlek(state) : null;
  if (storm !== null) {
    const { plek, terug } = storm;
    return { plek: terug > 0 ? bend(plek, [px, plek[1] - 160], post, terug) : plek, rot: state.rustig ? 0 : terug * -360 };
  }
  if (i < 0 || (fase !== 'goed' && fase !== 'uitleg') || wasOpen(state)) return { plek: post, rot: 0 };
  const { x, y } = vruchtPlek(state, i);
  if (fase === 'uitleg') {
    const heen = easeOut(progress01(t, { van: 0, duur: 12 }));
    const terug = progress01(t, { van: 12, duur: 26 });
    return {
      plek: bend([px + (Math.max(px, x - 130) - px) * heen, post[1] + (y - post[1]) * heen], [px, y - 160], [px, post[1]], terug),
      rot: 0,
    };
  }
  const heen = progress01(t, { van: 0, duur: RAAK + 6 });
  const terug = progress01(t, { van: RAAK + 6, duur: TERUG - RAAK - 8 });
  const voorbij = [x + 150, y - 20] as const;
  const plek = terug > 0 ? bend(voorbij, [x, y - 240], post, terug) : bend(post, [x - 60, y], voorbij, heen);
  return { plek, rot: state.rustig ? 0 : terug * -360 };
}

/** The pupil's blob with its headband. In play it goes with every blow. */
function drawNinja(state: NinjaState): Item[] {
  const [px, py] = plaatsenOf(state).paal;
  const { plek, rot } = ninjaPlek(state);
  const { fase } = state.run;
  const hop = fase === 'klaar' ? cheer(state, HOP.blob) : 0;
  const [x, y] = [plek[0], plek[1] - hop];
  const z = rot === 0 && plek[0] === px ? 14 : 17;
  const duizelig = fase === 'uitleg' ? [ding('draai', [x, y - 82], { rot: sway(state, ZWAAI.draai) })] : [];
  return [
    ding('paal', [px, py + 150]),
    { ...drawBlob({ x, y, w: BLOB, stemming: stemmingOf(fase), z }), rot },
    ding('band', [x + 4, y + BAND], { rot, z: z + 1 }),
    ...duizelig,
  ];
}

/** What was cut goes into the bowl; who came out of a coconut waits beside it. */
function drawKom(state: NinjaState): Item[] {
  const { kom, eters, tafel } = plaatsenOf(state);
  const toon = { ...(laagOf(state) > 0 && { toon: String(laagOf(state)) }) };
  if (state.run.fase === 'klaar') return drawMaaltijd(state, toon);
  const nieuw = state.regen.gesneden.at(-1)?.op ?? -1000;
  const bult = bump(state.tick, { van: nieuw, duur: 18 }) * 0.08;
  return [
    ...(tafel === undefined ? [] : [ding('tafel', tafel)]),
    ding('kom', kom, { ...toon, sx: 1 + bult, sy: 1 - bult }),
    ...(hopsOut(state) ? state.eters.slice(0, -1) : state.eters)
      .slice(-MAX_ETERS)
      .map((wie, i) => drawEter(state, wie, { i, plek: [eters.plek[0] + i * eters.stap, eters.plek[1]], maat: 1 })),
  ];
}

/** Is the last one still on its way from its coconut? */
const hopsOut = (state: NinjaState): boolean => wasOpen(state) && state.regen.gesneden.some(({ vrucht }) => isKokos(state, vrucht));

const laagOf = ({ stukken }: NinjaState): number => Math.min(MAX_LAAG, Math.ceil(stukken / PER_LAAG));

interface EterOpties {
  readonly i: number;
  readonly plek: Plek;
  readonly maat: number;
}

function drawEter(state: NinjaState, wie: number, { i, plek: [x, y], maat }: EterOpties): Item {
  const hop = state.run.fase === 'klaar' ? hopUp(state, { ...HOP.eter, verschil: i * 0.23 }) : 0;
  const rot = sway(state, { ...ZWAAI.eter, verschil: i * 0.3 });
  return ding('eter', [x, y - hop], { rot, sx: maat, sy: maat, ...(wie > 0 && { toon: String(wie) }) }, i);
}

/** In the end the bowl stands on a drum in the middle, large, and everybody eats. */
function drawMaaltijd(state: NinjaState, toon: Partial<Item>): Item[] {
  const [x, y] = plaatsenOf(state).feest;
  const t = ticksInFase(state);
  const s = popIn(t, { van: 4, duur: 24 });
  const eters = state.eters.slice(-MAX_ETERS);
  return [
    ding('trom', [x, y + 150], { w: 280, h: 140 }),
    ding('kom', [x, y], { ...toon, w: 320, h: 249, sx: s, sy: s }),
    ...eters.map((wie, i) => {
      const kant = i % 2 === 0 ? -1 : 1;
      const maat = popIn(t, { van: 12 + i * 5, duur: 18 }) * 1.5;
      return drawEter(state, wie, { i, plek: [x + kant * (200 + Math.floor(i / 2) * 86), y + 150], maat });
    }),
  ];
}

function drawViering(state: NinjaState): Item[] {
  const t = ticksInFase(state);
  const i = gekozenOf(state);
  const { x, y, w } = i < 0 ? { x: 640, y: 300, w: 200 } : vruchtPlek(state, i);
  switch (state.run.fase) {
    case 'uitleg':
      return [drawVerdictRing(false, { x, y, maat: w + ROND })];
    case 'goed':
      if (wasOpen(state)) return [];
      return [
        ...drawConfetti(state, { ...SAP, x, y, leeftijd: t - RAAK, duur: 40, aantal: 14, kracht: 9 }),
        ...(t >= RAAK ? [drawRightRing(state, { x, y, maat: 210, van: RAAK, weg: TERUG - 12, duur: 10 })] : []),
      ];
    case 'klaar':
      return drawSlotfeest(state, { x: plaatsenOf(state).rol.x, y: 220, seed: 7, aantal: 26 });
    default:
      return [];
  }
}
