import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind, vondst, vrijeDelen } from '../../analyse/woordbeeld.ts';
import type { Detect, Woordbeeld } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN, puntenVan, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Doelbeeld, Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { onthoud } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'tie-sie',
  code: '11',
  naam: '-tie of -sie',
  blok: 'D',
  strategie: 'weet',
  intro: { nl: '6a', be: '4a' },
  vooraf: ['i-als-ie'],
  regel: 'Hoor ik tsie, sie of zie aan het eind, dan onthoud ik of ik tie of sie schrijf.',
  hoortSchrijft: '/tsi si/ > tie, sie',
  uitleg: [
    'Je hoort tsie of sie aan het eind.',
    'Vaak schrijf je tie: politie, vakantie. Soms sie: televisie, discussie.',
    'Onthoud welke van de twee bij het woord hoort.',
  ],
  voorbeelden: ['politie', 'vakantie', 'actie', 'reactie', 'traditie', 'natie', 'discussie', 'televisie', 'illustratie'],
  fouten: ['politsie', 'vakansie', 'discutie'],
};

/** At the end of the word, or of a part of it: vakantiehuis. */
export const detect: Detect = (beeld) => [
  ...vrijeDelen(beeld)
    .filter(({ start, end }) => end < beeld.laag.length && /(?:t|s?s)ie$/.test(beeld.laag.slice(start, end)) && isTsie(beeld, end - 3, end))
    .map(({ end }) => vondst(end - 3, end, beeld.laag.charAt(end - 3) === 't' ? 'tie' : 'sie')),
  ...aanEind(beeld),
];

const aanEind: Detect = (beeld) =>
  findEind(beeld, /(?:t|s?s)ies?$/)
    .map(({ start, end }) => vondst(start, beeld.laag.endsWith('s') ? end - 1 : end))
    .filter(
      ({ start, end }) =>
        end - start >= 3 &&
        beeld.klankgroepen.length > 1 &&
        isTsie(beeld, start, end) &&
        (end === beeld.laag.length || beeld.vorm === 'mv' || beeld.vorm === ''),
    )
    .map(({ start, end }) => vondst(end - 3, end, beeld.laag.charAt(start) === 't' ? 'tie' : 'sie'));

/** tie heard as tsie or sie; sie heard as sie or zie. */
const isTsie = (beeld: Woordbeeld, start: number, end: number): boolean =>
  /^(ts|s|z)i$/.test(
    beeld.tekens
      .filter((teken) => teken.start >= start && teken.end <= end)
      .map((teken) => teken.foneem)
      .join(''),
  );

const TIE = ['tsie', 'sie', 'cie', 'tsi', 'zie', 'tzie', 'si', 'ci', 'ssie', 'tcie', 'csie', 'ty', 'tsy', 'tjie'];
const SIE = ['tie', 'cie', 'zie', 'tsie', 'ci', 'zi', 'csie', 'sy', 'ti'];

export const rewrite: Rewrite = (doel, add) => {
  if (doel.woord.length < 5 || !/[st]i[eo]/.test(doel.woord)) return;
  for (const staart of ['', 's', 'f', 've', 'neel', 'nele', 'neren', 'bureau']) {
    // The ie of exclusief is no matter of tie or sie.
    const withStaart = (lijst: readonly string[]): string[] =>
      lijst.filter((fout) => !staart.startsWith('f') || !/^[st]i$/.test(fout)).map((fout) => fout + staart);
    const kosten = STAPKOSTEN.regel;
    if (staart.length < 2) replaceEind(doel, `tie${staart}`, withStaart(TIE), add, { kosten });
    // selexie: c and t in one sign.
    if (staart.length < 2) replaceEind(doel, `ctie${staart}`, withStaart(['xie', 'xi', 'xsie']), add, { kosten });
    if (staart.length < 2)
      replaceEind(doel, `ssie${staart}`, withStaart(['stie', ...SIE.filter((fout) => fout !== 'sie')]), add, { kosten });
    if (staart.length < 2 && !doel.woord.endsWith(`ssie${staart}`))
      replaceEind(doel, `sie${staart}`, withStaart([...SIE, 'ssie']), add, { kosten });
  }
  // vakantiehuis: at the end of a part.
  for (const { start, end } of puntenVan(doel, 'tie-sie'))
    if (end < doel.woord.length - 1)
      for (const fout of doel.woord.startsWith('tie', start) ? TIE : SIE) add(start, end, fout, { kosten: STAPKOSTEN.regel });
  for (const [plek, lengte] of tieBinnen(doel)) for (const fout of ['tsi', 'si', 'ci', 'sj', 'tsj']) add(plek, plek + lengte, fout);
};

/** ti inside a word such as station or nationaal. */
const tieBinnen = (doel: Doelbeeld): readonly (readonly [number, number])[] =>
  [...doel.woord.matchAll(/(?<=[aeiouc])ti(?=o)/g)].map((m) => [m.index, 2] as const);

export const explain: Explain = (fout) => bakken.map((letters) => [onthoud(fout, letters)]);

export const bakken = ['tie', 'sie'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, bakken);
