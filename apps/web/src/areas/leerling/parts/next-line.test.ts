import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BLOBPRAAT, praatOf, type Praatmoment } from '@spelrijk/teksten/blobpraat';
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
