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

const ZINNEN: Readonly<Record<string, { readonly ontbreekt: string; readonly teVeel: string }>> = {
  '?': {
    ontbreekt: 'Het is een vraag. Zet er een vraagteken achter.',
    teVeel: 'Eén teken is genoeg. Zet er alleen een vraagteken achter.',
  },
  '!': {
    ontbreekt: 'Hier roept iemand iets. Zet er een uitroepteken achter.',
    teVeel: 'Eén teken is genoeg. Zet er alleen een uitroepteken achter.',
  },
  '.': { ontbreekt: 'Aan het eind van de zin zet je een punt.', teVeel: 'Eén teken is genoeg. Zet er alleen een punt achter.' },
};

/** Who wrote the sign, with a space before it or another one beside it, is not told to write it. */
export const explain: Explain = ({ goed, fout }) => {
  const zinnen = ZINNEN[goed];
  const heeftTeken = fout.includes(goed);
  return [
    [zin('Zet het teken vlak achter het laatste woord, zonder spatie.', heeftTeken && /\s/.test(fout))],
    [zin(zinnen?.teVeel ?? '', zinnen !== undefined && heeftTeken)],
    [zin(zinnen?.ontbreekt ?? 'Kijk naar het teken aan het eind van de zin.')],
  ];
};

export const keuzes: Keuzes = (punt) => vasteKeuzes({ ...punt, end: punt.start + 1 }, ['.', '?', '!']);
