import type { Categorie } from '@spelrijk/domain/categorie';
import { vindLetters } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { letter, STAPKOSTEN, vervangOveral } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';

export const categorie: Categorie = {
  id: 'komma',
  naam: 'Komma',
  blok: 'G',
  strategie: 'regel',
  intro: { nl: '6b', be: '4b' },
  vooraf: ['leesteken-eind'],
  regel: 'Ik zet een komma in een opsomming en tussen twee persoonsvormen.',
  hoortSchrijft: '',
  uitleg: [
    'Lees de zin hardop en luister waar je even wacht.',
    'Zet een komma tussen de woorden van een rijtje: appels, peren en druiven.',
    'Zet ook een komma tussen twee persoonsvormen: Als het regent, blijf ik thuis.',
  ],
  voorbeelden: ['Ik koop appels, peren en druiven.', 'Als het regent, blijf ik thuis.', 'Ja, graag.'],
  fouten: ['Ik koop peren appels en druiven.'],
};

export const detectTaak: Detect = (beeld) => vindLetters(beeld, /,/g);

export const herschrijf: Herschrijf = (doel, voeg) => {
  vervangOveral(doel, ',', ['', '.', ';', ' ,', ' -'], voeg, { kosten: STAPKOSTEN.teken });
  vervangOveral(doel, ', ', [',', ' , '], voeg, { kosten: STAPKOSTEN.teken });
  vervangOveral(doel, ' ', [', ', ' ,'], voeg, { kosten: STAPKOSTEN.teken }, (plek) => /\p{L}/u.test(letter(doel, plek - 1)));
};

export const verklaar: Verklaar = ({ goed }) =>
  goed.includes(',') ? 'Lees de zin hardop. Waar je even wacht, zet je een komma.' : 'Hier hoort geen komma.';
