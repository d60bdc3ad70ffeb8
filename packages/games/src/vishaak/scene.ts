import { boog, clamp01, deining, inUit, kromme, loop01, tussen, uitloop, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import type { Haak, Plaats } from '@spelrijk/game-kit/hengel';
import { backdrop, fitTekst, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { currentOpgave, isVoorgedaan } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { LOS, OPHALEN, SPRONG, VONDST, isTypen, speelt } from './state.ts';
import type { VisState } from './state.ts';
import { boot, bord, dein, golf, schrijven } from './dek.ts';
import { HENGEL, VIS, lijnDiepte, rustHaak, visPlekken, waterOf } from './water.ts';

type Plek = readonly [x: number, y: number];

export function scene(state: VisState): readonly Item[] {
  const haak = haakPlek(state);
  return [
    backdrop(state.stand),
    ...vissen(state, haak),
    ...lijn(state, haak),
    ...vondst(state, haak),
    ...boot(state),
    ...golf(state),
    ...schrijven(state),
    ...bord(state),
    ...viering(state),
  ];
}

/** Where the hook is: at the rod, going down, with a fish on it, or coming up. */
function haakPlek(state: VisState): Haak {
  const rust = rustHaak(state);
  const t = ticksInFase(state);
  const { fase } = state.run;
  if (isTypen(state)) return typHaak(state, rust, t);
  if (state.haak === null) {
    const leeg = loop01(state.tick, state.leegOp, 22);
    return leeg < 1 ? { x: rust.x, y: tussen(waterOf(state.stand).bodem - 20, rust.y, uitloop(leeg)) } : rust;
  }
  if (fase === 'goed') return naar(state.haak, rust, uitloop(loop01(t, 0, OPHALEN)));
  if (fase === 'uitleg') return naar(state.haak, { x: rust.x, y: rust.y + 60 }, inUit(loop01(t, LOS, VONDST)));
  return state.haak;
}

function typHaak(state: VisState, rust: Haak, t: number): Haak {
  const y = lijnDiepte(state);
  const trek = veer(loop01(state.tick, state.letterOp, 16));
  const spartel = state.rustig ? 0 : deining(state.tick, 34) * 4;
  if (state.run.fase === 'goed') return naar({ x: rust.x, y }, rust, uitloop(loop01(t, 0, OPHALEN)));
  if (state.run.fase === 'uitleg') return naar({ x: rust.x, y }, { x: rust.x, y: rust.y + 60 }, inUit(loop01(t, LOS, VONDST)));
  return { x: rust.x + spartel, y: y + (1 - trek) * 18 };
}

const naar = (van: Haak, tot: Haak, deel: number): Haak => ({ x: tussen(van.x, tot.x, deel), y: tussen(van.y, tot.y, deel) });

function lijn(state: VisState, haak: Haak): Item[] {
  if (state.run.fase === 'klaar') return [];
  const top: Plek = [state.boot + HENGEL, waterOf(state.stand).vlak - 128 + dein(state)];
  const [dx, dy] = [haak.x - top[0], haak.y - top[1]];
  const lengte = Math.max(4, Math.hypot(dx, dy));
  const rot = (-Math.atan2(dx, dy) * 180) / Math.PI;
  return [
    { key: 'lijn', x: top[0] + dx / 2, y: top[1] + dy / 2, w: 5, h: 100, sy: lengte / 100, rot, art: 'lijn', z: 7 },
    { key: 'haak', x: haak.x + 6, y: haak.y + 10, w: 34, h: 46, art: 'haak', z: 8 },
  ];
}

/** Where fish `i` is: swimming, on the hook, leaping into the bucket, or off. */
function visPlek(
  state: VisState,
  i: number,
  zwemt: Plaats,
  haak: Haak,
): { readonly plek: Plek; readonly kant: number; readonly rot: number; readonly maat: number } {
  const t = ticksInFase(state);
  const { fase } = state.run;
  if (state.beet !== i) return { plek: [zwemt.x, zwemt.y], kant: zwemt.kant, rot: 0, maat: 1 };
  const spartel = state.rustig ? 0 : deining(state.tick, 12) * 8;
  if (fase === 'goed') return sprong(state, haak, zwemt.kant, t);
  if (fase === 'uitleg' && t >= 8) {
    const weg = inUit(loop01(t, 8, LOS + 10));
    return {
      plek: [haak.x + zwemt.kant * weg * 150, tussen(state.haak?.y ?? haak.y, zwemt.y, weg) + boog(weg) * 46],
      kant: zwemt.kant,
      rot: 0,
      maat: 1,
    };
  }
  return { plek: [haak.x - zwemt.kant * 96, haak.y + 8], kant: zwemt.kant, rot: spartel, maat: 1 };
}

/** Up on the line, over the side, into the bucket. */
function sprong(
  state: VisState,
  haak: Haak,
  kant: number,
  t: number,
): { readonly plek: Plek; readonly kant: number; readonly rot: number; readonly maat: number } {
  const emmer = emmerPlek(state);
  const deel = loop01(t, OPHALEN, SPRONG);
  if (deel === 0) return { plek: [haak.x - kant * 90, haak.y + 12], kant, rot: state.rustig ? 0 : deining(t, 10) * 10, maat: 1 };
  const [x, y] = kromme([haak.x, haak.y], [state.boot, emmer[1] - 190], emmer, inUit(deel));
  return { plek: [x, y], kant, rot: state.rustig ? 0 : deel * -kant * 200, maat: tussen(1, 0.3, deel) };
}

const emmerPlek = (state: VisState): Plek => [state.boot - 92, waterOf(state.stand).vlak - 62];

function vissen(state: VisState, haak: Haak): Item[] {
  if (state.run.fase === 'klaar') return [];
  if (isTypen(state)) return typVis(state, haak);
  return visPlekken(state).flatMap((zwemt, i) => vis(state, i, zwemt, haak));
}

function vis(state: VisState, i: number, zwemt: Plaats, haak: Haak): Item[] {
  const keuze = state.keuzes[i] ?? '';
  const opgave = currentOpgave(state.run);
  const t = ticksInFase(state);
  const { plek, kant, rot, maat } = visPlek(state, i, zwemt, haak);
  const op = state.run.fase === 'spelen' ? veer(loop01(state.tick, state.sinds + i * 4, 20)) : 1;
  const [w, h] = VIS;
  const bob = state.beet === i || state.rustig ? 0 : deining(state.tick, 120, i * 0.3) * 5;
  const kijk = isVoorgedaan(state.run) && speelt(state) && keuze === opgave?.antwoord;
  const plaatjes = opgave?.plaatjes === true;
  const weg = state.run.fase === 'goed' && (state.beet === i ? t >= OPHALEN + SPRONG : t > 40);
  if (weg) return [];
  const alpha = state.run.fase === 'goed' && state.beet !== i ? 1 - loop01(t, 0, 30) : 1;
  const [x, y] = [plek[0], plek[1] + bob];
  const s = op * maat;
  return [
    ...(kijk ? [{ key: 'kijk', x, y, w: w + 50, h: h + 54, art: 'gloed', z: 2 }] : []),
    { key: `vis${i}`, x, y, w, h, sx: kant * s, sy: s, rot, alpha, art: 'vis', toon: String(i % 4), z: 3 },
    {
      key: `woord${i}`,
      x: x - kant * 8,
      y: y + 2,
      w: w - 60,
      h: 92,
      sx: s,
      sy: s,
      alpha,
      ...(plaatjes ? { art: 'kit:plaatje', toon: keuze } : fitTekst(keuze, w - 112, 70, 56)),
      pick: `vis:${i}`,
      name: keuze,
      nummer: i + 1,
      uit: !speelt(state) || state.haak !== null,
      z: 4,
    },
  ];
}

/** In dictation: one fish on the hook, its word not to be read. */
function typVis(state: VisState, haak: Haak): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const [w, h] = VIS;
  if (fase === 'goed') {
    if (t >= OPHALEN + SPRONG) return [];
    const { plek, kant, rot, maat } = sprong(state, haak, 1, t);
    return [
      {
        key: 'vis0',
        x: plek[0],
        y: plek[1],
        w: w * 0.8,
        h: h * 0.8,
        sx: kant * maat,
        sy: maat,
        rot: rot - 60 * (t < OPHALEN ? 1 : 0),
        art: 'vis',
        toon: '0',
        z: 6,
      },
    ];
  }
  const weg = fase === 'uitleg' ? inUit(loop01(t, 6, LOS + 20)) : 0;
  const spartel = state.rustig ? 0 : deining(state.tick, 20) * 6;
  return [
    {
      key: 'vis0',
      x: haak.x - 8 - weg * 160,
      y: haak.y + 92 + weg * 200,
      w: w * 0.8,
      h: h * 0.8,
      rot: tussen(-72 + spartel, 20, weg),
      alpha: 1 - loop01(t, LOS + 6, 20) * (fase === 'uitleg' ? 1 : 0),
      art: 'vis',
      toon: '0',
      z: 6,
    },
  ];
}

const VONDSTEN = ['laars', 'theepot', 'wekker'] as const;

/** What comes up instead of a wrong fish. */
function vondst(state: VisState, haak: Haak): Item[] {
  const t = ticksInFase(state);
  if (state.run.fase !== 'uitleg' || t < LOS) return [];
  const wat = VONDSTEN[(state.fout.length + (state.run.rij[0] ?? 0)) % VONDSTEN.length] ?? 'laars';
  const zwaai = state.rustig ? 0 : deining(t, 70) * 10;
  return [{ key: 'vondst', x: haak.x + 4, y: haak.y + 70, w: 112, h: 124, rot: zwaai, art: wat, z: 7 }];
}

function viering(state: VisState): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  if (fase === 'klaar') return slot(state, t);
  const typ = waterOf(state.stand).strook;
  if (fase === 'uitleg') {
    const haak = haakPlek(state);
    return t < LOS + VONDST
      ? []
      : [isTypen(state) ? oordeelRing(false, typ[0], typ[1], 150) : oordeelRing(false, haak.x, haak.y + 64, 190)];
  }
  if (fase !== 'goed') return [];
  const [ex, ey] = emmerPlek(state);
  const start = OPHALEN + SPRONG;
  const drops = feest({
    key: 'drup',
    x: ex,
    y: ey - 20,
    aantal: 12,
    leeftijd: t - start,
    duur: 24,
    seed: state.kans,
    kracht: 9,
    rustig: state.rustig,
    art: 'drup',
    tonen: [''],
    maat: [20, 22],
    z: 20,
  });
  const plons = feest({
    key: 'plons',
    x: rustHaak(state).x,
    y: waterOf(state.stand).vlak,
    aantal: 8,
    leeftijd: t - OPHALEN + 8,
    duur: 26,
    seed: state.kans + 1,
    kracht: 8,
    rustig: state.rustig,
    art: 'drup',
    tonen: [''],
    maat: [18, 20],
    z: 20,
  });
  return [...plons, ...drops, oordeelRing(true, ex, ey, 140, veer(loop01(t, start, 12)), clamp01(t - start))];
}

/** The bucket is emptied: all fish leap round the boat in arcs. */
function slot(state: VisState, t: number): Item[] {
  const { w, h } = maatOf(state.stand);
  const { vlak } = waterOf(state.stand);
  const springend = Array.from({ length: 6 }, (_, i): Item => {
    const deel = state.rustig ? 0.5 : ((t + i * 26) % 110) / 110;
    const kant = i % 2 === 0 ? 1 : -1;
    const midden = ((i + 0.5) / 6) * w;
    return {
      key: `spring${i}`,
      x: midden + kant * (deel - 0.5) * 220,
      y: vlak + 90 - boog(deel) * (210 + (i % 3) * 40),
      w: 170,
      h: 65,
      sx: kant,
      rot: kant * (deel - 0.5) * 110,
      art: 'vis',
      toon: String(i % 4),
      z: 9,
    };
  });
  return [
    ...springend,
    ...feest({ key: 'slot', x: w / 2, y: h * 0.35, aantal: 24, leeftijd: t, duur: 150, seed: 8, kracht: 12, rustig: state.rustig }),
  ];
}
