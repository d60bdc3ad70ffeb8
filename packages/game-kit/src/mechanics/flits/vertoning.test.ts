import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Opgave } from '@spelrijk/domain/opgave';
import { startBasis } from '../../run/step.ts';
import { makeOpgaven } from '../../testing/opgaven.ts';
import { AANLOOP, toTicks, MASKER } from './belichting.ts';
import {
  beeldOf,
  beginVertoning,
  isAnswerable,
  isVertoning,
  startVertoning,
  countVertoning,
  showAgain,
  tickVertoning,
  shownTekst,
} from './vertoning.ts';
import type { Vertonend } from './vertoning.ts';

function start(more: Partial<Opgave> = {}, poging = 1, rustig = false, vorige = 1000): Vertonend {
  const opgaven = makeOpgaven('FLITS', 1, 1).map((opgave) => ({ ...opgave, ...more }));
  const options = { opgaven, seed: 1, tempo: 1, rustig, stand: 'liggend', vorige } as const;
  const basis = startBasis(options);
  return beginVertoning({ ...basis, ...startVertoning(options), run: { ...basis.run, poging } });
}
const OPEN = AANLOOP + toTicks(400) + MASKER;
const op = (tick: number, more: Partial<Opgave> = {}): Vertonend => ({ ...start({ toonMs: 400, ...more }), tick });

describe('a showing', () => {
  it('lasts as the taak says, else as the staircase; longer when it was missed and in calm mode', () => {
    assert.deepEqual([start({ toonMs: 400 }).ms, start().ms, start({}, 2).ms, start({}, 1, true).ms], [400, 1000, 1600, 1600]);
  });
  it('shows the word, then a mask, and only then it can be answered', () => {
    const woord = start().run.opgaven[0]?.woord.woord ?? '';
    assert.deepEqual([shownTekst(op(AANLOOP - 1)), shownTekst(op(AANLOOP)), shownTekst(op(OPEN))], [null, woord, null]);
    assert.match(shownTekst(op(OPEN - 1)) ?? '', /^#+$/);
    assert.deepEqual([isAnswerable(op(OPEN - 1)), isAnswerable(op(OPEN))], [false, true]);
  });
  it('tells the host from when on it can be answered, once', () => {
    assert.deepEqual(
      [OPEN - 1, OPEN, OPEN + 1].map((tick) => tickVertoning(op(tick)).effects),
      [undefined, [{ type: 'vraag' }], undefined],
    );
  });
  it('can be seen once more and longer, as a hint, when it is over', () => {
    const again = showAgain(op(OPEN));
    assert.deepEqual([again.state.ms, beeldOf(again.state), again.effects], [640, 'aanloop', [{ type: 'hulp', hulp: 'minder' }]]);
    assert.equal(showAgain(op(OPEN - 1)).effects, undefined);
  });
  it('is not for a word that is heard, and leaves the word to copy standing', () => {
    const heard = op(0, { antwoordvorm: 'TYP', vorm: 'dictee-woord' });
    assert.deepEqual([isVertoning(heard), isAnswerable(heard), showAgain(heard).effects], [false, true, undefined]);
    const last = start({}, 3);
    assert.deepEqual([isAnswerable(last), shownTekst(last)], [true, last.run.opgaven[0]?.woord.woord]);
  });
});

describe('the staircase', () => {
  it('moves by what was answered of ones own accord', () => {
    assert.deepEqual([countVertoning(start(), false).trap.ms, countVertoning(start({}, 2), false).trap.ms], [1250, 1000]);
    assert.equal(countVertoning(start({ antwoordvorm: 'TYP', vorm: 'dictee-woord' }), false).trap.ms, 1000);
  });
  it('is told at the end', () => {
    const klaar = { ...start(), tick: 1, run: { ...start().run, fase: 'klaar' as const } };
    assert.deepEqual(tickVertoning(klaar).effects, [{ type: 'meting', waarde: 1000 }]);
  });
});
