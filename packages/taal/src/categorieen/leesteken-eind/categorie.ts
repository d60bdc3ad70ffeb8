import type { Categorie } from '@spelrijk/domain/categorie';
import { vindEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Herschrijf } from '../../diagnose/doelbeeld.ts';
import type { Verklaar } from '../../uitleg/foutbeeld.ts';
import type { Keuzes } from '../../genereer/gatbeeld.ts';
import { vasteKeuzes } from '../../genereer/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'leesteken-eind',
  naam: 'Punt, vraagteken, uitroepteken',
  blok: 'G',
  strategie: 'regel',
  intro: { nl: '4a', be: '2a' },
  vooraf: ['hoofdletter-zin'],
  regel: 'Aan het eind van de zin zet ik een punt, een vraagteken of een uitroepteken.',
  hoortSchrijft: '',
  uitleg: [
    'Lees de zin hardop.',
    'Is het een vraag, zet dan een vraagteken. Roept iemand iets, zet dan een uitroepteken.',
    'Zet achter alle andere zinnen een punt.',
  ],
  voorbeelden: ['Ik slaap.', 'Hoe heet je?', 'Pas op!', 'Wat eet jij?', 'Stop!', 'Het is laat.', 'Ben je moe?', 'Hoera!'],
  fouten: ['Kom je mee.'],
};

export const detectTaak: Detect = (beeld) => vindEind(beeld, /[.?!]['"]?$/);

export const herschrijf: Herschrijf = (doel, voeg) => {
  const eind = /[.?!](?=['"]?$)/.exec(doel.woord);
  if (eind)
    for (const fout of ['', '.', '?', '!', ',', '..', '...', '!!', '??', '?!', ' .', ' ?', ' !', ';', ':'].filter(
      (teken) => teken !== eind[0],
    ))
      voeg(eind.index, eind.index + 1, fout, { kosten: STAPKOSTEN.teken });
  else if (doel.woord.includes(' '))
    for (const fout of ['.', '?', '!']) voeg(doel.woord.length, doel.woord.length, fout, { kosten: STAPKOSTEN.teken });
};

export const verklaar: Verklaar = ({ goed }) =>
  ({
    '?': 'Het is een vraag. Zet er een vraagteken achter.',
    '!': 'Hier roept iemand iets. Zet er een uitroepteken achter.',
    '.': 'Aan het eind van de zin zet je een punt.',
  })[goed] ?? 'Kijk naar het teken aan het eind van de zin.';

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 1 }, ['.', '?', '!']);
