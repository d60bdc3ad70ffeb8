/** The loose pieces in their crate, the button to take one back, and the tap. */
import type { Item } from '@spelrijk/game-kit/contract';
import { isDoneLaying, looseStukken } from '@spelrijk/game-kit/mechanics/leggen';
import { wasOpen } from '@spelrijk/game-kit/mechanics/speelbeurt';
import { isGuided, isPlaying, ticksInFase, voorbeeldOf } from '@spelrijk/game-kit/run';
import { fitLetters, placeInRijen, progress01, sway } from '@spelrijk/game-kit/stage';
import { ding, isHelft, isLosse, isZin, pastNu, tuinOf } from './state.ts';
import type { PijpState } from './state.ts';

const DRAAIT = { van: 0, duur: 26 } as const;

export function drawKist(state: PijpState): Item[] {
  if (!isLosse(state) || wasOpen(state) || state.run.fase === 'klaar' || state.run.fase === 'goed') return [];
  if (isZin(state)) return drawZinkist(state);
  const { kist } = tuinOf(state);
  const n = state.band.length;
  const rijen = Math.ceil(n / kist.perRij);
  const perRij = Math.ceil(n / Math.max(1, rijen));
  const w = Math.min(124, (kist.w * kist.perRij) / Math.max(1, perRij) - 6);
  const speelt = isPlaying(state.run);
  return looseStukken(state).flatMap(({ id, stuk }): Item[] => {
    const { x, y } = placeInRijen({ x: kist.x, y: kist.y, w, h: 88, perRij, kier: 8 }, id, n);
    const kijk = voorbeeldOf(state) === stuk;
    const hier = speelt && state.keus === id;
    const knop = {
      label: stuk,
      labelSize: fitLetters(stuk, w - 26, 48),
      pick: `stuk:${id}`,
      name: `Leg ${stuk} in de pijplijn`,
      uit: !speelt,
    };
    const rot = hier ? sway(state, { periode: 40, uitslag: 2 }) : 0;
    return [
      ...(kijk || hier ? [ding('rand', [x, y], { w: w + 24, toon: kijk ? 'kijk' : '' }, id)] : []),
      ding('stuk', [x, y], { w, rot, ...knop }, id),
    ];
  });
}

/** Couplings with a joining word, and long pipes with a half: each kind on its own places, the long ones only when a coupling lies. */
function drawZinkist(state: PijpState): Item[] {
  const speelt = isPlaying(state.run);
  return looseStukken(state).flatMap(({ id, stuk }): Item[] => {
    const soort = isHelft(stuk) ? 1 : 0;
    const { w = 0, plekken = [] } = tuinOf(state).zin.los[soort] ?? {};
    const [x, y] = plekken[state.band.filter((los) => isHelft(los.stuk) === isHelft(stuk)).findIndex((los) => los.id === id)] ?? [0, 0];
    const kijk = voorbeeldOf(state) === stuk;
    const hier = speelt && state.keus === id;
    const kan = speelt && pastNu(state, stuk);
    const tekst = {
      label: stuk,
      labelSize: fitLetters(stuk, w - 52, 44),
      pick: `stuk:${id}`,
      name: `Leg ${stuk} in de pijplijn`,
      uit: !kan,
    };
    return [
      ...(kijk || hier ? [ding('rand', [x, y], { w: w + 20, art: soort === 1 ? 'langrand' : 'rand', toon: kijk ? 'kijk' : '' }, id)] : []),
      ding('stuk', [x, y], { w, art: soort === 1 ? 'langbuis' : 'koppel', alpha: speelt && !kan ? 0.7 : 1, ...tekst }, id),
    ];
  });
}

/** The tap turns when it is opened; it can be when the word is ready. */
export function drawKraan(state: PijpState): Item[] {
  const { kraan, terug } = tuinOf(state);
  const speelt = isPlaying(state.run) && !wasOpen(state);
  const kan = speelt && (!isLosse(state) || isDoneLaying(state));
  const open = state.run.fase === 'spelen' ? 0 : progress01(ticksInFase(state), DRAAIT);
  const lokt = kan ? 1 + Math.abs(sway(state, { periode: 70, uitslag: 0.05 })) : 1;
  const items = [
    ding('kraan', kraan, {
      sx: lokt,
      sy: lokt,
      toon: kan ? 'kan' : open > 0.5 || wasOpen(state) ? 'open' : '',
      pick: 'kraan',
      name: `Draai de kraan open. Mijn ${isZin(state) ? 'zin' : 'woord'} is klaar`,
      uit: !kan,
    }),
  ];
  if (!isLosse(state) || !speelt || isGuided(state.run)) return items;
  const leeg = state.gelegd.length === 0;
  const label = { label: 'Terug', labelSize: 38, labelToon: 'wit', pick: 'af', name: 'Terug: haal het laatste stuk weg' } as const;
  return [...items, ding('knop', terug, { ...label, uit: leeg, alpha: leeg ? 0.55 : 1 })];
}
