/**
 * Decides: what can be said of a verb form, and whether its record proves it.
 * Source: the infinitive of the record and the conjugation.
 * Example: ikvormMet(beeld, 't', ...) holds for werkt of werken, and not for praat, which has no t of its own.
 */
import { bijvoeglijkDeelwoord, kaleStam, stamVan, takesTe, verledenEv, verledenMv, voltooidDeelwoord } from '../werkwoord/conjugate.ts';
import { isSterk } from '../werkwoord/voorvoegsels.ts';
import { ENGELSE_WERKWOORDEN } from '../werkwoord/engels.ts';
import type { Bewering, Foutbeeld } from './foutbeeld.ts';
import { klankVan, writtenAll } from './plek.ts';
import { losVan } from './woordvormen.ts';

/** The word without the pronoun or the sign that an exercise sets beside it: word of word jij. */
const vormVan = ({ woord }: Foutbeeld): string => woord.replace(/ .*$|[.!?]$/g, '');
const eersteTyped = ({ getypt }: Foutbeeld): string => getypt.replace(/ .*$|[.!?]$/g, '').toLowerCase();

const stamOf = ({ basis }: Foutbeeld): string => (basis === undefined ? '' : stamVan(basis));

/** The form is the ik-vorm with this ending; who wrote that and more (gooite) put it there. */
export function ikvormMet(fout: Foutbeeld, eind: string, tekst: (stam: string) => string): Bewering {
  const stam = stamOf(fout);
  return {
    soort: 'ik-vorm met einde',
    zin: tekst(stam),
    klopt:
      stam !== '' &&
      fout.woord === stam + eind &&
      !fout.getypt.toLowerCase().endsWith(stam.slice(-1) + eind) &&
      !fout.getypt.toLowerCase().startsWith(stam + eind),
    vormen: [stam],
  };
}

/** The form is the ik-vorm itself, and the child put something behind it. */
export function ikvorm(fout: Foutbeeld, tekst: string): Bewering {
  const stam = stamOf(fout);
  const vorm = vormVan(fout).toLowerCase();
  const getypt = eersteTyped(fout);
  // sneidt, foelt: that t, beside another error.
  const metT = fout.end === vorm.length && /^d?t$/.test(fout.fout) && getypt.endsWith(fout.fout) && !vorm.endsWith('t');
  return {
    soort: 'ik-vorm',
    zin: tekst,
    klopt:
      stam === vorm &&
      getypt !== vorm &&
      (getypt.startsWith(vorm) || (metT && fout.fout !== fout.goed && !(fout.goed === 'd' && fout.fout === 't'))),
  };
}

/** heeft, gaat, kan niet: the form of hij ends in t, whatever the ik-vorm is. */
export const hijvormOpT = (fout: Foutbeeld): Bewering => ({
  soort: 'hij-vorm op t',
  zin: `Bij hij, zij, het en u eindigt dit werkwoord op t: ${fout.woord}. Denk aan: hij loopt.`,
  klopt:
    fout.vorm === 'tt3' &&
    /[^dt]t$/.test(fout.woord) &&
    fout.end === fout.woord.length &&
    fout.basis !== undefined &&
    !stamOf(fout).endsWith('t') &&
    // Who wrote huiltd wrote that t.
    !fout.getypt.toLowerCase().startsWith(fout.woord) &&
    fout.woord.startsWith(fout.getypt.toLowerCase().replace(/d?t?$/, '')) &&
    /[^t]$/.test(fout.getypt),
});

/** The ik-vorm ends in t already. */
export function ikvormOpT(fout: Foutbeeld): Bewering {
  const stam = stamOf(fout);
  return {
    soort: 'ik-vorm op t',
    zin: `De ik-vorm eindigt al op t. Er komt geen letter bij: ${fout.woord}.`,
    klopt: stam === fout.woord && stam.endsWith('t') && fout.fout.length > fout.goed.length,
  };
}

/** The ik-vorm has f or s where the child wrote v or z. */
export const ikvormStemloos = (fout: Foutbeeld): Bewering => ({
  soort: 'ik-vorm stemloos',
  zin: `De ik-vorm eindigt nooit op een v of een z: ik ${fout.woord}.`,
  klopt: stamOf(fout) === fout.woord && /[fs]$/.test(fout.goed) && /[vz]$/.test(fout.fout),
});

/** The whole verb, written to its end. */
export const heel = (fout: Foutbeeld, tekst: string): Bewering => ({
  soort: 'hele werkwoord',
  zin: tekst,
  klopt:
    (fout.basis ?? fout.woord) === fout.woord &&
    /^(?:inf|tt-mv)$/.test(fout.vorm) &&
    fout.woord.endsWith('en') &&
    !fout.getypt.endsWith('en'),
});

/** The present participle. */
export function lachend(fout: Foutbeeld): Bewering {
  const eind = fout.woord.endsWith('de') ? 'de' : 'd';
  return {
    soort: 'tegenwoordig deelwoord',
    zin: `Neem het hele werkwoord en zet er ${eind === 'de' ? 'de' : 'een d'} achter: ${fout.woord}.`,
    klopt: fout.basis !== undefined && fout.woord === fout.basis + eind && !fout.getypt.endsWith(`n${eind}`),
  };
}

/** Is it the last letter that is wrong, or is there more of it? Of geleevd the d is right. */
const isAnderEind = (fout: Foutbeeld, letter: string): boolean => !writtenAll(fout, letter) || fout.getypt.length > fout.woord.length;

/** geleefd: the f and s of the ik-vorm stay. */
export function deelwoordStemloos(fout: Foutbeeld): Bewering {
  const stam = stamOf(fout);
  return {
    soort: 'deelwoord stemloos',
    zin: `Neem de ik-vorm: ${stam}. Zet er ge voor en d achter: ${fout.woord}.`,
    klopt: fout.vorm === 'vd' && fout.woord === `ge${stam}d` && /[fs]d$/.test(fout.woord) && /[vz]d$/.test(fout.getypt),
    vormen: [stam],
  };
}

/** The past of a weak verb tells d or t of the participle. */
export function deelwoordVerleden(fout: Foutbeeld): Bewering {
  const { basis, woord } = fout;
  const letter = woord.slice(-1);
  const verleden = basis === undefined || isSterk(basis) ? '' : verledenEv(basis);
  const los = losVan(fout, verleden);
  return {
    soort: 'deelwoord als verleden',
    zin: `Kijk naar de verleden tijd: ${los.join(' ')}. Je hoort ${letter}, dus je schrijft ${writtenAll(fout, letter) ? 'alleen ' : ''}${letter}: ${woord}.`,
    klopt:
      verleden.endsWith(`${letter}e`) &&
      fout.vorm === 'vd' &&
      basis !== undefined &&
      voltooidDeelwoord(basis) === woord &&
      fout.fout !== letter &&
      fout.goed.endsWith(letter) &&
      isAnderEind(fout, letter),
    vormen: los,
  };
}

/** The participle made longer. */
export function deelwoordLanger(fout: Foutbeeld): Bewering {
  const { basis, woord } = fout;
  const letter = woord.slice(-1);
  const langer = (basis === undefined ? undefined : bijvoeglijkDeelwoord(basis)) ?? '';
  return {
    soort: 'deelwoord langer',
    zin: `Maak het langer: ${langer}. Je hoort ${letter}, dus je schrijft ${writtenAll(fout, letter) ? 'alleen ' : ''}${letter}.`,
    klopt:
      fout.vorm === 'vd' &&
      basis !== 'zijn' &&
      langer === `${woord}e` &&
      fout.fout !== letter &&
      fout.goed.endsWith(letter) &&
      isAnderEind(fout, letter),
    vormen: [langer],
  };
}

/** The participle before a noun, made from the one without its ending; who wrote it with an n behind it put that e there. */
export function bijvoeglijkDeelwoordMet(fout: Foutbeeld): Bewering {
  const { basis, woord, getypt } = fout;
  const deelwoord = basis === undefined ? '' : voltooidDeelwoord(basis);
  return {
    soort: 'bijvoeglijk deelwoord',
    zin: `Neem het voltooid deelwoord: ${deelwoord}. Zet er een e achter: ${woord}.`,
    klopt: woord === `${deelwoord}e` && !getypt.endsWith(`${deelwoord.slice(-2)}e`) && !getypt.startsWith(woord),
    vormen: [deelwoord],
  };
}

/** The participle ends in en; of who wrote the n it is the e that is missing. */
export const deelwoordOpEn = (fout: Foutbeeld): Bewering => ({
  soort: 'deelwoord op en',
  zin: `Dit voltooid deelwoord eindigt op en${fout.getypt.endsWith('n') ? '' : ', ook als je de n niet hoort'}: ${fout.woord}.`,
  klopt: fout.vorm === 'vd' && fout.woord.endsWith('en') && !fout.getypt.endsWith('en'),
});

/** te or de, by the letter before -en. */
export function exKofschip(fout: Foutbeeld): Bewering {
  const { basis, woord } = fout;
  const kaal = basis === undefined ? '' : kaleStam(basis);
  const letter = /(?:ch|sj|.)$/.exec(kaal)?.[0] ?? '';
  const eind = basis !== undefined && takesTe(basis) ? 'te' : 'de';
  const erin = /^(?:[tkfsxp]|ch)$/.test(letter);
  return {
    soort: 'ex-kofschip',
    zin: `In ${basis ?? ''} staat voor en de letter ${letter}. Die zit ${erin ? 'wel' : 'niet'} in 't ex-kofschip, dus je schrijft ${eind}: ${woord}.`,
    klopt:
      basis?.endsWith('en') === true &&
      !ENGELSE_WERKWOORDEN.has(basis) &&
      letter !== 'sj' &&
      letter !== 'i' &&
      erin === (eind === 'te') &&
      (verledenEv(basis) === woord || verledenMv(basis) === woord) &&
      !new RegExp(`${eind}n?$`).test(fout.getypt),
    vormen: basis === undefined ? [] : [basis],
  };
}

/** leven, leefde: v or z before -en. */
export function stemInHeel(fout: Foutbeeld): Bewering {
  const { basis, woord } = fout;
  const stem = basis === undefined ? '' : kaleStam(basis).slice(-1);
  const stemloos = stem === 'v' ? 'f' : 's';
  return {
    soort: 'v of z in het hele werkwoord',
    zin: `In ${basis ?? ''} hoor je een ${stem}, dus je kiest de. De ik-vorm eindigt op ${stemloos}: ${woord}.`,
    klopt:
      /[vz]/.test(stem) &&
      basis !== undefined &&
      (verledenEv(basis) === woord || verledenMv(basis) === woord) &&
      !new RegExp(`${stemloos}den?$`).test(fout.getypt),
    vormen: basis === undefined ? [] : [basis],
  };
}

/** The strong past ends in the letter of its plural or of the infinitive. */
export function sterkVerleden(fout: Foutbeeld): Bewering {
  const { basis, woord } = fout;
  const letter = woord.slice(-1);
  const meer = basis === undefined ? '' : verledenMv(basis);
  return {
    soort: 'sterke verleden tijd',
    zin: `Denk aan wij ${meer}. Ook bij ${woord} schrijf je ${letter}.`,
    klopt:
      basis !== undefined &&
      verledenEv(basis) === woord &&
      fout.end === woord.length &&
      new RegExp(`${letter}en$`).test(meer) &&
      !writtenAll(fout, letter) &&
      meer !== basis,
    vormen: [meer],
  };
}

/** gingde, liepten: the right sound, with the ending of a weak verb. */
export function sterkZonderEind(fout: Foutbeeld): Bewering {
  const { basis, woord, getypt } = fout;
  const stam = woord.replace(/en$/, '');
  const eind = /^([dt]e)n?$/.exec(getypt.startsWith(stam) ? getypt.slice(stam.length) : '')?.[1] ?? '';
  return {
    soort: 'sterk zonder einde',
    zin: `In de verleden tijd is de klank al anders. Dan komt er geen ${eind} bij: ${woord}.`,
    klopt: eind !== '' && fout.vorm === 'vt' && basis !== undefined && isSterk(basis) && !/[dt]e?n?$/.test(stam),
  };
}

/** The vowel changes in the past. */
export const andereKlank = (fout: Foutbeeld): Bewering => ({
  soort: 'andere klank',
  zin: `In de verleden tijd verandert de klank. Je schrijft ${fout.woord}.`,
  // The uh of the ending is not the sound that changes.
  klopt:
    fout.basis !== undefined &&
    isSterk(fout.basis) &&
    fout.vorm === 'vt' &&
    /[aeiou]/.test(fout.goed) &&
    !klankVan(fout, fout).includes('ə'),
});

/** appt: the two letters of the ik-vorm stay. */
export function dubbelIkvorm(fout: Foutbeeld): Bewering {
  const stam = stamOf(fout);
  const letter = stam.slice(-1);
  return {
    soort: 'ik-vorm dubbel',
    zin: `De ik-vorm is ${stam}, met twee keer ${letter}. Die blijft zo: ${fout.woord}.`,
    klopt:
      /([bdgklmnprt])\1$/.test(stam) &&
      fout.goed === letter + letter &&
      fout.fout === letter &&
      fout.woord.replace(/^ge/, '').startsWith(stam) &&
      ENGELSE_WERKWOORDEN.has(fout.basis ?? ''),
    vormen: [stam],
    letters: [letter],
  };
}

/** A verb from English. */
export const engels = (fout: Foutbeeld): Bewering => ({
  soort: 'Engels werkwoord',
  zin: `Ook een Engels werkwoord volgt de gewone regels: ik-vorm met t, te, de of d. Dus ${fout.woord}.`,
  klopt: fout.basis !== undefined && ENGELSE_WERKWOORDEN.has(fout.basis),
});

/** No word form ends in v or z: schreef, las. */
export const ikvormStemloosVt = (fout: Foutbeeld): Bewering => ({
  soort: 'vorm stemloos',
  zin: `Aan het eind van een woord hoor je geen ${fout.fout}, maar ${fout.goed}: ${fout.woord}.`,
  klopt: /^[fs]$/.test(fout.goed) && fout.fout === (fout.goed === 'f' ? 'v' : 'z') && fout.end === fout.woord.length,
});
