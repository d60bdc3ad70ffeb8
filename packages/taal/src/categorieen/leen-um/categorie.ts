import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntenVan, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';

/** Source: Leidraad of the Woordenlijst Nederlandse Taal: the Latin endings -ium and -eum have no trema. */
export const categorie: Categorie = {
  id: 'leen-um',
  code: '30',
  naam: '-ium en -eum (aluminium, jubileum)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['i-als-ie', 'trema'],
  regel: 'Hoor ik jum aan het eind, dan schrijf ik ium of eum: zonder j en zonder puntjes.',
  hoortSchrijft: '/iʏm eːʏm/ > ium, eum',
  uitleg: [
    'Luister naar het eind: hoor je ie-jum of ee-jum?',
    'Bij ie-jum schrijf je ium, bij ee-jum schrijf je eum. Een j schrijf je niet.',
    'Het zijn Latijnse woorden: op de u komen geen puntjes.',
  ],
  voorbeelden: ['aluminium', 'terrarium', 'laboratorium', 'jubileum', 'lyceum', 'petroleum'],
  fouten: ['aluminijum', 'jubileüm', 'terrariom'],
};

export const detect: Detect = (beeld) => findEind(beeld, /[ie]um$/);

/** The sound between the two vowels, dots on the u, or the u for another letter. What i and e are written as is of other categories. */
const FOUT: Readonly<Record<string, readonly string[]>> = {
  ium: ['jum', 'ijum', 'iejum', 'iüm', 'jüm', 'iom', 'ïum', 'iem', 'eum', 'iumm', 'yum', 'iam', 'im', 'ieüm', 'ieom', "ium'", 'ieem'],
  eum: ['ejum', 'eejum', 'eüm', 'eeüm', 'ëum', 'eom', 'eeom', 'ium', 'eumm', 'eium', 'eem', 'ejüm', 'eam', 'euum', 'jum', 'eejom', 'éum'],
};

export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of puntenVan(doel, 'leen-um'))
    for (const fout of FOUT[doel.woord.slice(start, end)] ?? [])
      add(start, end, fout, { kosten: fout.includes('ü') ? STAPKOSTEN.teken : STAPKOSTEN.uitgang });
  // jubilijums for jubilea: the plural is of `meervoud-latijn`, and the j is one that -eum and -ium never have.
  if (/[ie]um$/.test(doel.basis ?? '') && /[ie]a$/.test(doel.woord))
    for (const fout of ['j', 'ij', 'iej']) add(doel.woord.length - 2, doel.woord.length - 1, fout);
};

export const explain: Explain = ({ woord, getypt }) => {
  // Of the plural (jubilea) there is nothing to say about -eum.
  const eind = woord.slice(-3);
  if (!/^[ie]um$/.test(eind)) return [];
  const getyptEind = getypt.slice(-5);
  return [
    [zin(`Op ${eind} komen geen puntjes: ${woord}.`, /[üïë]/.test(getyptEind) && !getypt.endsWith(eind))],
    [zin(`In ${eind} schrijf je geen j: ${woord}.`, /j/.test(getyptEind) && !getypt.endsWith(eind))],
    [zin(`Dit woord eindigt op ${eind}: ${woord}.`, !getypt.endsWith(eind))],
  ];
};

export const bakken = ['ium', 'eum'] as const;

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['ium', 'eum', 'jum']);
