import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc, readOgg, writeOgg } from './ogg.ts';

const pakket = (lengte: number, vul: number): Uint8Array => new Uint8Array(lengte).fill(vul);
const stroom = (pakketten: Uint8Array[]) => ({ pakketten, duur: 960, aanloop: 312, lengte: 960 * pakketten.length - 400, hertz: 24_000 });

test('the checksum is the one of the Ogg specification', () => assert.equal(crc(new TextEncoder().encode('123456789')), 0x89a1_897f));

for (const maten of [[1], [254, 255, 256, 510], Array.from({ length: 700 }, (_, i) => i), [20_000]])
  test(`packets of ${maten.slice(0, 4).join(', ')}${maten.length > 4 ? ' ...' : ''} bytes come back as they went in`, () => {
    const pakketten = maten.map((maat, i) => pakket(maat, i % 256));
    const gelezen = readOgg(writeOgg(stroom(pakketten)));
    assert.ok(gelezen.ok);
    assert.deepEqual(gelezen.value.pakketten, pakketten);
    assert.equal(gelezen.value.aanloop, 312);
    assert.equal(gelezen.value.lengte, 960 * maten.length - 400);
  });

test('the same packets are the same file', () => assert.deepEqual(writeOgg(stroom([pakket(9, 1)])), writeOgg(stroom([pakket(9, 1)]))));

test('what is cut off or something else is refused, never thrown at', () => {
  const heel = writeOgg(stroom([pakket(300, 7), pakket(300, 8)]));
  for (let n = 0; n < 90; n++) assert.ok(!readOgg(heel.subarray(0, n)).ok || n >= 47, String(n));
  assert.ok(!readOgg(new TextEncoder().encode('RIFF....WAVE')).ok);
});
