import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Leesvorm } from '@spelrijk/domain/leesopgave';
import type { Opgave } from '@spelrijk/domain/opgave';
import { LEESOPDRACHTEN } from '@spelrijk/taal/leesopdrachten';
import { GEEN_HULP, hintsFor, openHulp } from './hints.ts';
import { exampleOf, judge, markWritten, regelBij, trickySpan, writtenWord, wrongCount } from './judge.ts';
import { flashMs, gapSentence, inSilence, leestip, promptFor, readBeside, seenOf, withoutListening } from './prompt.ts';
import { countInEenKeer, restOf } from './resume.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const opgave = (more: Partial<Opgave> = {}): Opgave => ({
  id: ID,
  categorie: 'open-lettergreep',
  vorm: 'dictee-woord',
  antwoordvorm: 'TYP',
  antwoord: 'bomen',
  audio: { woord: 'w' },
  woord: {
    woord: 'bomen',
    ipa: '',
    klankgroepen: ['bo', 'men'],
    lettergrepen: ['bo', 'men'],
    vorm: 'mv',
    knelpunten: [{ categorie: 'open-lettergreep', start: 1, end: 2 }],
    hoofd: 'open-lettergreep',
  },
  ...more,
});
const gap = opgave({ antwoordvorm: 'GAP', vorm: 'ontbrekend-grafeem', antwoord: 'o', keuzes: ['o', 'oo'], gat: { start: 1, end: 2 } });
const split = opgave({ antwoordvorm: 'SPLIT', vorm: 'klankgroepen', antwoord: 'bo·men' });

test('every form is judged by what was asked', () => {
  const table: readonly (readonly [Opgave, string, boolean])[] = [
    [opgave(), 'bomen', true],
    [opgave(), 'boomen', false],
    [opgave(), '', false],
    [gap, 'o', true],
    [gap, 'oo', false],
    [split, 'bo·men', true],
    [split, 'bom·en', false],
    [split, 'bomen', false],
    [opgave({ antwoordvorm: 'VOLG' }), 'bomen', true],
    [opgave({ antwoordvorm: 'VOLG' }), 'bomne', false],
  ];
  for (const [item, given, goed] of table) assert.equal(judge(item, given, 'nl').goed, goed, `${item.antwoordvorm} ${given}`);
});

test('a chosen piece is shown in its word', () => {
  assert.equal(writtenWord(gap, 'oo'), 'boomen');
  assert.equal(writtenWord(split, 'bom·en'), 'bom·en');
});

test('wrong letters, missing letters and overlaps are marked once each', () => {
  const show = (written: string, ...spans: readonly (readonly [number, number])[]): string =>
    markWritten(
      written,
      spans.map(([start, end]) => ({ getypt: { start, end } })),
    )
      .map(({ tekst, mis }) => (mis ? `[${tekst}]` : tekst))
      .join('');
  assert.equal(show('boomen', [1, 3]), 'b[oo]men');
  assert.equal(show('boen', [2, 2]), 'bo[]en');
  assert.equal(show('xbomeny', [6, 7], [0, 1]), '[x]bomen[y]');
  assert.equal(show('bomen', [1, 3], [2, 4]), 'b[om]en');
  assert.equal(show('bom', [2, 9]), 'bo[m]');
  assert.equal(show('bom'), 'bom');
});

test('the tricky piece is where it went wrong, else the knelpunt', () => {
  const diagnosis = {
    goed: false,
    afwijkingen: [{ label: 'x', doel: { start: 3, end: 5 }, getypt: { start: 3, end: 5 } }],
    knelpunten: [],
    geenBewijs: false,
  };
  assert.deepEqual(trickySpan(opgave(), diagnosis), { start: 3, end: 5 });
  assert.deepEqual(trickySpan(opgave(), null), { start: 1, end: 2 });
  assert.deepEqual(trickySpan(gap, null), { start: 1, end: 2 });
});

test('without sound a word is shown in another honest way', () => {
  const plain = opgave();
  const picture = opgave({ woord: { ...plain.woord, plaatje: 'boom' } });
  assert.equal(promptFor(plain, true), 'horen');
  assert.equal(promptFor(plain, false), 'flits');
  assert.equal(promptFor(picture, false), 'plaatje');
  assert.equal(promptFor(opgave({ audio: {} }), true), 'flits');
  assert.equal(promptFor(opgave({ vorm: 'visueel-dictee' }), true), 'flits');
  assert.equal(promptFor(gap, false), 'lezen');
  assert.equal(promptFor(split, false), 'lezen');
  assert.ok(flashMs('zonnebloempitten') > flashMs('zon') && flashMs('zon') >= 1500);
});

test('what has to be put in order is not shown in its order first', () => {
  const zin = opgave({ vorm: 'zin-herstellen', antwoordvorm: 'VOLG', vraag: 'Zet de woorden in de goede volgorde.', audio: {} });
  assert.deepEqual([promptFor(zin, true), promptFor(zin, false)], ['lezen', 'lezen']);
  const hakken = opgave({ vorm: 'hakken', antwoordvorm: 'VOLG', vraag: 'Luister naar het woord.', gehoord: 'maan' });
  assert.deepEqual([promptFor(hakken, true), promptFor(inSilence(hakken), false)], ['horen', 'flits']);
});

test('a question to the ear is one to the eye without sound', () => {
  const rijm = opgave({ vorm: 'rijm', antwoordvorm: 'KIES', gehoord: 'maan', vraag: 'Luister naar het woord. Welk woord rijmt erop?' });
  assert.equal(promptFor(rijm, true), 'horen');
  assert.equal(promptFor(inSilence(rijm), false), 'flits');
  assert.equal(seenOf(rijm), 'maan');
  assert.equal(inSilence(rijm).vraag, 'Welk woord rijmt erop?');
  const klank = opgave({
    vorm: 'letter-klank',
    antwoordvorm: 'KIES',
    toon: 'm',
    keuzes: ['m', 's'],
    klanken: ['a', 'b'],
    vraag: 'Welke klank?',
  });
  assert.deepEqual([inSilence(klank).klanken, inSilence(klank).toon], [undefined, 'M']);
  assert.equal(inSilence(gap), gap);
  // The stage has an eye where a loudspeaker would be, of what is seen for a moment and of nothing else.
  const letters = opgave({ vorm: 'letters-ordenen', antwoordvorm: 'VOLG' });
  assert.deepEqual(
    [rijm, opgave(), letters, klank, split].map((een) => inSilence(een).getoond ?? false),
    [true, true, true, false, false],
  );
});

test('who cannot hear is not told to listen once more', () => {
  for (const vorm of Leesvorm.options) {
    assert.doesNotMatch(leestip(vorm, false), /[Ll]uister/, vorm);
    assert.doesNotMatch(withoutListening(LEESOPDRACHTEN[vorm]), /[Ll]uister|hoor je|klank zag/, vorm);
  }
  assert.match(leestip('hoor-letter', true), /^Luister/);
});

test('a sentence hides exactly the word', () => {
  assert.deepEqual(gapSentence('De bomen zijn groen.', 'bomen'), { voor: 'De ', na: ' zijn groen.' });
  assert.deepEqual(gapSentence('Bomen zijn groen.', 'bomen'), { voor: '', na: ' zijn groen.' });
  assert.equal(gapSentence('De boom is groot.', 'bo'), null);
  assert.equal(gapSentence(undefined, 'bomen'), null);
  assert.deepEqual(gapSentence("Er zijn foto's.", "foto's"), { voor: 'Er zijn ', na: '.' });
});

test('what is read beside the stage is what stands on it: the meaning of a gap in both, a word whose rule is asked, nothing of a sentence that is asked about', () => {
  const { woord } = opgave();
  const kort = opgave({
    vorm: 'kies',
    antwoordvorm: 'KIES',
    vraag: 'De hond weegt 40 ___ (kort: kilogram) en eet.',
    woord: { ...woord, woord: 'kg', zin: 'De hond weegt 40 kg en eet.' },
  });
  assert.deepEqual(readBeside(kort, true), { voor: 'De hond weegt 40 ', na: ' (kort: kilogram) en eet.' });
  assert.deepEqual(
    readBeside(opgave({ woord: kort.woord }), true),
    { voor: 'De hond weegt 40 ', na: ' en eet.' },
    'where nothing is asked in words',
  );
  const regel = opgave({ vorm: 'welke-regel', antwoordvorm: 'KIES', vraag: 'Welke regel hoort bij dit woord?', woord: kort.woord });
  assert.deepEqual(readBeside(regel, true), { woord: 'kg' });
  assert.equal(readBeside({ ...regel, zinsvraag: { regel: '', uitleg: '' } }, true), null);
  const oordeel = opgave({
    vorm: 'goed-fout',
    antwoordvorm: 'KIES',
    vraag: 'eij',
    woord: { ...woord, woord: 'ei', zin: 'Een ei is rond.' },
  });
  assert.deepEqual(readBeside(oordeel, true), { voor: 'Een ', na: ' is rond.' });
  assert.equal(
    readBeside({ ...kort, vorm: 'welk-woord', woord: { ...woord, woord: 'hond' } }, true),
    null,
    'of a reading question nothing twice',
  );
});

test('hints come nearer step by step and never say the answer', () => {
  assert.deepEqual(
    hintsFor(opgave(), 'De regel.').map((h) => h.soort),
    ['plek', 'regel', 'groepen', 'eerste'],
  );
  assert.deepEqual(
    hintsFor(gap, 'Eindigt de klankgroep op een lange klank?').map((h) => h.soort),
    ['regel', 'groepen'],
  );
  assert.deepEqual(
    hintsFor(gap, 'Schrijf ik tie of sie?').map((h) => h.soort),
    ['regel'],
  );
  assert.deepEqual(
    hintsFor(split, 'De regel.').map((h) => h.soort),
    ['klap', 'groepen'],
  );
  assert.deepEqual(
    hintsFor(opgave(), '').map((h) => h.soort),
    ['plek', 'groepen', 'eerste'],
  );
  assert.deepEqual(
    hintsFor(opgave({ vorm: 'letter-begin', antwoordvorm: 'KIES' }), 'Kijk naar de letter.').map((h) => h.soort),
    ['regel'],
  );
});

test('the last hint is the sign with which a word begins, and not where that is what is asked', () => {
  const eerste = (woord: string, categorie: string, start: number, end: number): readonly string[] => {
    const heel = { ...opgave().woord, woord, klankgroepen: [woord], knelpunten: [{ categorie, start, end }] };
    return hintsFor(opgave({ categorie, antwoord: woord, woord: heel }), 'De regel.').flatMap((hint) =>
      hint.soort === 'eerste' ? [hint.letter] : [],
    );
  };
  assert.deepEqual(eerste('oever', 'uitgang-stomme-e', 3, 4), ['oe']);
  assert.deepEqual(eerste('schaap', 'kz-mkm', 0, 6), ['sch']);
  for (const [woord, categorie, end] of [
    ['vos', 'f-v', 1],
    ['ijzer', 'ei-ij', 2],
    ['Utrecht', 'hoofdletter-naam', 1],
    ['Een vis zwemt.', 'hoofdletter-zin', 1],
  ] as const)
    assert.deepEqual(eerste(woord, categorie, 0, end), [], woord);
  assert.deepEqual(eerste('Een vis zwemt.', 'leesteken-eind', 13, 14), []);
});

test('the rule beside the answer is about what went wrong, and so are the letters that are marked', () => {
  const typed = (gegeven: string, woord: Opgave['woord'], more: Partial<Opgave> = {}): readonly [string | null, string] => {
    const item = opgave({ antwoord: woord.woord, woord, ...more });
    const { diagnose } = judge(item, gegeven, 'nl');
    const { start, end } = trickySpan(item, diagnose);
    return [regelBij(item, diagnose), woord.woord.slice(start, end)];
  };
  const vandaag = {
    ...opgave().woord,
    woord: 'vandaag',
    klankgroepen: ['van', 'daag'],
    knelpunten: [{ categorie: 'f-v', start: 0, end: 1 }],
  };
  assert.deepEqual(typed('fandaag', vandaag, { categorie: 'f-v' }), ['f-v', 'v']);
  assert.deepEqual(typed('sandaag', { ...vandaag, woord: 'zandaag' }, { categorie: 'f-v' }), ['s-z', 'z']);
  // A slip: the letters are shown, and the rule of f and v is kept for who needs it.
  assert.deepEqual(typed('vandag', vandaag, { categorie: 'f-v' }), [null, 'aa']);
  assert.deepEqual(typed('vandaagg', vandaag, { categorie: 'f-v' }), [null, 'g']);
  // A rule that was used where it does not hold is not told once more, and that of three consonants says nothing of a vowel.
  const waardeloos = { ...opgave().woord, woord: 'waardeloos', klankgroepen: ['waar', 'de', 'loos'], knelpunten: [] };
  assert.deepEqual(typed('waardelloos', waardeloos, { categorie: 'achtervoegsel-vast' }), [null, 'l']);
  const spraak = { ...opgave().woord, woord: 'spraak', klankgroepen: ['spraak'], knelpunten: [{ categorie: 'kz-mmm', start: 0, end: 6 }] };
  assert.deepEqual(typed('sprak', spraak, { categorie: 'kz-mmm' }), [null, 'aa']);
  const zin = { ...opgave().woord, woord: 'De soep is heet.', klankgroepen: [], knelpunten: [] };
  assert.deepEqual(typed('Desoep is heet.', zin, { categorie: 'hoofdletter-zin' }), [null, ' ']);
  assert.deepEqual(typed('sraak', spraak, { categorie: 'kz-mmm' }), ['kz-mmm', 'p']);
  // What was chosen between is shown whole: the ks of bokser.
  const bokser = { ...opgave().woord, woord: 'bokser', klankgroepen: ['bok', 'ser'], knelpunten: [] };
  const chosen: Partial<Opgave> = { ...gap, antwoord: 'ks', keuzes: ['cs', 'ks'], gat: { start: 2, end: 4 } };
  assert.deepEqual(typed('cs', bokser, { ...chosen, categorie: 'x-woord', woord: bokser }), ['x-woord', 'ks']);
});

test('a sound is shown in the word in which it was heard, a letter in the word that was to be found, a rhyme as two', () => {
  const shown = (more: Partial<Opgave>, woord: string): string => {
    const item = opgave({ antwoordvorm: 'KIES', antwoord: woord, woord: { ...opgave().woord, woord, knelpunten: [] }, ...more });
    const { woord: heel, start, end } = exampleOf(item, judge(item, '', 'nl').diagnose);
    return `${heel.slice(0, start)}[${heel.slice(start, end)}]${heel.slice(end)}`;
  };
  assert.equal(shown({ vorm: 'eerste-klank', gehoord: 'aap' }, 'aa'), '[aa]p');
  assert.equal(shown({ vorm: 'laatste-klank', gehoord: 'denk' }, 'nk'), 'de[nk]');
  assert.equal(shown({ vorm: 'middelste-klank', gehoord: 'boos' }, 'oo'), 'b[oo]s');
  assert.equal(shown({ vorm: 'letter-eind', toon: 'ng' }, 'slang'), 'sla[ng]');
  assert.equal(shown({ vorm: 'zoek-letter', toon: 'EU' }, 'keus'), 'k[eu]s');
  assert.equal(shown({ vorm: 'rijm', gehoord: 'jaar' }, 'schaar'), '[]jaar – schaar');
});

test('a word that is the other side of a rule is explained by its own: who wrote ik geeft hears of ik, not of dt', () => {
  const geef: Opgave['woord'] = {
    ...opgave().woord,
    woord: 'geef',
    vorm: 'tt1',
    basis: 'geven',
    klankgroepen: ['geef'],
    knelpunten: [{ categorie: 'ww-stam', start: 0, end: 4 }],
  };
  const item: Opgave = { ...gap, categorie: 'ww-tt-d-dt', antwoord: 'f', keuzes: ['f', 'ft'], gat: { start: 3, end: 4 }, woord: geef };
  assert.equal(regelBij(item, judge(item, 'ft', 'nl').diagnose), 'ww-stam');
});

test('beside letters that were chosen stands the rule of those letters', () => {
  const ruleBeside = (woord: string, categorie: string, antwoord: string, gegeven: string, start: number): string | null => {
    const item = opgave({
      categorie,
      antwoord,
      vorm: 'kies',
      antwoordvorm: 'KIES',
      keuzes: [antwoord, gegeven],
      gat: { start, end: start + antwoord.length },
      woord: { ...opgave().woord, woord, klankgroepen: [woord], vorm: '', knelpunten: [], hoofd: categorie },
    });
    return regelBij(item, judge(item, gegeven, 'nl').diagnose);
  };
  assert.equal(ruleBeside('stinken', 'ng', 'nk', 'n', 3), 'nk');
  assert.equal(ruleBeside('hengel', 'nk', 'ng', 'n', 2), 'ng');
  assert.equal(ruleBeside('zingen', 'ng', 'ng', 'n', 2), 'ng');
  assert.equal(ruleBeside('klant', 'kz-mmkmm', 'a', 'aa', 2), null, 'two consonants in front say nothing of the vowel');
  assert.equal(ruleBeside('straal', 'kz-mmm', 'str', 'sr', 0), 'kz-mmm');
});

test('who cut a word in as many pieces as it has is told that, and looks where they begin', () => {
  assert.equal(wrongCount(split, 'bom·en'), null);
  assert.equal(wrongCount(split, 'bomen'), 1);
  assert.equal(wrongCount(split, 'b·o·men'), 3);
});

test('a word that is its own knelpunt from end to end has no place to look at: nobody is told to mind the middle of streep', () => {
  const { woord } = opgave();
  const heel = { ...woord, woord: 'streep', klankgroepen: ['streep'], knelpunten: [{ categorie: 'kz-mmm', start: 0, end: 6 }] };
  assert.deepEqual(
    hintsFor(opgave({ categorie: 'kz-mmm', antwoord: 'streep', woord: heel }), 'De regel.').map((h) => h.soort),
    ['regel', 'eerste'],
  );
});

test('a question about the grammar of a sentence brings its own rule, and its own explanation after a wrong choice', () => {
  const zinsvraag = { regel: 'Vraag: wie of wat loopt?', uitleg: 'Vraag: wie of wat loopt? De hond. Dat is het onderwerp.' };
  const asked = opgave({ vorm: 'welke-regel', antwoordvorm: 'KIES', antwoord: 'De hond', keuzes: ['De hond', 'hard'], zinsvraag });
  assert.deepEqual(hintsFor(asked, zinsvraag.regel), [{ soort: 'regel', regel: zinsvraag.regel }]);
  assert.equal(judge(asked, 'hard', 'nl').uitleg, zinsvraag.uitleg);
  assert.equal(judge(asked, 'De hond', 'nl').goed, true);
});

test('where the rule is what is asked, the hint says where to look and not which rule it is', () => {
  const asked = opgave({ vorm: 'welke-regel', antwoordvorm: 'KIES', antwoord: 'Lange klank', keuzes: ['Lange klank', 'Woorden met ng'] });
  assert.deepEqual(hintsFor(asked, 'De klankgroep eindigt op een lange klank.'), [
    { soort: 'plek', plek: 'plekBegin' },
    { soort: 'groepen', aantal: 2 },
  ]);
});

test('going on skips what is done and counts attempts on', () => {
  const three = ['a', 'b', 'c', 'd'].map((id) => opgave({ id }));
  const rest = restOf(three, [
    { opgaveId: 'a', poging: 1, goed: true },
    { opgaveId: 'b', poging: 1, goed: false },
    { opgaveId: 'c', poging: 1, goed: false },
    { opgaveId: 'c', poging: 2, goed: false },
    { opgaveId: 'c', poging: 3, goed: true },
  ]);
  assert.deepEqual(
    rest.todo.map((o) => o.id),
    ['b', 'd'],
  );
  assert.deepEqual([...rest.earlier], [['b', 1]]);
  assert.deepEqual(rest.done, [1, null, 0, null]);
  assert.equal(countInEenKeer(rest.done), 1);
});

test('help that was opened again, or lay under a pause, is as far as it was; of the next attempt it begins anew', () => {
  const open = openHulp(GEEN_HULP, 'w1 1');
  assert.deepEqual(open, { turn: 'w1 1', open: true, step: 0 });
  const verder = { ...open, step: 2, open: false };
  assert.deepEqual(openHulp(verder, 'w1 1'), { turn: 'w1 1', open: true, step: 2 });
  assert.deepEqual(openHulp(verder, 'w1 2'), { turn: 'w1 2', open: true, step: 0 });
});
