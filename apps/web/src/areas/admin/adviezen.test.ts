/** Sentences that advise a verhuistoken, to choose goals or to take a test: each is known here with where it leads, so that a new one is asked the same. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doors } from '@spelrijk/contract/screens';
import type { Rol } from '@spelrijk/domain/rol';
import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { planTeksten } from '@spelrijk/teksten/plan';
import { verhuistokenTeksten } from '@spelrijk/teksten/verhuistoken';
import { matchPath } from 'react-router';

const ADVIES =
  /met een verhuistoken komt|vraag dan een verhuistoken|kies .*verhuistoken|kies [^.]*\bdoel|neem een toets af|zet de (start|eind)toets(en)? klaar\./iu;

const GROEP = '/admins/a/groepen/g';
const PLAN = `${GROEP}/leerlingen/l/zorgtraject`;
const BEHEER: readonly Rol[] = ['schooladmin', 'rtadmin', 'thuisadmin'];
const ZORG: readonly Rol[] = ['schooladmin', 'docent', 'office', 'superadmin'];

/** The sentence, where its link or button leads, and who reads it. */
const ADVIEZEN: Readonly<Record<string, readonly [pad: string, wie: readonly Rol[]]>> = {
  // Beside the sentence: `leerlingen-toevoegen`; nobody reads it who may not move a leerling.
  'verhuistoken:menu.hint': [`${GROEP}/verhuistoken-inlezen`, [...BEHEER, 'docent']],
  // On paper, for the other school: the menu of its groep.
  'verhuistoken:code.stap2': [`${GROEP}/verhuistoken-inlezen`, BEHEER],
  // Beside it: to the groepen, where the leerlingen are.
  'verhuistoken:lijst.leegUitleg': ['/admins/a/groepen', [...BEHEER, 'docent']],
  // The button of the same screen.
  'methodetoets:lijst.uitleg': [`${GROEP}/methodetoetsen/nieuw`, ['schooladmin', 'docent']],
  // The goals stand under the sentence.
  'plan:doelenUitleg': [`${PLAN}/handelingsplanaanmaken`, ZORG],
  // A button to the step of the goals; the choice of another goal stands beside it.
  'plan:mist.doelen': [`${PLAN}/handelingsplanaanmaken`, ZORG],
  'plan:teWeinig': [`${PLAN}/handelingsplanaanmaken`, ZORG],
  'groepsplan:mist.doelen': [`${GROEP}/groepsplannen/nieuw/edit`, ZORG],
  // Links of the alarm (`stappad`), and of the step.
  'plan:voorstel.te-moeilijk': [`${PLAN}/handelingsplan/p/edit`, ZORG],
  'plan:voorstel.te-makkelijk': [`${PLAN}/handelingsplan/p/edit`, ZORG],
  'plan:voorstel.klaar': [`${PLAN}/handelingsplan/p/eindtoets`, ZORG],
  'plan:stap.eindtoets-klaarzetten': [`${PLAN}/handelingsplan/p/eindtoets`, ZORG],
};

function listZinnen(value: object, pad: string): readonly (readonly [pad: string, zin: string])[] {
  return Object.entries(value).flatMap(([key, deel]: [string, unknown]) =>
    typeof deel === 'string' ? [[`${pad}${key}`, deel] as const] : listZinnen(Object(deel), `${pad}${key}.`),
  );
}

test('whatever advises a verhuistoken, goals or a test leads there, for everybody who reads it', () => {
  const zinnen = [groepsplanTeksten, methodetoetsTeksten, planTeksten, verhuistokenTeksten].flatMap(({ naam, nl }) =>
    listZinnen(nl, `${naam}:`),
  );
  assert.deepEqual(zinnen.flatMap(([pad, zin]) => (ADVIES.test(zin) ? [pad] : [])).toSorted(), Object.keys(ADVIEZEN).toSorted());
  for (const [zin, [pad, wie]] of Object.entries(ADVIEZEN)) {
    const deur = doors.find(({ pattern }) => matchPath(pattern, pad));
    for (const rol of wie) assert.ok(deur?.wie.includes(rol), `${zin}: ${rol} may not open ${pad}`);
  }
});
