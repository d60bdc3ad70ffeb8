import type { Categorie } from '@spelrijk/domain/categorie';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { puntOp, STAPKOSTEN, vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'achtervoegsel-lijk',
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

const FOUT = ['luk', 'lik', 'lek', 'leik', 'lijck', 'lyk', 'llijk', 'lijkk', 'lukk', 'likk', 'lluk', 'llik', 'lok', 'lk', 'liek'];

export const detect: Detect = (beeld) =>
  vindEind(beeld, /lijk(e|s|en)?$/).filter(({ start }) => beeld.tekens.some((teken) => teken.start === start + 1 && teken.foneem === 'ə'));

/** A single lijk (corpse, or I seem) is no suffix. */
export const herschrijf: Herschrijf = (doel, voeg) =>
  vervangOveral(doel, 'lijk', FOUT, voeg, { kosten: STAPKOSTEN.uitgang }, (plek) =>
    doel.knelpunten.length > 0
      ? puntOp(doel, 'achtervoegsel-lijk', plek) || (plek > 2 && !puntOp(doel, 'ei-ij', plek + 1))
      : plek > 2 && !/^(ge|be|ver)$/.test(doel.woord.slice(0, plek)),
  );

export const verklaar: Verklaar = ({ woord }) => `Je hoort luk, maar je schrijft lijk: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 4 }, ['lijk', 'luk', 'lik']);
