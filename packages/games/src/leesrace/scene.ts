import { boog, deining, loop01, tussen, uitloop, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import { perMinuut, voortgang } from '@spelrijk/game-kit/flits/leestempo';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, fitLetters, fitTekst, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { currentOpgave, isGeleid, isVoorgedaan } from '@spelrijk/game-kit/run';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { baanOf, optiePlek } from './baan.ts';
import { afgelegd, isTekst, kiest, leest, speelt } from './state.ts';
import type { RaceState } from './state.ts';

export function scene(state: RaceState): readonly Item[] {
  return [
    backdrop(state.stand),
    ...publiek(state),
    ...weg(state),
    ...bord(state),
    ...opties(state),
    ...autos(state),
    ...vlaggen(state),
    ...viering(state),
  ];
}

/** The board: a word to read, then the question. It is the button for the next word. */
function bord(state: RaceState): Item[] {
  const [x, y, w, h] = baanOf(state.stand).bord;
  const aan = leest(state);
  const terug = kiest(state) && isTekst(state);
  const teSnel = state.tick - state.teSnel < 30 && !state.rustig ? deining(state.tick, 7) * 5 : 0;
  const kader: Item = {
    key: 'bord',
    x: x + teSnel,
    y,
    w,
    h,
    art: 'bord',
    toon: aan ? 'lees' : '',
    pick: 'volgende',
    name: aan ? (isTekst(state) ? 'Volgende regel' : 'Volgend woord') : terug ? 'Lees de tekst nog eens' : 'Het bord',
    uit: !aan && !terug,
    z: 3,
  };
  if (state.run.fase === 'klaar') return [kader, ...uitslag(state, x, y, w)];
  if (aan) return [kader, ...leeswoord(state, x + teSnel, y, w, h), ...stippen(state, x, y + h / 2 - 36)];
  return [
    kader,
    ...vraag(state, x, y, w, h),
    ...(terug ? [{ key: 'terug', x: x + w / 2 - 52, y: y + h / 2 - 46, w: 80, h: 68, art: 'kit:lees', z: 5 }] : []),
  ];
}

function leeswoord(state: RaceState, x: number, y: number, w: number, h: number): Item[] {
  const woord = state.rij[state.plek] ?? '';
  const lijn = isTekst(state);
  const in01 = state.rustig ? 1 : uitloop(loop01(state.tick, state.woordOp, 7));
  return [
    {
      key: `lees${state.plek}`,
      x: x + (1 - in01) * 70,
      y: y - 14,
      w: w - 60,
      h: h - 80,
      alpha: in01,
      ...(lijn ? fitTekst(woord, w - 110, h - 90, 58) : { label: woord, labelSize: fitLetters(woord, w - 130, 118) }),
      z: 4,
    },
    { key: 'door', x: x + w / 2 - 62, y: y + h / 2 - 46, w: 70, h: 52, art: 'door', z: 4 },
  ];
}

/** How far the row is. */
function stippen(state: RaceState, x: number, y: number): Item[] {
  const n = state.rij.length;
  return state.rij.map((_, i): Item => ({
    key: `stip${i}`,
    x: x + (i - (n - 1) / 2) * Math.min(34, 460 / n),
    y,
    w: Math.min(22, 440 / n),
    h: Math.min(22, 440 / n),
    art: 'stip',
    toon: i < state.plek ? 'vol' : i === state.plek ? 'nu' : '',
    z: 4,
  }));
}

function vraag(state: RaceState, x: number, y: number, w: number, h: number): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const goed = state.run.fase === 'goed';
  const { tekst, plaatje } = vraagVan(opgave, goed);
  const pits = isGeleid(state.run) && !goed;
  const kop = opgave.vraag === undefined ? 'Welk woord zag je?' : '';
  const asked = goed ? (tekst ?? opgave.woord.woord) : opgave.gat !== undefined || opgave.vraag !== undefined ? (tekst ?? '') : kop;
  const hoog = pits ? h * 0.48 : h - 56;
  const top: Item = {
    key: 'vraag',
    x: plaatje === null ? x : x + 60,
    y: pits ? y - h * 0.2 : y,
    w: w - 60,
    h: hoog,
    ...fitTekst(asked, w - (plaatje === null ? 110 : 260), hoog, goed ? 96 : 64),
    z: 4,
  };
  const picture: Item[] =
    plaatje === null
      ? []
      : [
          {
            key: 'plaatje',
            x: x - w / 2 + 100,
            y: pits ? y - h * 0.18 : y,
            w: pits ? 96 : 140,
            h: pits ? 96 : 140,
            art: 'kit:plaatje',
            toon: plaatje,
            z: 4,
          },
        ];
  const rij: Item[] =
    pits && opgave.vraag === undefined
      ? [
          {
            key: 'rij',
            x,
            y: y + h * 0.24,
            w: w - 60,
            h: h * 0.36,
            art: 'strook',
            ...fitTekst(state.rij.join('   '), w - 110, h * 0.34, 42),
            z: 4,
          },
        ]
      : [];
  return [top, ...picture, ...rij];
}

/** The end: the pace of this race, only one's own. */
function uitslag(state: RaceState, x: number, y: number, w: number): Item[] {
  const tempo = Math.round(perMinuut(state.gelezen, state.gelezenTicks));
  const tekst = tempo > 0 ? `${tempo} woorden in een minuut` : 'Gefinisht!';
  return [{ key: 'vraag', x, y, w: w - 60, h: 160, ...fitTekst(tekst, w - 120, 150, 74), z: 4 }];
}

function opties(state: RaceState): Item[] {
  const opgave = currentOpgave(state.run);
  if (leest(state) || state.run.fase === 'klaar' || opgave === undefined) return [];
  const n = state.opties.length;
  const plaatjes = opgave.plaatjes === true;
  return state.opties.flatMap((optie, i): Item[] => {
    const own = state.gekozen === optie && !speelt(state);
    if (state.run.fase === 'goed' && !own) return [];
    const { x, y, w, h } = optiePlek(state.stand, i, n, isTekst(state));
    const tab = n > 4 ? 0 : 26;
    const op = speelt(state) ? veer(loop01(state.tick, state.woordOp + i * 3, 16)) : 1;
    const kijk = isVoorgedaan(state.run) && kiest(state) && optie === opgave.antwoord;
    const rand: Item[] =
      kijk || (state.keus === i && kiest(state))
        ? [{ key: `rand${i}`, x, y, w: w + 20, h: h + 20, art: 'rand', toon: kijk ? 'kijk' : '', z: 9 }]
        : [];
    const inhoud: Item = plaatjes
      ? { key: `beeld${i}`, x, y, w: h - 14, h: h - 14, sx: op, sy: op, art: 'kit:plaatje', toon: optie, z: 11 }
      : {
          key: `tekst${i}`,
          x: x + tab,
          y,
          w: w - 2 * tab - 20,
          h,
          sx: op,
          sy: op,
          ...fitTekst(optie, w - 2 * tab - 34, h - 20, 52),
          z: 11,
        };
    return [
      ...rand,
      {
        key: `optie${i}`,
        x,
        y,
        w,
        h,
        sx: op,
        sy: op,
        art: n > 4 ? 'strook' : 'optie',
        pick: `optie:${i}`,
        name: optie,
        ...(i < 9 ? { nummer: i + 1 } : {}),
        uit: !kiest(state),
        z: 10,
      },
      inhoud,
    ];
  });
}

const rijpositie = (stand: RaceState['stand'], deel: number): number => tussen(baanOf(stand).van, baanOf(stand).tot, deel);

/** The own car: a step for every word, through the finish when it is right, into the pits when it is not. */
function eigenX(state: RaceState): number {
  const t = ticksInFase(state);
  const { w } = maatOf(state.stand);
  const here = rijpositie(state.stand, afgelegd(state));
  if (state.run.fase === 'goed') return tussen(here, w + 160, state.rustig ? 0 : loop01(t, 6, 34) ** 2);
  if (state.run.fase === 'klaar') return rijpositie(state.stand, 0.5);
  if (!leest(state)) return here;
  const before = rijpositie(state.stand, (Math.max(0, state.plek - 1) / Math.max(1, state.rij.length)) * 0.86);
  const binnen = state.plek === 0 && !state.rustig ? (1 - uitloop(loop01(state.tick, state.sinds, 24))) * 260 : 0;
  return (state.plek === 0 ? here : tussen(before, here, state.rustig ? 1 : uitloop(loop01(state.tick, state.woordOp, 26)))) - binnen;
}

function autos(state: RaceState): Item[] {
  const { eigen, spook, auto, van } = baanOf(state.stand);
  const { fase } = state.run;
  const rijdt = !state.rustig && (leest(state) ? state.tick - state.woordOp < 30 : fase === 'goed');
  const tril = rijdt ? deining(state.tick, 6) * 2 : 0;
  const mood = fase === 'goed' || fase === 'klaar' ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij';
  const x = eigenX(state);
  const los = fase === 'uitleg';
  const own = wagen('eigen', x, eigen + tril, auto, mood, los ? 'pech' : '', 1, 11);
  const rook: Item[] = rijdt
    ? [0, 1].map((i): Item => ({
        key: `rook${i}`,
        x: x - auto * 0.6 - i * 26,
        y: eigen + 26,
        w: 40 + i * 14,
        h: 34 + i * 10,
        alpha: 0.5 - i * 0.2,
        art: 'kit:stofje',
        z: 9,
      }))
    : [];
  return [...geest(state, spook, auto, van), ...own, ...rook, ...(los ? band(state, x, eigen) : [])];
}

function wagen(key: string, x: number, y: number, maat: number, mood: string, toon: string, alpha: number, z: number): Item[] {
  return [
    { key: `${key}blob`, x: x - maat * 0.06, y: y - maat * 0.25, w: maat * 0.5, h: maat * 0.55, alpha, art: 'kit:blob', toon: mood, z },
    { key: `${key}auto`, x, y, w: maat, h: maat * 0.52, alpha, art: 'auto', toon, z: z + 1 },
  ];
}

/** Oneself of the last time, under a sheet; asleep when there has been no last time, and without a clock it keeps one company. */
function geest(state: RaceState, y: number, maat: number, van: number): Item[] {
  const { fase } = state.run;
  if (state.spook === null) {
    const zzz: Item = {
      key: 'zzz',
      x: van + 118,
      y: y - 20 + (state.rustig ? 0 : deining(state.tick, 120) * 6),
      w: 60,
      h: 40,
      art: 'kit:slaap',
      z: 8,
    };
    return [...spookwagen(van, y, maat), zzz];
  }
  const eigen = (eigenX(state) - van) / Math.max(1, baanOf(state.stand).tot - van);
  const deel = state.rustig ? Math.min(1, eigen) : voortgang(state.spook, state.rij.length, state.leesTicks) * 0.86;
  const zweef = state.rustig ? 0 : deining(state.tick, 80) * 5;
  return spookwagen(rijpositie(state.stand, fase === 'klaar' ? 0.4 : deel), y + zweef, maat);
}

const spookwagen = (x: number, y: number, maat: number): Item[] => [
  { key: 'spook', x, y: y - maat * 0.16, w: maat * 0.94, h: maat * 0.74, alpha: 0.9, art: 'spook', z: 7 },
];

/** Pit stop: a wheel says goodbye. */
function band(state: RaceState, x: number, y: number): Item[] {
  const t = ticksInFase(state);
  const rol = state.rustig ? 0.3 : uitloop(loop01(t, 4, 60));
  const stuit = Math.abs(Math.sin(rol * 9)) * (1 - rol) * 60;
  return [
    { key: 'wiel', x: x + 40 + rol * 240, y: y + 34 - stuit, w: 62, h: 62, rot: rol * 700, art: 'wiel', z: 13 },
    { key: 'monteur', x: x - 120, y: y + 2, w: 96, h: 106, art: 'kit:publiek', toon: '47 verrast', z: 12 },
  ];
}

/** Stripes of the road move under the car as it reads. */
function weg(state: RaceState): Item[] {
  const { w } = maatOf(state.stand);
  const { spook, eigen, tot, auto } = baanOf(state.stand);
  const midden = (spook + eigen) / 2 + 10;
  const gang = state.rustig ? 0 : (state.plek + (leest(state) ? uitloop(loop01(state.tick, state.woordOp, 26)) : 1)) * 90;
  return [
    { key: 'strepen', x: w / 2 - (gang % 120), y: midden, w: w + 240, h: 12, art: 'strepen', z: 1 },
    { key: 'finish', x: tot + auto * 0.36, y: midden - 10, w: 46, h: eigen - spook + 128, art: 'finish', z: 2 },
  ];
}

function publiek(state: RaceState): Item[] {
  const [y, aantal, maat] = baanOf(state.stand).publiek;
  const { w } = maatOf(state.stand);
  const { fase } = state.run;
  const blij = fase === 'goed' || fase === 'klaar';
  return Array.from({ length: aantal }, (_, i): Item => {
    const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 46, i * 0.23)) * 20 : 0;
    return {
      key: `fan${i}`,
      x: ((i + 0.5) / aantal) * w,
      y: y - hop,
      w: maat,
      h: maat * 1.1,
      art: 'kit:publiek',
      toon: `${i * 19 + 3} ${blij ? 'trots' : 'blij'}`,
      z: 0,
    };
  });
}

/** A little flag for every lap. */
function vlaggen(state: RaceState): Item[] {
  const [x, y, dx] = baanOf(state.stand).vlaggen;
  const { uitslag: u, rij, fase } = state.run;
  const perRij = state.stand === 'liggend' ? 6 : 12;
  return u.map((klaar, i): Item => {
    const nu = rij[0] === i && fase !== 'klaar';
    const pop = nu && fase === 'goed' ? 1 + boog(loop01(ticksInFase(state), 24, 20)) * 0.6 : 1;
    const vol = (klaar ?? 0) > 0 || (nu && fase === 'goed' && ticksInFase(state) > 24);
    return {
      key: `vlag${i}`,
      x: x + (i % perRij) * dx,
      y: y + Math.floor(i / perRij) * 48,
      w: 30,
      h: 42,
      sx: pop,
      sy: pop,
      art: 'vlag',
      toon: vol ? 'vol' : klaar === 0 ? 'later' : nu ? 'nu' : '',
      z: 3,
    };
  });
}

function viering(state: RaceState): Item[] {
  const { tot, eigen, bord: plaats } = baanOf(state.stand);
  const t = ticksInFase(state);
  const { rustig } = state;
  const i = state.opties.indexOf(state.gekozen ?? '');
  const { x: ox, y: oy, w: breed, h: hoog } = optiePlek(state.stand, Math.max(0, i), state.opties.length, isTekst(state));
  const [rand, maat] = state.opties.length > 4 ? [ox, hoog + 24] : [ox - breed / 2 + 26, 84];
  if (state.run.fase === 'uitleg') return [oordeelRing(false, rand, oy, maat)];
  if (state.run.fase === 'klaar')
    return feest({ key: 'slot', x: plaats[0], y: plaats[1] + 120, aantal: 26, leeftijd: t, duur: 150, seed: 3, kracht: 14, rustig });
  if (state.run.fase !== 'goed') return [];
  const ring = oordeelRing(true, rand, oy, maat, veer(loop01(t, 2, 14)), 1 - loop01(t, 64, 14));
  return [
    ring,
    ...feest({ key: 'conf', x: tot - 20, y: eigen - 120, aantal: 16, leeftijd: t - 24, duur: 56, seed: state.kans, kracht: 11, rustig }),
  ];
}
