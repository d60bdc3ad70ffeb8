/**
 * Decides: which words sound alike and are told apart by their meaning only.
 * Source: own list of Dutch homophones a primary-school child meets; the first list is the heart of every list for groep 6-8.
 * Example: HOMOFONEN holds ['hart', 'hard'].
 */
const paren = (tekst: string): (readonly string[])[] =>
  tekst
    .trim()
    .split(/\s+/)
    .map((rij) => rij.split('/'));

const KERN = paren(
  'hart/hard wei/wij nog/noch rauw/rouw jou/jouw mei/mij zei/zij peil/pijl steil/stijl leiden/lijden lach/lag bond/bont kruid/kruit reizen/rijzen kou/kauw pond/pont',
);
/** Those of them that stand for their meaning in what a teacher says; of the others (mij and mei, lag and lach) the letters are named. */
const NAAR_BETEKENIS = paren('hart/hard wei/wij nog/noch rauw/rouw jou/jouw zei/zij kou/kauw');
const VERDER = paren(`
eis/ijs eik/ijk eiken/ijken leid/lijd leidt/lijdt meid/mijt meiden/mijden rei/rij reik/rijk reiken/rijken reis/rijs reist/rijst peilen/pijlen peiler/pijler vlei/vlij vleien/vlijen
weiden/wijden weide/wijde bereiden/berijden bereid/berijd bereidt/berijdt beleid/belijd steiger/stijger
rauwe/rouwe kauwt/koud baard/baart boord/boort bied/biet bod/bot bood/boot raad/raat rad/rat graad/graat eed/eet geldt/geld held/helt hoed/hoedt houd/hout laad/laadt lied/liet lood/loot
luid/luit meld/meldt moed/moet nood/noot speld/spelt voed/voet waard/waart wand/want wad/wat wed/wet wild/wilt wind/wint ligt/licht zo'n/zoon brand/brandt
`);

/** More people with nobody named, or not: the n is hardly heard, and only the sentence tells. */
const MET_N = paren(`
alle/allen beide/beiden sommige/sommigen vele/velen andere/anderen enkele/enkelen weinige/weinigen zieke/zieken blinde/blinden gewonde/gewonden oudere/ouderen jongere/jongeren
volwassene/volwassenen bekende/bekenden onbekende/onbekenden vreemde/vreemden gevangene/gevangenen oudste/oudsten snelste/snelsten geleerde/geleerden dakloze/daklozen dappere/dapperen
rijke/rijken gelukkige/gelukkigen verliefde/verliefden zwakste/zwaksten vlugste/vlugsten aanwezige/aanwezigen
`);

/** Every pair once. */
export const HOMOFONEN: readonly (readonly string[])[] = [...KERN, ...VERDER, ...MET_N];

/** Do the two sound alike? */
export const isHomofoonVan = (een: string, ander: string): boolean => HOMOFONEN.some((paar) => paar.includes(een) && paar.includes(ander));

/** Words of the first list: they are homophones in any list. */
export const BEKENDSTE: ReadonlySet<string> = new Set(KERN.flat());

export const VAN_BETEKENIS: ReadonlySet<string> = new Set(NAAR_BETEKENIS.flat());
