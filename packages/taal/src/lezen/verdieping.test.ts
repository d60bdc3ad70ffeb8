import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { ALLE_LEESNIVEAUS } from '@spelrijk/domain/leesvormen';
import { lintSamenvattingen, lintStap, lintTekstwoorden, lintVoorspel } from '../../tools/lint-verdieping.ts';
import { loadTeksten } from '../lezen.ts';
import { alsZin, deelvragen, klopvragen } from './natekst.ts';
import { derdeVan } from './plankvragen.ts';
import { readTeksten, type Leestekst } from './tekst.ts';
import { isSchema } from './verdieping.ts';

const VERHAAL = 'Sem bakt een koek. Hij zet hem bij het raam. De kat ziet hem. Zij eet de koek op. Sem lacht. Hij bakt een nieuwe.';

function metStap(stap: string, niveau: 'e4' | 'm4' = 'e4'): Leestekst {
  const [tekst] = readTeksten(`# ${niveau}-90 De koek\nsoort: verhaal\n\n${VERHAAL}\n\n${stap}\n`, niveau);
  return tekst ?? assert.fail('a text');
}

const DELEN = [
  '[1] Sem maakt iets lekkers. @ Sem bakt een koek.',
  '[2] De koek gaat naar het raam. @ Hij zet hem bij het raam.',
  '[3] De kat heeft hem gezien. @ De kat ziet hem.',
  '[4] De koek is op. @ Zij eet de koek op.',
];
const volgorde = (delen: readonly string[]): Leestekst => metStap(`= s1 volgorde | Wat gebeurt er na elkaar?\n${delen.join('\n')}`);
const redenen = (tekst: Leestekst): string => lintStap(tekst).join('\n');

test('an order that the text tells in that order is right, and it is shown from E4 up', () => {
  assert.equal(redenen(volgorde(DELEN)), '');
  assert.match(redenen(metStap(`= s1 volgorde | Wat?\n${DELEN.join('\n')}`, 'm4')), /pas vanaf E4/);
});

test('an order that the text does not prove is found: told the other way round, without its place, or from one place', () => {
  const [een = '', twee = '', drie = '', vier = ''] = DELEN;
  const om = [een, drie.replace('[3]', '[2]'), twee.replace('[2]', '[3]'), vier];
  assert.match(redenen(volgorde(om)), /volgorde staat niet zo/);
  assert.match(redenen(volgorde([een, twee, drie, '[4] De koek is op.'])), /plek in de tekst ontbreekt/);
  assert.match(redenen(volgorde([een, twee, drie, '[4] De koek is op. @ De kat ziet hem.'])), /bewijst twee vakken/);
  assert.match(redenen(volgorde([een, twee, drie, vier.replace('De koek', 'Daarna de koek')])), /het begin zegt/);
  assert.match(redenen(volgorde(DELEN.slice(0, 3))), /3 delen/);
});

test('a part that fits two boxes, or a box that names its part, is found', () => {
  const soort = (regels: readonly string[]): string => redenen(metStap(`= s1 vergelijking | Wie doet het?\n${regels.join('\n')}`));
  const goed = [
    '[Sem] bakt iets lekkers @ Sem bakt een koek.',
    '[Sem] is niet boos @ Sem lacht.',
    '[de kat] kijkt naar het raam @ De kat ziet hem.',
    '[de kat] maakt alles op @ Zij eet de koek op.',
  ];
  assert.equal(soort(goed), '');
  assert.match(soort([...goed.slice(0, 3), '[de kat] is blij @ Sem lacht.']), /bewijst twee vakken/);
  assert.match(soort(goed.map((regel) => regel.replace('[de kat] maakt', '[de dikke kater] de dikke maakt'))), /vak staat in het deel/);
  const oorzaak = ['[a]', '[a]', '[b]', '[c]'].map((vak, n) => `${vak} deel ${n} @ ${VERHAAL.split(/(?<=\.) /)[n]}`);
  assert.match(redenen(metStap(`= s1 oorzaak-gevolg | Wat volgt?\n${oorzaak.join('\n')}`)), /meer dan een deel/);
});

const samen = (goed: string, ...fout: readonly string[]): Leestekst =>
  metStap(`= s1 samenvatting | Welke klopt?\n+ ${goed} @ Zij eet de koek op.\n${fout.map((een) => `- ${een}`).join('\n')}`);

test('of three summaries each wrong one is contradicted by a place in the text, and none stands out by its length', () => {
  const fout = ['Sem eet zijn koek op bij het raam. @ Zij eet de koek op.', 'Sem is boos om zijn koek op straat. @ Sem lacht.'];
  assert.equal(redenen(samen('De kat eet de koek van Sem op.', ...fout)), '');
  assert.match(
    redenen(samen('De kat eet de koek van Sem op.', fout[0] ?? '', 'Sem is boos om zijn koek op straat.')),
    /waarom dit niet klopt/,
  );
  assert.match(redenen(samen('De kat eet de koek van Sem helemaal op, en dan bakt hij een nieuwe.', ...fout)), /even lang/);
  assert.match(redenen(samen('De kat eet de koek van Sem op.', fout[0] ?? '')), /2 antwoorden/);
  const langste = samen(
    'De kat eet de koek van Sem zo op.',
    ...fout.map((een) => een.replace(' bij het raam', ' op zolder').replace(' op straat', '')),
  );
  const stappen = Array.from({ length: 6 }, () => langste.stap ?? assert.fail('a step'));
  assert.equal(lintSamenvattingen(stappen).length, 1);
  assert.deepEqual(lintSamenvattingen(stappen.slice(0, 5)), []);
});

test('of connecting words two that say the same, or that grammar chooses between, are found', () => {
  const woord = (goed: string, fout: string, zin = 'De koek is op, … de kat was er.'): string =>
    redenen(metStap(`= s1 verbindingswoord | ${zin}\n+ ${goed} @ Zij eet de koek op.\n${fout}`));
  assert.equal(woord('want', '- maar\n- dus'), '');
  assert.match(woord('omdat', '- doordat\n- hoewel'), /zeggen hetzelfde/);
  assert.match(woord('want', '- maar\n- hoewel'), /volgorde van de woorden/);
  assert.match(woord('want', '- maar\n- terwijl'), /geen verbindingswoord uit de lijst/);
  assert.match(woord('want', '- maar\n- dus', 'De koek is op.'), /niet een gat/);
});

test('a second right answer, a place that is not there and a broken line throw', () => {
  assert.throws(() => metStap('= s1 samenvatting | Welke?\n+ Een. @ Sem lacht.\n+ Twee. @ Sem lacht.'), /not one right answer/);
  assert.throws(() => metStap('= s1 volgorde | Wat?\n[1] Een. @ Sem huilt.'), /not once in the text/);
  assert.throws(() => metStap('= s1 volgorde | Wat?\neen @ Sem lacht.'), /broken part/);
  assert.throws(() => metStap('= s1 raden | Wat?'), /unknown kind/);
});

test('a word is practised in sentences that have it, and its meaning does not say it', () => {
  const woord = (blok: string): string => lintTekstwoorden(metStap(blok)).join('\n');
  const goed =
    '% raam | glas in een muur\n+ Het raam is open.\n- Ik eet een raam.\n- Het raam blaft.\n+ Ik kijk door het raam.\n- Een raam is zoet.\n- Het raam zwemt.';
  assert.equal(woord(goed), '');
  assert.match(woord(goed.replace('glas in een muur', 'een raam')), /noemt het woord/);
  assert.match(woord(goed.replace('Het raam blaft.', 'Hij blaft.')), /staat niet in de zin/);
  assert.match(woord(goed.replace('% raam', '% ramp')), /staat niet in de tekst/);
  assert.equal(lintVoorspel(metStap('')).length, 0);
});

test('what stands in the product holds: a third reading has one answer that its places prove', async () => {
  let stappen = 0;
  for (const niveau of ALLE_LEESNIVEAUS) {
    for (const tekst of await loadTeksten(niveau)) {
      assert.deepEqual([...lintStap(tekst), ...lintTekstwoorden(tekst), ...lintVoorspel(tekst)], [], tekst.id);
      const { stap } = tekst;
      if (!stap) continue;
      stappen++;
      const zinnen = tekst.alineas.flat().length;
      const bewijs = isSchema(stap) ? derdeVan(tekst).flatMap((deel) => deel.bewijs) : (derdeVan(tekst)[0]?.bewijs ?? []);
      assert.ok(bewijs.length > 0 && bewijs.every((nr) => nr >= 1 && nr <= zinnen), stap.id);
    }
  }
  assert.ok(stappen >= 0);
});

const TEKSTEN = (await Promise.all(ALLE_LEESNIVEAUS.map((niveau) => loadTeksten(niveau)))).flat();

describe('what is asked after a text beside its questions', () => {
  it('is whether an answer fits only where a wrong one is wrong by itself, and fits a board', () => {
    for (const tekst of TEKSTEN)
      for (const { id, soort, vraag, antwoord, fout } of klopvragen(tekst)) {
        assert.ok(['letterlijk', 'verwijzen', 'volgorde', 'woordbetekenis'].includes(soort) && !/waarom|niet|beste/i.test(vraag), id);
        for (const keuze of [antwoord, ...fout]) assert.ok(`${vraag} ${alsZin(keuze, vraag)}`.length <= 112, id);
      }
    assert.deepEqual([alsZin('op de mat', 'Waar ligt hij?'), alsZin("'Bal.'", 'Wat roept hij?')], ['Op de mat.', "'Bal.'"]);
    assert.equal(alsZin('de oom van noor', 'wie is bas?'), 'de oom van noor.');
  });
  it('is where in a story something is: in its begin, its middle or its end, with room between', () => {
    let gezien = 0;
    for (const tekst of TEKSTEN) {
      const vragen = deelvragen(tekst).filter(({ soort }) => soort === 'volgorde');
      for (const { id, antwoord, bewijs, keuzes } of vragen) {
        const bron = tekst.tekst.replaceAll('\n', ' ');
        const deel = bron.indexOf(bewijs) / bron.length;
        assert.ok(bron.includes(bewijs) && bron.indexOf(bewijs) === bron.lastIndexOf(bewijs), `${id}: once in the text`);
        assert.equal(antwoord, deel <= 0.25 ? keuzes[0] : deel >= 0.78 ? keuzes[2] : keuzes[1], id);
        assert.ok(deel <= 0.25 || deel >= 0.78 || (deel >= 0.4 && deel <= 0.6), id);
        gezien++;
      }
      assert.ok(vragen.length === 0 || new Set(vragen.map(({ antwoord }) => antwoord)).size === 3, tekst.id);
    }
    assert.ok(gezien > 300);
  });
  it('is what comes of a cause, between what comes of others of the same text', () => {
    for (const tekst of TEKSTEN)
      for (const { id, antwoord, keuzes, soort } of deelvragen(tekst))
        if (soort !== 'volgorde') assert.ok(keuzes.includes(antwoord) && new Set(keuzes).size === keuzes.length && keuzes.length === 3, id);
  });
  it('asks three things of a text at least, and has an item of its own', () => {
    for (const tekst of TEKSTEN) {
      for (const n of [klopvragen(tekst).length, deelvragen(tekst).length]) assert.ok(n === 0 || n >= 3, tekst.id);
      for (const { id } of deelvragen(tekst)) assert.ok(!tekst.vragen.some((vraag) => vraag.id === id), id);
    }
  });
});
