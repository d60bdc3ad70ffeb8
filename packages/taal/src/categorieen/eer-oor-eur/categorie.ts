import type { Categorie } from '@spelrijk/domain/categorie';
import { endsDeel, findTekens, vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { klinkt } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'eer-oor-eur',
  code: 'h',
  naam: 'eer, oor, eur',
  blok: 'B',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mkm'],
  regel: 'Voor de r klinkt de lange klank anders, maar ik schrijf ee, oo of eu.',
  hoortSchrijft: '/ɪːr ɔːr øːr/ > eer, oor, eur',
  uitleg: [
    'De r verandert de klank die ervoor staat.',
    'Hoor je eer, oor of eur, schrijf dan toch ee, oo of eu.',
    'Denk aan beer, door en deur.',
  ],
  voorbeelden: ['beer', 'meer', 'veer', 'oor', 'door', 'boor', 'deur', 'kleur', 'geur', 'leerling'],
  fouten: ['bir', 'dor (door)', 'dur (deur)'],
};

const FOUT: readonly (readonly [string, readonly string[]])[] = [
  ['eer', ['ir', 'er', 'ier', 'eir', 'iir', 'eerr', 'irr', 'eier', 'iér']],
  ['oor', ['or', 'orr', 'ohr', 'oorr', 'oar', 'ror']],
  ['eur', ['ur', 'urr', 'uur', 'eurr', 'uer', 'euer']],
];

export const detect: Detect = (beeld) =>
  findTekens(
    beeld,
    ({ grafeem, foneem, end }) =>
      /^(ee|oo|eu)$/.test(grafeem) && /^[eoø]ː$/.test(foneem) && beeld.laag.charAt(end) === 'r' && !endsDeel(beeld, end),
  ).map(({ start, end }) => vondst(start, end + 1, beeld.laag.slice(start, end + 1)));

export const rewrite: Rewrite = (doel, add) => {
  for (const [goed, fout] of FOUT) replaceEverywhere(doel, goed, fout, add, { where: (plek) => !doel.grenzen.has(plek + 2) });
};

export const explain: Explain = (fout) =>
  bakken.map((letters) => [
    klinkt(
      fout,
      letters,
      /^(?:eː|oː|øː|œː|ɪː|ɪ|ɔː)r$/,
      `De r verandert de klank. Je schrijft toch ${letters}${fout.woord === letters ? '' : `: ${fout.woord}`}.`,
    ),
  ]);

export const bakken = ['eer', 'oor', 'eur'] as const;

const NAAST: Readonly<Record<string, readonly string[]>> = { eer: ['er', 'ier'], oor: ['or', 'oer'], eur: ['ur', 'uur'] };

export const keuzes: Keuzes = (punt) => goedOf(punt, NAAST[letters(punt)] ?? []);
