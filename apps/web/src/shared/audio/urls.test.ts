import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOf } from './urls.ts';

const told = (adres: string): string =>
  filesOf(adres)
    .map(({ url, own }) => `${url}${own ? ' (token)' : ''}`)
    .join(' ');

test('a rendered sound and a recording are open to everybody, an own word is not', () => {
  assert.equal(told('0123456789abcdef'), '/audio/0123456789abcdef.mp3');
  assert.equal(told('opname/0123456789abcdef'), '/audio/opname/0123456789abcdef.ogg /audio/opname/0123456789abcdef.wav');
  const admin = '0190b0a0-0000-7000-8000-000000000001';
  assert.equal(
    told(`${admin}/0123456789abcdef`),
    `/api/admins/${admin}/spraak/0123456789abcdef.ogg (token) /api/admins/${admin}/spraak/0123456789abcdef.wav (token)`,
  );
});

test('the voice of who guides a groep is for who is logged in, and behind it stands what is heard without it', () => {
  const [klant, groep, opname] = [1, 2, 3].map((nr) => `0190b0a0-0000-7000-8000-00000000000${nr}`);
  const pad = `/api/admins/${klant}/groepen/${groep}/klasopnamen/${opname}/klank`;
  assert.equal(told(`${klant}/${groep}/${opname}|0123456789abcdef`), `${pad}.ogg (token) ${pad}.wav (token) /audio/0123456789abcdef.mp3`);
  assert.equal(
    told(`${klant}/${groep}/${opname}|${klant}/0123456789abcdef`),
    `${pad}.ogg (token) ${pad}.wav (token) ${told(`${klant}/0123456789abcdef`)}`,
  );
  assert.equal(told(`${klant}/${groep}/${opname}|`), `${pad}.ogg (token) ${pad}.wav (token)`);
});
