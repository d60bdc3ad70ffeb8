import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLOBPRAAT, praatOf, type Praatmoment } from '@spelrijk/teksten/blobpraat';
import { MAATJEPRAAT } from '@spelrijk/teksten/maatjepraat';
import { SPAARKAARTEN } from '@spelrijk/domain/spaarkaart';
import { lineAt } from './next-line.ts';

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
