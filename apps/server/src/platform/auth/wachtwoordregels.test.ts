import { test } from 'node:test';
import assert from 'node:assert/strict';
import { AppError } from '../app-error.ts';
import type { Rol } from '@spelrijk/domain/rol';
import { demandGoedWachtwoord, isGuessable } from './wachtwoordregels.ts';

const problem = (wachtwoord: string, tweedeFactor = false, rol: Rol = 'docent'): string | null => {
  try {
    demandGoedWachtwoord(wachtwoord, { rol, tweedeFactor, woorden: ['Basisschool De Regenboog', 'm.jansen'] });
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

test('L09: passwords of leaked collections are refused, also with a year, a sign or another one behind them', () => {
  const leaked = [
    '123456789987654321',
    '1qaz2wsx3edc4rfv',
    'q1w2e3r4t5y6u7i8o9p0',
    'qazwsxedcrfvtgb',
    'polniypizdec0211',
    'mailcreated5240',
    'passwordstandard',
    'momsanaladventure',
    'hd764nw5d7e1vb1',
    'zqjphsyf6ctifgu',
  ];
  const dressed = [
    'Supernatural-2024!',
    'professional2026!!',
    'Justinbieber12345',
    'transformersminecraft',
    'S0nyericsson_1984',
    'verantwoordelijk',
    'maatschappelijk1!',
    'VanDenBroeck-2026',
    'thomaslucas12345',
  ];
  for (const row of [...leaked, ...dressed]) assert.equal(problem(row), 'wachtwoorden/te-raden', row);
});

test('L09: the short ones that a second factor would allow are refused too', () => {
  for (const row of [
    'trustno1',
    'sunshine1',
    'starwars',
    'iloveyou2',
    'football1',
    'nirvana2000',
    '1q2w3e4r',
    'zaq12wsx',
    'Passw0rd!',
    'shadow123',
  ])
    assert.equal(problem(row, true), 'wachtwoorden/te-raden', row);
});

test("L09: words of the lists may stand in a sentence of one's own", () => {
  for (const good of ['supernatural paard onder de tafel', 'Lucas eet elke vrijdag soep', 'verantwoordelijke molenaar zwemt'])
    assert.equal(problem(good), null, good);
});

test('L09: deciding takes no time worth naming, also for a hostile text', () => {
  for (const text of ['a'.repeat(128), 'ab'.repeat(64), '1'.repeat(128), 'qw'.repeat(60)])
    assert.equal(isGuessable(text, []), true, text.slice(0, 10));
});

test('a parent may do with twelve characters that are not guessed; nobody else, and no fewer', () => {
  assert.equal(problem('opa bakt taart', false, 'thuisadmin'), null);
  assert.equal(problem('opa bakt taart', false, 'docent'), 'wachtwoorden/te-kort');
  assert.equal(problem('opabaktwafe', false, 'thuisadmin'), 'wachtwoorden/te-kort-ouder');
  assert.equal(problem('welkomwelkom', false, 'thuisadmin'), 'wachtwoorden/te-raden');
});
