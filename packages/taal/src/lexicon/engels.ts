/**
 * Decides: which loan words keep English letter values, a closed list, and which values count as English.
 * Source: own list of English words in the language of primary-school children.
 * Example: isEngelsWoord("baby's", 'baby') === true; isEngelseWaarde('a', 'eː') === true.
 */
import { PAREN } from '../klank/paren.ts';
import { BANKENGELS } from './bankwoorden.gen.ts';

/** The words of the list. */
export const ENGELSE_WOORDEN: ReadonlySet<string> = new Set(
  `${BANKENGELS} airbag airco baby babysitter bacon barbecue baseball beachvolleybal beamer beat blazer boiler break breakdance bridge brownie browser bully bungeejumpen
cake cakeje cartoon cheerleader cheeseburger clown coach computer controller cool copyright cowboy crew cruise cupcake date deadline deal design designer download drive drone e-book e-mail email eyeliner
fair fastfood feedback file flashback foodtruck freak freestyle freezer game gamer gentleman goal goalie grapefruit hairspray header headset heavy highlight hike hightech hockey homepage hoodie hotspot house hype
ice-tea image influencer interview inline item jackpot jam jazz jeans jeep jetlag jetski jogger joker joystick juice keeper keyboard lady laptop laser leader light like limerick live livestream loser lounge mail mailtje make-up manager match meeting milkshake mindmap mountainbike nerd
offline okay online outfit overall pancake peeling playback playlist playstation podcast popcorn printer puzzle queen race  racen rail rapper reggae roadtrip roast rugby safe sale sandwich science scooter score screen screenshot sealen selfie service serve shake sheriff shirt show shuttle site skate skateboard skater skeeler skype slime sloep smiley smoothie snack sneaker snowboard soap software soul sound soundcheck speaker speech speed spike spray squash stage steak steward stewardess stream streetdance sweater
backpacker badminton badmintonnen bagel banner beagle beauty body boomer booster boy brainstorm brainstormen brassband browsen camper cape carpool carpoolen cash catering chatter claim claimen clan cookie cranberry creditcard cyberpesten dancing dandy dashboard dashcam down dragqueen emo facelift fan fitness flat freaky freelance fulltime gadget glamour glamping hack happening headhunter interviewer jerrycan jet jingle junk kidnappen kidnapper label lease leasen lockdown magazine malware metal nerd oldtimer panty pepperspray placemat plaid playboy privacy provider racket ransomware resort ringtone rollerskate sexy shag sixpack skinhead spam spammen spammer stoned ticket timing undercover walkietalkie whizzkid winegum chatbox stopwatch relaxed t-shirt takeaway take-away talkshow tape taser team teamwork teenager thriller timer toast toaster tools touchscreen trailer train trainer training track tracktor tractor trailer tube tweet update upload user vlog website weekend western whiteboard wifi windsurfen workshop yell youtuber zoom`.split(
    /\s+/,
  ),
);

/** Is this word, its base or one of the words it is made of on the list? */
export function isEngelsWoord(laag: string, basis: string | undefined): boolean {
  if (ENGELSE_WOORDEN.has(laag) || (basis !== undefined && ENGELSE_WOORDEN.has(basis.toLowerCase()))) return true;
  const kaal = laag.replace(/('?s|tje|je|etje|en|t|de|te)$/, '');
  // skaten and cruisen are of skate and cruise.
  return kaal.length > 2 && (ENGELSE_WOORDEN.has(kaal) || (laag.endsWith('en') && ENGELSE_WOORDEN.has(`${kaal}e`)));
}

/** Is the whole of it English, and no word with an English part or an ending that looks like one (servet, zoompje)? */
export const isHeelEngels = (laag: string, basis: string | undefined): boolean =>
  ENGELSE_WOORDEN.has(laag) || (basis !== undefined && ENGELSE_WOORDEN.has(basis));

/** Values a Dutch sign never has in a Dutch word. */
const NEDERLANDS: Readonly<Record<string, readonly string[]>> = {
  a: ['aː', 'ɑ', 'ə', 'a'],
  e: ['eː', 'ɛ', 'ə', 'e'],
  i: ['i', 'ɪ', 'ə', 'j'],
  o: ['oː', 'ɔ', 'o', 'ə'],
  u: ['y', 'ʏ', 'ə'],
  ee: ['eː'],
  oo: ['oː'],
  ui: ['œy'],
  g: ['ɣ', 'x', 'ʒ'],
  j: ['j', 'ʒ'],
  w: ['ʋ', 'v', ''],
};
const ALTIJD_ENGELS: ReadonlySet<string> = new Set(['ea', 'oa', 'ow', 'ay', 'ew']);

/** A sign with a sound it only has in English words, or a silent e. */
export function isEngelseWaarde(grafeem: string, foneem: string): boolean {
  if (ALTIJD_ENGELS.has(grafeem)) return true;
  if (grafeem === 'ai' && foneem === 'eː') return true;
  if (grafeem === 'y' && /ɑi|ɛi/.test(foneem)) return true;
  const gewoon = NEDERLANDS[grafeem];
  return gewoon ? !gewoon.includes(foneem) : !PAREN.has(grafeem);
}
