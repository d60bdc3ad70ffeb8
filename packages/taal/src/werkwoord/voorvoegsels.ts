/**
 * Decides: which prefix or particle a verb has, and so which strong verb it follows and whether its participle takes ge-.
 * Source: the prefixes be-, ge-, er-, her-, ont-, ver-, the separable particles and the inseparable compounds of any school grammar.
 * Example: sterkeVormen('bevallen')?.ev === 'beviel'; hasVoorvoegsel('overleven') is true.
 */
import { ENGELSE_WERKWOORDEN } from './engels.ts';
import { STERK } from './sterk.ts';
import type { SterkeVormen } from './sterk.ts';
import { ZWAK } from './zwak.ts';

const lijst = (tekst: string): ReadonlySet<string> => new Set(tekst.split(/\s+/));

/** An unstressed prefix with a vowel behind it. Behind be and ge no i or u stands without a trema: beitsen and geuren have a tweeklank. */
export const VOORVOEGSEL = /^(be(?![iu])|ge(?![iu])|er|her|ont|ver)(?=[^aeiouëï]*[aeiouyëï])/;
const SCHEIDBAAR = [
  ...lijst(`achteruit samen terug voorbij vooruit tegen binnen buiten weg aan achter af bij door in mee na neer om onder op over thuis toe uit
vast vol voor los open dicht klaar schoon stil kwijt`),
];

/** Weak verbs that begin with ge- in the infinitive, so that their participle adds nothing. */
export const GE_WERKWOORDEN =
  lijst(`gebeuren geloven gebruiken gehoorzamen getuigen gelukken gewennen geleiden gedragen gebaren geschieden genieten genezen gelden
gebieden`);
/** Begin with the letters of a prefix that is none: the stress lies on them. */
export const GEEN_VOORVOEGSEL =
  lijst(`bellen bergen beuken beven bekken benen bedelen bengelen bezemen beteren geselen beitelen eren erven ergeren ernen heren hersenen verven veren verzen beren
bessen betten bedden`);
/** Irregular verbs whose prefixed neighbours are regular: moeten, but ontmoeten ontmoette. */
export const ALLEEN_ZELF = lijst(`moeten willen heten hebben mogen kunnen zullen zijn eten dingen leden danken jagen lachen weten wegen`);

/** The stress lies behind their first part, which stays where it is: overleven, overleefd. */
export const ONSCHEIDBAAR =
  lijst(`aanbidden aanvaarden aanschouwen achterhalen achtervolgen doorgronden doorkruisen doorstaan misbruiken misgunnen mishandelen misleiden mislukken omarmen omgeven omhelzen omringen omschrijven
omcirkelen omsingelen omsluiten omvatten onderbreken ondergaan onderhandelen onderhouden ondernemen onderscheiden onderschatten ondersteunen onderstrepen ondertekenen ondervinden ondervragen onderwijzen onderzoeken
overdrijven overhandigen overleggen overleven overlijden overnachten overreden overstromen overtreden overtreffen overtuigen overvallen overwegen overweldigen overwinnen voldoen volbrengen volharden volstaan voltooien
voorspellen voorzien weergalmen weerhouden weerkaatsen weerleggen weerspiegelen weerspreken weerstaan doorboren doorzoeken misdragen miskennen misvormen omheinen omlijsten onderbouwen onderdrukken
ondergraven ondermijnen ondervoeden onderwerpen overbruggen overdekken overdenken overmannen overrompelen overschatten overschrijden overspannen overspoelen overstelpen overwoekeren voltrekken`);

/** The verb without its separable particle: opbellen -> op + bellen. */
export function splitScheidbaar(infinitief: string): readonly [string, string] {
  // A toeter is no teren to.
  if (ONSCHEIDBAAR.has(infinitief) || infinitief === 'toeteren') return ['', infinitief];
  for (const deel of SCHEIDBAAR) {
    const rest = infinitief.slice(deel.length);
    if (
      infinitief.startsWith(deel) &&
      /^[^aeiou]*[aeiouy].*e?n$/.test(rest) &&
      rest.length > 3 &&
      (STERK.has(rest) || ZWAK.has(rest) || ENGELSE_WERKWOORDEN.has(rest) || /^(?:be|ver)[^aeiou]*[aeiouy].*[aeiou]/.test(rest))
    )
      return [deel, rest];
  }
  return ['', infinitief];
}

/** overlijden -> over + the forms of lijden; undefined for a weak one. */
function splitOnscheidbaar(infinitief: string): readonly [string, SterkeVormen] | undefined {
  for (const deel of ['achter', 'over', 'onder', 'door', 'voor', 'weer', 'aan', 'om', 'mis', 'vol']) {
    const vormen = infinitief.startsWith(deel) ? STERK.get(infinitief.slice(deel.length)) : undefined;
    if (vormen) return [deel, vormen];
  }
  return undefined;
}

/** The strong or irregular forms of a verb, its prefix kept; undefined for a weak verb. */
export function sterkeVormen(infinitief: string): SterkeVormen | undefined {
  const eigen = STERK.get(infinitief);
  if (eigen) return eigen;
  const voorvoegsel = VOORVOEGSEL.exec(infinitief)?.[1];
  const rest = voorvoegsel ? infinitief.slice(voorvoegsel.length) : '';
  const kaal = voorvoegsel && (!ALLEEN_ZELF.has(rest) || infinitief === 'bewegen') ? STERK.get(rest) : undefined;
  if (voorvoegsel && kaal) return { ev: voorvoegsel + kaal.ev, mv: voorvoegsel + kaal.mv, vd: voorvoegsel + kaal.vd.replace(/^ge/, '') };
  const vast = ONSCHEIDBAAR.has(infinitief) ? splitOnscheidbaar(infinitief) : undefined;
  if (vast) return { ev: vast[0] + vast[1].ev, mv: vast[0] + vast[1].mv, vd: vast[0] + vast[1].vd.replace(/^ge/, '') };
  const [deel, werkwoord] = splitScheidbaar(infinitief);
  const basis = deel ? sterkeVormen(werkwoord) : undefined;
  return basis && { ev: deel + basis.ev, mv: deel + basis.mv, vd: deel + basis.vd };
}

/** Has the past a changed vowel, or is it irregular (brengen, kopen)? */
export function isSterk(infinitief: string): boolean {
  const vormen = sterkeVormen(infinitief);
  return vormen !== undefined && !/[td]e$/.test(vormen.ev);
}

/** Does the verb begin with an unstressed prefix, so that its participle gets no ge-? */
export function hasVoorvoegsel(infinitief: string): boolean {
  if (GE_WERKWOORDEN.has(infinitief) || ONSCHEIDBAAR.has(infinitief)) return true;
  return /^(be|er|her|ont|ver)/.test(infinitief) && VOORVOEGSEL.test(infinitief) && !GEEN_VOORVOEGSEL.has(infinitief);
}
