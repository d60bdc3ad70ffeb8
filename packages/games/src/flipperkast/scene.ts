import { optiebord } from '@spelrijk/game-kit/borden';
import { boog, inUit, loop01, tussen, veer } from '@spelrijk/game-kit/beweging';

import type { Item } from '@spelrijk/game-kit/game';
import { isBlij, juich } from '@spelrijk/game-kit/juich';
import { blob, confetti, slotfeest, stemmingVan, toeschouwer } from '@spelrijk/game-kit/leven';
import { backdrop, fitLetters, fitTekst, oordeelRing } from '@spelrijk/game-kit/maat';
import { opkomst, schud } from '@spelrijk/game-kit/opkomst';
import { currentOpgave } from '@spelrijk/game-kit/run';
import { isVolgen, kijkSchijf, staat } from '@spelrijk/game-kit/schijven/schieten';
import { NOOIT, strook } from '@spelrijk/game-kit/schrijf';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { isTypen, klaarKnop } from '@spelrijk/game-kit/typen';
import { vraagVan } from '@spelrijk/game-kit/vraag';
import { ding } from './dingen.ts';
import { FLIP, VLUCHT } from './state.ts';
import type { FlipperState } from './state.ts';
import { FLIPPER, WERELDEN, kastOf, midden, schijfPlek } from './tafel.ts';

export function scene(state: FlipperState): readonly Item[] {
  const klaar = state.run.fase === 'klaar';
  return [
    backdrop(state.stand),
    ...lampen(state),
    ...kat(state),
    ...(klaar ? [] : [...schijven(state), ...mikker(state)]),
    ...flippers(state),
    ...ballen(state),
    ...display(state),
    ...knoppen(state),
    ...kijkers(state),
    ...viering(state),
  ];
}

/** Chase lights in both sides of the frame: one step in a third of a second. */
function lampen(state: FlipperState): Item[] {
  const [l, t, r, b] = kastOf(state.stand).veld;
  const stap = !isBlij(state) ? 4 : state.rustig ? 3 : Math.floor(state.tick / 20) % 3;
  return [l - 4, r + 4].map((x, i) => ding('lampen', [x, (t + b) / 2], { h: b - t, art: `lampen-${state.stand}`, toon: String(stap) }, i));
}

/** Three bumpers; the one in the middle is a cat with opinions. A bumper that is hit glows: a light over it, not another drawing. */
function kat(state: FlipperState): Item[] {
  return WERELDEN[state.stand].bumpers.flatMap(({ x, y, r }, i) => {
    const op = state.tikOp[i] ?? NOOIT;
    const sx = 1 + boog(loop01(state.tick, op, 14)) * 0.14;
    const vorm = { w: r * 2.3, h: r * 2.3, sx, sy: sx };
    if (i !== 1) return [ding('bumper', [x, y], vorm, i), ding('gloei', [x, y], { ...vorm, alpha: 1 - loop01(state.tick, op, 30) }, i)];
    const toon = state.run.fase === 'uitleg' ? 'tong' : isBlij(state) ? 'knipoog' : state.tick - op < 30 ? 'au' : '';
    return [ding('kat', [x, y], { ...vorm, toon })];
  });
}

const SCHIJF = { pick: 'schijf', letters: 56, rand: [30, 24], plaat: [80], gloed: [30, 30] } as const;

/** The targets; the answer, or the piece that comes next, lights up where that is shown. */
function schijven(state: FlipperState): Item[] {
  const kijk = kijkSchijf(state);
  const speelt = state.run.fase === 'spelen';
  return state.opties.flatMap((_, i) => {
    const [mx, y, w] = schijfPlek(state, i);
    const om = !staat(state, i);
    const sx = speelt ? opkomst(ticksInFase(state), (i % 6) * 3, 20) : 1;
    const x = mx + (state.bonk?.schijf === i ? schud(state, state.tick - state.bonk.op, 14, 10, 8) : 0);
    const bord = {
      key: `schijf${i}`,
      x,
      y: om ? y - 30 : y,
      w,
      h: 96,
      sx,
      sy: sx * (om ? 0.34 : 1),
      art: w > 150 ? 'schijf-breed' : 'schijf',
      toon: om ? 'om' : speelt && state.mik === i ? 'mik' : '',
      z: 3,
    };
    const [schijf, ...plaat] = optiebord(state, i, bord, SCHIJF, !om && state.schot === null, om ? null : undefined).filter(
      ({ key }) => key !== 'kijk',
    );
    const items = [{ ...(schijf ?? bord), alpha: om ? 0.55 : 1, nummer: om || i > 8 ? undefined : i + 1 }, ...plaat];
    return i === kijk ? [ding('kijk', [x, y], { w: w + 30, sx, sy: sx }), ...items] : items;
  });
}

/** Dots from the ball to where it points; they stay on the stage unseen, since making them anew costs more than hiding them. */
function mikker(state: FlipperState): Item[] {
  if (isTypen(state)) return [];
  const zichtbaar = state.run.fase === 'spelen' && state.schot === null && staat(state, state.mik);
  const [bx, by] = kastOf(state.stand).bal;
  const [tx, ty] = schijfPlek(state, state.mik);
  return Array.from({ length: 7 }, (_, i) => {
    const t = 0.1 + (i / 7) * 0.8;
    return ding('stip', [tussen(bx, tx, t), tussen(by - 14, ty + 40, t)], { alpha: zichtbaar ? 0.9 - t * 0.4 : 0 }, i);
  });
}

function flippers(state: FlipperState): Item[] {
  const [fx, fy] = kastOf(state.stand).flipper;
  const m = midden(state.stand);
  return [-1, 1].map((kant) => {
    const hoek = tussen(20, -28, boog(loop01(state.tick, kant < 0 ? state.flipLinks : state.flipRechts, FLIP + 4)));
    const rad = (hoek / 180) * Math.PI;
    const half = FLIPPER / 2;
    const plek = [m + kant * (m - fx - Math.cos(rad) * half), fy + Math.sin(rad) * half + 8] as const;
    return ding('flipper', plek, { sx: -kant, rot: -kant * hoek }, kant);
  });
}

/** The ball that lies ready, the one that is shot, and those that bounce about. */
function ballen(state: FlipperState): Item[] {
  const [bx, by] = kastOf(state.stand).bal;
  const los = state.ballen.map(({ id, x, y }) => ding('los', [x, y], {}, id));
  if (state.schot === null) return state.run.fase === 'klaar' ? los : [...los, ding('bal', [bx, by])];
  const [tx, ty] = schijfPlek(state, state.schot.schijf);
  const t = loop01(state.tick, state.schot.op, VLUCHT);
  return [...los, ding('bal', [tussen(bx, tx, t), tussen(by, ty + 50, t)])];
}

/** The screen: the word as it grows, the question, a picture, or an ear. */
function display(state: FlipperState): Item[] {
  const [x, y, w, h] = kastOf(state.stand).display;
  const { fase } = state.run;
  const rot = fase === 'uitleg' ? schud(state, ticksInFase(state), 20, 18, 3) : 0;
  const bak = ding('display', [x, y], { w, h, rot, art: `display-${state.stand}` });
  const wit = (tekst: string, rand: number, letters: number) =>
    ({ ...fitTekst(tekst, w - rand, h - 26, letters), labelToon: 'wit' }) as const;
  const opgave = currentOpgave(state.run);
  if (opgave === undefined) return [{ ...bak, label: 'jackpot!', labelSize: 70, labelToon: 'wit' }];
  const volgt = isVolgen(state);
  if (volgt && fase === 'goed') return [bak, { key: 'hele', x, y, w: w - 60, h: h - 16, ...wit(opgave.antwoord, 80, 66), z: 9 }];
  if (volgt || isTypen(state)) return [bak, ...woord(state, x, y, w - 50, h - 30)];
  const { tekst, zin, plaatje } = vraagVan(opgave, fase === 'goed');
  if (tekst !== null) return [{ ...bak, ...wit(tekst, 70, zin ? 42 : 66) }];
  return [bak, ding('teken', [x, y], plaatje === null ? {} : { w: 84, h: 84, art: 'kit:plaatje', toon: plaatje })];
}

/** The pieces or letters on the screen, as large as they can be. */
const woord = (state: FlipperState, x: number, y: number, breed: number, hoog: number): Item[] =>
  strook(state, { x, y, breed, hoog, vak: isTypen(state) ? 74 : 100, art: 'letter', z: 9 }).map((item) =>
    item.label === undefined ? item : { ...item, labelSize: fitLetters(item.label, item.w - 14, hoog * 0.76) },
  );

/** Back and ready; a typed word has its own way back. */
function knoppen(state: FlipperState): Item[] {
  const { terug, klaar } = kastOf(state.stand);
  const vorm = { w: 172, h: 98, labelSize: 34, z: 9 };
  const af = klaarKnop(state, { ...vorm, ...klaar, toon: 'klaar', label: 'klaar' });
  if (isTypen(state)) return af;
  if (!isVolgen(state)) return [];
  const naam = { key: 'terug', label: 'terug', labelToon: undefined, pick: 'terug', name: 'Laatste stukje terug' };
  return [...klaarKnop(state, { ...vorm, ...terug, ...naam }), ...af];
}

/** The pupil's blob and a friend beside the machine; in portrait the blob sits under the flippers and saves every ball. */
function kijkers(state: FlipperState): Item[] {
  const {
    blob: [x, y, w],
    gast,
  } = kastOf(state.stand);
  const hop = juich(state, 40, 18);
  const mood = stemmingVan(state.run.fase);
  const ik = blob(x, y - hop, w, mood, 5);
  return gast === null ? [ik] : [ik, toeschouwer('gast', 41, gast[0], gast[1] - hop * 0.7, 130, mood, 5)];
}

function viering(state: FlipperState): Item[] {
  const t = ticksInFase(state);
  const { fase } = state.run;
  const {
    veld,
    display: [x, dy],
    bumperY,
  } = kastOf(state.stand);
  const m = midden(state.stand);
  if (fase === 'uitleg') {
    const s = veer(t / 14);
    const rot = -6 + schud(state, t, 24, 20, 10);
    const bord = ding('tilt', [(veld[0] + veld[2]) / 2, bumperY - 164], {
      rot,
      sx: s,
      sy: s,
      label: 'tilt',
      labelSize: 58,
      labelToon: 'wit',
    });
    return [bord, oordeelRing(false, m, bumperY, 210)];
  }
  if (fase === 'goed')
    return [
      oordeelRing(true, m, bumperY, 210, opkomst(t, 2, 16), 1 - loop01(t, 66, 12)),
      ...confetti(state, x, bumperY + 60, t, { aantal: 16, duur: 60, kracht: 10 }),
    ];
  if (fase !== 'klaar') return [];
  const groot = inUit(t / 40);
  return [ding('kroon', [m, bumperY - 78], { w: 96 * groot + 4, h: 66 * groot + 3 }), ...slotfeest(state, x, dy + 120, 7, { kracht: 13 })];
}
