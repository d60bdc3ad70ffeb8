import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readVraag, writeVraag } from './vraag.ts';

const STANDAARD = { deel: 'klank', regio: 'nl', filter: 'alles', zoek: '' } as const;

test('what stands in the address is what is shown, and the other way round', () => {
  const vraag = { deel: 'woord', regio: 'be', filter: 'geblokkeerd', zoek: 'zee & zon' } as const;
  assert.deepEqual(readVraag(writeVraag(vraag, 'ui')), { ...vraag, sleutel: 'ui' });
  assert.equal(writeVraag(STANDAARD, null).toString(), '');
});

test('an address that makes no sense shows the sounds of letters, with which recording begins', () =>
  assert.deepEqual(readVraag(new URLSearchParams('deel=x&regio=fr&filter=%00')), { ...STANDAARD, sleutel: null }));
