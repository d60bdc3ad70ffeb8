import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Alarm, Zorgstap } from '@spelrijk/contract/handelingsplannen';
import { doors } from '@spelrijk/contract/screens';
import { matchPath } from 'react-router';
import { ALARMPAD, isBegeleiderspad, stapdoelVan } from './stappad.ts';

const TRAJECT = '/admins/a/groepen/g/leerlingen/l/zorgtraject';
const deur = (pad: string) => doors.find(({ pattern }) => matchPath(pattern, pad)) ?? assert.fail(pad);

test('every step and every alarm leads to a screen that those who read it may open', () => {
  const zorg = deur(TRAJECT).wie;
  assert.ok(zorg.length > 0);
  for (const stap of Zorgstap.options) {
    assert.equal(stapdoelVan(stap, undefined), stap === 'oefenen-op-gang' ? 'voortgang' : 'nieuw');
    const doel = stapdoelVan(stap, { status: 'concept' });
    const pad = {
      voortgang: '/admins/a/groepen/g/leerlingen/l/voortgang',
      nieuw: `${TRAJECT}/handelingsplanaanmaken`,
      starttoets: `${TRAJECT}/handelingsplanaanmaken`,
      start: `${TRAJECT}/handelingsplanaanmaken`,
      plan: `${TRAJECT}/handelingsplan/p`,
      edit: `${TRAJECT}/handelingsplan/p/edit`,
      eindtoets: `${TRAJECT}/handelingsplan/p/eindtoets`,
    }[doel];
    // Our office reads plans, and not what a child wrote: it sees the sentence without a button.
    const wie = zorg.filter((rol) => doel !== 'voortgang' || rol === 'schooladmin' || rol === 'docent');
    for (const rol of wie) assert.ok(deur(pad).wie.includes(rol), `${stap}: ${rol} may not open ${pad}`);
  }
  assert.equal(stapdoelVan('starttoets-afmaken', { status: 'actief' }), 'plan', 'of a goal that comes in: no plan is being made');
  for (const code of Alarm.shape.code.options) {
    const pad = ALARMPAD[code];
    const { wie } = deur(`${TRAJECT}/handelingsplan/p/${pad}`);
    for (const rol of zorg.filter((een) => !isBegeleiderspad(pad) || een === 'schooladmin' || een === 'docent'))
      assert.ok(wie.includes(rol), `${code}: ${rol}`);
  }
});
