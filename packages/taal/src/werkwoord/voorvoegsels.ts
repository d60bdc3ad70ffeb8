/**
 * Decides: which prefix or particle a verb has, and so which strong verb it follows and whether its participle takes ge-.
 * Source: the prefixes be-, ge-, er-, her-, ont-, ver-, the separable particles and the inseparable compounds of any school grammar.
 * Example: sterkeVormen('bevallen')?.ev === 'beviel'; hasVoorvoegsel('overleven') is true.
 */
import { endsInBeklemdEren, isLeenverb } from '../lexicon/eren.ts';
import { ENGELSE_WERKWOORDEN } from './engels.ts';
import { STERK } from './sterk.ts';
import type { SterkeVormen } from './sterk.ts';
import { ZWAK } from './zwak.ts';

const lijst = (tekst: string): ReadonlySet<string> => new Set(tekst.split(/\s+/));

/** An unstressed prefix with a vowel behind it. Behind be and ge no i or u stands without a trema: beitsen and geuren have a tweeklank. */
export const VOORVOEGSEL = /^(be(?!i(?!j)|u)|ge(?![iu])|er|her|ont|ver)(?=[^aeiouëï]*[aeiouyëï])/;
/** A word that makes one verb with what follows and is a word by itself: paardrijden, vrijlaten, leegmaken. */
const WOORD_ERVOOR =
  lijst(`vast vol los open dicht klaar schoon stil kwijt dood leeg plat vrij droog stuk gelijk recht fijn gereed glad goed bloot kaal kapot plaats scheef krom
nat zwart gevangen hoog klein proef school zoek deel dienst dwars hard kennis klem koffie thee lam lek warm adem stand les paard bekend bezig bewust
feest groot geheim gerust tevreden buit nabij ruzie schaak kaart heet schadeloos veilig wijs waar stop scherp raak puin post piano paardje televisie
toneel touw tijd tanden viool vuil wacht wit vet vorm vreemd gebruik geluk leiding lief maat mooi kwaad lastig kort diep prijs dubbel dank blind boek
huis honger schuil storm fout flauw`);
/** By the letter they begin with, in the order in which they are tried: every form of every verb asks for them. */
const opLetter = (delen: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(delen.map(([letter = '']) => [letter, delen.filter((deel) => deel.startsWith(letter))]));
const SCHEIDBAAR = opLetter([
  ...lijst(`achteruit samen terug tegemoet voorbij vooruit tegen binnen buiten weg aan achter af bijeen bij dooreen door ineen in mee na neer omhoog omlaag omver
om onderuit onder opeen opzij op overeen overhoop over thuis toe uiteen uit voort voor rond heen langs boven terecht mede weer teniet teloor tentoon
tussen mis herin heruit herop achteraan vooraf voorover tegenover weerom teleur teweeg tewerk terneer verder vaneen beet gade gewaar wel daar eruit
tekort`),
  ...WOORD_ERVOOR,
]);
/** Before what looks like a verb these are always separable, whether we know that verb or not: aanmoedigen, although nobody moedigt. */
const ALTIJD_SCHEIDBAAR = opLetter([
  ...lijst(
    'aaneen aan af open voorbij dood ineen in mee na neer op rond samen tegen terug toe uiteen uit vast voort weg bijeen omhoog omver leeg plat',
  ),
]);
/** Begin with the letters of a particle that is none. */
const GEEN_DEEL = lijst(
  'toeteren naderen nagelen opperen openen openbaren nachtbraken meesmuilen toernooien internetten interviewen waarborgen waarmerken veteren doodverven',
);

/** Weak verbs that begin with ge- in the infinitive, so that their participle adds nothing. */
export const GE_WERKWOORDEN =
  lijst(`gebeuren geloven gebruiken gehoorzamen getuigen gelukken gewennen geleiden gedragen gebaren geschieden genieten genezen gelden
gebieden gedijen gedogen gelasten gelieven genaken genoegen geraken gerieven getroosten gevoelen gewagen`);
/** Begin with the letters of a prefix that is none: the stress lies on them. */
export const GEEN_VOORVOEGSEL =
  lijst(`bellen bergen beuken beven bekken benen bedelen bengelen bezemen beteren geselen beitelen eren erven ergeren ernen heren hersenen verven veren verzen beren
bessen betten bedden bezigen beeldhouwen vergen verifiëren verbaliseren versificeren hersenspoelen herbergen`);
/** Irregular verbs whose prefixed neighbours are regular: moeten, but ontmoeten ontmoette. */
export const ALLEEN_ZELF = lijst(`moeten willen heten hebben mogen kunnen zullen zijn eten leden danken jagen lachen weten wegen`);

/** The stress lies behind their first part, which stays where it is: overleven, overleefd. */
export const ONSCHEIDBAAR =
  lijst(`aanbidden aanvaarden aanschouwen achterhalen achtervolgen doorgronden doorkruisen doorstaan misbruiken misgunnen mishandelen misleiden mislukken omarmen omgeven omhelzen omringen omschrijven
omcirkelen omsingelen omsluiten omvatten onderbreken ondergaan onderhandelen onderhouden ondernemen onderscheiden onderschatten ondersteunen onderstrepen ondertekenen ondervinden ondervragen onderwijzen onderzoeken
overdrijven overhandigen overleggen overleven overlijden overnachten overreden overstromen overtreden overtreffen overtuigen overvallen overwegen overweldigen overwinnen voldoen volbrengen volharden volstaan voltooien
voorspellen voorzien weergalmen weerhouden weerkaatsen weerleggen weerspiegelen weerspreken weerstaan doorboren doorzoeken misdragen miskennen misvormen omheinen omlijsten onderbouwen onderdrukken
ondergraven ondermijnen ondervoeden onderwerpen overbruggen overdekken overdenken overmannen overrompelen overschatten overschrijden overspannen overspoelen overstelpen overwoekeren voltrekken
mishagen misverstaan omfloersen omkaderen omklemmen omkransen omlijnen ommuren omranden omrasteren omsluieren omstrengelen omzwachtelen omzwermen onderkennen onderkoelen onderkruipen
onderlijnen onderrichten onderschikken onderscheppen onderschragen onderschrijven onderstellen onderstutten ondertitelen ondertunnelen ondervangen overkoepelen overvleugelen voleinden
weerklinken weerlichten weerstreven weervaren`);

const VERB = /^[^aeiou]*[aeiouy].*e?n$/;
const isBekend = (rest: string): boolean =>
  STERK.has(rest) || ZWAK.has(rest) || ENGELSE_WERKWOORDEN.has(rest) || /^(?:be|ver)[^aeiou]*[aeiouy].*[aeiou]/.test(rest);

/** The verb without its separable particle: opbellen -> op + bellen. */
export function splitScheidbaar(infinitief: string): readonly [string, string] {
  if (ONSCHEIDBAAR.has(infinitief) || GEEN_DEEL.has(infinitief)) return ['', infinitief];
  const deel =
    (SCHEIDBAAR.get(infinitief.charAt(0)) ?? []).find((een) => fits(infinitief, een, 4) && isBekend(infinitief.slice(een.length))) ??
    (ALTIJD_SCHEIDBAAR.get(infinitief.charAt(0)) ?? []).find(
      (een) =>
        fits(infinitief, een, 5) &&
        (!endsInBeklemdEren(infinitief) || (isLeenverb(infinitief.slice(een.length)) && !isLeenverb(infinitief))),
    );
  return deel === undefined ? ['', infinitief] : [deel, infinitief.slice(deel.length)];
}

/** The word before a verb of ours with which it makes one: paard + rijden. No particle: opbellen. */
export function splitWoordVerb(infinitief: string): readonly [string, string] | undefined {
  const [deel, verb] = splitScheidbaar(infinitief);
  return WOORD_ERVOOR.has(deel) ? [deel, verb] : undefined;
}

const fits = (infinitief: string, deel: string, minstens: number): boolean =>
  infinitief.startsWith(deel) && infinitief.length >= deel.length + minstens && VERB.test(infinitief.slice(deel.length));

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
  const kaal =
    voorvoegsel && infinitief !== 'herbergen' && (!ALLEEN_ZELF.has(rest) || infinitief === 'bewegen') ? STERK.get(rest) : undefined;
  if (voorvoegsel && kaal) return { ev: voorvoegsel + kaal.ev, mv: voorvoegsel + kaal.mv, vd: voorvoegsel + kaal.vd.replace(/^ge/, '') };
  const vast = ONSCHEIDBAAR.has(infinitief) && infinitief !== 'onderscheppen' ? splitOnscheidbaar(infinitief) : undefined;
  if (vast) return { ev: vast[0] + vast[1].ev, mv: vast[0] + vast[1].mv, vd: vast[0] + vast[1].vd.replace(/^ge/, '') };
  const [deel, werkwoord] = splitScheidbaar(infinitief);
  // Who scoops is weak, who creates is strong: opscheppen, schepte op.
  const basis = deel && werkwoord !== 'scheppen' ? sterkeVormen(werkwoord) : undefined;
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
  // bewustmaken, herindelen: a particle that begins with those letters.
  if (/^(?:be|her|ver)/.test(infinitief) && splitScheidbaar(infinitief)[0] !== '') return false;
  return /^(be|er|her|ont|ver)/.test(infinitief) && VOORVOEGSEL.test(infinitief) && !GEEN_VOORVOEGSEL.has(infinitief);
}
