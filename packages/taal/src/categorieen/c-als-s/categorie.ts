import type { Categorie } from '@spelrijk/domain/categorie';
import { findTekens } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, puntOp, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort, gewoon } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'c-als-s',
  code: '1p',
  naam: 'c klinkt als s (cent)',
  blok: 'F',
  strategie: 'weet',
  intro: { nl: '5b', be: '3b' },
  vooraf: [],
  regel: 'Voor e, i en y kan de s-klank een c zijn.',
  hoortSchrijft: '/s/ > c',
  uitleg: ['Je hoort een s.', 'Staat er een e, i of y achter, dan kan het een c zijn.', 'Onthoud het woord: cent, cijfer, circus.'],
  voorbeelden: ['cent', 'cijfer', 'citroen', 'december', 'circus', 'cirkel', 'precies', 'succes', 'centrum'],
  fouten: ['sent', 'sitroen', 'sijfer'],
};

export const detect: Detect = (beeld) => findTekens(beeld, ({ grafeem, foneem }) => grafeem === 'c' && foneem === 's');

/** The other side: a word that was chosen because it has the plain letters. */
export const detectTaak: Detect = (beeld) =>
  findTekens(beeld, ({ grafeem, foneem, end }) => grafeem === 's' && foneem === 's' && /[ei]/.test(beeld.laag.charAt(end))).slice(0, 1);

export const rewrite: Rewrite = (doel, add) => {
  const voorEiy = (plek: number): boolean => /[eiyéèê]/.test(letter(doel, plek + 1));
  replaceEverywhere(doel, 'c', ['s', 'z', 'sc', 'cs', 'ts'], add, { where: voorEiy });
  replaceEverywhere(doel, 'c', ['ss'], add, { where: (plek) => voorEiy(plek) && !puntOp(doel, 'open-lettergreep', plek - 1) });
  replaceEverywhere(doel, 's', ['c'], add, { kosten: 0.7, vlag: 'omgekeerd', where: voorEiy });
};

export const explain: Explain = (fout) => [[hoort(fout, { hoor: 's', klank: /s/, letters: 'c', slot: 'onthoud' })], [gewoon(fout, 's')]];

export const keuzes: Keuzes = (punt) => vasteKeuzes(punt, ['c', 's']);
