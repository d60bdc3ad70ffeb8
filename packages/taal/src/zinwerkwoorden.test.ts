import assert from 'node:assert/strict';
import { test } from 'node:test';
import { present } from '@spelrijk/base/invariant';
import type { Zin } from '@spelrijk/domain/zin';
import { createDicteezin } from './dicteezin.ts';
import { ZINNEN } from './alle-zinnen.ts';
import { recogniseWerkwoord } from './analyse/werkwoordsvormen.ts';
import { diagnoseZin } from './zindiagnose.ts';
import { correct, readCorrecties } from './zinnen/correctie.ts';
import { findVorm } from './zinnen/vorm.ts';
import { findWerkwoorden } from './zinnen/werkwoorden.ts';

/** Sentence, and its verbs as word:form:infinitive:subject. */
const GELEZEN = [
  ['De hond loopt weg.', 'loopt:tt3:lopen:3ev'],
  ['Ik vis met een net.', 'vis:tt1:vissen:1ev'],
  ['Ik bied je een koek aan.', 'bied:tt1:bieden:1ev'],
  ['In het park staan oude bomen.', 'staan:tt-mv:staan:3mv'],
  ['Als het droog is, gaan we kamperen.', 'is:tt3:zijn:3ev gaan:tt-mv:gaan:1mv'],
  ['Doe de jas aan de haak.', 'Doe:gebied:doen:2ev'],
  ['Kijk goed uit voordat je oversteekt.', 'Kijk:gebied:kijken:2ev oversteekt:tt2:oversteken:2ev'],
  ['Kan een kip vliegen?', 'Kan:tt3:kunnen:3ev'],
  ['Jij mag het licht uitdoen.', 'mag:tt2:mogen:2ev'],
  ['Dat verhaal heeft oma mij verteld.', 'heeft:tt3:hebben:3ev verteld:vd:vertellen:'],
  ['De witte duif is een symbool.', 'is:tt3:zijn:3ev'],
  ["'Ben jij ook nieuw hier?'", 'Ben:tt2-achter:zijn:2ev'],
  ['Drukke wegen kun je beter mijden.', ''],
] as const;

test('the verbs of a sentence are read with form and subject', () => {
  for (const [tekst, verwacht] of GELEZEN)
    assert.equal(
      findWerkwoorden('leestekens', tekst, [])
        .map(({ start, end, vorm, basis, persoon = '' }) => [tekst.slice(start, end), vorm, basis, persoon].join(':'))
        .join(' '),
      verwacht,
      tekst,
    );
});

test('an editor adds a verb or takes one away', () => {
  const correcties = present(readCorrecties('id\twoord\tvorm\tbasis\nx\tlaat\t-\nx\tspelen\ttt-mv\tspelen').get('x'), 'x');
  const tekst = 'Hoe laat we spelen?';
  const fout = [{ start: 4, end: 8, vorm: 'tt3', basis: 'laten' }] as const;
  assert.deepEqual(correct(tekst, fout, correcties), [{ start: 12, end: 18, vorm: 'tt-mv', basis: 'spelen', persoon: '1mv' }]);
  assert.equal(correct(tekst, fout, []), fout);
});

/** Greetings and exclamations, and sentences whose verb is a form that no rule makes (kun, kunt). */
const ZONDER = /^(?:Wat een|Hoera|Dag allemaal)|\b[Kk]unt?\b/;

test('every sentence of the bank knows its verb', () => {
  for (const zin of ZINNEN)
    assert.ok(
      ZONDER.test(zin.tekst) ||
        (zin.werkwoorden?.length ?? 0) > 0 ||
        zin.doelen.some(({ vorm, woord }) => vorm !== '' || recogniseWerkwoord(woord)),
      zin.tekst,
    );
});

/** d, t and dt at the end in each other's place. */
function eindfouten(woord: string): string[] {
  const kaal = woord.slice(0, -1);
  if (woord.endsWith('dt')) return [kaal, `${kaal.slice(0, -1)}t`];
  if (woord.endsWith('t')) return [`${kaal}d`, `${kaal}dt`];
  return woord.endsWith('d') ? [`${woord}t`, `${kaal}t`] : [];
}

/** What a sentence about two words that sound alike was written for is charged to that. */
const isDoel = (zin: Zin, plek: number): boolean => zin.doelen.some(({ start }) => start === plek);

test('d, t and dt of any verb of any sentence are charged to a rule of verbs', () => {
  let gevallen = 0;
  for (const zin of ZINNEN) {
    for (const { start, end } of [...(zin.werkwoorden ?? []), ...zin.doelen.filter(({ persoon }) => persoon !== undefined)]) {
      for (const fout of eindfouten(zin.tekst.slice(start, end))) {
        const { afwijkingen } = diagnoseZin(createDicteezin(zin), zin.tekst.slice(0, start) + fout + zin.tekst.slice(end));
        const labels = afwijkingen.map(({ label }) => label);
        const eigen = (label: string): boolean => label.startsWith('ww-') || (isDoel(zin, start) && label === zin.hoofd);
        assert.ok(labels.length > 0 && labels.every(eigen), `${zin.id} ${fout}: ${labels.join()}`);
        gevallen += 1;
      }
    }
  }
  assert.ok(gevallen > 1300, String(gevallen));
});

test('a word of the sentence is judged as the form that is known of it', () => {
  const zin = present(
    ZINNEN.find(
      ({ hoofd, werkwoorden = [], doelen }) => hoofd === 'homofoon' && werkwoorden.some(({ start }) => start === doelen[0]?.start),
    ),
    'a homophone that is a verb',
  );
  const doel = present(zin.doelen[0], zin.id);
  assert.equal(doel.vorm, '');
  assert.notEqual(present(findVorm(zin, doel), zin.id).vorm, '');
});

test('d for the t of a present tense is charged to a rule of verbs, in every sentence, also where the verb is not what the sentence is about', () => {
  let verbs = 0;
  for (const zin of ZINNEN) {
    const dictee = createDicteezin(zin);
    // Of spelt and speld, boort and boord the sentence is about which of the two words it is.
    for (const { woord, start } of dictee.woorden.filter(({ vorm, woord: los }) => vorm === 'tt3' && los.endsWith('t'))) {
      const eind = start + woord.length;
      const { afwijkingen } = diagnoseZin(dictee, `${zin.tekst.slice(0, eind - 1)}d${zin.tekst.slice(eind)}`);
      verbs++;
      assert.ok(
        afwijkingen.every(({ label }) => label.startsWith('ww-')) || (zin.hoofd === 'homofoon' && afwijkingen[0]?.label === 'homofoon'),
        `${woord} in ${zin.tekst}: ${afwijkingen.map(({ label }) => label).join(', ')}`,
      );
    }
  }
  assert.ok(verbs > 500, `${verbs}`);
});

test('a word that is not marked as a verb has no ik-vorm: met open mond', () => {
  for (const zin of ZINNEN)
    for (const woord of createDicteezin(zin).woorden)
      if (findVorm(zin, woord) === undefined) assert.notEqual(woord.vorm, 'tt1', `${woord.woord} in ${zin.tekst}`);
});

test('the f or v of a verb is judged in a dictation, although the verb alone could be another word', () => {
  const bezem = ZINNEN.find(({ id }) => id === 'uitgang-stomme-e-04');
  const veeg = present(bezem, 'the sentence stands in the bank').tekst.indexOf('veeg');
  assert.ok(
    present(bezem, 'the sentence stands in the bank').knelpunten.some(({ categorie, start }) => categorie === 'f-v' && start === veeg),
  );
});

test('a verb that the sentence was not written for is judged as a verb', () => {
  const zin = ZINNEN.find(({ werkwoorden = [] }) => werkwoorden.some(({ vorm }) => vorm === 'tt3'));
  const verb = zin?.werkwoorden?.find(({ vorm }) => vorm === 'tt3');
  assert.ok(zin && verb);
  const getypt = `${zin.tekst.slice(0, verb.end - 1)}d${zin.tekst.slice(verb.end)}`;
  const labels = diagnoseZin(createDicteezin(zin), getypt).afwijkingen.map(({ label }) => label);
  assert.ok(labels.length > 0 && labels.every((label) => label.startsWith('ww-')), labels.join());
});
