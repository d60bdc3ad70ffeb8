import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLOBPRAAT, praatOf, type Praatmoment } from '@spelrijk/teksten/blobpraat';
import { MAATJEPRAAT } from '@spelrijk/teksten/maatjepraat';
import { SPAARKAARTEN } from '@spelrijk/domain/spaarkaart';
import { lineAt } from './next-line.ts';
import { watchRust } from './use-verder.ts';

const MOMENTEN = Object.keys(BLOBPRAAT).filter((naam): naam is Praatmoment => naam in BLOBPRAAT);

test('every line is heard once before one comes back', () => {
  for (const moment of MOMENTEN) {
    const lines = praatOf(moment, 'nl');
    const heard = lines.map((_, turn) => lineAt(lines, 'een kind', turn));
    assert.equal(new Set(heard).size, lines.length, moment);
  }
});

test('in the older dress a part of the lines is left, enough to vary', () => {
  for (const moment of MOMENTEN)
    for (const regio of ['nl', 'be'] as const) {
      const [young, old] = [praatOf(moment, regio), praatOf(moment, regio, true)];
      assert.ok(old.length >= 5 && old.length < young.length, `${moment}: ${old.length} of ${young.length}`);
      assert.ok(old.every((line) => young.includes(line)));
    }
});

test('lines are short, and say nothing about how an answer was', () => {
  for (const moment of MOMENTEN)
    for (const regio of ['nl', 'be'] as const) {
      const lines = praatOf(moment, regio);
      assert.equal(new Set(lines).size, lines.length);
      for (const line of lines) {
        assert.ok(line.length <= 80, line);
        assert.doesNotMatch(line, /fout|goed|mis|slim|dom|snel(?:ler|st)|!/i, line);
      }
    }
});

test('who walks along has lines of its own card, as short and as free of judgement', () => {
  assert.deepEqual(Object.keys(MAATJEPRAAT).toSorted(), SPAARKAARTEN.map(({ id }) => id).toSorted());
  const all = Object.values(MAATJEPRAAT).flat();
  assert.equal(new Set(all).size, all.length);
  for (const [id, lines] of Object.entries(MAATJEPRAAT)) assert.ok(lines.length >= 2, id);
  for (const line of all) {
    assert.ok(line.length <= 80, line);
    assert.doesNotMatch(line, /fout|goed|mis|slim|dom|snel(?:ler|st)|!/i, line);
  }
});

/** A key as a browser tells it. */
class Toets extends Event {
  readonly key: string;
  constructor(soort: 'keydown' | 'keyup', key: string) {
    super(soort, { cancelable: true });
    this.key = key;
  }
}

test('who presses on as a card comes up presses nothing of it: the card waits until it is quiet', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const [scherm, heard] = [new EventTarget(), new Array<string>()];
  let rustig = 0;
  watchRust(scherm, 700, () => rustig++);
  scherm.addEventListener('keydown', (event) => heard.push(event instanceof Toets ? event.key : ''));
  const press = (key: string): boolean => scherm.dispatchEvent(new Toets('keydown', key)) && scherm.dispatchEvent(new Toets('keyup', key));
  for (let keer = 0; keer < 10; keer++) {
    assert.equal(press(keer % 2 === 0 ? 'Enter' : ' '), false, 'goes nowhere');
    mock.timers.tick(120);
  }
  // A finger is no key, but it waits as well; the other keys are for who walks to a button.
  scherm.dispatchEvent(new Event('pointerdown', { cancelable: true }));
  mock.timers.tick(650);
  assert.deepEqual([press('Tab'), heard, rustig], [true, ['Tab'], 0]);
  mock.timers.tick(60);
  assert.deepEqual([rustig, press('Enter'), heard], [1, true, ['Tab', 'Enter']]);
  mock.timers.tick(5000);
  assert.equal(rustig, 1, 'once');
});

test('a card that goes before it is quiet tells nothing, and takes no presses along', ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const scherm = new EventTarget();
  let rustig = 0;
  watchRust(scherm, 700, () => rustig++)();
  mock.timers.tick(5000);
  assert.deepEqual([rustig, scherm.dispatchEvent(new Toets('keydown', 'Enter'))], [0, true]);
});
