import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressOf, type Crumb, crumbsOf } from './crumb.ts';

const groepen: Crumb = { text: () => 'Groepen', to: ({ adminId = '' }) => `/admins/${adminId}/groepen` };
const docenten: Crumb = { text: () => 'Docenten' };

test('the crumbs of layout and screen follow each other; routes without a handle add nothing', () => {
  assert.deepEqual(crumbsOf([undefined, { crumbs: [groepen] }, { other: 1 }, { crumbs: [docenten] }]), [groepen, docenten]);
});

test('a lone crumb is left out: it would say what the head of the screen says', () => {
  assert.deepEqual(crumbsOf([{ crumbs: [groepen] }]), []);
});

test('a step that does not exist for who looks is left out', () => {
  const thuis: Crumb = { text: () => 'Thuis', hidden: () => true };
  assert.deepEqual(crumbsOf([{ crumbs: [groepen] }, { crumbs: [thuis, docenten] }]), [groepen, docenten]);
  assert.deepEqual(crumbsOf([{ crumbs: [groepen] }, { crumbs: [thuis] }]), []);
});

test('a crumb leads to its address with the values of the path, and nowhere when that is the page', () => {
  const params = { adminId: 'a1' };
  assert.equal(addressOf(groepen, params, '/admins/a1/docenten'), '/admins/a1/groepen');
  assert.equal(addressOf(groepen, params, '/admins/a1/groepen'), null);
  assert.equal(addressOf(groepen, params, '/admins/a1/groepen/'), null);
  assert.equal(addressOf(docenten, params, '/admins/a1/docenten'), null);
});
