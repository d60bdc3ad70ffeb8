import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, letter, puntenVan, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { stukkenVan } from '../../uitleg/plek.ts';
import { delen } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'tussen-s',
  code: '1n',
  naam: 'Tussen-s',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['samenstelling'],
  regel: 'Hoor ik een s tussen de woorden, dan schrijf ik die; is het niet te horen, dan vergelijk ik met een ander woord.',
  hoortSchrijft: '/s/ > s',
  uitleg: [
    'Zoek de twee woorden: dorp en plein.',
    'Hoor je er een s tussen? Schrijf hem dan: dorpsplein.',
    'Hoor je het niet goed, zoals in dorpsstraat? Vergelijk dan met dorpsplein.',
  ],
  voorbeelden: ['dorpsplein', 'stationsplein', 'verkeersbord', 'bruidspaar', 'meisjesstem', 'stadspoort', 'varkensvlees', 'liefdesbrief'],
  fouten: ['stationplein', 'dorpplein'],
};

export const detect: Detect = (beeld) =>
  beeld.delen.filter((deel) => deel.tussen && deel.tekst === 's').map((deel) => vondst(deel.start, deel.end));

/** The s is left out; or put in where two words meet without one. */
export const rewrite: Rewrite = (doel, add) => {
  for (const { start, end } of puntenVan(doel, 'tussen-s'))
    for (const fout of ['', 'z', 'ss']) add(start, end, fout, { kosten: STAPKOSTEN.uitgang });
  for (const { start } of puntenVan(doel, 'samenstelling'))
    if (!hasPunt(doel, 'tussen-s') && letter(doel, start) !== 's' && letter(doel, start + 1) !== 's')
      add(start + 1, start + 1, 's', { vlag: 'omgekeerd', kosten: STAPKOSTEN.regel });
};

export const explain: Explain = (fout) => {
  // Parts, no words: of midder + nacht and voet + ganger one is no word by itself.
  const teVeel = fout.goed === '' && fout.fout === 's';
  // Of ziekensauto an s is wrong, and ziek + auto is not all of it either.
  const ander = stukkenVan(fout).find(({ tussen }) => tussen)?.los;
  return [
    [delen(fout, (los) => `Zoek de woorden: ${los}. Er hoort een s tussen: ${fout.woord}.`, fout.goed === 's' && fout.fout === '')],
    [delen(fout, (los) => `Zoek de woorden: ${los}. Ertussen staat ${ander}, geen s: ${fout.woord}.`, teVeel && ander !== undefined)],
    [delen(fout, (los) => `Zoek de delen: ${los}. Er staat hier geen s tussen: ${fout.woord}.`, teVeel)],
  ];
};

/** An empty gap cannot be chosen: the letter behind the s goes along. */
export const keuzes: Keuzes = (punt) => {
  const volgende = punt.woord.charAt(punt.end);
  return volgende === '' ? null : vasteKeuzes({ ...punt, end: punt.end + 1 }, [`s${volgende}`, volgende]);
};
