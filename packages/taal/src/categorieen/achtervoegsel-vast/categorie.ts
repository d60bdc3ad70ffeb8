import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind, vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, replaceEind, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Explain, Foutbeeld, Uitleg } from '../../uitleg/foutbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'achtervoegsel-vast',
  code: '2t',
  naam: '-loos, -baar, -zaam, -schap, -achtig',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['achtervoegsel-ig'],
  regel: 'Deze stukjes achter aan een woord schrijf ik altijd hetzelfde.',
  hoortSchrijft: '/loːs baːr zaːm sxɑp ɑxtəx/ > loos, baar, zaam, schap, achtig',
  uitleg: [
    'Zoek het stukje achter aan het woord: loos, baar, zaam, schap of achtig.',
    'Dat stukje schrijf je altijd op dezelfde manier.',
    'Schrijf eerst het gewone woord en dan het stukje: adem + loos.',
  ],
  voorbeelden: ['ademloos', 'eetbaar', 'eenzaam', 'vriendschap', 'roodachtig'],
  fouten: ['eenzam', 'roodagtig'],
};

const FOUT: Readonly<Record<string, readonly string[]>> = {
  loos: ['los', 'lozs', 'looz', 'loost'],
  baar: ['bar', 'baer', 'ber', 'baare'],
  zaam: ['zam', 'saam', 'sam', 'zaan'],
  schap: ['sgap', 'schab', 'schapp', 'scap'],
  achtig: ['agtig', 'achtug', 'agtug', 'achtich', 'achteg'],
};
export const bakken = ['loos', 'baar', 'zaam', 'schap', 'achtig'] as const;

/** Chosen for its ending. */
export const detectTaak: Detect = (beeld) =>
  findEind(beeld, /(?:loos|baar|zaam|schap|achtig)$/).map(({ start, end }) => vondst(start, end, beeld.laag.slice(start, end)));

const KORTER = [
  ['oos', 'os'],
  ['aar', 'ar'],
  ['aam', 'am'],
] as const;

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of puntenVan(doel, 'achtervoegsel-vast'))
    for (const fout of FOUT[doel.woord.slice(start, end)] ?? []) add(start, end, fout, { kosten: STAPKOSTEN.werkwoord });
  // dankbar: also in words that were not chosen for it.
  if (/.{3}(?:loos|baar|zaam)$/.test(doel.woord)) for (const [lang, kort] of KORTER) replaceEind(doel, lang, [kort], add);
};

/** What each piece says of a word: of roekeloos and openbaar it says nothing any more, so never more than "vaak". */
const BETEKENIS: Readonly<Record<(typeof bakken)[number], string>> = {
  loos: 'Met loos zeg je vaak dat iets er niet is: wie sprakeloos is, zegt niets.',
  baar: 'Met baar zeg je vaak dat iets kan: wat je kunt eten, is eetbaar.',
  zaam: 'Met zaam zeg je vaak hoe iemand is: wie veel spaart, is spaarzaam.',
  schap: 'Met schap maak je een woord waar de of het voor kan: de vriendschap.',
  achtig: 'Met achtig zeg je vaak waar iets op lijkt: wat op rood lijkt, is roodachtig.',
};

/** Another of the pieces was taken: each is written well, and what it means is why it is not this one. */
const metAnder = (fout: Foutbeeld): readonly Uitleg[] =>
  bakken.flatMap((eind) =>
    bakken.map((ander) => [
      zin(
        `${BETEKENIS[ander]} Hier is het ${eind}: ${fout.woord}.`,
        eind !== ander && fout.woord.endsWith(eind) && fout.getypt === fout.woord.slice(0, -eind.length) + ander,
      ),
    ]),
  );

export const explain: Explain = (fout) => [
  ...metAnder(fout),
  ...bakken.map((eind) => [
    zin(
      `Het stukje achteraan schrijf je altijd hetzelfde: ${eind}. Zo krijg je ${fout.woord}.`,
      fout.woord.endsWith(eind) && !fout.getypt.endsWith(eind),
    ),
  ]),
];

export const keuzes: Keuzes = (punt) => goedOf(punt, (FOUT[letters(punt)] ?? []).slice(0, 2));
