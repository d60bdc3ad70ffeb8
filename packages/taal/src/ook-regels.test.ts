import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BANK } from './bank.ts';
import { createOokRegel, isRegelTeVragen } from './ook-regels.ts';
import { createBetekenisvraag } from './alle-zinnen.ts';
import { createTegenuitleg } from './tegenuitleg.ts';

const ook = (woord: string, regel: string): boolean => createOokRegel(BANK.find((rij) => rij.woord === woord) ?? assert.fail(woord))(regel);

const ZAKEN: readonly (readonly [string, string, boolean])[] = [
  ['knorren', 'ww-infinitief', true],
  ['knorren', 'ww-tt-meervoud', true],
  ['knorren', 'ww-vt-te-de', false],
  ['trein', 'letterkennis', true],
  ['trein', 'au-ou', false],
  ['trein', 'ei-ij', true],
];
for (const [woord, regel, past] of ZAKEN)
  test(`${regel} ${past ? 'could be meant by' : 'is a wrong rule for'} ${woord}`, () => assert.equal(ook(woord, regel), past));

test('a rule that fits every word is no question', () => {
  assert.equal(isRegelTeVragen('letterkennis', { woord: 'ei' }), false);
  assert.equal(isRegelTeVragen('ei-ij', { woord: 'ei' }), true);
  // verstaat is no hebben, zijn, kunnen, willen or zullen, which is what the rule is called.
  assert.equal(isRegelTeVragen('ww-onregelmatig', { woord: 'verstaat', basis: 'verstaan' }), false);
  assert.equal(isRegelTeVragen('ww-onregelmatig', { woord: 'kon', basis: 'kunnen' }), true);
});

test('a word of now on d could be meant by the rule of d and dt, and letters in front of a hyphen are short for something', () => {
  for (const [woord, regel] of [
    ['vermijd', 'ww-tt-d-dt'],
    ['tv-serie', 'afkortingen'],
  ] as const)
    assert.equal(ook(woord, regel), true, woord);
});

const tegen = (woord: string, hoofd: string, regel: string): string | undefined =>
  createTegenuitleg(BANK.find((rij) => rij.woord === woord && rij.hoofd === hoofd) ?? assert.fail(woord))(regel);

const TEGEN: readonly (readonly [woord: string, hoofd: string, regel: string, zin: string | undefined])[] = [
  ['bomen', 'open-lettergreep', 'verdubbeling', 'Hier hoor je een lange klank. Verdubbelen doe je na een korte klank.'],
  ['ballen', 'verdubbeling', 'open-lettergreep', 'Hier hoor je een korte klank. In woorden zoals bomen en water hoor je een lange.'],
  ['hond', 'verlenging-d-t', 'verdubbeling', 'In dit woord staat geen dubbele medeklinker.'],
  ['bank', 'nk', 'ng', 'In dit woord staat geen ng.'],
  ['riep', 'ww-vt-sterk', 'ww-stam', 'Dit is verleden tijd. Bij die regel is het nu.'],
  ['gered', 'ww-vd-d-t', 'ww-stam', 'Bij ik past dit woord niet.'],
  // In these the letters of the other rule stand: nothing proves that it is not meant, so it is not offered.
  ['handschrift', 'schr', 'sch', undefined],
  ['eerlijkheid', 'achtervoegsel-heid', 'achtervoegsel-lijk', undefined],
  ['mogelijkheden', 'meervoud-heden', 'meervoud-klinker', undefined],
  ['zien', 's-z', 'kz-mkm', undefined],
  // More than one, though the record calls them no plural; and a participle that is the past as well.
  ['velen', 'alle-allen', 'meervoud-en-s', undefined],
  ['financiën', 'trema', 'meervoud-en-s', undefined],
  ['verloren', 'ww-vd-en', 'ww-tt-meervoud', undefined],
];
for (const [woord, hoofd, regel, zin] of TEGEN)
  test(`who chose ${regel} for ${woord} is told ${zin ?? 'nothing: it is not offered'}`, () =>
    assert.equal(tegen(woord, hoofd, regel), zin));

test('who chose another word of the same sound is told what that one means, and at last what the right one does', () => {
  assert.deepEqual(createBetekenisvraag('wed', ['wet', 'wed']).regelvraag, {
    tip: 'Wat vertelt de zin? Bedenk van elk woord wat het betekent.',
    tegen: { wet: 'Wet: een regel van het land.' },
    uitleg: 'Wed: de ik-vorm van wedden.',
  });
  assert.deepEqual(createBetekenisvraag('wed', ['wed', 'wedt']), {}, 'of wedt it is not known');
});
