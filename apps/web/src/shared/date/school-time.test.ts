import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { readSchoolTime, toSchoolTime } from './school-time.ts';

test('M13: a moment is written in the time of the school, and read back it is the same moment', () => {
  const rows: readonly [moment: string, field: string][] = [
    ['2026-12-03T14:30:00.000Z', '2026-12-03T15:30'],
    ['2026-07-01T22:05:00.000Z', '2026-07-02T00:05'],
    // Around both changes of summer time in Europe, and at the turn of the year.
    ['2026-03-29T00:30:00.000Z', '2026-03-29T01:30'],
    ['2026-03-29T01:30:00.000Z', '2026-03-29T03:30'],
    ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30'],
    ['2026-10-25T02:30:00.000Z', '2026-10-25T03:30'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01T00:00'],
  ];
  for (const [moment, field] of rows) {
    assert.equal(toSchoolTime(moment), field);
    assert.equal(new Date(readSchoolTime(field)).toISOString(), moment);
  }
});

test('every quarter of an hour around a change of the clocks comes back as it was, but for the hour that comes twice', () => {
  for (const dag of ['2026-03-28', '2026-10-24'])
    for (let n = 0; n < 3 * 96; n++) {
      const moment = Date.parse(`${dag}T00:00:00Z`) + n * 900_000;
      const back = readSchoolTime(toSchoolTime(moment));
      assert.ok(
        back === moment || (dag === '2026-10-24' && moment - back === 3_600_000 && toSchoolTime(back) === toSchoolTime(moment)),
        toSchoolTime(moment),
      );
    }
});

test('what no clock shows is later by the hour that is passed over, and nothing filled in is no moment', () => {
  assert.equal(toSchoolTime(readSchoolTime('2026-03-29T02:30')), '2026-03-29T03:30');
  assert.ok(Number.isNaN(readSchoolTime('')));
});

test('the zone of the device changes nothing', () => {
  const code = `import { readSchoolTime, toSchoolTime } from '${import.meta.resolve('./school-time.ts')}'; console.log(toSchoolTime(0), readSchoolTime('2026-12-03T15:30'));`;
  const said = ['America/Los_Angeles', 'Asia/Tokyo'].map(
    (zone) =>
      spawnSync(process.execPath, ['--input-type=module', '-e', code], { env: { ...process.env, TZ: zone }, encoding: 'utf8' }).stdout,
  );
  assert.deepEqual(said, Array(2).fill(`1970-01-01T01:00 ${Date.parse('2026-12-03T14:30:00Z')}\n`));
});
