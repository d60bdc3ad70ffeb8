import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { replaceEind, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort, mits } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'aai-ooi-oei',
  code: 'e',
  naam: 'aai, ooi, oei',
  blok: 'B',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['kz-mkm'],
  regel: 'Ik hoor een j, maar ik schrijf een i.',
  hoortSchrijft: '/aːj oːj uj/ > aai, ooi, oei',
  uitleg: [
    'Je hoort aaj, ooj of oej aan het eind van de klank.',
    'Schrijf geen j maar een i: aai, ooi, oei.',
    'Denk aan haai, mooi en groei.',
  ],
  voorbeelden: ['haai', 'kraai', 'draaien', 'mooi', 'hooi', 'nooit', 'koeien', 'bloeien', 'groei', 'boei'],
  fouten: ['haaj', 'mooj', 'koejen'],
};

export const detect: Detect = (beeld) => findTekens(beeld, ({ grafeem }) => /^(aai|ooi|oei)$/.test(grafeem), true);

export const rewrite: Rewrite = (doel, add) => {
  for (const goed of ['aai', 'ooi', 'oei']) {
    const klank = goed.slice(0, 2);
    const kort = goed.charAt(0);
    const fout = [`${klank}j`, `${klank}ji`, `${klank}ij`, `${klank}jj`, klank, `${klank}y`];
    if (goed !== 'oei') fout.push(`${kort}j`, `${kort}i`, `${kort}ij`);
    else fout.push('oij', 'oi');
    replaceEverywhere(doel, goed, fout, add);
    // haaie for haai; of moeielijk the e is one too many.
    replaceEind(doel, goed, [`${klank}ie`], add);
  }
};

export const explain: Explain = (fout) =>
  bakken.map((letters) => [
    hoort(fout, { hoor: 'een j', klank: /(?:aː|oː|u)j/, letters, zeg: 'een i' }),
    mits(fout.fout.includes('j') && !fout.fout.includes('i')),
  ]);

export const bakken = ['aai', 'ooi', 'oei'] as const;

/** The doubt is the last letter. */
export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, start: punt.end - 1 }, ['i', 'j']);
