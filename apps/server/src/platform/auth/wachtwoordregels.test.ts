import { test } from 'node:test';
import assert from 'node:assert/strict';
import { AppError } from '../app-error.ts';
import { demandGoedWachtwoord, isGuessable } from './wachtwoordregels.ts';

const problem = (wachtwoord: string, tweedeFactor = false): string | null => {
  try {
    demandGoedWachtwoord(wachtwoord, { tweedeFactor, woorden: ['Basisschool De Regenboog', 'm.jansen'] });
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

test('L09: fifteen characters, or eight beside a second factor; at most 128', () => {
  assert.equal(problem('kbvtrmzpdwnhfj'), 'wachtwoorden/te-kort');
  assert.equal(problem('kbvtrmzpdwnhfjg'), null);
  assert.equal(problem('kbvtrmzp', true), null);
  assert.equal(problem('kbvtrmz', true), 'wachtwoorden/te-kort-met-factor');
  const long = 'kbvtrmzpdwnhfjgx'.split('').join('w');
  assert.equal(problem(`${long}${long}vbd`.padEnd(64, 'tkbz')), null);
  assert.equal(problem(`${long}${long}vbd`.padEnd(129, 'tkbz')), 'wachtwoorden/te-lang');
});

test('L09: no rule about kinds of characters, and characters are counted, not bytes', () => {
  for (const good of ['correct paard batterij nietje', 'mijn fiets staat bij de molen', 'ëëndjesvijvertjeöx', '48 291 048 271 934 05'])
    assert.equal(problem(good), null, good);
});

test('L09: what guessers try first is refused, however it is dressed up', () => {
  const rows = [
    'wachtwoord12345',
    'Wachtwoord2026!!',
    'welkom01welkom01',
    'Welkom01!Welkom01!',
    'W3lk0mW3lk0mW3lk0m',
    'P@ssw0rdP@ssw0rd',
    'passwordpassword',
    'qwertyuiop12345',
    'azertyuiop123456',
    '123456789012345',
    'aaaaaaaaaaaaaaaa',
    'abcdefghijklmnop',
    'zomervakantie2026',
    'spelrijkspelrijk',
    'DeRegenboog2026!',
    'mjansen-jansen-2026',
    'ajaxamsterdam1900',
    'iloveyouiloveyou',
    'meesterjan123456',
  ];
  for (const row of rows) assert.equal(problem(row), 'wachtwoorden/te-raden', row);
});

test('L09: deciding takes no time worth naming, also for a hostile text', () => {
  for (const text of ['a'.repeat(128), 'ab'.repeat(64), '1'.repeat(128), 'qw'.repeat(60)])
    assert.equal(isGuessable(text, []), true, text.slice(0, 10));
});
