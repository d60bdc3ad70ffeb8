import { test } from 'node:test';
import assert from 'node:assert/strict';
import type { Docent } from '@spelrijk/contract/docenten';
import { past, readStand, STANDEN, teNodigen } from './nodigen.ts';

const docent = (roepnaam: string, anders: Partial<Docent>): Docent => ({
  id: roepnaam,
  roepnaam,
  achternaam: 'Bos',
  rol: 'docent',
  groepen: [],
  gebruikersnaam: null,
  email: `${roepnaam}@school.test`,
  status: 'uit-te-nodigen',
  uitnodiging: null,
  ...anders,
});
const uitnodiging = (verlopen: boolean): Docent['uitnodiging'] => ({
  email: 'a@school.test',
  verstuurdOp: '2026-09-01T08:00:00.000Z',
  verlooptOp: '2026-09-08T08:00:00.000Z',
  verlopen,
});

const LIJST = [
  docent('nieuw', {}),
  docent('zonder', { email: null }),
  docent('wacht', { status: 'uitgenodigd', uitnodiging: uitnodiging(false) }),
  docent('verlopen', { status: 'uitgenodigd', uitnodiging: uitnodiging(true), groepen: [{ id: 'g', naam: 'Groep 5' }] }),
  docent('klaar', { status: 'actief' }),
  docent('beheer', { rol: 'schooladmin', status: 'uitgenodigd', uitnodiging: uitnodiging(true) }),
];
const namen = (docenten: readonly Docent[]): string[] => docenten.map(({ roepnaam }) => roepnaam);

test('who has no invitation, or one that ended, is invited along; who has no address is counted', () => {
  const { met, zonderAdres } = teNodigen(LIJST);
  assert.deepEqual(namen(met), ['nieuw', 'verlopen']);
  assert.equal(zonderAdres, 1);
});

test('each choice shows who it names, and a word from elsewhere shows all', () => {
  const gezien = Object.fromEntries(STANDEN.map((stand) => [stand, namen(LIJST.filter((wie) => past(wie, stand)))]));
  assert.deepEqual(gezien, {
    alles: namen(LIJST),
    'uit-te-nodigen': ['nieuw', 'zonder'],
    uitgenodigd: ['wacht'],
    verlopen: ['verlopen', 'beheer'],
    actief: ['klaar'],
    zonderGroep: ['nieuw', 'zonder', 'wacht', 'klaar'],
  });
  assert.equal(readStand('geschorst'), 'alles');
});
