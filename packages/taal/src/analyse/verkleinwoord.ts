/**
 * Decides: with which ending a diminutive is made.
 * Source: the five endings -je, -tje, -pje, -etje, -kje of Dutch, and the doubled vowel after a, o, u and é.
 * Example: soortVerkleinwoord('omaatje', 'oma') === 'verklein-klinker'; soortVerkleinwoord('plaatje', 'plaat') === 'verklein-je'.
 */
export type SoortVerkleinwoord = 'verklein-je' | 'verklein-tje' | 'verklein-pje' | 'verklein-etje' | 'verklein-nkje' | 'verklein-klinker';

const GEEN_VERKLEINWOORD: ReadonlySet<string> = new Set([
  'oranje',
  'franje',
  'spanje',
  'plunje',
  'ponje',
  'lelietje',
  'sprookje',
  'je',
  'jes',
]);

/** Words that end in -je(s) and are no plain -je word, so that diminutive rules may apply to them. */
export function isVerkleinvorm(woord: string, vorm: string): boolean {
  if (vorm === 'verkl') return true;
  return vorm === '' && /[bcdfghkpstz]jes?$/.test(woord) && woord.length > 4 && !GEEN_VERKLEINWOORD.has(woord);
}

/** The kind of diminutive; without its base it is judged from its letters. */
export function soortVerkleinwoord(vorm: string, basis: string | undefined): SoortVerkleinwoord {
  const woord = vorm.replace(/s$/, '');
  return basis ? withBasis(woord, basis.toLowerCase()) : withoutBasis(woord);
}

function withBasis(woord: string, basis: string): SoortVerkleinwoord {
  if (woord.endsWith('nkje') && basis.endsWith('ng')) return 'verklein-nkje';
  if (woord === `${basis}je`) return 'verklein-je';
  if (/(aa|oo|uu|ee|ie|')tje$/.test(woord) && /([aouéiy])$/.test(basis) && !/(ie|ee|oe|eu)$/.test(basis)) return 'verklein-klinker';
  if (woord.endsWith('pje') && basis.endsWith('m')) return 'verklein-pje';
  if (woord.endsWith('etje') && !basis.endsWith('e') && !basis.endsWith('et')) return 'verklein-etje';
  return woord.endsWith('tje') && !basis.endsWith('t') ? 'verklein-tje' : 'verklein-je';
}

const EIND_OP_T = /(?:[fkpsgh]|ch|x)tje$|(?:^|[^aeiou])[aeiou][lnr]tje$/;
/** Nouns on a long vowel or diphthong + t, whose diminutive only adds -je. */
const OP_T: ReadonlySet<string> = new Set(
  'plaat straat praat maat gaat staat vaat kraat tomaat soldaat piraat granaat apparaat automaat boot poot vloot noot loot goot sloot stoot minuut fluit ruit spruit kluit schuit guit buit geit feit streit bout fout zout hout kout voet groet stoet taart staart kaart baart zwaart poort soort snoert zwart kwart hert hart planeet reet beet kreet raket liedt riet biet spriet piloot idioot'.split(
    ' ',
  ),
);
const CAFES: ReadonlySet<string> = new Set([
  'cafeetje',
  'logeetje',
  'coupeetje',
  'sateetje',
  'comiteetje',
  'pateetje',
  'dineetje',
  'gelukkeetje',
  'entreetje',
]);
/** Short vowel + mp: lamp, not a word in m. */
const OP_MP = /(?:^|[^aeiou])[aeiou]mpje$/;

function withoutBasis(woord: string): SoortVerkleinwoord {
  if (woord.endsWith('nkje')) return /[aeiou].*inkje$/.test(woord) ? 'verklein-nkje' : 'verklein-je';
  if (woord.endsWith('mpje')) return OP_MP.test(woord) && !/[aeiouy].*[aeiou]mpje$/.test(woord) ? 'verklein-je' : 'verklein-pje';
  if (/([bdfgklmnprst])\1etje$|ngetje$|(oe|ie)[mlp]etje$/.test(woord)) return 'verklein-etje';
  // bladertje: an unstressed syllable on an r, l or n.
  if (/[aeiouy].*[bcdfghjklmnprstvwz]e[lrn]tje$/.test(woord)) return 'verklein-tje';
  if (!woord.endsWith('tje') || EIND_OP_T.test(woord) || OP_T.has(woord.slice(0, -2))) return 'verklein-je';
  // budgetje, dutje: a short vowel and a t of the word itself.
  if (/(?:^|[^aeiou])[aeiou]tje$/.test(woord)) return 'verklein-je';
  if (woord.endsWith("'tje") || CAFES.has(woord)) return 'verklein-klinker';
  if (/(aa|oo|uu)tje$/.test(woord)) return /[aeiouy].*(aa|oo|uu)tje$/.test(woord) ? 'verklein-klinker' : 'verklein-je';
  return 'verklein-tje';
}
