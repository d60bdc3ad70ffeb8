import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { zin } from '../../uitleg/beweringen.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'leesteken-eind',
  code: '23',
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

export const detectTaak: Detect = (beeld) => findEind(beeld, /[.?!]['"]?$/);

export const rewrite: Rewrite = (doel, add) => {
  // Also at the end of what somebody says in the middle of a sentence: 'Licht uit!' klonk het.
  const eindes = [...doel.woord.matchAll(/[.?!](?=['"]?(?:\s|$))/g)];
  for (const eind of eindes)
    for (const fout of ['', '.', '?', '!', ',', '..', '...', '!!', '??', '?!', ' .', ' ?', ' !', ';', ':'].filter(
      (teken) => teken !== eind[0],
    ))
      add(eind.index, eind.index + 1, fout, { kosten: STAPKOSTEN.teken });
  if (eindes.at(-1) === undefined && doel.woord.includes(' '))
    for (const fout of ['.', '?', '!']) add(doel.woord.length, doel.woord.length, fout, { kosten: STAPKOSTEN.teken });
};

export const explain: Explain = ({ goed }) => {
  const zinnen: Readonly<Record<string, string>> = {
    '?': 'Het is een vraag. Zet er een vraagteken achter.',
    '!': 'Hier roept iemand iets. Zet er een uitroepteken achter.',
    '.': 'Aan het eind van de zin zet je een punt.',
  };
  return [[zin(zinnen[goed] ?? 'Kijk naar het teken aan het eind van de zin.')]];
};

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 1 }, ['.', '?', '!']);
