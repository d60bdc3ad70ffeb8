import { test } from 'node:test';
import assert from 'node:assert/strict';
import { codeOf, createSecret, matchCode, otpauthUri, stepOf, toBase32 } from './totp.ts';

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

test('a secret is 160 bits of base32, and no two are the same', () => {
  const secret = createSecret();
  assert.match(secret, /^[A-Z2-7]{32}$/);
  assert.notEqual(secret, createSecret());
});

test('base32 is that of RFC 4648 without padding', () => {
  for (const [text, base32] of [
    ['f', 'MY'],
    ['foob', 'MZXW6YQ'],
    ['foobar', 'MZXW6YTBOI'],
  ] as const)
    assert.equal(toBase32(Uint8Array.from(text, (char) => char.charCodeAt(0))), base32);
});

test('what the QR code holds names us, the account and everything an app may ask for', () => {
  const secret = createSecret();
  const uri = new URL(otpauthUri(secret, 'a b'));
  assert.equal(`${uri.protocol}//${uri.host}${decodeURIComponent(uri.pathname)}`, 'otpauth://totp/Spelrijk:a b');
  assert.deepEqual(Object.fromEntries(uri.searchParams), { issuer: 'Spelrijk', secret, algorithm: 'SHA1', digits: '6', period: '30' });
});
