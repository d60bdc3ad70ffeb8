import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntOp, STAPKOSTEN, replaceEverywhere } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { hoort } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'achtervoegsel-lijk',
  code: 'x',
  naam: 'Achtervoegsel -lijk',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Ik hoor luk, maar ik schrijf lijk.',
  hoortSchrijft: '/lək/ > lijk',
  uitleg: ['Je hoort luk aan het eind.', 'Schrijf lijk, met de lange ij.', 'Denk aan eerlijk en vrolijk.'],
  voorbeelden: ['eerlijk', 'vrolijk', 'moeilijk', 'lelijk', 'eindelijk', 'vriendelijk', 'natuurlijk', 'makkelijk', 'gevaarlijk'],
  fouten: ['eerluk', 'vrolik'],
};

const FOUT = ['luk', 'lik', 'lek', 'leik', 'lijck', 'lyk', 'lukk', 'likk', 'lluk', 'llik', 'lok', 'lk', 'liek'];

export const detect: Detect = (beeld) =>
  findEind(beeld, /lijk(e|s|en)?$/).filter(({ start }) => beeld.tekens.some((teken) => teken.start === start + 1 && teken.foneem === 'ə'));

/** A single lijk (corpse, or I seem) is no suffix. */
export const rewrite: Rewrite = (doel, add) =>
  replaceEverywhere(doel, 'lijk', FOUT, add, {
    kosten: STAPKOSTEN.uitgang,
    where: (plek) =>
      doel.knelpunten.length > 0
        ? puntOp(doel, 'achtervoegsel-lijk', plek) || (plek > 2 && !puntOp(doel, 'ei-ij', plek + 1))
        : plek > 2 && !/^(ge|be|ver)$/.test(doel.woord.slice(0, plek)),
  });

export const explain: Explain = (fout) => [[hoort(fout, { hoor: 'luk', klank: /lək/, letters: 'lijk' })]];

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 4 }, ['lijk', 'luk', 'lik']);
