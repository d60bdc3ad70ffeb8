import { boog, clamp01, deining, inUit, loop01, tussen, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { fitTekst, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { currentOpgave, isVoorgedaan } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { HALHOOGTE, dobber, halOf, richels } from './hal.ts';
import { DALING, LIFT_DUUR, LIFT_VAN, OPEN, OPKOMST, STEMPEL, speelt } from './state.ts';
import type { DozenState } from './state.ts';

export function scene(state: DozenState): readonly Item[] {
  const zak = zakt(state);
  return [hal(state), ...dozen(state, zak), ...lift(state), ...springer(state, zak), ...kraan(state), ...viering(state)];
}

/** How far the lift has risen after a right box, 0 to 1. */
const gestegen = (state: DozenState): number =>
  state.run.fase !== 'goed'
    ? 0
    : state.rustig
      ? loop01(ticksInFase(state), LIFT_VAN, 12)
      : inUit(loop01(ticksInFase(state), LIFT_VAN, LIFT_DUUR));

/** While the lift rises, everything else sinks by this much. */
const zakt = (state: DozenState): number => gestegen(state) * (halOf(state.stand).vloer - halOf(state.stand).rij);

/** The building scrolls by: from the floor with its truck to the roof and the evening sky. */
function hal(state: DozenState): Item {
  const { w, h } = maatOf(state.stand);
  const hoog = HALHOOGTE[state.stand];
  const n = Math.max(1, state.run.opgaven.length);
  const verdieping = state.run.fase === 'goed' ? state.hoogte - 1 + gestegen(state) : state.hoogte;
  const deel =
    state.run.fase === 'klaar' ? tussen(clamp01(verdieping / n) * 0.86, 1, inUit(ticksInFase(state) / 70)) : clamp01(verdieping / n) * 0.86;
  return { key: 'hal', x: w / 2, y: tussen(h - hoog / 2, hoog / 2, deel), w, h: hoog, art: `hal-${state.stand}`, z: -10 };
}

function dozen(state: DozenState, zak: number): Item[] {
  if (state.run.fase === 'klaar') return [];
  return richels(state).flatMap((top, i) => doos(state, i, top.x, top.y + zak + dobber(state, i)));
}

function doos(state: DozenState, i: number, x: number, top: number): Item[] {
  const keuze = state.dozen[i] ?? '';
  const [w, h] = halOf(state.stand).doos;
  const hier = state.geland === i;
  const { fase } = state.run;
  const t = ticksInFase(state);
  const y = top + h / 2 + (hier && fase === 'wacht' ? 4 : 0);
  const dicht = hier && fase === 'goed' && t >= STEMPEL;
  const open = hier && fase === 'uitleg' && t >= OPEN;
  const woord = currentOpgave(state.run);
  const plaatjes = woord?.plaatjes === true;
  const label = dicht && woord !== undefined && !plaatjes ? (vraagVan(woord, true).zin ? keuze : woord.woord.woord) : keuze;
  const kijk = isVoorgedaan(state.run) && speelt(state) && keuze === woord?.antwoord;
  const alpha = hier || fase !== 'goed' ? 1 : 1 - loop01(t, 4, 24);
  const z = fase === 'goed' || fase === 'uitleg' ? (hier ? 3 : 1) : 2;
  return [
    ...(kijk ? [{ key: 'kijk', x, y, w: w + 70, h: h + 60, art: 'gloed', z: 1 }] : []),
    ...(open ? [handschoen(state, x, top)] : []),
    { key: `rotor${i}`, x, y: y + 6, alpha, w: w + 84, h: 44, art: 'rotor', z: z - 1 },
    {
      key: `doos${i}`,
      x,
      y,
      w,
      h,
      alpha,
      art: 'doos',
      toon: dicht ? 'dicht' : open ? 'open' : '',
      ...(plaatjes ? {} : fitTekst(label, w - (dicht ? 62 : 44), h - 66, 76)),
      ...(dicht ? { labelToon: 'vet' as const } : {}),
      pick: `doos:${i}`,
      name: keuze,
      nummer: i + 1,
      uit: !speelt(state) || !state.lijf.staat || t < OPKOMST,
      z,
    },
    ...(plaatjes ? [{ key: `plaat${i}`, x, y: y + 8, w: h - 40, h: h - 40, art: 'kit:plaatje', toon: keuze, z: z + 1 }] : []),
  ];
}

/** What was in the wrong box: a glove on a spring, that waves. */
function handschoen(state: DozenState, x: number, top: number): Item {
  const t = ticksInFase(state) - OPEN;
  const op = veer(t / 18);
  const zwaai = state.rustig ? 0 : deining(t, 26) * 14;
  return {
    key: 'handschoen',
    x: x + zwaai * 1.6,
    y: top - 62 * op,
    w: 110,
    h: 170,
    sy: Math.max(0.05, op),
    rot: zwaai,
    art: 'handschoen',
    z: 1,
  };
}

function lift(state: DozenState): Item[] {
  if (state.run.fase === 'klaar') return [];
  const { w, h } = maatOf(state.stand);
  const { vloer } = halOf(state.stand);
  return [{ key: 'lift', x: w / 2, y: (vloer + h) / 2 + 20, w, h: h - vloer + 44, art: `lift-${state.stand}`, z: 8 }];
}

/** The pupil's blob: walking, in the air, riding along, or floating down under an umbrella. */
function springer(state: DozenState, zak: number): Item[] {
  const { fase } = state.run;
  const { w } = maatOf(state.stand);
  const { vloer } = halOf(state.stand);
  const t = ticksInFase(state);
  if (fase === 'klaar') return slot(state, t);
  const { lijf } = state;
  const daalt = fase === 'uitleg' ? inUit(loop01(t, OPEN, DALING)) : 0;
  const x = lijf.x + (daalt > 0 && daalt < 1 && !state.rustig ? deining(t, 40) * 22 * boog(daalt) : 0);
  const y = tussen(lijf.y, vloer, daalt) + zak + (fase === 'goed' && t < STEMPEL && !state.rustig ? -boog(t / STEMPEL) * 26 : 0);
  const stuit = lijf.staat ? boog(loop01(state.tick, state.plofOp, 14)) * 0.16 : 0;
  const rek = lijf.staat ? 0 : Math.min(0.16, Math.abs(lijf.vy) * 0.01);
  const stap = lijf.staat && state.loopt !== 0 && !state.rustig ? Math.abs(deining(state.tick, 20)) * 10 : 0;
  const mood = fase === 'goed' ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij';
  const paraplu: Item[] =
    daalt > 0.02 && daalt < 0.99
      ? [{ key: 'paraplu', x: x + 22, y: y - 152, w: 150, h: 130, rot: deining(t, 40) * 6, art: 'paraplu', z: 10 }]
      : [];
  return [
    ...paraplu,
    {
      key: 'blob',
      x: Math.min(w - 50, Math.max(50, x)),
      y: y - 60 - stap,
      w: 120,
      h: 132,
      sx: 1 + stuit - rek * 0.5,
      sy: 1 - stuit + rek,
      rot: state.rustig ? 0 : state.loopt * 5,
      art: 'kit:blob',
      toon: mood,
      z: 9,
    },
  ];
}

/** The crane with the sign: the word with its gap, a question, a picture or an ear. */
function kraan(state: DozenState): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const [x, y, breed, h] = halOf(state.stand).bord;
  const vraag = vraagVan(opgave, state.run.fase === 'goed');
  const sway = state.rustig ? 0 : deining(state.tick, 240) * 0.8;
  const w = vraag.zin ? breed : vraag.tekst === null ? 220 : 470;
  const common = {
    key: 'bord',
    x,
    y,
    w,
    h,
    rot: sway,
    art: `bord-${vraag.zin ? state.stand : vraag.tekst === null ? 'oor' : 'woord'}`,
    z: 12,
  };
  if (vraag.tekst !== null) return [{ ...common, ...fitTekst(vraag.tekst, w - 60, h - 34, vraag.zin ? 44 : 62) }];
  if (vraag.plaatje === null) return [common];
  return [
    { ...common, toon: 'leeg' },
    { key: 'bordplaat', x, y: y + 4, w: 84, h: 84, rot: sway, art: 'kit:plaatje', toon: vraag.plaatje, z: 13 },
  ];
}

function viering(state: DozenState): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  const top = state.geland === null ? undefined : richels(state)[state.geland];
  if (top === undefined) return [];
  const [, h] = halOf(state.stand).doos;
  const y = top.y + h / 2;
  if (fase === 'uitleg') return [oordeelRing(false, top.x, y, 316)];
  if (fase !== 'goed') return [];
  const stempel: Item[] =
    t < LIFT_VAN - 4
      ? [
          {
            key: 'stempel',
            x: top.x,
            y: y - 150 + 120 * boog(loop01(t, STEMPEL - 8, 16)),
            w: 120,
            h: 120,
            alpha: 1 - loop01(t, LIFT_VAN - 12, 8),
            art: 'stempel',
            z: 20,
          },
        ]
      : [];
  return [
    ...stempel,
    oordeelRing(true, top.x, y + zakt(state), 316, veer(loop01(t, STEMPEL, 16)), clamp01(t - STEMPEL) * (1 - loop01(t, 56, 14))),
    ...feest({
      key: 'conf',
      x: top.x,
      y: top.y + 20,
      aantal: 14,
      leeftijd: t - STEMPEL,
      duur: 50,
      seed: state.kans,
      kracht: 9,
      rustig: state.rustig,
    }),
  ];
}

/** On the roof: a flag, the town below, gulls and everyone's confetti. */
function slot(state: DozenState, t: number): Item[] {
  const { w, h } = maatOf(state.stand);
  const op = inUit(t / 60);
  const hop = state.rustig ? 0 : Math.abs(deining(state.tick, 40)) * 20;
  const dak = h - 150;
  const mensen = [-1, 1].map((kant, i): Item => ({
    key: `mee${i}`,
    x: w / 2 + kant * w * 0.27,
    y: tussen(h + 120, dak - 40, veer(loop01(t, 50 + i * 10, 26))) - hop * 0.6,
    w: 104,
    h: 114,
    art: 'kit:publiek',
    toon: `${i * 31 + 8} trots`,
    z: 8,
  }));
  return [
    {
      key: 'vlag',
      x: w / 2 + 96,
      y: dak - 92 + (1 - op) * 300,
      w: 130,
      h: 220,
      sx: 1 + (state.rustig ? 0 : deining(state.tick, 60) * 0.05),
      art: 'vlag',
      z: 8,
    },
    { key: 'blob', x: w / 2, y: dak - 52 - hop + (1 - op) * 200, w: 150, h: 165, art: 'kit:blob', toon: 'trots', z: 9 },
    ...mensen,
    ...feest({ key: 'slot', x: w / 2, y: h * 0.34, aantal: 26, leeftijd: t - 30, duur: 120, seed: 3, kracht: 12, rustig: state.rustig }),
  ];
}
