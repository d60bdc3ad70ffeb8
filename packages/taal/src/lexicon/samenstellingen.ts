/**
 * Decides: the parts of compounds that the rules cannot or may not find, and of words that are no compound although their letters look so.
 * Source: own list of everyday compounds of function words and of words with a part that is no word of its own.
 * Example: VASTE_DELEN.get('daarom') -> ['daar', 'om'].
 */
import { BANKSAMEN } from './bankwoorden.gen.ts';

const TABEL = `
pot+lood maat+regel slacht+offer meest+al ieder+een
daar+om waar+om hier+om daar+na daar+bij daar+mee daar+door daar+uit daar+voor daar+van daar+in daar+op daar+aan daar+over daar+onder daar+tegen daar+achter daar+naast
waar+mee waar+door waar+bij waar+in waar+op waar+aan waar+uit waar+van waar+voor waar+over waar+heen waar+achter waar+onder hier+op hier+aan hier+uit hier+over hier+van hier+tegen hier+achter van+af van+uit van+daan van+avond van+nacht van+morgen van+middag hier+mee hier+bij hier+door hier+na hier+in hier+voor hier+heen hier+onder hier+naast
er+bij er+af er+uit er+in er+op er+aan er+om er+mee er+door er+na er+over er+van er+voor er+onder er+naast er+achter er+heen er+langs er+tegen er+tussen
boven+op boven+aan boven+in onder+in onder+op onder+aan onder+weg onder+uit achter+in achter+op achter+aan achter+uit achter+om voor+in voor+op voor+aan voor+uit voor+over achter+over binnen+in binnen+kort buiten+om tussen+in tussen+door rond+om midden+in hard+op links+af rechts+af links+om rechts+om links+achter rechts+achter links+voor rechts+voor links+boven rechts+boven links+onder rechts+onder
hoe+veel zo+veel even+veel zo+dat om+dat voor+dat na+dat tot+dat door+dat op+dat nu+dat zo+als zo+dra zo+lang zo+juist zo+wat zo+waar zo+maar voor+af verder+op hoe+wel hoe+zo even+goed even+min even+als
op+eens in+eens in+tussen onder+tussen onder+weg boven+dien na+dien sinds+dien in+dien mits+dien ten+minste ten+slotte voort+aan te+gelijk te+gemoet te+veel
als+of als+nog al+vast al+weer al+daar al+om over+al over+morgen over+heen over+dag over+hoop eer+gisteren
voor+jaar na+jaar voor+middag na+middag voor+avond middag+eten avond+eten zomer+dag vrij+af huis+dier half+uur half+jaar kwart+uur
vlieg+tuig voer+tuig werk+tuig speel+tuig vaar+tuig zak+doek zak+mes hand+schoen hand+teken hand+tekening schilder+kunst schoorsteen+veger vrucht+vlees
sinaas+appel paas+ei paas+haas paas+vakantie kerst+boom kerst+vakantie kauw+gom vul+pen vul+potlood glij+baan glij+bril rij+baan rij+bewijs rij+wiel rij+les snij+plank vis+kom
glim+lachen stof+zuiger beeld+houwen beeld+houwer raad+plegen thuis+haven lief+hebben waar+nemen deel+nemen plaats+vinden les+geven
volley+bal basket+bal voet+bal hand+bal korf+bal honk+bal base+ball kick+boksen web+site week+end text+boek snow+board skate+board white+board key+board dash+board smart+phone work+shop milk+shake cup+cake cheese+burger head+set feed+back news+letter on+line off+line up+date up+load down+load pop+corn joy+stick air+bag foot+ball home+page play+list pod+cast live+stream touch+screen sound+check web+cam
ziek+en+huis ziek+en+auto bruine+boon zon+e+stelsel vader+dag moeder+dag wereld+reis wereld+deel
achter+naam achter+ban bond+genoot boom+gaard bus+kruit damp+kring dennenboom:den+en+boom dobbel+steen elle+boog hor+deur ijs+pegel klim+op knof+look land+goed leef+tijd meer+koet mik+punt mis+daad na+geslacht nijl+paard noot+muskaat penning+meester pik+houweel plaag+stoot rauw+kost schei+kunde schoor+steen voor+raad war+boel wel+vaart wis+kunde wit+lof zee+meermin zoog+dier bleek+selderij verre+kijker overeen+stemming
op+tocht surf+plank wind+surfen kite+surfen van+zelf vanzelf+sprekend daar+ginds hier+ginds tegelijker+tijd nog+al ei+wit hazel+noot zon+s+opgang zon+s+ondergang kleer+maker vuilnis+bak as+bak stop+watch chat+box fan+club fan+mail drum+stel edel+moedig blind+doeken knip+ogen zo+ver hoe+ver wel+eer ja+zeker ja+knikker zak+woordenboek rit+meester dubbel+ster race+fiets race+auto douche+gordijn salade+bar team+work talk+show thermos+fles gym+zaal gym+les teddy+beer choco+pasta
`;

/** `boter+ham`, or `apenkooi:aap+en+kooi` where the letters are not those of the parts. */
function readRij(rij: string): readonly [string, readonly string[]] {
  const [voor = '', na] = rij.split(':');
  return [na === undefined ? voor.replaceAll('+', '') : voor, (na ?? voor).split('+')];
}

/** Those of the bank, and our own. */
export const VASTE_DELEN: ReadonlyMap<string, readonly string[]> = new Map(
  [...BANKSAMEN.split(' '), ...TABEL.trim().split(/\s+/)].map(readRij),
);
