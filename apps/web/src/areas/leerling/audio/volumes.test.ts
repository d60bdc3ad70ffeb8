import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manifests } from '@spelrijk/games/manifests';
import { REGIOS } from '@spelrijk/domain/landkaart';
import { SFEREN } from './muziek/sfeer.ts';
import { STUKKEN } from './muziek/stukken.ts';
import { isMusicTime } from './music-time.ts';
import { regie } from './regie.ts';
import { toneelOfRegio, toneelOfSpel } from './toneel.ts';
import { gainOf, readVolumes, VOLST } from './volumes.ts';

/** What Node does not have: how many loudspeakers were opened. */
let opened = 0;
Object.assign(globalThis, {
  AudioContext: function openLoudspeaker() {
    opened++;
  },
});

test('a screen without music opens no loudspeaker, however often it says what could sound', async () => {
  regie.setToneel(toneelOfRegio(REGIOS[0]?.id));
  regie.allow(true);
  regie.setDevice(true);
  regie.setDevice(false);
  await new Promise((resolve) => setTimeout(resolve, 0));
  assert.equal(opened, 0);
});

test('sliders that were kept are read back; what cannot be read is as it was made', () => {
  assert.deepEqual(readVolumes('3 0 10'), { stem: 3, effecten: 0, muziek: 10 });
  const standaard = readVolumes(null);
  assert.deepEqual(readVolumes('11 -1 x'), standaard);
  assert.deepEqual(readVolumes('4'), { ...standaard, stem: 4 });
  assert.ok(standaard.muziek < standaard.effecten && standaard.effecten < standaard.stem);
});

test('a slider at nothing is silent and at the end as loud as it gets', () => {
  assert.equal(gainOf(0), 0);
  assert.equal(gainOf(VOLST), 1);
});

test('music outside the hours of school is music at home, in the evening and at the weekend', () => {
  const friday = (hour: number) => new Date(2026, 10, 27, hour, 30);
  assert.equal(isMusicTime('thuis', friday(10)), false);
  assert.equal(isMusicTime('thuis', friday(7)), true);
  assert.equal(isMusicTime('thuis', friday(16)), true);
  assert.equal(isMusicTime('thuis', new Date(2026, 10, 28, 10)), true);
  assert.equal(isMusicTime('altijd', friday(10)), true);
  assert.equal(isMusicTime('nooit', friday(20)), false);
});

test('every region has music and air of its own, every game has some, and every piece is played somewhere', () => {
  const regios = REGIOS.map(({ id }) => toneelOfRegio(id));
  assert.equal(new Set(regios.map((toneel) => toneel?.stuk)).size, REGIOS.length);
  assert.ok(regios.every((toneel) => toneel !== null && toneel.sfeer !== null));
  const spellen = manifests.map(toneelOfSpel);
  const played = new Set([...regios, ...spellen].map((toneel) => toneel?.stuk));
  assert.deepEqual(
    Object.keys(STUKKEN).filter((stuk) => ![...played].some((name) => name === stuk)),
    [],
  );
  const sferen = new Set([...regios, ...spellen].map((toneel) => toneel?.sfeer));
  assert.deepEqual(
    SFEREN.filter((sfeer) => !sferen.has(sfeer)),
    [],
  );
});
