import { opSpoor } from '@spelrijk/game-kit/baan/spoor';
import { boog, deining, inUit, loop01, tussen, uitloop, veer } from '@spelrijk/game-kit/beweging';
import { feest } from '@spelrijk/game-kit/feest';
import type { Item } from '@spelrijk/game-kit/game';
import { backdrop, fitTekst, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { isKlank, optieNaam } from '@spelrijk/game-kit/klank';
import { currentOpgave, isVoorgedaan } from '@spelrijk/game-kit/run';
import { inBak } from '@spelrijk/game-kit/sorteer/bakken';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { naambordPlek, railY, reizigerPlek, spoorNaar, yardOf } from './emplacement.ts';
import { NAAR_STATION, NAAR_WISSEL, STOOT, TERUG, speelt } from './state.ts';
import type { TreinState } from './state.ts';

type Plek = readonly [x: number, y: number];
/** A wagon looks smaller at the far end of its track. */
const VER = 0.76;
const MAX_LAMPEN = 6;

export function scene(state: TreinState): readonly Item[] {
  return [backdrop(state.stand), ...rails(state), ...stations(state), ...koe(state), ...trein(state), ...bord(state), ...viering(state)];
}

function rails(state: TreinState): Item[] {
  const { w, h } = maatOf(state.stand);
  const n = state.stations.length;
  if (n === 0 || state.run.fase === 'klaar') return [];
  const { wissel } = yardOf(state.stand);
  const vol = { x: w / 2, y: h / 2, w, h } as const;
  const groen = state.los !== null || state.run.fase === 'goed';
  return [
    { key: 'sporen', ...vol, art: `sporen-${state.stand}`, toon: String(n), z: -6 },
    ...(state.wissel < 0 ? [] : [{ key: 'wissel', ...vol, art: `tong-${state.stand}`, toon: `${n} ${state.wissel}`, z: -5 }]),
    { key: 'sein', x: wissel[0] - 4, y: wissel[1] - 118, w: 70, h: 190, art: 'sein', toon: groen ? 'groen' : 'rood', z: 1 },
  ];
}

/** Where the wagon is on its way, what size, and how it leans. */
function wagonPlek(state: TreinState): { readonly plek: Plek; readonly maat: number; readonly rot: number } {
  const { sein, wissel } = yardOf(state.stand);
  const t = ticksInFase(state);
  const { los, rustig } = state;
  if (los === null) return { plek: [sein[0] - state.nadering.afstand, sein[1]], maat: 1, rot: 0 };
  const spoor = spoorNaar(state.stand, Math.max(0, state.wissel), state.stations.length);
  const langs = (deel: number, rot = 0) => ({ plek: opSpoor(spoor, deel), maat: tussen(1, VER, deel), rot });
  if (state.run.fase === 'goed') return langs(uitloop(loop01(t, 0, NAAR_STATION)));
  if (state.run.fase !== 'uitleg') {
    const deel = inUit(loop01(state.tick, los.op, NAAR_WISSEL));
    return { plek: [tussen(sein[0] - los.afstand, wissel[0], deel), sein[1]], maat: 1, rot: 0 };
  }
  if (rustig) return langs(t < STOOT ? inUit(t / STOOT) * 0.5 : 0.5 * (1 - inUit(loop01(t, STOOT, TERUG))));
  if (t < STOOT) return langs(loop01(t, 0, STOOT) ** 1.5);
  const wip = Math.max(0, 1 - (t - STOOT) / 24) * deining(t - STOOT, 16) * 10;
  return langs(1 - inUit(loop01(t, STOOT + 8, TERUG)), wip);
}

function trein(state: TreinState): Item[] {
  if (state.run.fase === 'klaar') return vertrekkend(state);
  const { sein, wagon } = yardOf(state.stand);
  const { plek, maat, rot } = wagonPlek(state);
  const [w, h] = wagon;
  const hobbel = state.rustig || state.nadering.afstand === 0 ? 0 : deining(state.tick, 14) * 1.5;
  const nog = state.los === null ? state.nadering.afstand : state.los.afstand * (1 - inUit(loop01(state.tick, state.los.op, NAAR_WISSEL)));
  const locX = sein[0] - nog - w / 2 - 112;
  return [
    ...loc(state, locX, sein[1] + hobbel),
    {
      key: 'wagon',
      x: plek[0],
      y: plek[1] - (h / 2) * maat + hobbel + 8,
      w,
      h,
      sx: maat,
      sy: maat,
      rot,
      art: 'wagon',
      toon: String((state.run.rij[0] ?? 0) % 3),
      z: 6,
    },
    ...lading(state, plek, maat, rot, hobbel),
  ];
}

/** The word on the side of the wagon, its picture, or an ear. */
function lading(state: TreinState, [x, y]: Plek, maat: number, rot: number, hobbel: number): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const [w, h] = yardOf(state.stand).wagon;
  const vraag = vraagVan(opgave, state.run.fase === 'goed');
  const tekst = vraag.zin ? null : vraag.tekst;
  const common = { x, y: y - h * 0.58 * maat + hobbel + 8, sx: maat, sy: maat, rot, z: 7 };
  if (tekst !== null) return [{ key: 'lading', ...common, w: w - 40, h: 66, ...fitTekst(tekst, w - 48, 66, 54) }];
  if (vraag.plaatje !== null) return [{ key: 'lading', ...common, w: 66, h: 66, art: 'kit:plaatje', toon: vraag.plaatje }];
  return [{ key: 'lading', ...common, w: 84, h: 62, art: vraag.zin ? 'vraagteken' : 'oor' }];
}

/** The locomotive, with the pupil's own blob in the cab and puffs of steam. */
function loc(state: TreinState, x: number, y: number): Item[] {
  const { fase } = state.run;
  const blij = fase === 'goed' || fase === 'klaar';
  const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 44)) * 14 : 0;
  const rook = state.rustig ? [] : [0, 1, 2].map((i): Item => wolkje(state.tick / 75 + i / 3, i, x + 54, y - 142));
  const mood = blij ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij';
  return [
    ...rook,
    { key: 'blob', x: x - 54, y: y - 122 - hop, w: 94, h: 103, art: 'kit:blob', toon: mood, z: 5 },
    { key: 'loc', x, y: y - 66, w: 226, h: 148, art: 'loc', z: 6 },
  ];
}

function wolkje(fase: number, i: number, x: number, y: number): Item {
  const t = fase - Math.floor(fase);
  return { key: `rook${i}`, x: x - t * 50, y: y - t * 90, w: 46, h: 40, sx: 0.5 + t, sy: 0.5 + t, alpha: (1 - t) * 0.8, art: 'rook', z: 4 };
}

function stations(state: TreinState): Item[] {
  if (state.run.fase === 'klaar') return [];
  return state.stations.flatMap((naam, i) => station(state, naam, i));
}

function station(state: TreinState, naam: string, i: number): Item[] {
  const { stand } = state;
  const n = state.stations.length;
  const [w, h] = yardOf(stand).naambord;
  const [x, y] = naambordPlek(stand, i, n);
  const [rx, ry] = reizigerPlek(stand, i, n);
  const hier = state.wissel === i && state.los !== null;
  const t = ticksInFase(state);
  const blij = hier && state.run.fase === 'goed' && t >= NAAR_STATION - 14;
  const schrik = hier && state.run.fase === 'uitleg' && t >= STOOT;
  const hop = state.rustig ? 0 : blij ? Math.abs(deining(t, 30)) * 46 : schrik ? boog(loop01(t, STOOT, 20)) * 40 : 0;
  const kijk = isVoorgedaan(state.run) && speelt(state) && naam === currentOpgave(state.run)?.antwoord;
  const nieuw = hier && state.run.fase === 'goed' && t < NAAR_STATION ? 1 : 0;
  const lampen = Math.min(MAX_LAMPEN, inBak(state.bakken, naam) - nieuw);
  const opgave = currentOpgave(state.run);
  const plaatjes = opgave?.plaatjes === true;
  const klank = isKlank(opgave) && !(hier && state.run.fase === 'goed');
  const mood = blij ? 'trots' : schrik ? 'verrast' : 'blij';
  return [
    { key: `perron${i}`, x: rx - 10, y: ry + 46, w: 112, h: 34, art: 'perron', z: -4 },
    { key: `reiziger${i}`, x: rx, y: ry - 2 - hop, w: 74, h: 81, art: 'kit:publiek', toon: `${i * 23 + 11} ${mood}`, z: -3 },
    ...(kijk ? [{ key: 'kijk', x, y, w: w + 34, h: h + 34, art: 'gloed', z: 1 }] : []),
    {
      key: `station${i}`,
      x,
      y,
      w,
      h,
      art: 'naambord',
      toon: state.wissel === i ? 'gezet' : '',
      ...(plaatjes || klank ? {} : fitTekst(naam, w - 44, h - 14, 50)),
      labelToon: 'wit',
      pick: `station:${i}`,
      name: optieNaam(opgave, naam, i),
      nummer: i + 1,
      uit: !speelt(state) || state.los !== null,
      z: 2,
    },
    ...(plaatjes
      ? [
          { key: `rond${i}`, x, y, w: h + 8, h: h + 8, art: 'kit:rond', z: 3 },
          { key: `plaat${i}`, x, y, w: h - 22, h: h - 22, art: 'kit:plaatje', toon: naam, z: 4 },
        ]
      : []),
    ...(klank ? [{ key: `klank${i}`, x, y, w: h - 8, h: h - 8, art: 'kit:klank', toon: state.gehoord === naam ? 'nu' : '', z: 3 }] : []),
    { key: `lampen${i}`, x, y: y - h / 2 - 8, w: 240, h: 36, art: 'lampen', toon: String(Math.max(0, lampen)), z: 3 },
  ];
}

/** It chews, looks after the wagons, and has an opinion about bumps. */
function koe(state: TreinState): Item[] {
  const [x, y] = yardOf(state.stand).koe;
  if (state.run.fase === 'klaar') return [];
  const t = ticksInFase(state);
  const schrik = state.run.fase === 'uitleg' && t >= STOOT;
  const spring = schrik && !state.rustig ? boog(loop01(t, STOOT, 26)) * 60 : 0;
  const kauw = state.tick % 60 < 30 ? 'kauw' : '';
  return [{ key: 'koe', x, y: y - spring, w: 190, h: 140, art: 'koe', toon: schrik ? 'schrik' : kauw, z: 3 }];
}

/** The question, where it is a whole sentence. */
function bord(state: TreinState): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const vraag = vraagVan(opgave, state.run.fase === 'goed');
  if (!vraag.zin || vraag.tekst === null) return [];
  const [x, y, w, h] = yardOf(state.stand).bord;
  return [{ key: 'bord', x, y, w, h, art: `bord-${state.stand}`, ...fitTekst(vraag.tekst, w - 70, h - 26, 44), labelToon: 'wit', z: 12 }];
}

function viering(state: TreinState): Item[] {
  const t = ticksInFase(state);
  const [x, y] = wagonPlek(state).plek;
  if (state.run.fase === 'uitleg') return t < STOOT + TERUG ? [] : [oordeelRing(false, x, y - 54, 230)];
  if (state.run.fase !== 'goed' || t < NAAR_STATION) return [];
  const eind = railY(state.stand, state.wissel, state.stations.length);
  return [
    oordeelRing(true, x, eind - 44, 190, veer(loop01(t, NAAR_STATION, 16)), 1 - loop01(t, 76, 8)),
    ...feest({
      key: 'conf',
      x,
      y: eind - 90,
      aantal: 14,
      leeftijd: t - NAAR_STATION,
      duur: 40,
      seed: state.kans,
      kracht: 9,
      rustig: state.rustig,
    }),
  ];
}

/** The end: the whole train drives by, with the cow on top of the last wagon. */
function vertrekkend(state: TreinState): Item[] {
  const { w, h } = maatOf(state.stand);
  const t = ticksInFase(state);
  const y = state.stand === 'liggend' ? 560 : 640;
  const weg = state.rustig ? 0.5 : uitloop(t / 150);
  const kop = state.stand === 'liggend' ? tussen(-300, 1040, weg) : tussen(-200, 600, weg);
  const hobbel = state.rustig ? 0 : deining(state.tick, 14) * 2;
  const wagons = [0, 1, 2].map((i): Item => ({
    key: `sleep${i}`,
    x: kop - 216 - i * 226,
    y: y - 54 + hobbel,
    w: 214,
    h: 112,
    art: 'wagon',
    toon: String(i),
    z: 6,
  }));
  const mee = [0, 1].map((i): Item => ({
    key: `mee${i}`,
    x: kop - 216 - i * 226 + 20,
    y: y - 140 + hobbel - (state.rustig ? 0 : Math.abs(deining(state.tick, 40, i * 0.3)) * 22),
    w: 88,
    h: 97,
    art: 'kit:publiek',
    toon: `${i * 23 + 11} trots`,
    z: 5,
  }));
  const koeX = state.stand === 'liggend' ? kop - 668 : kop - 440;
  return [
    { key: 'doorspoor', x: w / 2, y: y + 8, w, h: 36, art: `door-${state.stand}`, z: -5 },
    ...loc(state, kop, y + 4 + hobbel),
    ...wagons,
    ...mee,
    { key: 'koe', x: koeX, y: y - 166 + hobbel, w: 190, h: 140, art: 'koe', toon: 'hoed', z: 7 },
    ...feest({ key: 'slot', x: w / 2, y: h * 0.3, aantal: 26, leeftijd: t, duur: 150, seed: 5, kracht: 12, rustig: state.rustig }),
  ];
}
