import { boog, inUit, kromme, loop01, tussen, uitloop, veer } from '@spelrijk/game-kit/beweging';
import type { Plek } from '@spelrijk/game-kit/dingen';
import type { Item } from '@spelrijk/game-kit/game';
import { kiesbaar } from '@spelrijk/game-kit/kiesbaar';
import { wijstAan } from '@spelrijk/game-kit/kiezen';
import { confetti, slotfeest, wieg } from '@spelrijk/game-kit/leven';
import { backdrop, fitLabel, fitLetters, maatOf, oordeelRing } from '@spelrijk/game-kit/maat';
import { opkomst } from '@spelrijk/game-kit/opkomst';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { strook } from '@spelrijk/game-kit/schrijf';
import { inBak } from '@spelrijk/game-kit/sorteer/bakken';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { isTypen, klaarKnop } from '@spelrijk/game-kit/typen';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { ding } from './dingen.ts';
import { oever } from './oever.ts';
import { PER_BLAD, RONDJE, TOON_TICKS, ZWEM, alsGeleid } from './state.ts';
import type { VijverState } from './state.ts';
import { bladMaat, bladPlek, vijverOf } from './vijver.ts';

export function scene(state: VijverState): readonly Item[] {
  const sorteert = state.run.fase !== 'klaar' && !isTypen(state);
  const plek = visPlek(state);
  return [
    backdrop(state.stand),
    ...planten(state),
    ...(sorteert ? [...bladen(state), ...bewoners(state), ...vis(state, plek)] : []),
    ...oever(state),
    ...schrijven(state),
    ...viering(state, plek),
  ];
}

function planten({ stand, tick, planten: staan, ...state }: VijverState): Item[] {
  const { w, h } = maatOf(stand);
  return staan.map(({ x, y, op }, i) => {
    const sx = opkomst(tick, op, 26);
    return ding('plant', [x * w, y * h], { sx, sy: sx, rot: wieg({ ...state, tick }, 210, 3, i * 0.3), toon: String(i % 4) }, i);
  });
}

/** Centre of the pad that was chosen; null as long as there is none. */
function doelVan({ stand, opties, gekozen }: VijverState): Plek | null {
  const i = opties.indexOf(gekozen ?? '');
  return i < 0 ? null : bladPlek(stand, i, opties.length);
}

function bladen(state: VijverState): Item[] {
  const n = state.opties.length;
  const [w, h] = bladMaat(state.stand, n);
  const { fase } = state.run;
  return state.opties.flatMap((blad, i) => {
    const [x, y] = bladPlek(state.stand, i, n);
    const plek = [x, y + wieg(state, 260, 5, i * 0.27)] as const;
    const kijk = wijstAan(state, blad);
    const duik = state.gekozen === blad && fase === 'goed' ? boog(loop01(ticksInFase(state), ZWEM - 4, 20)) * 0.08 : 0;
    const pad = ding(
      'blad',
      plek,
      {
        w,
        h,
        sx: 1 + duik,
        sy: 1 - duik,
        toon: String(i % 2),
        ...fitLabel(blad, w * 0.68, 76),
        labelToon: 'wit',
        ...kiesbaar(state, 'blad', i, blad),
      },
      i,
    );
    return kijk || (state.keus === i && fase === 'spelen')
      ? [ding('rand', plek, { w: w + 34, h: h + 30, toon: kijk ? 'kijk' : '' }, i), pad]
      : [pad];
  });
}

/** A koi that goes round a place, at `hoek` radians of its round. */
function rondgang(
  naam: 'bewoner' | 'dans',
  n: number | string,
  [x, y]: Plek,
  [rx, ry]: readonly [number, number],
  hoek: number,
  helling: number,
  more: Partial<Item>,
): Item {
  const { sx = 1 } = more;
  const [cos, sin] = [Math.cos(hoek), Math.sin(hoek)];
  return ding(naam, [x + cos * rx, y + sin * ry], { rot: cos * helling, ...more, sx: sin > 0 ? sx : -sx }, n);
}

/** The fish that have found their pad go round it, before it and behind it; three at most, the others are below. */
function bewoners(state: VijverState): Item[] {
  const n = state.opties.length;
  const [w, h] = bladMaat(state.stand, n);
  return state.opties.flatMap((blad, i) => {
    const onderweg = state.gekozen === blad && state.run.fase === 'goed' && ticksInFase(state) < ZWEM ? 1 : 0;
    return Array.from({ length: Math.min(PER_BLAD, inBak(state.bakken, blad) - onderweg) }, (_, k) => {
      const hoek = (state.rustig ? 0 : state.tick / 130) + (k * Math.PI * 2) / PER_BLAD + i + 0.6;
      const more = { toon: String((k + i) % 3), z: Math.sin(hoek) > 0 ? 4 : 2 };
      return rondgang('bewoner', `${i}-${k}`, bladPlek(state.stand, i, n), [w * 0.5 + 14, h * 0.5 + 10], hoek, 16, more);
    });
  });
}

interface Vis {
  readonly x: number;
  readonly y: number;
  readonly kant: number;
  readonly rot: number;
}

/** Where the fish is now: coming up, held by a finger, on its way, or on its round. */
function visPlek(state: VijverState): Vis {
  const [x, y] = vijverOf(state.stand).vis;
  const t = ticksInFase(state);
  const { fase } = state.run;
  const speelt = fase === 'spelen';
  if (state.sleep !== null && speelt) return { ...state.sleep, kant: state.sleep.x < x ? 1 : -1, rot: 0 };
  const doel = doelVan(state) ?? [x, y];
  const kant = doel[0] <= x ? 1 : -1;
  if (fase === 'goed') {
    const [vx, vy] = kromme([x, y], [x, doel[1] + 60], doel, inUit(loop01(t, 0, ZWEM)));
    return { x: vx, y: vy, kant, rot: kant * 22 };
  }
  if (fase === 'uitleg' && !state.rustig) {
    const hoek = uitloop(loop01(t, 0, RONDJE)) * Math.PI * 2;
    const straal = boog(loop01(t, 0, RONDJE)) * 120;
    return { x: x + Math.sin(hoek) * straal * kant, y: y - (1 - Math.cos(hoek)) * straal * 0.6, kant, rot: Math.sin(hoek) * 24 };
  }
  const diep = speelt && state.run.poging === 1 && !state.rustig ? 1 - veer(t / 30) : 0;
  return { x, y: y + wieg(state, 150, 6) + diep * 120, kant: 1, rot: 0 };
}

function vis(state: VijverState, { x, y, kant, rot }: Vis): Item[] {
  const t = ticksInFase(state);
  const goed = state.run.fase === 'goed';
  if (state.kikker || (goed && t > ZWEM)) return [];
  const s = goed ? tussen(1, 0.42, inUit(t / ZWEM)) : 1;
  const maat = { sx: s, sy: s };
  return [
    ding('schaduw', [x, y + 60], maat),
    ding('vis', [x, y], { sx: kant * s, sy: s, rot: rot + wieg(state, 34, 3), toon: goed ? '0' : 'wit' }),
    ...woordbord(state, x, y - 108 * s, { ...maat, alpha: goed ? 1 - loop01(t, ZWEM - 14, 12) : 1 }),
  ];
}

/** The word on its bubble: to be read, or an ear (and the picture) when it has to be heard. */
function woordbord(state: VijverState, x: number, y: number, more: Partial<Item>): Item[] {
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [];
  const { tekst, plaatje } = vraagVan(opgave, state.run.fase === 'goed');
  const naast = plaatje === null ? 0 : 84;
  const w = (tekst === null ? 180 : Math.max(220, Math.min(430, 110 + tekst.length * 36))) + naast;
  const letters = tekst !== null && { art: undefined, w: w - 40, h: 96, label: tekst, labelSize: fitLetters(tekst, w - 70 - naast, 64) };
  return [
    ding('bel', [x, y], { ...more, w }),
    ...(plaatje === null ? [] : [ding('plaatje', [x - w / 2 + 66, y], { ...more, toon: plaatje })]),
    ding('woord', [x + naast / 2, y], { ...more, ...letters }),
  ];
}

/** The frog's leaf: the row of letters for dictation and for the encore. */
function schrijven(state: VijverState): Item[] {
  const { kikker } = state;
  if (!kikker && (!isTypen(state) || state.run.fase === 'klaar')) return [];
  const {
    strook: [x, y, breed],
    knop,
  } = vijverOf(state.stand);
  const sx = kikker ? opkomst(ticksInFase(state), ZWEM, 22) : 1;
  const rol = ding('rol', [x, y], { w: breed + 60, sx, sy: sx });
  if (sx < 0.6) return [rol];
  const waar = { x: knop[0], y: knop[1], w: 230, h: 96, z: 13 };
  return [
    rol,
    ...strook(kikker ? alsGeleid(state) : state, { x, y: y + 4, breed: breed - 40, hoog: 104, vak: 74, art: 'vak', z: 13 }),
    ...(kikker ? [...voorbeeld(state, x, y + 4), later(waar)] : klaarKnop(state, { ...waar, label: 'Klaar!' }, 0.55)),
  ];
}

/** The frog holds the word up for a moment, then it has to be remembered. */
function voorbeeld(state: VijverState, x: number, y: number): Item[] {
  const t = ticksInFase(state) - ZWEM;
  if (t > TOON_TICKS || state.vakken.inhoud.length > 0) return [];
  const label = currentOpgave(state.run)?.woord.woord ?? '';
  return [ding('toon', [x, y], { label, labelSize: fitLetters(label, 540, 76), alpha: 1 - loop01(t, TOON_TICKS - 16, 16) })];
}

const later = (waar: Pick<Item, 'x' | 'y' | 'w' | 'h'>): Item => ({
  key: 'later',
  ...waar,
  art: 'knop',
  label: 'Verder',
  labelSize: 38,
  labelToon: 'wit',
  pick: 'later',
  name: 'Verder, zonder te schrijven',
});

const BLOESEM = { key: 'bloesem', art: 'bloesem', tonen: ['0', '1'] } as const;

function viering(state: VijverState, visje: Vis): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const [sx, sy] = vijverOf(state.stand).strook;
  const blad: Plek = [sx, sy - 118];
  if (fase === 'uitleg') return [isTypen(state) ? oordeelRing(false, ...blad, 110) : oordeelRing(false, visje.x, visje.y + 26, 196)];
  if (fase === 'klaar') return slot(state, t);
  if (fase !== 'goed' || t < ZWEM) return [];
  const [x, y] = doelVan(state) ?? blad;
  const kringen = [0, 1, 2].map((k) => {
    const groei = loop01(t, ZWEM + k * 9, 46);
    return ding('kring', [x, y], { sx: 0.3 + groei, sy: 0.3 + groei, alpha: (1 - groei) * 0.8 }, k);
  });
  return [
    ...kringen,
    ...confetti(state, x, y, t - ZWEM, { ...BLOESEM, maat: [26, 26] }),
    ...(t < ZWEM + 46 ? [oordeelRing(true, x, y, 150, opkomst(t, ZWEM, 16), 1 - loop01(t, ZWEM + 34, 12))] : []),
  ];
}

/** At the end all koi swim their round and every shell that was left becomes a flower. */
function slot(state: VijverState, t: number): Item[] {
  const {
    midden: [x, y],
    water: [w, h],
  } = vijverOf(state.stand);
  const ronde = Array.from({ length: 6 }, (_, k) => {
    const sx = opkomst(t, k * 6, 24);
    const hoek = (state.rustig ? 0 : t / 70) + (k * Math.PI) / 3;
    return rondgang('dans', k, [x, y], [w * 0.3, h * 0.2], hoek, 18, { sx, sy: sx, toon: String(k % 3) });
  });
  const bloei = Array.from({ length: Math.min(8, state.schelpen) }, (_, k) => {
    const sx = opkomst(t, 20 + k * 8, 24);
    const plek = [x + (w - 240) * ((k + 0.5) / 8 - 0.5), y + (k % 2 === 0 ? -20 : 60)] as const;
    return ding('bloei', plek, { sx, sy: sx, toon: String(k % 4) }, k);
  });
  return [...ronde, ...bloei, ...slotfeest(state, x, y - 120, 6, { ...BLOESEM, aantal: 18, kracht: 13, maat: [30, 30] })];
}
