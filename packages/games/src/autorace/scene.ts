import { langsDeWeg, opWeg, rijstrook } from '@spelrijk/game-kit/baan/diepte';
import { boog, clamp01, deining, inUit, loop01, tussen, uitloop, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, fitTekst, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { currentOpgave, isVoorgedaan } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { autoX, bordPlek, circuitOf } from './circuit.ts';
import { AANLOOP, MAX_DELEN, NIEUW_DEEL, ONDERDOOR, speelt } from './state.ts';
import type { RaceState } from './state.ts';

export function scene(state: RaceState): readonly Item[] {
  return [
    backdrop(state.stand),
    ...weg(state),
    ...berm(state),
    ...portaal(state),
    ...vraag(state),
    ...slak(state),
    ...auto(state),
    ...viering(state),
  ];
}

/** Dashes between the lanes and the kerbs, coming nearer. */
function weg(state: RaceState): Item[] {
  const { weg: w } = circuitOf(state.stand);
  const n = Math.max(2, state.opties.length);
  const strepen = Array.from({ length: n - 1 }, (_, lijn) =>
    langsDeWeg(5, 1.1, state.gereden + lijn * 0.2).map((ver, i): Item => {
      const [x, y, s] = opWeg(w, ((lijn + 1) / n) * 2 - 1, ver - 0.25);
      const rot = (-Math.atan2(x - w.x, y - w.horizon) * 180) / Math.PI;
      return { key: `streep${lijn}-${i}`, x, y, w: 16, h: 96, sx: s, sy: s * s, rot, alpha: clamp01(s * 3 - 0.3), art: 'streep', z: -8 };
    }),
  ).flat();
  const randen = [-1, 1].flatMap((kant) =>
    langsDeWeg(6, 0.8, state.gereden).map((ver, i): Item => {
      const [x, y, s] = opWeg(w, kant * 1.05, ver - 0.25);
      const rot = (-Math.atan2(x - w.x, y - w.horizon) * 180) / Math.PI;
      return { key: `rand${kant}-${i}`, x, y, w: 44, h: 120, sx: s, sy: s * s, rot, alpha: clamp01(s * 4 - 0.4), art: 'rand', z: -8 };
    }),
  );
  return [...strepen, ...randen];
}

/** Trees, flags and spectators along the road. */
function berm(state: RaceState): Item[] {
  const { weg: w } = circuitOf(state.stand);
  return langsDeWeg(6, 1.4, state.gereden).map((ver, i): Item => {
    const [x, y, s] = opWeg(w, (i % 2 === 0 ? -1 : 1) * (1.5 + (i % 3) * 0.12), ver - 0.1);
    const maat = state.stand === 'liggend' ? 240 : 200;
    return {
      key: `berm${i}`,
      x,
      y: y - (maat / 2) * s,
      w: maat,
      h: maat,
      sx: s,
      sy: s,
      alpha: clamp01(s * 5 - 0.7),
      art: 'berm',
      toon: String(i % 3),
      z: Math.round(s * 6) - 7,
    };
  });
}

interface Hoever {
  readonly schaal: number;
  readonly y: number;
  readonly alpha: number;
}

/** The gantry: far, near, and overhead. */
function hoever(state: RaceState): Hoever {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const ver = state.nadering.afstand / AANLOOP;
  const gas = state.gasOp === null ? 0 : loop01(state.tick, state.gasOp, ONDERDOOR);
  const komt = { schaal: 1 - 0.62 * ver, y: -70 * ver, alpha: clamp01((1 - ver) * 6) };
  if (fase === 'spelen') return { ...komt, schaal: komt.schaal + gas * (1.06 - komt.schaal), y: komt.y * (1 - gas) };
  if (fase === 'goed') {
    const over = inUit(loop01(t, 4, 26));
    return state.rustig
      ? { schaal: 1, y: 0, alpha: 1 - loop01(t, 20, 20) }
      : { schaal: 1.06 + over * 1.2, y: -over * 620, alpha: 1 - loop01(t, 22, 10) };
  }
  return { schaal: 1, y: 0, alpha: fase === 'klaar' ? 0 : 1 };
}

function portaal(state: RaceState): Item[] {
  const { stand } = state;
  const { w } = maatOf(stand);
  const { schaal, y: dy, alpha } = hoever(state);
  if (alpha === 0 || state.opties.length === 0) return [];
  const { bordY, bordH, weg: road } = circuitOf(stand);
  const zet = (x: number, y: number): readonly [number, number] => [road.x + (x - road.x) * schaal, bordY + (y - bordY) * schaal + dy];
  const [bx, by] = zet(w / 2, bordY - bordH / 2 - 16);
  const balk: Item = { key: 'balk', x: bx, y: by, w, h: 44, sx: schaal, sy: schaal, alpha, art: `balk-${stand}`, z: 1 };
  const n = state.opties.length;
  return [balk, ...state.opties.flatMap((optie, i) => bord(state, optie, i, n, { zet, schaal, alpha }))];
}

interface Zetting {
  readonly zet: (x: number, y: number) => readonly [number, number];
  readonly schaal: number;
  readonly alpha: number;
}

function bord(state: RaceState, optie: string, i: number, n: number, { zet, schaal, alpha }: Zetting): Item[] {
  const { bordH } = circuitOf(state.stand);
  const [px, py, w] = bordPlek(state.stand, i, n);
  const [x, y] = zet(px, py);
  const common = { x, y, sx: schaal, sy: schaal, alpha } as const;
  const opgave = currentOpgave(state.run);
  const plaatjes = opgave?.plaatjes === true;
  const hier = state.baan === i && (state.nadering.keusOp !== null || state.gasOp !== null);
  const kijk = isVoorgedaan(state.run) && speelt(state) && optie === opgave?.antwoord;
  return [
    ...(kijk ? [{ key: 'kijk', ...common, w: w + 26, h: bordH + 26, art: 'gloed', z: 2 }] : []),
    {
      key: `bord${i}`,
      ...common,
      w,
      h: bordH,
      art: 'bord',
      toon: hier ? 'hier' : '',
      ...(plaatjes ? {} : fitTekst(optie, w - 28, bordH - 20, 58)),
      labelToon: 'wit',
      pick: `baan:${i}`,
      name: optie,
      nummer: i + 1,
      uit: !speelt(state) || state.gasOp !== null,
      z: 3,
    },
    ...(plaatjes ? [{ key: `plaat${i}`, ...common, w: bordH - 14, h: bordH - 14, art: 'kit:plaatje', toon: optie, z: 4 }] : []),
  ];
}

/** The screen over the track: the question, the word, a picture or an ear. */
function vraag(state: RaceState): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const [x, y, breed, h] = circuitOf(state.stand).vraag;
  const { tekst, zin, plaatje } = vraagVan(opgave, state.run.fase === 'goed');
  const w = zin ? breed : tekst === null ? 200 : 480;
  const common = { key: 'vraag', x, y, w, h, art: zin ? `scherm-${state.stand}` : tekst === null ? 'scherm-oor' : 'scherm-woord', z: 12 };
  if (tekst !== null) return [{ ...common, ...fitTekst(tekst, w - 64, h - 30, zin ? 44 : 62) }];
  if (plaatje === null) return [common];
  return [
    { ...common, toon: 'leeg' },
    { key: 'vraagplaat', x, y, w: 84, h: 84, art: 'kit:plaatje', toon: plaatje, z: 13 },
  ];
}

/** The rival. It drives on the verge, falls behind at a boost and passes whoever stands in the gravel. */
function slak(state: RaceState): Item[] {
  if (state.run.fase === 'klaar') return [];
  const t = ticksInFase(state);
  const { weg: w } = circuitOf(state.stand);
  const { fase } = state.run;
  const rijdt = state.rustig ? 0 : deining(state.tick, 300) * 0.12;
  const ver =
    fase === 'goed'
      ? tussen(0.85, -0.55, loop01(t, 6, 30))
      : fase === 'uitleg'
        ? tussen(-0.4, 0.85, uitloop(loop01(t, 10, 90)))
        : 0.85 + rijdt;
  const [x, y, s] = opWeg(w, state.stand === 'liggend' ? 1.2 : 0.98, state.rustig ? 0.85 : ver);
  const hobbel = state.rustig ? 0 : Math.abs(deining(state.tick, 18)) * 5;
  const lach = fase === 'uitleg' ? 'lach' : '';
  return [{ key: 'slak', x, y: y - 66 * s - hobbel, w: 190, h: 140, sx: s, sy: s, art: 'slak', toon: lach, z: Math.round(s * 6) - 5 }];
}

function auto(state: RaceState): Item[] {
  if (state.run.fase === 'klaar') return podium(state);
  const { autoY, auto: maat } = circuitOf(state.stand);
  const [w, h] = maat;
  const { fase } = state.run;
  const t = ticksInFase(state);
  const x = autoX(state);
  const rijdt = state.rustig ? 1 : loop01(state.tick, state.baanOp, 16);
  const helling = state.rustig ? 0 : (state.baan - state.baanVan) * boog(rijdt) * 9;
  const grind = fase === 'uitleg' && !state.rustig ? deining(t, 7) * 6 * Math.max(0, 1 - t / 50) : 0;
  const boost = fase === 'goed' && !state.rustig ? boog(loop01(t, 0, 60)) * 70 : 0;
  const tril = state.rustig ? 0 : deining(state.tick, 9) * 1.4;
  const delen = Math.min(MAX_DELEN, state.onderdelen - (fase === 'goed' && t < NIEUW_DEEL ? 1 : 0));
  const plof = fase === 'goed' ? boog(loop01(t, NIEUW_DEEL, 16)) * 0.12 : 0;
  const mood = fase === 'goed' ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij';
  const y = autoY - boost + tril;
  const stof = fase === 'uitleg' ? [0, 1, 2, 3].map((i): Item => wolk(state, i, x, autoY + 66)) : [];
  return [
    { key: 'schaduw', x, y: autoY + 74, w: w * 1.08, h: 40, art: 'schaduw', z: 5 },
    ...(boost > 4 ? [{ key: 'vlam', x, y: y + 92, w: 150, h: 110, sy: 0.8 + 0.3 * deining(t, 6), art: 'vlam', z: 5 }] : []),
    { key: 'blob', x, y: y - h * 0.42, w: w * 0.5, h: w * 0.55, rot: helling + grind, art: 'kit:blob', toon: mood, z: 6 },
    {
      key: 'auto',
      x,
      y,
      w,
      h,
      rot: helling + grind,
      sx: 1 + plof,
      sy: 1 - plof * 0.6,
      art: 'auto',
      toon: String(Math.max(0, delen)),
      z: 7,
    },
    ...stof,
  ];
}

function wolk(state: RaceState, i: number, x: number, y: number): Item {
  const t = state.rustig ? 0.4 : (ticksInFase(state) / 50 + i * 0.25) % 1;
  const kant = i % 2 === 0 ? -1 : 1;
  return {
    key: `stof${i}`,
    x: x + kant * (70 + t * 80),
    y: y - t * 40,
    w: 80,
    h: 60,
    sx: 0.5 + t,
    sy: 0.5 + t,
    alpha: (1 - t) * 0.9,
    art: 'stof',
    z: 8,
  };
}

function viering(state: RaceState): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const n = state.opties.length;
  if (n === 0) return [];
  const { autoY } = circuitOf(state.stand);
  const ax = autoX(state);
  if (fase === 'uitleg') return [oordeelRing(false, ax, autoY - 34, 310)];
  if (fase !== 'goed') return [];
  const strepen = state.rustig
    ? []
    : [0, 1, 2, 3, 4, 5].map((i): Item => {
        const [sx, sy, s] = opWeg(circuitOf(state.stand).weg, rijstrook(i, 6) * 1.6, ((i * 0.37 + 3 - t * 0.11) % 1.2) - 0.4);
        return {
          key: `wind${i}`,
          x: sx,
          y: sy - 130 * s,
          w: 8,
          h: 150,
          sx: s,
          sy: s,
          rot: (-Math.atan2(sx - circuitOf(state.stand).weg.x, sy - circuitOf(state.stand).weg.horizon) * 180) / Math.PI,
          alpha: boog(loop01(t, 0, 50)) * 0.8,
          art: 'wind',
          z: 4,
        };
      });
  return [
    ...strepen,
    oordeelRing(true, ax, autoY - 50, 320, veer(loop01(t, 8, 16)), clamp01(t - 8) * (1 - loop01(t, 62, 12))),
    ...feest({
      key: 'conf',
      x: ax,
      y: autoY - 60,
      aantal: 12,
      leeftijd: t - NIEUW_DEEL,
      duur: 40,
      seed: state.kans,
      kracht: 9,
      rustig: state.rustig,
    }),
  ];
}

/** First is the child with the cup, second the snail, and everyone waves. */
function podium(state: RaceState): Item[] {
  const { w, h } = maatOf(state.stand);
  const t = ticksInFase(state);
  const y = h - 120;
  const op = veer(loop01(t, 0, 26));
  const hop = state.rustig ? 0 : Math.abs(deining(state.tick, 40)) * 18;
  const breed = state.stand === 'liggend' ? 1 : 0.62;
  const mensen = [-1, 1].map((kant, i): Item => ({
    key: `mee${i}`,
    x: w / 2 + kant * 470 * breed,
    y: y + 40 - hop * 0.7,
    w: 100,
    h: 110,
    art: 'kit:publiek',
    toon: `${i * 19 + 4} trots`,
    z: 6,
  }));
  return [
    {
      key: 'finish',
      x: w / 2,
      y: tussen(-200, state.stand === 'liggend' ? 130 : 210, op),
      w: Math.min(w - 40, 900),
      h: 150,
      art: 'finish',
      z: 2,
    },
    { key: 'podium', x: w / 2, y: y + 40, w: 560 * (state.stand === 'liggend' ? 1 : 0.9), h: 220, art: 'podium', z: 4 },
    { key: 'blob', x: w / 2, y: y - 138 - hop, w: 140, h: 154, art: 'kit:blob', toon: 'trots', z: 6 },
    { key: 'beker', x: w / 2 + 92, y: y - 150 - hop, w: 84, h: 110, sx: op, sy: op, art: 'beker', z: 7 },
    { key: 'slak', x: w / 2 + (state.stand === 'liggend' ? 190 : 176), y: y - 74, w: 150, h: 110, art: 'slak', toon: 'lach', z: 6 },
    {
      key: 'auto',
      x: w / 2 - (state.stand === 'liggend' ? 186 : 168),
      y: y - 52,
      w: 170,
      h: 130,
      art: 'auto',
      toon: String(Math.min(MAX_DELEN, state.onderdelen)),
      z: 6,
    },
    ...mensen,
    ...feest({ key: 'slot', x: w / 2, y: h * 0.4, aantal: 26, leeftijd: t, duur: 150, seed: 9, kracht: 13, rustig: state.rustig }),
  ];
}
