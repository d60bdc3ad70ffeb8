import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALLE_LEESVORMEN } from '@spelrijk/domain/leesvormen';
import type { Opgave } from '@spelrijk/domain/opgave';
import { hintsFor } from './hints.ts';
import { keuzeOf } from './keuze.ts';
import { hulptempoFor, nextSport, sportFor, tempoFor, type Hulptempo } from './ladder.ts';
import { exampleOf, hasSpan, hintregelVan, judge, regelBij, tellsWord, wrongSpan } from './judge.ts';
import { readToets, tekensOf } from '@spelrijk/game-kit/stage';
import { BANK } from '@spelrijk/taal/bank';
import { createTekenstuk } from '@spelrijk/taal/tekenkeuze';
import { regelVan } from '@spelrijk/taal/uitleg';
import { ZINNEN } from '@spelrijk/taal/alle-zinnen';
import { TOETSTEKENS } from '../../../shared/kindbeeld/letterbord.ts';
import { keysFor, nextLetter, readPress, schrijfstukVan, signsOf, writeLetter, startSchrijven, type Schrijven } from './schrijf.ts';

const LADDERS: readonly (readonly [Hulptempo, string])[] = [
  ['rustig', 'plek regel antwoord'],
  ['gewoon', 'regel antwoord antwoord'],
  ['snel', 'antwoord antwoord antwoord'],
];
for (const [tempo, sporten] of LADDERS)
  test(`help that goes ${tempo} shows: ${sporten}`, () => {
    assert.equal([1, 2, 3].map((poging) => sportFor(poging, tempo)).join(' '), sporten);
    assert.equal(sportFor(4, tempo), sportFor(1, tempo), 'a word that came back starts from the top');
  });

test('by itself a beginner is told the rule at once and who writes already looks first; what was set goes before', () => {
  assert.equal(hulptempoFor('automatisch', 3), 'gewoon');
  assert.equal(hulptempoFor('automatisch', 5), 'rustig');
  assert.equal(hulptempoFor('snel', 5), 'snel');
  assert.equal(nextSport(nextSport('plek')), 'antwoord');
});

const opgave = (more: Partial<Opgave> = {}): Opgave => ({
  id: '00000000-0000-4000-8000-000000000001',
  categorie: 'aai-ooi-oei',
  vorm: 'sorteren',
  antwoordvorm: 'SORT',
  antwoord: 'aai',
  keuzes: ['aai', 'ooi', 'oei'],
  gat: { start: 0, end: 3 },
  audio: { keuzes: { aai: 'a', ooi: 'o' } },
  woord: { woord: 'aaien', ipa: '', klankgroepen: ['aai', 'en'], lettergrepen: [], vorm: '', knelpunten: [], hoofd: 'aai-ooi-oei' },
  ...more,
});

test('what was chosen is a choice between two in the order they were offered, to hear where they sound different', () => {
  assert.deepEqual(keuzeOf(opgave(), 'ooi'), { woord: '__en', een: 'aai', ander: 'ooi', klanken: ['a', 'o'] });
  assert.equal(keuzeOf(opgave(), 'oei')?.klanken, null, 'without its sound there is nothing to hear');
  assert.equal(keuzeOf(opgave(), 'ooi', false)?.klanken, null, 'in silence nobody is asked what is heard');
  assert.equal(keuzeOf(opgave({ keuzes: ['ooi', 'aai'] }), 'ooi')?.een, 'ooi');
  const alex = opgave({ keuzes: ['s', "'"], antwoord: "'", gat: { start: 4, end: 5 }, audio: { keuzes: { s: 'a', "'": 'b' } } });
  assert.equal(keuzeOf({ ...alex, woord: { ...alex.woord, woord: "Alex'" } }, 's')?.klanken, null, 'a sign is not heard');
  assert.equal(keuzeOf(opgave(), 'aai'), null);
  const { gat: _gat, ...regel } = opgave();
  assert.equal(keuzeOf(regel, 'ooi'), null, 'a rule has no letters');
});

test('which sound of a word was heard is a choice between two, to hear, and in silence it is none', () => {
  const { gat: _gat, ...klank } = opgave({
    vorm: 'laatste-klank',
    antwoordvorm: 'KIES',
    antwoord: 'f',
    keuzes: ['w', 'sch', 'f'],
    gehoord: 'elf',
  });
  const item = { ...klank, audio: { keuzes: { w: 'a', sch: 'b', f: 'c' } } };
  assert.deepEqual(keuzeOf(item, 'w'), { woord: 'el__', een: 'w', ander: 'f', klanken: ['a', 'c'] });
  assert.equal(keuzeOf(item, 'w', false), null);
  assert.equal(keuzeOf({ ...item, audio: {} }, 'w'), null, 'without the sounds there is nothing to compare');
  assert.equal(keuzeOf(item, 'f'), null);
  assert.equal(keuzeOf({ ...item, vorm: 'rijm', antwoord: 'zelf', keuzes: ['zelf', 'muis'] }, 'muis'), null);
});

test('of a sentence with a gap the words beside it are chosen between and written, not the whole', () => {
  const zin = (woord: string, start: number): Opgave =>
    opgave({
      antwoordvorm: 'KIES',
      vorm: 'kies',
      keuzes: [';', ':'],
      antwoord: ';',
      gat: { start, end: start + 1 },
      audio: {},
      woord: { ...opgave().woord, woord },
    });
  const voetbal = zin('Mijn broer houdt van voetbal; ik zwem liever.', 28);
  assert.deepEqual(schrijfstukVan(voetbal), { tekst: 'voetbal; ik', start: 21 });
  assert.deepEqual(keuzeOf(voetbal, ':'), { woord: 'voetbal__ ik', een: 'een puntkomma', ander: 'een dubbele punt', klanken: null });
  assert.equal(schrijfstukVan(zin("De kapitein riep: 'Land in zicht!'", 16)).tekst, "riep: 'Land");
  assert.equal(schrijfstukVan(zin('Er is één winnaar: de egel.', 17)).tekst, 'winnaar: de');
  assert.deepEqual(schrijfstukVan(opgave()), { tekst: 'aaien', start: 0 });
});

const type = (stand: Schrijven, letters: string): Schrijven => [...letters].reduce(writeLetter, stand);

test('a missed word is copied and then written from memory, and only right letters go in', () => {
  const na = type(startSchrijven('maan'), 'maan');
  assert.equal(na.stap, 'hoofd');
  const mis = type(na, 'ma');
  assert.equal(writeLetter(mis, 'n').mis, true);
  assert.equal(type(mis, 'an').stap, 'klaar');
  assert.equal(type(startSchrijven('Ma'), 'Ma').stap, 'hoofd', 'a name keeps its capital');
  assert.equal(type(startSchrijven('v.Chr.'), 'v.Chr.v.Chr.').stap, 'klaar', 'the points of an abbreviation are written');
  assert.deepEqual(tekensOf(['d.w.z.']), ['.'], 'and stand on the board of letters');
});

test('four wrong letters do not keep a child, and one switch writes the word to its end', () => {
  assert.equal(type(startSchrijven('ui'), 'xxxx').vakken.inhoud.join(''), 'u');
  let stand = startSchrijven('ui');
  for (let i = 0; i < 4; i++) stand = writeLetter(stand, nextLetter(stand));
  assert.equal(stand.stap, 'klaar');
});

test('the first hint says where to look, and nobody is told that a word is one chunk', () => {
  const typ = opgave({
    antwoordvorm: 'TYP',
    vorm: 'dictee-woord',
    woord: { ...opgave().woord, woord: 'eet', klankgroepen: ['eet'], knelpunten: [{ categorie: 'aai-ooi-oei', start: 0, end: 2 }] },
  });
  assert.deepEqual(
    hintsFor(typ, 'De regel.').map(({ soort }) => soort),
    ['plek', 'regel'],
  );
  assert.equal(hintsFor(opgave(), 'De regel.')[0]?.soort, 'regel');
});

test('without a place to look at the second mistake does not bring the same sentence again', () => {
  const sporten = (tempo: Hulptempo, hasPlek: boolean): string =>
    [1, 2, 3].map((poging) => sportFor(poging, tempoFor(tempo, hasPlek))).join(' ');
  assert.equal(sporten('rustig', true), 'plek regel antwoord');
  assert.equal(sporten('rustig', false), 'regel antwoord antwoord');
  assert.equal(sporten('snel', false), 'antwoord antwoord antwoord');
});

test('where to look is where the letter went wrong, also where one was added', () => {
  const typ = opgave({ antwoordvorm: 'TYP', vorm: 'dictee-woord' });
  const { gat: _gat, ...zonder } = typ;
  const na = { start: 6, end: 6 };
  assert.deepEqual(
    wrongSpan(zonder, { goed: false, afwijkingen: [{ label: 'x', doel: na, getypt: na }], knelpunten: [], geenBewijs: false }),
    na,
  );
});

test('an explanation that says the word waits until the word may be said', () => {
  assert.equal(tellsWord(opgave(), 'Er staat een letter te veel. Het is aaien.'), true);
  assert.equal(tellsWord(opgave(), 'Ik hoor een j, maar ik schrijf een i.'), false);
});

const typedOpgave = (antwoord: string, vorm: Opgave['woord']['vorm'] = ''): Opgave =>
  opgave({ antwoordvorm: 'TYP', vorm: 'dictee-woord', antwoord, woord: { ...opgave().woord, woord: antwoord, vorm } });

/** Everything that is typed, as it comes together in a taak: the words of a categorie, its sentences, and what stands around a sign. */
const perHoofd = (rij: readonly { readonly hoofd: string; readonly opgave: Opgave }[]): readonly (readonly [string, readonly Opgave[]])[] =>
  [...new Set(rij.map(({ hoofd }) => hoofd))].map((hoofd) => [hoofd, rij.filter((een) => een.hoofd === hoofd).map((een) => een.opgave)]);
const TYPTAKEN = [
  ...perHoofd(BANK.map(({ hoofd, woord, vorm }) => ({ hoofd, opgave: typedOpgave(woord, vorm) }))),
  ...perHoofd(ZINNEN.map((zin) => ({ hoofd: `${zin.hoofd}, sentences`, opgave: typedOpgave(createTekenstuk(zin)?.stuk ?? zin.tekst) }))),
  ['a list of a docent', [typedOpgave('mevr.'), typedOpgave('crèche'), typedOpgave('vice-voorzitter')]] as const,
];

test('every sign of every answer is on the keys and on the board of its taak and of a test, and in a word nothing else is typed', () => {
  const mis: string[] = [];
  for (const [naam, opgaven] of TYPTAKEN) {
    const bord = new Set(signsOf(opgaven));
    for (const een of opgaven) {
      const opties = { ...keysFor(een, opgaven), letters: true, schakelaar: false, items: [] };
      const typed = (key: string): string | null => {
        const actie = readToets({ key, repeat: false, ctrl: false, alt: false, meta: false, opKnop: false }, opties);
        return actie?.doe === 'input' && actie.input.soort === 'letter' ? actie.input.letter : null;
      };
      for (const letter of een.antwoord) {
        if (typed(letter) !== letter) mis.push(`${naam}: no key for ${letter} of ${een.antwoord}`);
        if (!/[a-z ]/iu.test(letter) && !bord.has(letter)) mis.push(`${naam}: ${letter} of ${een.antwoord} is not on the board`);
        if (!/[a-z ]/iu.test(letter) && !TOETSTEKENS.includes(letter.toLowerCase()))
          mis.push(`${naam}: ${letter} is not on the board of a test`);
      }
      if (!opties.zin) for (const key of '0;:!?,"€+') if (typed(key) !== null) mis.push(`${naam}: ${key} goes into ${een.antwoord}`);
    }
  }
  assert.deepEqual([...new Set(mis)].slice(0, 20), []);
});

test('a word is written over with dead keys and curly marks, as it is written on the stage', () => {
  const pressAll = (...keys: readonly (readonly [key: string, code: string, shiftKey?: boolean])[]): string => {
    let wacht: ReturnType<typeof readPress>['wacht'];
    const uit: string[] = [];
    for (const [key, code, shiftKey = false] of keys) {
      const stap = readPress({ key, code, shiftKey }, wacht);
      wacht = stap.wacht;
      uit.push(...stap.letters);
    }
    return uit.join('');
  };
  const [scherp, trema] = [
    ['Dead', 'Quote'],
    ['Dead', 'Quote', true],
  ] as const;
  assert.equal(pressAll(scherp, ['e', 'KeyE']), 'é');
  assert.equal(pressAll(trema, ['Shift', 'ShiftLeft'], ['e', 'KeyE']), 'ë');
  assert.equal(pressAll(scherp, ['c', 'KeyC']), 'ç');
  assert.equal(pressAll(scherp, ['s', 'KeyS']), "'s", 'an apostrophe and its letter');
  assert.equal(pressAll(scherp, [' ', 'Space']), "'");
  assert.equal(pressAll(['’', 'Quote'], ['“', 'Quote', true]), `'"`);
  assert.equal(pressAll(['Tab', 'Tab'], [';', 'Semicolon'], [':', 'Semicolon', true]), ';:');
});

test('what was read is no answer: beside it stands what had to be chosen, and in a sentence the word that was asked', () => {
  const shown = (more: Partial<Opgave>, zin: string): string => {
    const item = opgave({ antwoordvorm: 'KIES', woord: { ...opgave().woord, woord: zin, knelpunten: [] }, ...more });
    const { gelezen, woord: heel, start, end } = exampleOf(item, judge(item, '', 'nl').diagnose);
    return `${gelezen === undefined ? '' : `${gelezen} / `}${heel.slice(0, start)}[${heel.slice(start, end)}]${heel.slice(end)}`;
  };
  assert.equal(
    shown({ vorm: 'waar-niet-waar', antwoord: 'niet waar' }, 'Water kookt als het koud is.'),
    'Water kookt als het koud is. / [niet waar]',
  );
  assert.equal(shown({ vorm: 'woord-of-niet', antwoord: 'bestaat niet' }, 'jietelheid'), 'jietelheid / [bestaat niet]');
  const vraag = 'Wat zie je? Hoe oud het is.';
  assert.equal(shown({ vorm: 'tekst-klopt', antwoord: 'klopt niet', vraag }, 'welke soort het is'), `${vraag} / [klopt niet]`);
  assert.equal(
    shown({ vorm: 'huis-beeld', antwoord: 'huis met hek' }, 'Er staat geen boom bij.'),
    'Er staat geen boom bij. / [huis met hek]',
  );
  const recept: Partial<Opgave> = { vorm: 'recept', antwoordvorm: 'VOLG', antwoord: 'kip ei', stukken: ['kip', 'ei'] };
  assert.equal(shown(recept, 'leg het ei na de kip.'), 'leg het ei na de kip. / [kip – ei]');
  assert.equal(
    shown({ vorm: 'welk-woord', antwoord: 'was', vraag: 'Ik ___ mijn handen.' }, 'Ik was mijn handen.'),
    'Ik [was] mijn handen.',
  );
  assert.equal(shown({ vorm: 'verwijswoord', antwoord: 'bloemen' }, 'Papa koopt bloemen.'), 'Papa koopt [bloemen].');
  const fout: Partial<Opgave> = { vorm: 'fout-woord', antwoord: 'hout.', keuzes: ['een', 'das', 'van', 'hout.', 'Zij', 'breit'] };
  assert.equal(shown(fout, 'Zij breit een das van wol.'), 'Zij breit een das van [wol.]');
});

test('every form of reading that asks something else than what was read is told with its answer', () => {
  // Of these the word, or the sentence that was made, is the answer itself.
  const ZELF =
    /^(?:hoor|letter|zoek-letter|flits|rijm|(?:eerste|laatste|middelste)-klank|plakken|hakken|woord-plaatje|zin-(?:antwoord|herstellen|hakken|verbinden)|welk-woord|fout-woord|verwijswoord|tekst-(?:vraag|deel))/;
  for (const vorm of ALLE_LEESVORMEN) {
    const item = opgave({
      vorm,
      antwoordvorm: 'KIES',
      antwoord: 'antwoord',
      woord: { ...opgave().woord, woord: 'gelezen', knelpunten: [] },
    });
    const { gelezen } = exampleOf(item, judge(item, '', 'nl').diagnose);
    assert.equal(gelezen === undefined, ZELF.test(vorm), vorm);
  }
});

test('who gets boekje among words such as stoeltje is told the rule of je, as a hint and after a mistake', () => {
  const boekje: Opgave['woord'] = {
    ...opgave().woord,
    woord: 'boekje',
    knelpunten: [
      { categorie: 'verklein-tje', start: 4, end: 6, variant: 'je' },
      { categorie: 'verklein-je', start: 4, end: 6 },
    ],
  };
  const item: Opgave = {
    ...opgave(),
    vorm: 'ontbrekend-grafeem',
    antwoordvorm: 'GAP',
    categorie: 'verklein-tje',
    antwoord: 'je',
    keuzes: ['ju', 'je', 'tje'],
    gat: { start: 4, end: 6 },
    woord: boekje,
  };
  assert.equal(regelVan(item), 'verklein-je');
  assert.equal(regelBij(item, judge(item, 'ju', 'nl').diagnose), 'verklein-je');
  assert.equal(regelVan({ ...item, categorie: 'verklein-je' }), 'verklein-je');
  const vis: Opgave['woord'] = {
    ...boekje,
    woord: 'vis',
    knelpunten: [
      { categorie: 'f-v', start: 0, end: 1, variant: 'v' },
      { categorie: 'kz-mkm', start: 0, end: 3 },
    ],
  };
  assert.equal(regelVan({ categorie: 'f-v', woord: vis }), 'f-v');
});

test('who chose another rule is told why it is not the one, and no hint says which it is', () => {
  const regelvraag = { tip: 'Verdeel het woord in klankgroepen.', tegen: { Verdubbeling: 'Hier hoor je een lange klank.' } };
  const bomen: Opgave['woord'] = {
    ...opgave().woord,
    woord: 'bomen',
    klankgroepen: ['bo', 'men'],
    knelpunten: [{ categorie: 'open-lettergreep', start: 1, end: 2 }],
  };
  const { gat: _gat, ...plain } = opgave({ categorie: 'open-lettergreep', woord: bomen });
  const asked: Opgave = {
    ...plain,
    vorm: 'welke-regel',
    antwoordvorm: 'KIES',
    antwoord: 'Lange klank',
    keuzes: ['Verdubbeling', 'Lange klank'],
    regelvraag,
  };
  assert.equal(judge(asked, 'Verdubbeling', 'nl').uitleg, 'Hier hoor je een lange klank.');
  assert.equal(tellsWord(asked, judge(asked, 'Verdubbeling', 'nl').uitleg), false);
  assert.equal(judge(asked, 'Lange klank', 'nl').uitleg, '');
  assert.deepEqual(hintsFor(asked, regelvraag.tip), [
    { soort: 'regel', regel: regelvraag.tip },
    { soort: 'plek', plek: 'plekBegin' },
    { soort: 'groepen', aantal: 2 },
  ]);
  // Of a verb form that is its knelpunt from end to end the rule would name the answer.
  const werk = { ...asked.woord, woord: 'werk', klankgroepen: ['werk'], knelpunten: [{ categorie: 'ww-stam', start: 0, end: 4 }] };
  const stam = { ...asked, categorie: 'ww-stam', woord: werk, regelvraag: { tip: 'Is het nu of vroeger?', tegen: {} } };
  assert.deepEqual(hintsFor(stam, 'Is het nu of vroeger?'), [{ soort: 'regel', regel: 'Is het nu of vroeger?' }]);
});

test('beside a choice the hint, the rule and the marked letters are about what is chosen', () => {
  const van = (woord: string, categorie: string, more: Partial<Opgave>): Opgave => ({
    ...opgave({ categorie, vorm: 'kies', antwoordvorm: 'KIES', audio: {}, ...more }),
    woord: { ...opgave().woord, woord, klankgroepen: [woord], knelpunten: [{ categorie, start: 0, end: woord.length }], hoofd: categorie },
  });
  // The vowel of meest is left out, in a taak about the two consonants at its end.
  assert.equal(hintregelVan(van('meest', 'kz-mkmm', { antwoord: 'ee', keuzes: ['eu', 'ee'], gat: { start: 1, end: 3 } })), 'kz-mk-km');
  assert.equal(hintregelVan(van('feest', 'kz-mkmm', { antwoord: 'st', keuzes: ['t', 'st'], gat: { start: 3, end: 5 } })), 'kz-mkmm');
  // Its rule is about the stroke on an e.
  const facade = van('façade', 'accent', { antwoord: 'ç', keuzes: ['ç', 'c'], gat: { start: 2, end: 3 } });
  assert.equal(regelBij(facade, judge(facade, 'c', 'nl').diagnose), null);
  // 's beside spiegels: the rule that says when it is written.
  const spiegels = van('spiegels', 'apostrof-meervoud', { antwoord: 's', keuzes: ["'s", 's'], gat: { start: 7, end: 8 } });
  const knelpunten = [
    { categorie: 'apostrof-meervoud', start: 7, end: 8, variant: 's' },
    { categorie: 'meervoud-en-s', start: 7, end: 8 },
  ];
  assert.equal(regelVan({ ...spiegels, woord: { ...spiegels.woord, knelpunten } }), 'apostrof-meervoud');
  // jins was taken to be right: what is marked is where it is wrong, not where the rule has its place.
  const { gat: _gat, ...jeans } = van('jeans', 'leen-engels', {
    vorm: 'goed-fout',
    antwoord: 'fout',
    keuzes: ['goed', 'fout'],
    vraag: 'jins',
  });
  const { start, end } = exampleOf(jeans, judge(jeans, 'goed', 'nl').diagnose);
  assert.equal('jeans'.slice(start, end), 'ea');
  assert.equal(hasSpan(jeans, judge(jeans, 'goed', 'nl').diagnose), true);
  assert.deepEqual(wrongSpan(jeans, judge(jeans, 'goed', 'nl').diagnose), { start: 1, end: 3 });
  const goed: Opgave = { ...jeans, antwoord: 'goed', vraag: 'jeans' };
  assert.equal(hasSpan(goed, judge(goed, 'fout', 'nl').diagnose), false, 'of a right word there is no place where it is wrong');
  const wed: Opgave = { ...jeans, vorm: 'kies', regelvraag: { tip: '', tegen: {} } };
  assert.equal(hasSpan(wed, judge(wed, 'jins', 'nl').diagnose), false, 'what a word means is not in its middle');
});
