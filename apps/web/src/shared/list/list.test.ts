import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readRows, readSort, sortText } from './place.ts';
import { firstGone } from './focus-stays.ts';
import { withParam } from './kept.ts';
import { readPage } from './page-place.ts';
import { sessionStore } from '../session/storage.ts';
import { allOrSome, CHOSEN, loadChosen, storeChosen, withIds } from './chosen.ts';

test('the box above a list says all, some or none, and none of an empty list', () => {
  const isChosen = (n: number): boolean => n > 2;
  assert.equal(allOrSome([3, 4], isChosen), 'all');
  assert.equal(allOrSome([1, 3], isChosen), 'some');
  assert.equal(allOrSome([1, 2], isChosen), 'none');
  assert.equal(allOrSome([], isChosen), 'none');
});

test('choosing what is found leaves alone what the search hides', () => {
  const chosen = new Set(['anna', 'bram']);
  assert.deepEqual([...withIds(chosen, ['cato'], true)], ['anna', 'bram', 'cato']);
  assert.deepEqual([...withIds(chosen, ['bram', 'cato'], false)], ['anna']);
  assert.deepEqual([...chosen], ['anna', 'bram'], 'what was given stays as it is');
});

test('the page that an address names, and the first one for anything else', () => {
  assert.deepEqual(['', '1', '7', '0', '-2', '1e3', '999999', 'x'].map(readPage), [1, 1, 7, 1, 1, 1, 1, 1]);
});

test('the address holds what is kept beside what it said already, and nothing when there is nothing to keep', () => {
  const page = 'https://spelrijk.test/admins/1/docenten';
  assert.equal(withParam(page, 'zoek', 'de Wit'), `${page}?zoek=de+Wit`);
  assert.equal(withParam(`${page}?zoek=de+Wit`, 'op', '-naam'), `${page}?zoek=de+Wit&op=-naam`);
  assert.equal(withParam(`${page}?zoek=de+Wit&op=-naam`, 'zoek', ''), `${page}?op=-naam`);
  assert.equal(withParam(`${page}#deel`, 'rijen', '200'), `${page}?rijen=200#deel`);
});

test('an order goes into the address and comes back; one that this list does not have is none', () => {
  const keys = ['naam', 'groep'] as const;
  for (const order of ['asc', 'desc'] as const)
    assert.deepEqual(readSort(sortText({ key: 'groep', order }), keys), { key: 'groep', order });
  assert.equal(sortText(null), '');
  for (const text of ['', '-', 'toString', '-munten']) assert.equal(readSort(text, keys), null, text);
});

test('rows come in whole parts, whatever somebody writes in the address', () => {
  assert.deepEqual(['', '0', '100', '101', '1200', '-5', '1e9', '99999999'].map(readRows), [100, 100, 100, 200, 1200, 100, 100, 100]);
});

test('what was chosen in a list is there again for who chose it in this tab, by list, and for nobody else', () => {
  const ids = new Set(['k1', 'k2']);
  storeChosen('noor', '/admins/a/leerlingen', ids);
  storeChosen('noor', '/admins/a/docenten', new Set(['d1']));
  assert.deepEqual(loadChosen('noor', '/admins/a/leerlingen'), ids);
  assert.deepEqual(loadChosen('noor', '/admins/a/docenten'), new Set(['d1']));
  // What the screen of the groepen looks for before it loads more.
  assert.ok(sessionStore.get('gekozen')?.includes('"/admins/a/docenten",["'));
  assert.equal(loadChosen('noor', '/admins/b/leerlingen'), undefined);
  assert.equal(loadChosen('uilke', '/admins/a/leerlingen'), undefined);
  // Whoever chooses after her leaves nothing of hers behind.
  storeChosen('uilke', '/admins/a/docenten', new Set(['d2']));
  assert.equal(loadChosen('noor', '/admins/a/leerlingen'), undefined);
  assert.ok(!sessionStore.get(CHOSEN)?.includes('k1'));
});

test('nothing chosen is remembered too, the longest ago is forgotten, and what makes no sense is nothing', () => {
  storeChosen('noor', 'eerst', new Set(['k1']));
  storeChosen('noor', 'kaarten', new Set());
  assert.deepEqual(loadChosen('noor', 'kaarten'), new Set());
  for (let nr = 0; nr < 19; nr++) storeChosen('noor', `lijst ${nr}`, new Set([String(nr)]));
  assert.equal(loadChosen('noor', 'eerst'), undefined);
  assert.deepEqual(loadChosen('noor', 'lijst 18'), new Set(['18']));
  for (const vreemd of ['{', '[]', '{"wie":"noor","lijsten":[["a"]]}', '{"wie":"noor","lijsten":[["a",[1]]]}']) {
    sessionStore.set(CHOSEN, vreemd);
    assert.equal(loadChosen('noor', 'a'), undefined, vreemd);
  }
});

test('who works by keyboard goes on from where the first row went away; a row that came, or another order, moves nobody', () => {
  assert.equal(firstGone(['a', 'b', 'c'], ['a', 'c']), 1);
  assert.equal(firstGone(['a', 'b'], []), 0);
  assert.equal(firstGone(['a', 'b'], ['b', 'c', 'a']), -1);
});
