import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAdressen, regioOfHost } from './regio.ts';

const ADRESSEN: readonly (readonly [string, readonly string[], string])[] = [
  ['https://spelrijk.test', ['klas.test', 'www.klas.test'], 'https://klas.test'],
  ['https://spelrijk.test:8443', ['klas.test'], 'https://klas.test:8443'],
  ['https://spelrijk.test', [], 'https://spelrijk.test'],
  // A machine that serves itself has no way to a host elsewhere, but has one to every name under its own.
  ['http://localhost:3000', ['klas.test'], 'http://localhost:3000'],
  ['http://localhost:3000', ['vlaanderen.localhost'], 'http://vlaanderen.localhost:3000'],
];
for (const [basis, hosts, be] of ADRESSEN)
  test(`${basis} with ${hosts.join(' and ') || 'no Flemish host'} sends Flemish links to ${be}`, () =>
    assert.equal(readAdressen(basis, hosts).be, be));

test('a host is Flemish by its name, whatever its port or capitals; no host is Dutch', () => {
  for (const host of ['klas.test', 'KLAS.test', 'klas.test:3000']) assert.equal(regioOfHost(host, ['klas.test']), 'be', host);
  for (const host of ['nietklas.test', 'klas.test.kwaad.example', '', undefined])
    assert.equal(regioOfHost(host, ['klas.test']), 'nl', String(host));
});
