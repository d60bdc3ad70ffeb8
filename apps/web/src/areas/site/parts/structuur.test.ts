import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CATEGORIEEN } from '@spelrijk/taal/categorieen';
import { adaptief } from '@spelrijk/teksten/site/adaptief';
import { didactiek } from '@spelrijk/teksten/site/didactiek';
import { faq } from '@spelrijk/teksten/site/faq';
import { HALTES, instructie } from '@spelrijk/teksten/site/instructie';
import { minimumdoelen } from '@spelrijk/teksten/site/minimumdoelen';
import { faqVan, kruimelsVan, overOns, plat } from './structuur.ts';

const ADRES = 'https://spelrijk.test';

const TEKSTEN: readonly (readonly [string, string])[] = [
  ['Stel hem via [Contact](/site/contact).', 'Stel hem via Contact.'],
  ['**Nooit** *hij word*', 'Nooit hij word'],
  ['Gewone tekst, 3 * 4', 'Gewone tekst, 3 * 4'],
];
for (const [met, zonder] of TEKSTEN) test(`‘${met}’ is read as ‘${zonder}’`, () => assert.equal(plat(met), zonder));

test('every page but home says how to get there, with whole addresses', () => {
  assert.deepEqual(kruimelsVan(ADRES, '/site/home', 'Home', 'Home'), []);
  assert.deepEqual(kruimelsVan(ADRES, '/site/faq', 'Home', 'Veelgestelde vragen'), [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ADRES}/site/home` },
        { '@type': 'ListItem', position: 2, name: 'Veelgestelde vragen', item: `${ADRES}/site/faq` },
      ],
    },
  ]);
});

test('only the page of questions is a page of questions: each with its answer, without marks', () => {
  for (const regio of ['nl', 'be'] as const) {
    const [pagina] = faqVan(faq[regio], '/site/faq');
    const vragen = faq[regio].delen.flatMap(({ blokken }) => blokken).flatMap((blok) => ('vragen' in blok ? blok.vragen : []));
    assert.ok(Array.isArray(pagina?.['mainEntity']));
    assert.equal(pagina['mainEntity'].length, vragen.length);
    assert.doesNotMatch(JSON.stringify(pagina), /\]\(|\*\*/);
  }
  assert.deepEqual(faqVan(faq.nl, '/site/prijzen'), []);
});

test('the home page tells who we are and what we make, without a price or an opinion that nobody gave', () => {
  const structuren = overOns(ADRES, 'nl-BE', 'Oefen spelling');
  assert.deepEqual(
    structuren.map((structuur) => structuur['@type']),
    ['Organization', 'SoftwareApplication'],
  );
  assert.doesNotMatch(JSON.stringify(structuren), /offers|price|Rating|review/);
});

test('each page that counts our categories and the stops of the tour counts those that there are', () => {
  for (const pagina of [adaptief, didactiek, minimumdoelen])
    assert.deepEqual(
      [...new Set(JSON.stringify(pagina).match(/\d+(?= (?:spelling)?categorieën)/gu))],
      [String(CATEGORIEEN.length)],
      pagina.nl.titel,
    );
  assert.deepEqual([instructie.nl.inleiding.includes('in zes stappen'), HALTES.length], [true, 6]);
});
