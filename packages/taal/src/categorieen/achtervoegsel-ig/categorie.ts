import type { Categorie } from '@spelrijk/domain/categorie';
import { tekenOp, vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { isMedeklinkerletter, letter, STAPKOSTEN, vervangEind, vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'achtervoegsel-ig',
  naam: 'Achtervoegsel -ig',
  blok: 'D',
  strategie: 'regel',
  intro: { nl: '5a', be: '3a' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Ik hoor ug, maar ik schrijf ig.',
  hoortSchrijft: '/əx/ > ig',
  uitleg: ['Je hoort ug aan het eind.', 'Schrijf ig, met een i en een g.', 'Denk aan aardig en jarig.'],
  voorbeelden: ['aardig', 'twintig', 'jarig', 'gelukkig', 'gezellig', 'rustig', 'prachtig', 'stevig', 'grappig', 'veertig'],
  fouten: ['aardug', 'twintich'],
};

export const detect: Detect = (beeld) => vindEind(beeld, /ige?$/).filter(({ start }) => tekenOp(beeld, start)?.foneem === 'ə');

export const herschrijf: Herschrijf = (doel, voeg) => {
  const kosten = STAPKOSTEN.uitgang;
  vervangEind(doel, 'ig', ['ug', 'ich', 'uch', 'eg', 'ech', 'g', 'igg', 'igt', 'igh', 'ieg', 'ugg', 'ag'], voeg, { kosten });
  vervangEind(doel, 'ige', ['uge', 'iche', 'uche', 'ege', 'igge', 'iege', 'ugge', 'igu', 'ugu', 'eche'], voeg, { kosten });
  for (const staart of ['heid', 'er', 'st', 's', 'en'])
    vervangOveral(
      doel,
      'ig',
      ['ug', 'ich', 'uch', 'eg', 'ech', 'igg'],
      voeg,
      { kosten },
      (plek) => doel.woord.slice(plek + 2) === staart && plek > 1 && isMedeklinkerletter(letter(doel, plek - 1)),
    );
};

export const verklaar: Verklaar = ({ woord }) => `Je hoort ug, maar je schrijft ig: ${woord}.`;

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 2 }, ['ig', 'ug', 'ich']);
