import { boog, deining, loop01, tussen, uitloop } from '@spelrijk/game-kit/beweging';
import type { Item } from '@spelrijk/game-kit/game';
import { fitLetters } from '@spelrijk/game-kit/maat';
import { ticksInFase } from '@spelrijk/game-kit/stap';
import { isTypen, staptijd } from './state.ts';
import type { RupsState } from './state.ts';
import { BLADEN, COCON, celXY } from './blad.ts';
import type { XY } from './blad.ts';

/** Between two cells; over an edge it comes in from outside. */
function glij(state: RupsState, van: number, naar: number, t: number): XY {
  const [x0, y0] = celXY(state, van);
  const [x1, y1] = celXY(state, naar);
  const { cel } = BLADEN[state.stand];
  const far = Math.abs(x1 - x0) > cel * 1.5 || Math.abs(y1 - y0) > cel * 1.5;
  const [fx, fy] = far
    ? [
        x1 + (Math.abs(x1 - x0) > cel * 1.5 ? Math.sign(x1 - x0) * cel : 0),
        y1 + (Math.abs(y1 - y0) > cel * 1.5 ? Math.sign(y1 - y0) * cel : 0),
      ]
    : [x0, y0];
  return [tussen(fx, x1, t), tussen(fy, y1, t)];
}

const deel = (state: RupsState): number => (state.rustig ? 1 : loop01(state.tick, state.zetTick, staptijd(state)));

/** Letters sit on the body with the first at the tail, so that a caterpillar on its way to the right can be read. */
export function rups(state: RupsState): Item[] {
  if (state.run.fase === 'klaar') return [];
  const spin = state.run.fase === 'goed' ? uitloop(loop01(ticksInFase(state), 0, COCON + 6)) : 0;
  if (state.run.fase === 'goed' && ticksInFase(state) >= COCON) return [];
  const p = deel(state);
  const kop = glij(state, state.vorig[0] ?? 0, state.lijf[0] ?? 0, p);
  const eaten = state.vakken.inhoud.length - (isTypen(state) ? state.happen.length : 0);
  const body = state.lijf.slice(1).map((vak, i): Item => {
    const [x, y] = glij(state, state.vorig[i + 1] ?? vak, vak, p);
    const letter = i < eaten ? state.vakken.inhoud[eaten - 1 - i] : undefined;
    const wave = state.rustig ? 0 : deining(state.tick, 46, -i * 0.16) * (state.richting === null ? 1.5 : 5);
    const size = letter === undefined ? 66 - Math.max(0, i - eaten) * 9 : 82;
    return {
      key: `lijf${i}`,
      x: tussen(x, kop[0], spin),
      y: tussen(y, kop[1], spin) + wave,
      w: size,
      h: size,
      art: 'segment',
      toon: String(i % 2),
      label: letter,
      labelSize: fitLetters(letter ?? '', 56, 44),
      z: 8,
    };
  });
  return [...body.toReversed(), ...hoofd(state, kop, 1 - spin)];
}

function hoofd(state: RupsState, [x, y]: XY, maat: number): Item[] {
  const ate = boog(loop01(state.tick, state.hapTick, 16));
  const sick = state.run.fase === 'uitleg' || state.tick - state.spuug < 30;
  const giggle = state.tick - state.kietel < 40;
  const toon = sick ? 'bah' : giggle ? 'lach' : 'blij';
  const turn = { rechts: 0, links: 0, op: -78, neer: 78 }[state.kijkt];
  const flip = state.kijkt === 'links' ? -1 : 1;
  const shake = giggle && !state.rustig ? deining(state.tick, 8) * 7 : 0;
  const kop: Item = {
    key: 'kop',
    x,
    y,
    w: 104,
    h: 104,
    rot: turn + shake,
    sx: flip * maat * (1 + ate * 0.14),
    sy: maat * (1 + ate * 0.14),
    art: 'kop',
    toon,
    z: 12,
  };
  const [bx, by] = state.kijkt === 'op' || state.kijkt === 'neer' ? [44, -26] : [-flip * 6, -58];
  const rijder: Item = {
    key: 'blob',
    x: x + bx,
    y: y + by - ate * 6,
    w: 62,
    h: 68,
    sx: maat,
    sy: maat,
    art: 'kit:blob',
    toon: sick ? 'verrast' : giggle ? 'trots' : 'blij',
    z: 13,
  };
  const tekst = giggle ? 'hihi!' : sick && state.run.fase === 'spelen' ? 'bah!' : '';
  return tekst === ''
    ? [kop, rijder]
    : [kop, rijder, { key: 'tekst', x: x + 70, y: y - 84, w: 120, h: 56, art: 'ballon', label: tekst, labelSize: 30, z: 20 }];
}
