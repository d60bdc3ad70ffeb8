import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { OEFENTIJD } from '@spelrijk/domain/oefentijd';
import { STANDAARD_OEFENINSTELLING } from '@spelrijk/domain/standaard-instelling';
import { THUIS_OEFENTIJD } from '@spelrijk/domain/thuis';
import { adminTeksten } from './admin.ts';
import { minutenKort, minutenTekst, SCHOOLDAGEN, SCHOOLTIJD, THUISDAGEN, THUISTIJD, tijdTekst } from './oefentijd.ts';
import { rapportTeksten } from './rapport.ts';
import { faq } from './site/faq.ts';
import { schoolRtThuis } from './site/school-rt-thuis.ts';

test('there is one practice time: what holds as long as nobody chose, and what a home begins with', () => {
  assert.equal(STANDAARD_OEFENINSTELLING.minuten, OEFENTIJD.school.minuten);
  assert.deepEqual(THUIS_OEFENTIJD, { minuten: OEFENTIJD.thuis.minuten, sessiesPerWeek: OEFENTIJD.thuis.dagen });
  assert.deepEqual(OEFENTIJD.thuis, { minuten: 10, dagen: 4 });
});

test('site, questions and report say that time', () => {
  const vragen = JSON.stringify(faq.nl).toLowerCase();
  for (const deel of [SCHOOLTIJD, SCHOOLDAGEN, THUISTIJD, THUISDAGEN]) assert.ok(vragen.includes(deel), deel);
  assert.match(JSON.stringify(schoolRtThuis.be).toLowerCase(), new RegExp(`${THUISTIJD} op ${THUISDAGEN}`));
  assert.ok(rapportTeksten.nl.thuisKort.includes(THUISTIJD));
  assert.deepEqual([tijdTekst(10), tijdTekst(15), tijdTekst(12)], ['tien minuten', 'een kwartier', '12 minuten']);
});

test('one minute is no minuten, and less than one is no nought', () => {
  assert.deepEqual([0, 0.4, 1, 2].map(minutenTekst), ['minder dan een minuut', 'minder dan een minuut', '1 minuut', '2 minuten']);
  assert.deepEqual([0, 0.4, 1, 12].map(minutenKort), ['<1', '<1', '1', '12']);
});

/** A time that is no practice time: how long a reason holds or a door stands open, or how long one reads together with an adult. What a first screen says is compared below. */
const ANDERS = new Set(['beveiliging.ts', 'beheer.ts', 'oefentijd.ts', 'admin.ts', 'samenlezen.ts']);

test('the first screen of a school says that time too; its words bring nothing else along', () => {
  const { nl } = adminTeksten;
  const tijden = JSON.stringify(nl).match(/kwartier|\w+ minuten/giu) ?? [];
  assert.deepEqual(new Set(tijden.filter((tijd) => !/\}|^\d/.test(tijd))), new Set([THUISTIJD]));
});

test('no text says a practice time of its own', () => {
  for (const file of readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.includes('.test.') || ANDERS.has(file)) continue;
    assert.doesNotMatch(readFileSync(join(import.meta.dirname, file), 'utf8'), /kwartier|(tien|vijftien|twintig|1[05]) minuten/i, file);
  }
});
