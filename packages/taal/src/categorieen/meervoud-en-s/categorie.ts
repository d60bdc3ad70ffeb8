import type { Categorie } from '@spelrijk/domain/categorie';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { heeftPunt, STAPKOSTEN, vervangEind } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { letters, vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'meervoud-en-s',
  naam: 'Meervoud op -en of -s',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '4b', be: '2b' },
  vooraf: ['uitgang-stomme-e'],
  regel: 'Meer dan één: ik zet en of s achter het woord en let op de klankgroep.',
  hoortSchrijft: '/ən/ of /s/ > en, s',
  uitleg: [
    'Zeg het woord voor meer dan één: hoor je en of s?',
    'Zet en of s achter het woord.',
    'Let bij en op de klankgroepen: bo-men, bo-mmen.',
  ],
  voorbeelden: ['bomen', 'bommen', 'tafels', 'bezems', 'kinderen', 'jongens', 'cafés', 'garages'],
  fouten: ['boome', 'tafuls', 'vogelen'],
};

export const detect: Detect = (beeld) =>
  beeld.vorm === 'mv' && !beeld.laag.endsWith("'s") ? vindEind(beeld, /(en|ën|s|n|ren|eren)$/) : [];

/** The other plural ending, or both at once: appelen, boekens. */
export const herschrijf: Herschrijf = (doel, voeg) => {
  if (!heeftPunt(doel, 'meervoud-en-s')) return;
  const kosten = STAPKOSTEN.regel;
  if (doel.woord.endsWith('en')) vervangEind(doel, 'en', ['s', 'ens', 'es', 'ers'], voeg, { kosten });
  if (doel.woord.endsWith('ren')) vervangEind(doel, 'eren', ['en', 'ers', 'es'], voeg, { kosten });
  if (/[^e]s$/.test(doel.woord)) vervangEind(doel, 's', ['en', 'sen', 'e', 'z'], voeg, { kosten });
  if (doel.woord.endsWith('es')) vervangEind(doel, 's', ['n', 'z', 'en'], voeg, { kosten });
};

export const verklaar: Verklaar = ({ woord, basis }) =>
  `Meer dan één${basis ? ` ${basis}` : ''}: dat is ${woord}. Luister naar het eind: hoor je en of s?`;

export const bakken = ['en', 's'] as const;

export const keuzes: Keuzes = (punt) =>
  letters(punt) === 's' ? vasteKeuzes(punt, ['s', 'en', "'s"]) : letters(punt) === 'en' ? vasteKeuzes(punt, ['en', 'e', 's']) : null;
