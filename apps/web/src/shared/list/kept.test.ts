import { test } from 'node:test';
import assert from 'node:assert/strict';
import { withParam } from './kept.ts';

test('the address holds what is kept beside what it said already, and nothing when there is nothing to keep', () => {
  const page = 'https://spelrijk.test/admins/1/docenten';
  assert.equal(withParam(page, 'zoek', 'de Wit'), `${page}?zoek=de+Wit`);
  assert.equal(withParam(`${page}?zoek=de+Wit`, 'op', '-naam'), `${page}?zoek=de+Wit&op=-naam`);
  assert.equal(withParam(`${page}?zoek=de+Wit&op=-naam`, 'zoek', ''), `${page}?op=-naam`);
  assert.equal(withParam(`${page}#deel`, 'rijen', '200'), `${page}?rijen=200#deel`);
});
