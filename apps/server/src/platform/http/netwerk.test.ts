import { test } from 'node:test';
import assert from 'node:assert/strict';
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
    ['192.0.2.1', '192.0.2.1'],
    ['iets anders', 'iets anders'],
  ];
  for (const [ip, network] of rows) assert.equal(netwerkVan(ip), network, ip ?? 'gone');
});
