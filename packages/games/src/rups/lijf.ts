import type { Item } from '@spelrijk/game-kit/contract';
import { isTyped, ticksInFase } from '@spelrijk/game-kit/run';
import { drawBlob, arch, fitLetters, progress01, between, easeOut, sway } from '@spelrijk/game-kit/stage';
import type { Plek } from '@spelrijk/game-kit/stage';
import { bladOf, COCON, ding } from './blad.ts';
import { celPlek } from './slang.ts';
import { staptijd } from './state.ts';
import type { RupsState } from './state.ts';

/** Letters sit on the body with the first at the tail, so that a caterpillar on its way to the right can be read. */
export function drawRups(state: RupsState): Item[] {
  const { fase } = state.run;
  const t = ticksInFase(state);
  if (fase === 'klaar' || (fase === 'goed' && t >= COCON)) return [];
  const spin = fase === 'goed' ? easeOut(t / (COCON + 6)) : 0;
  const blad = bladOf(state);
  const stap = state.rustig ? 1 : progress01(state.tick, { van: state.zetTick, duur: staptijd(state) });
  const kop = celPlek(blad, state, 0, stap);
  const eaten = state.vakken.inhoud.length - (isTyped(state) ? state.happen.length : 0);
  const body = state.lijf.slice(1).map((_, i): Item => {
    const [x, y] = celPlek(blad, state, i + 1, stap);
    const label = i < eaten ? state.vakken.inhoud[eaten - 1 - i] : undefined;
    const wave = sway(state, { periode: 46, uitslag: state.richting === null ? 1.5 : 5, verschil: -i * 0.16 });
    const w = label === undefined ? 66 - Math.max(0, i - eaten) * 9 : 82;
    const plek = [between(x, kop[0], spin), between(y, kop[1], spin) + wave] as const;
    return ding('lijf', plek, { w, h: w, toon: String(i % 2), label, labelSize: fitLetters(label ?? '', 56, 44) }, i);
  });
  return [...body.toReversed(), ...drawHoofd(state, kop, 1 - spin)];
}

/** How the head is turned for each way it looks, which side is up, and where its rider sits. */
const BLIK = {
  rechts: [0, 1, -6, -58],
  links: [0, -1, 6, -58],
  op: [-78, 1, 44, -26],
  neer: [78, 1, 44, -26],
} as const;

function drawHoofd(state: RupsState, [x, y]: Plek, maat: number): Item[] {
  const [draai, kant, bx, by] = BLIK[state.kijkt];
  const ate = arch(progress01(state.tick, { van: state.letterOp, duur: 16 }));
  const sick = state.run.fase === 'uitleg' || state.tick - state.misOp < 30;
  const giggle = state.tick - state.beetOp < 40;
  const groot = maat * (1 + ate * 0.14);
  const kop = {
    rot: draai + (giggle ? sway(state, { periode: 8, uitslag: 7 }) : 0),
    sx: kant * groot,
    sy: groot,
    toon: sick ? 'bah' : giggle ? 'lach' : 'blij',
  };
  const rijder = drawBlob({ x: x + bx, y: y + by - ate * 6, w: 62, stemming: sick ? 'verrast' : giggle ? 'trots' : 'blij', z: 13 });
  const label = giggle ? 'hihi!' : sick && state.run.fase === 'spelen' ? 'bah!' : '';
  return [
    ding('kop', [x, y], kop),
    { ...rijder, sx: maat, sy: maat },
    ...(label === '' ? [] : [ding('tekst', [x + 70, y - 84], { label, labelSize: 30 })]),
  ];
}
