import type { Categorie } from '@spelrijk/domain/categorie';
import { vondst } from '../../analyse/woordbeeld.ts';
import type { Detect } from '../../analyse/woordbeeld.ts';
import { hasPunt, STAPKOSTEN } from '../../diagnose/doelbeeld.ts';
import type { Rewrite } from '../../diagnose/doelbeeld.ts';
import { onthoud, zin } from '../../uitleg/beweringen.ts';
import { hijvormOpT } from '../../uitleg/werkwoord.ts';
import type { Explain } from '../../uitleg/foutbeeld.ts';
import { vasteKeuzes } from '../../generate/gatbeeld.ts';
import type { Keuzes } from '../../generate/gatbeeld.ts';

export const categorie: Categorie = {
  id: 'ww-onregelmatig',
  code: '2r',
  naam: 'Hebben, zijn, kunnen, willen, zullen',
  blok: 'H',
  strategie: 'werkwoord',
  intro: { nl: '5b', be: '3b' },
  vooraf: ['ww-infinitief'],
  regel: 'Deze werkwoorden hebben eigen vormen: die onthoud ik.',
  hoortSchrijft: '',
  uitleg: [
    'Zoek het werkwoord: is het een vorm van hebben, zijn, kunnen of willen?',
    'Die werkwoorden volgen de gewone regels niet.',
    'Onthoud de vorm: ik ben, jij bent, hij is, hij heeft, wij hadden.',
  ],
  voorbeelden: ['heeft', 'bent', 'waren', 'hadden', 'kunt', 'zouden'],
  fouten: ['heefd', 'bend', 'haden'],
};

/** What children make of the end or of the middle: the letters that go wrong, and what they become. */
const FOUT: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<=hee)ft$/, ['fd', 'vt', 'f', 'fdt']],
  [/(?<=be)nt$/, ['nd', 'nnt', 'ndt']],
  [/(?<=[hd])eeft$/, ['eft', 'eevt']],
  [/(?<=he)bt$/, ['pt', 'bd', 'bdt']],
  [/(?<=[klw][uia])[ln]t$/, ['nd', 'ld', 'nnt', 'llt']],
  [/(?<=zu)lt$/, ['ld', 'llt']],
  [/(?<=[haoe])dd(?=en$)/, ['d', 't', 'tt']],
  [/(?<=^zo)uden$/, ['uwden', 'ude', 'udden']],
  [/(?<=^[wzk])ou$/, ['auw', 'ouw', 'au']],
  [/(?<=^ha)d$/, ['t', 'dt']],
  [/(?<=^ge)had$/, ['hat', 'hadt']],
  [/(?<=^w)a(?=ren$)/, ['aa']],
  [/(?<=mo)ch(?=t)/, ['g']],
  [/(?<=[kz]o)n(?=den$)/, ['nd', 'nn']],
  [/(?<=moe)st(?=en$|$)/, ['zt', 'sd']],
  [/(?<=ge)wee(?=st$)/, ['we', 'wees']],
  [/(?<=^wi)l(?=de|$)/, ['ll', 'lt']],
  [/(?<=^ku)nn(?=en$)/, ['n']],
  [/(?<=^[wz][iu])ll(?=en$)/, ['l']],
  [/(?<=^m)o(?=gen$)/, ['oo']],
  [/(?<=^ma)g$/, ['ch', 'gt']],
  [/(?<=[aeiou])n$/, ['nd', 'nt']],
  [/(?<=[aeiou])b$/, ['p', 'bt']],
  [/(?<=[aeiou])l$/, ['lt', 'll']],
  [/(?<=[aeiou])t$/, ['d', 'dt']],
  [/(?<=[aeiou])s$/, ['z', 'st']],
];

/** Chosen for its verb: the letters in which it goes its own way. */
export const detectTaak: Detect = (beeld) => {
  const gevonden = FOUT.map(([patroon]) => patroon.exec(beeld.laag)).find((treffer) => treffer !== null);
  return [gevonden ? vondst(gevonden.index, gevonden.index + gevonden[0].length) : vondst(0, beeld.laag.length)];
};

/** In a sentence about something else the end of these is remembered all the same: their d or t is not that of the ik-vorm with a t. */
const EIGEN = /^(?:bent|kunt|zult|wilt|wil|had)$/;
/** Nothing but a form of these, also where the sentence does not say so: kunt je. */
const ALLEEN_VERB = /^(?:kun|zul)$/;
const KERN = /^(?:hebben|zijn|kunnen|willen|zullen|mogen|)$/;

export const rewrite: Rewrite = (doel, add) => {
  const isEigen = (/^(?:tt|vt)/.test(doel.vorm) && EIGEN.test(doel.woord)) || ALLEEN_VERB.test(doel.woord);
  if (!hasPunt(doel, 'ww-onregelmatig') && !isEigen) return;
  for (const [patroon, fouten] of FOUT) {
    const gevonden = patroon.exec(doel.woord);
    if (!gevonden) continue;
    // gaad for gaat: of a verb that only looks like these, the t is that of any verb.
    // Of those themselves (hat, bend) no rule of other verbs says more.
    const kosten = STAPKOSTEN.werkwoord + (KERN.test(doel.basis ?? '') ? -0.01 : 0.02);
    for (const fout of fouten) add(gevonden.index, gevonden.index + gevonden[0].length, fout, { kosten });
    return;
  }
};

export const explain: Explain = (fout) => [
  [hijvormOpT(fout)],
  [
    zin(
      `Dit is een vorm van ${fout.basis ?? ''}. Onthoud hoe die eruitziet: ${fout.woord}.`,
      fout.basis !== undefined && fout.basis !== fout.woord,
    ),
  ],
  [onthoud(fout, fout.goed)],
];

export const keuzes: Keuzes = (punt) => {
  const gevonden = FOUT.find(([patroon]) => patroon.exec(punt.woord)?.index === punt.start);
  return gevonden ? vasteKeuzes(punt, [punt.woord.slice(punt.start, punt.end), ...gevonden[1].slice(0, 2)]) : null;
};
