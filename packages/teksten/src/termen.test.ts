import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inRegio } from './termen.ts';

test('a Flemish reader gets the words of Flanders, a Dutch reader the text as it was written', () => {
  for (const [nl, be] of [
    ['Groepen en een groep', 'Klassen en een klas'],
    ['De normgroep of Normgroepen', 'De normklas of Normklassen'],
    ['Een RT-praktijk voor RT.', 'Een logopediepraktijk voor logopedie.'],
    ['Instructiegroepjes, groepswerk, groep 5', 'Instructiegroepjes, groepswerk, groep 5'],
    ['Docenten en een docent', 'Leerkrachten en een leerkracht'],
    ['De intern begeleider, twee IB’ers en de IB’er', 'De zorgcoördinator, twee zorgcoördinatoren en de zorgcoördinator'],
    ['Deze jaargroep, elke jaargroep en jaargroepen', 'Dit leerjaar, elk leerjaar en leerjaren'],
    ['Kijk bij [je groepen](/admins/:adminId/groepen)', 'Kijk bij [je klassen](/admins/:adminId/groepen)'],
    ['{{groep}} <b>groep</b>', '{{klas}} <b>klas</b>'],
  ] as const) {
    assert.equal(inRegio(nl, 'nl'), nl);
    assert.equal(inRegio(nl, 'be'), be);
  }
});
