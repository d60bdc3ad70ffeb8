import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, puntOp, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort, gewoon } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'c-als-k',
  code: '1q',
  naam: 'c klinkt als k (cola)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '6a', be: '4a' },
  vooraf: [],
  regel: 'Hoor ik k, dan kan het ook een c zijn: die woorden onthoud ik.',
  hoortSchrijft: '/k/ > c',
  uitleg: ['Je hoort een k.', 'In sommige woorden schrijf je een c.', 'Onthoud het woord: cola, actie, computer.'],
  voorbeelden: ['cola', 'actie', 'directeur', 'computer', 'cadeau', 'clown', 'insect', 'contact', 'product'],
  fouten: ['kola', 'direkteur', 'aktie'],
};

export const detect: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem }) => (grafeem === 'c' || grafeem === 'cc') && foneem === 'k');

/** The other side: a word that was chosen because it has the plain letters. */
export const detectTaak: Detect = (beeld) => findTekens(beeld, ({ grafeem, foneem }) => grafeem === 'k' && foneem === 'k').slice(0, 1);

export const rewrite: Rewrite = (doel, add) => {
  const may = (plek: number): boolean =>
    !/[eiyhké]/.test(letter(doel, plek + 1)) && !(letter(doel, plek - 1) === 's' && letter(doel, plek + 1) === 'h');
  replaceEverywhere(doel, 'c', ['k', 'ck', 'kc', 'q'], add, { where: may });
  replaceEverywhere(doel, 'c', ['kk'], add, { where: (plek) => may(plek) && !puntOp(doel, 'open-lettergreep', plek - 1) });
  replaceEverywhere(doel, 'cc', ['k', 'kk', 'c', 'ck'], add, { where: (plek) => !/[eiy]/.test(letter(doel, plek + 2)) });
  replaceEverywhere(doel, 'kk', ['c', 'cc', 'ck'], add, { kosten: 0.7, vlag: 'omgekeerd' });
  replaceEverywhere(doel, 'k', ['c'], add, {
    kosten: 0.7,
    vlag: 'omgekeerd',
    where: (plek) => letter(doel, plek + 1) !== 'k' && letter(doel, plek - 1) !== 'k' && letter(doel, plek - 1) !== 'n',
  });
};

export const explain: Explain = (fout) => [[hoort(fout, { hoor: 'k', klank: /k/, letters: 'c', slot: 'onthoud' })], [gewoon(fout, 'k')]];

export const keuzes: Keuzes = (punt) => goedOf(punt, [letters(punt) === 'k' ? 'c' : letters(punt).replaceAll('c', 'k')]);
