import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accentOf, applyAccent } from './dead-keys.ts';

/** place, shift, next key, what stands there */
const ROWS: readonly (readonly [string, boolean, string, string])[] = [
  ['Quote', false, 'e', 'é'],
  ['Quote', true, 'e', 'ë'],
  ['Quote', true, 'i', 'ï'],
  ['Quote', false, 'E', 'É'],
  ['Quote', false, 's', "'s"],
  ['Quote', false, ' ', "'"],
  ['Quote', true, ' ', '"'],
  ['Backquote', false, 'e', 'è'],
  ['Digit6', true, 'e', 'ê'],
  ['BracketLeft', false, 'e', 'ê'],
  ['BracketLeft', true, 'e', 'ë'],
  ['KeyE', false, 'e', 'é'],
  ['KeyU', false, 'e', 'ë'],
  ['Quote', false, 'c', 'ç'],
  ['Backquote', true, 'n', 'ñ'],
  ['Quote', true, 't', '"t'],
  ['Quote', false, 'é', 'é'],
];

describe('dead keys', () => {
  for (const [code, shift, key, expected] of ROWS)
    it(`${shift ? 'shift ' : ''}${code}, ${key === ' ' ? 'space' : key}: ${expected}`, () => {
      const accent = accentOf(code, shift);
      assert.ok(accent);
      assert.equal(applyAccent(accent, key).join(''), expected);
    });

  it('are unknown elsewhere', () => assert.equal(accentOf('KeyZ', false), undefined));
});
