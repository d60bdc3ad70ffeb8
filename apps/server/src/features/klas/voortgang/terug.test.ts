import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beeldOp, type Categorieverleden } from './terug.ts';

const dag = (nr: string, antwoorden: number, goed: number, laag: number, hoog: number) => ({
  dag: `2026-10-${nr}`,
  antwoorden,
  goed,
  laag,
  hoog,
});
const VERLEDEN: Categorieverleden = {
  categorie: 'ei-ij',
  status: 'beheerst',
  sinds: '2026-10-23',
  eersteBeheersing: '2026-10-23',
  dagen: [dag('05', 2, 1, 10, 90), dag('06', 8, 2, 20, 50), dag('14', 10, 7, 55, 80), dag('23', 12, 12, 85, 97)],
};
const op = (nr: string, deel: Partial<Categorieverleden> = {}) => beeldOp({ ...VERLEDEN, ...deel }, `2026-10-${nr}`);

test('a class moves over the weeks: not begun, begun, difficult, at work, mastered', () => {
  assert.deepEqual(
    ['04', '05', '11', '18', '25'].map((nr) => op(nr)),
    ['leeg', 'begint', 'moeilijk', 'oefent', 'beheerst'],
  );
});

test('mastery that was lost afterwards was there', () => {
  const kwijt = { status: 'open', sinds: '2026-10-28', eersteBeheersing: '2026-10-12' } as const;
  assert.deepEqual([op('18', kwijt), op('11', kwijt)], ['beheerst', 'moeilijk']);
});

test('what was presumed from the beginning was presumed then', () => {
  assert.equal(op('04', { status: 'vermoed', sinds: null, eersteBeheersing: null, dagen: [] }), 'bijna');
});

test('an estimate that was too wide to be shown calls nothing difficult: what was counted then does', () => {
  assert.equal(op('11', { status: 'open', dagen: [dag('05', 8, 6, 5, 60)] }), 'oefent');
  assert.equal(op('11', { status: 'open', dagen: [dag('05', 8, 6, 45, 60)] }), 'moeilijk');
});
