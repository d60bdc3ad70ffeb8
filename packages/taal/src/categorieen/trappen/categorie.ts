import type { Categorie } from '@spelrijk/domain/categorie';
import { findEind } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, isMedeklinkerletter, letter, STAPKOSTEN, replaceEind } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { trap } from '../../uitleg/woordbouw.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';
import { goedOf, letters, vasteKeuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'trappen',
  code: '1l',
  naam: 'Trappen van vergelijking',
  blok: 'E',
  strategie: 'regel',
  intro: { nl: '7b', be: '5b' },
  vooraf: ['open-lettergreep', 'verdubbeling'],
  regel: 'Bij vergelijken schrijf ik -er en -st; na een r hoor ik d en schrijf ik -der.',
  hoortSchrijft: '/dər st/ > der, st',
  uitleg: ['Vergelijk: groot, groter, grootst.', 'Na een r schrijf je der: duurder.', 'Let op de klankgroepen: gro-ter, di-kker.'],
  voorbeelden: ['groter', 'dikker', 'duurder', 'verder', 'mooist', 'liefst', 'grootste', 'fijner'],
  fouten: ['duurer', 'moojer', 'dikkst'],
};

export const detect: Detect = (beeld) => (beeld.vorm === 'trap' ? findEind(beeld, /(der|er|st|ste|ere|dere)$/) : []);

export const rewrite: Rewrite = (doel, add) => {
  if (doel.vorm !== 'trap' && !hasPunt(doel, 'trappen')) return;
  const kosten = STAPKOSTEN.uitgang;
  replaceEind(doel, 'rder', ['rer', 'rrer', 'rrder', 'rdur', 'rdere', 'rter', 'rde', 'rdder', 'rur'], add, { kosten });
  // zwarer: without its d the klankgroep is open, and one a is right by that.
  for (const klank of ['a', 'e', 'o', 'u']) replaceEind(doel, `${klank}${klank}rder`, [`${klank}rer`], add, { kosten });
  replaceEind(doel, 'er', ['ur', 'r', 'ere', 'der', 're', 'err', 'or', 'ar', 'e'], add, { kosten });
  for (const staart of ['', 'e']) {
    replaceEind(
      doel,
      `st${staart}`,
      ['sd', 'sst', 'st', 'zt', 's', 'est', 'sten', 'stt', 'ts', 'sdt'].filter((fout) => fout !== 'st').map((fout) => fout + staart),
      add,
      { kosten },
    );
    const voor = letter(doel, doel.woord.length - 3 - staart.length);
    if (isMedeklinkerletter(voor)) replaceEind(doel, `${voor}st${staart}`, [`${voor}${voor}st${staart}`], add, { kosten });
    // zuurdst: as if there were a d, as in duurder.
    if (voor === 'r') replaceEind(doel, `rst${staart}`, [`rdst${staart}`, `rtst${staart}`], add, { kosten });
    if (voor === 't') replaceEind(doel, `tst${staart}`, [`dst${staart}`, `tsd${staart}`], add, { kosten });
  }
};

export const explain: Explain = (fout) => trap(fout).map((bewering) => [bewering]);

export const keuzes: Keuzes = (punt) => {
  const eind = letters(punt);
  if (eind === 'er' || eind === 'der') return vasteKeuzes(punt, ['er', 'der']);
  return /^ste?$/.test(eind) ? goedOf(punt, [eind.replace('t', 'd'), eind.replace('s', 'ss')]) : null;
};
