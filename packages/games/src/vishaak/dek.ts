/** On and around the boat: the crew, the gull, the waves, the sign over the water, and the corks with letters. */
import { deining } from '@spelrijk/game-kit/beweging';
import type { Item } from '@spelrijk/game-kit/game';
import { fitTekst, maatOf } from '@spelrijk/game-kit/maat';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { strook } from '@spelrijk/game-kit/schrijf';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { LOS, OPHALEN, SPRONG, isTypen, speelt } from './state.ts';
import type { VisState } from './state.ts';
import { waterOf } from './water.ts';

/** Waves rock the boat. */
export const dein = (state: VisState): number => (state.rustig ? 0 : deining(state.tick, 200) * 5);

export function boot(state: VisState): Item[] {
  const { vlak } = waterOf(state.stand);
  const { fase } = state.run;
  const x = state.boot;
  const y = vlak + dein(state);
  const blij = fase === 'goed' || fase === 'klaar';
  const hop = blij && !state.rustig ? Math.abs(deining(state.tick, 44)) * 14 : 0;
  const kantel = state.rustig ? 0 : deining(state.tick, 260) * 2 + state.vaart * 2;
  const mood = blij ? 'trots' : fase === 'uitleg' ? 'verrast' : 'blij';
  const vol = Math.min(6, state.gevangen - (fase === 'goed' && ticksInFase(state) < OPHALEN + SPRONG ? 1 : 0));
  return [
    { key: 'hengel', x: x + 62, y: y - 100, w: 100, h: 90, rot: kantel, art: 'hengel', z: 5 },
    { key: 'blob', x: x + 4, y: y - 84 - hop, w: 104, h: 114, rot: kantel, art: 'kit:blob', toon: mood, z: 6 },
    { key: 'emmer', x: x - 92, y: y - 52, w: 78, h: 84, rot: kantel, art: 'emmer', toon: String(Math.max(0, vol)), z: 6 },
    { key: 'boot', x, y: y - 6, w: 290, h: 84, rot: kantel, art: 'boot', z: 9 },
    ...meeuw(state, x, y, kantel),
  ];
}

/** It sits on the bow and finds old boots very funny. */
function meeuw(state: VisState, x: number, y: number, kantel: number): Item[] {
  const lacht = state.run.fase === 'uitleg' && ticksInFase(state) > LOS;
  const schud = lacht && !state.rustig ? deining(state.tick, 10) * 4 : 0;
  return [
    {
      key: 'meeuw',
      x: x - 134 + schud,
      y: y - 74,
      w: 72,
      h: 78,
      rot: kantel,
      art: 'meeuw',
      toon: lacht ? 'lach' : state.tick % 240 < 10 ? 'knip' : '',
      z: 8,
    },
  ];
}

export function golf(state: VisState): Item[] {
  const { w } = maatOf(state.stand);
  const { vlak } = waterOf(state.stand);
  const schuif = state.rustig ? 0 : deining(state.tick, 300) * 20;
  return [{ key: 'golf', x: w / 2 + schuif, y: vlak + 26, w: w + 100, h: 60, art: `golf-${state.stand}`, z: 10 }];
}

/** Corks with letters, and the reel. */
export function schrijven(state: VisState): Item[] {
  if (!isTypen(state) || state.run.fase === 'klaar') return [];
  const [x, y, breed] = waterOf(state.stand).strook;
  const rij = strook(state, { x, y, breed, hoog: 104, vak: 84, art: 'kurk', z: 11 });
  const [kx, ky] = waterOf(state.stand).knop;
  const leeg = state.vakken.inhoud.length === 0;
  if (!speelt(state) || state.run.poging > 1) return rij;
  return [
    ...rij,
    {
      key: 'klaar',
      x: kx,
      y: ky,
      w: 250,
      h: 98,
      art: 'knop',
      label: 'Haal op',
      labelSize: 38,
      labelToon: 'wit',
      pick: 'klaar',
      name: 'Mijn woord is klaar: haal op',
      uit: leeg,
      alpha: leeg ? 0.6 : 1,
      z: 11,
    },
  ];
}

export function bord(state: VisState): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const [x, y, breed, h] = waterOf(state.stand).bord;
  const { tekst, zin, plaatje } = vraagVan(opgave, state.run.fase === 'goed');
  if (zin && isTypen(state)) return [];
  const w = zin ? breed : tekst === null ? 196 : 470;
  const common = { key: 'bord', x, y, w, h, art: zin ? `bord-${state.stand}` : tekst === null ? 'bord-oor' : 'bord-woord', z: 12 };
  if (tekst !== null) return [{ ...common, ...fitTekst(tekst, w - 70, h - 26, zin ? 44 : 62) }];
  if (plaatje === null) return [common];
  return [
    { ...common, toon: 'leeg' },
    { key: 'bordplaat', x, y, w: 82, h: 82, art: 'kit:plaatje', toon: plaatje, z: 13 },
  ];
}
