import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort, gewoon } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'th-woord',
  code: '1t',
  naam: 'th klinkt als t (thee)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6b', be: '4b' },
  vooraf: [],
  regel: 'Hoor ik t, dan kan het ook th zijn: die woorden onthoud ik.',
  hoortSchrijft: '/t/ > th',
  uitleg: ['Je hoort een t.', 'In sommige woorden schrijf je th.', 'Onthoud het woord: thee, thuis, theater.'],
  voorbeelden: ['thee', 'thuis', 'theater', 'bibliotheek', 'apotheek', 'methode', 'thema', 'marathon', 'thermometer'],
  fouten: ['tee', 'tuis', 'biblioteek'],
};

export const detect: Detect = (beeld) => findTekens(beeld, ({ grafeem, foneem }) => grafeem === 'th' && foneem === 't');

/** The other side: a word that was chosen because it has the plain letters. */
export const detectTaak: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem, end }) => grafeem === 't' && foneem === 't' && end < beeld.laag.length).slice(0, 1);

export const rewrite: Rewrite = (doel, add) => {
  replaceEverywhere(doel, 'th', ['t', 'tt', 'ht', 'd', 'tth'], add, { where: (plek) => !doel.grenzen.has(plek + 1) });
  replaceEverywhere(doel, 't', ['th'], add, {
    kosten: 0.7,
    vlag: 'omgekeerd',
    where: (plek) => letter(doel, plek + 1) !== 'h' && letter(doel, plek + 1) !== 't',
  });
};

export const explain: Explain = (fout) => [[hoort(fout, { hoor: 't', klank: /^t$/, letters: 'th', slot: 'onthoud' })], [gewoon(fout, 't')]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['th', 't']);
