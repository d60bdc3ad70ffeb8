import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createProefserver } from '../../../test/proefserver.ts';
import { netwerkVan } from './netwerk.ts';

test('L08: the addresses of one IPv6 network count as one, however they are written', () => {
  const rows: readonly [string | undefined, string][] = [
    [undefined, ''],
    ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2'],
    ['2001:db8:1:2::1', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
    ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2'],
    ['192.0.2.1', '192.0.2.1'],
    ['iets anders', 'iets anders'],
  ];
  for (const [ip, network] of rows) assert.equal(netwerkVan(ip), network, ip ?? 'gone');
});

/** The proxy of the compose file, as a socket for IPv4 and IPv6 names it. */
const server = await createProefserver({ SPELRIJK_RATE_LIMIT: '1', TRUST_PROXY: '172.31.77.0/24' });
const PROXY = '::ffff:172.31.77.3';
const link = async (van: string, via = PROXY): Promise<number> =>
  (
    await server.request({
      method: 'POST',
      url: '/api/auth/uitnodiging',
      payload: { token: 'x'.repeat(43) },
      remoteAddress: via,
      headers: { 'x-forwarded-for': van },
    })
  ).status;

test('L08: behind the proxy wrong links are counted per /64 of IPv6 and per address of IPv4, however that is written; who comes past the proxy is who she is', async () => {
  const vol = async (van: (i: number) => string): Promise<void> => {
    for (let i = 0; i < 21; i++) assert.equal(await link(van(i)), 404, van(i));
    assert.equal(await link(van(99)), 429, van(99));
  };
  await vol((i) => `2001:db8:1:2::${i.toString(16)}`);
  assert.equal(await link('2001:db8:1:3::1'), 404, 'the next network has its own');
  await vol((i) => ['192.0.2.7', '::ffff:192.0.2.7', '::ffff:c000:207'][i % 3] ?? '');
  assert.equal(await link('::ffff:192.0.2.8'), 404, 'the next address has its own');
  // Nobody else is believed: what such a one writes is not looked at.
  const buiten = '2001:db8:9:9::1';
  for (let i = 0; i < 21; i++) assert.equal(await link(`203.0.113.${i}`, buiten), 404);
  assert.equal(await link('203.0.113.99', buiten), 429);
  assert.equal(await link('203.0.113.1'), 404);
});
