import { test } from 'node:test';
import assert from 'node:assert/strict';
import { codeOf, createSecret, fromBase32, matchCode, otpauthUri, stepOf, toBase32 } from './totp.ts';

const SECRET = toBase32(Buffer.from('12345678901234567890'));

test('codes are those of RFC 6238, appendix B (last six digits)', () => {
  const rows: readonly [seconds: number, code: string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ];
  for (const [seconds, code] of rows) assert.equal(codeOf(SECRET, stepOf(seconds * 1000)), code, String(seconds));
});

test('a code counts in its own step and one around it', () => {
  const now = 1_111_111_111_000;
  for (const steps of [-1, 0, 1]) assert.equal(matchCode(SECRET, codeOf(SECRET, stepOf(now) + steps), now), stepOf(now) + steps);
  for (const steps of [-2, 2]) assert.equal(matchCode(SECRET, codeOf(SECRET, stepOf(now) + steps), now), undefined);
  for (const code of ['', '1', '0504711', 'abcdef', ' 050471']) assert.equal(matchCode(SECRET, code, now), undefined, code);
});

test('a secret is 160 bits of base32 and comes back whole', () => {
  const secret = createSecret();
  assert.match(secret, /^[A-Z2-7]{32}$/);
  assert.equal(toBase32(fromBase32(secret)), secret);
  assert.equal(otpauthUri(secret, 'a b').split('?')[0], 'otpauth://totp/Spelrijk%3Aa%20b');
});
