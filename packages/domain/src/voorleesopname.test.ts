import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeGeluid, LANGST_OPNAME_MS, OPNAME_BYTES, OPNAME_HERTZ } from './voorleesopname.ts';

const goed = { ms: 60_000, luidheid: -25, afgekapt: 0 };

test('check 11: short, long, silent and overdriven are told apart, and what can be heard is let through', () => {
  assert.equal(judgeGeluid(goed), null);
  assert.equal(judgeGeluid({ ...goed, ms: 4999 }), 'te-kort');
  assert.equal(judgeGeluid({ ...goed, ms: 121_000 }), 'te-lang');
  assert.equal(judgeGeluid({ ...goed, luidheid: -Infinity }), 'stil');
  assert.equal(judgeGeluid({ ...goed, luidheid: -70 }), 'stil');
  assert.equal(judgeGeluid({ ...goed, afgekapt: 0.02 }), 'te-hard');
  assert.equal(judgeGeluid({ ...goed, ms: LANGST_OPNAME_MS }), null);
});

test('the longest recording fits in what may be sent', () => {
  assert.ok(44 + ((LANGST_OPNAME_MS + 500) / 1000) * OPNAME_HERTZ * 2 < OPNAME_BYTES);
});
