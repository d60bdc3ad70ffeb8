/**
 * Decides: the longer form of a word in which its last letter is heard: the plural, the form with -e, or a word of the family.
 * Source: our own table, read word by word; a word that is not in it has no longer form to name, because no rule knows that stad makes steden.
 * Example: langereVorm('lied') === 'liederen'; langereVorm('zwembad') is that of bad behind zwem; langereVorm('club') is undefined.
 */
const lijst = (tekst: string): readonly string[] => tekst.trim().split(/\s+/);

const MET_EN = lijst(`
hond paard avond strand vriend hoofd tijd maand mond hand land wind eend eland eiland end hemd held hoed huid rand band bond bord boord baard
beeld bruid brand bloed geluid gebied goud grond veld vloed woord wereld weekend zwaard tand afstand speld wand meid ochtend strijd waard wond
duizend verband meervoud geld voed bied houd luipaard standaard hert hart
feest beest angst architect astronaut bericht biet bout bocht bult beurt besluit cent concert contact contract conflict compliment componist diamant
dienst docent effect egoïst experiment expert feit front gast gedicht geest geit gerecht gerucht geschrift gewicht gezicht gift gigant gracht groet
hengst incident insect ingrediënt jacht journalist kaart kant kast kist klacht klant klont knecht korst kracht krant kreeft krent kunst kust kwart
kwast lift lijst limiet lint lucht macht machinist markt mast mijt munt muzikant nacht nest nicht object olifant oogst parachutist patiënt
plant plicht plint poort post prent president procent producent product project puist punt recept ruit saxofonist schacht schort schrift schuit
soort specht sport spriet sproet spruit spuit staart stelt stift taart tekort tekst tent test therapeut tint tocht traject vacht vangst vest viaduct
violist vlucht vocht voet vorst vrucht vuist wacht winst worst zucht
gevecht last agent student moment fort stunt uitzicht instrument monument fout kluit sloep loep
beroep damp dorp gesp griep groep harp help kamp klomp lamp omroep pijp pomp ramp roep romp schelp snoep soep stamp troep tulp welp werp wesp
`);

/** The last letter twice: a short sound before it. */
const MET_DUBBEL_EN = lijst(`
bed wad wed kat rat mat pet pot pit hut grot net bot rit wet wrat schat flit gebit biljet buffet klarinet kabinet couplet pakket pincet raket servet tablet toilet silhouet epaulet
web krab rib schub slab krib kwab rob heb schrob eb
dop grap kap kip klap lap lip map pop prop schap schep schop hap slip bisschop stap stip stop trap knop kop top boodschap landschap vriendschap
`);

/** One sign for the long sound. */
const MET_OPEN_EN = lijst(`
draad graad zaad daad kleed eed brood lood potlood nood raad laad acrobaat automaat boot citaat certificaat graat kreet minuut noot piloot piraat plaat planeet
poot raat soldaat spleet straat thermostaat tomaat schoot loot antiquariaat vloot magneet formaat resultaat
aap bioscoop hoop knoop loop microscoop schaap slaap streep stethoscoop telescoop zeep
`);

const MET_E = lijst(`
oud koud hard luid vreemd wild blond gezond rond blind bekend beleefd beroemd bezorgd verkeerd verwend getrouwd verliefd verdiend vermoeid benauwd benieuwd
bedroefd geërgerd geïnteresseerd spannend goed honderdst
zacht kort zwart echt recht slecht licht stout zout zoet juist best direct exact perfect correct compact recent frequent consequent bont terecht gerust
woest enthousiast charmant dicht scherp rijp diep potdicht
`);
const MET_DUBBEL_E = lijst('glad nat vet wit rot knap sip kapot');
const MET_OPEN_E = lijst('rood breed wreed kwaad gereed groot laat levensgroot heet concreet compleet adequaat');

/** What no rule makes. */
const EIGEN: ReadonlyMap<string, string> = new Map(
  lijst(`
kind:kinderen bad:baden pad:paden blad:bladeren stad:steden lid:leden lied:liederen rad:raderen smid:smeden rund:runderen god:goden
jeugd:jeugdig moed:moedig spoed:spoedig geduld:geduldig zand:zanderig zweet:zweten spijt:spijten verdriet:verdrietig hout:houten honderd:honderden
gat:gaten slot:sloten schot:schoten lot:loten vat:vaten schip:schepen rust:rusten dorst:dorstig haast:haastig lust:lusten
tijdschrift:tijdschriften mist:mistig
`).map((paar): [string, string] => {
    const [woord = '', langer = ''] = paar.split(':');
    return [woord, langer];
  }),
);

/** Compounds of which the last part has another longer form, or none: speelgoed is no goede, wrakhout is not houten. */
const ZONDER = new Set(lijst('speelgoed wrakhout leeftijd maanlicht zonlicht zonnebrand sneeuwwit zwart-wit thuisland'));

const open = (woord: string): string => woord.replace(/([aeou])\1([bdfgklmnprst])$/, '$1$2');
const TABEL: ReadonlyMap<string, string> = new Map([
  ...MET_EN.map((woord): [string, string] => [woord, `${woord}en`]),
  ...MET_DUBBEL_EN.map((woord): [string, string] => [woord, `${woord}${woord.slice(-1)}en`]),
  ...MET_OPEN_EN.map((woord): [string, string] => [woord, `${open(woord)}en`]),
  ...MET_E.map((woord): [string, string] => [woord, `${woord}e`]),
  ...MET_DUBBEL_E.map((woord): [string, string] => [woord, `${woord}${woord.slice(-1)}e`]),
  ...MET_OPEN_E.map((woord): [string, string] => [woord, `${open(woord)}e`]),
  ...EIGEN,
]);

/** Every pair of the table, for who checks it. */
export const LANGERE_VORMEN: ReadonlyMap<string, string> = TABEL;

/** Undefined when the table has none; `deel` is the last part of a compound. */
export function langereVorm(woord: string, deel?: string): string | undefined {
  if (ZONDER.has(woord)) return undefined;
  const eigen = TABEL.get(woord);
  if (eigen !== undefined || deel === undefined || !woord.endsWith(deel)) return eigen;
  const langer = TABEL.get(deel);
  return langer === undefined ? undefined : woord.slice(0, woord.length - deel.length) + langer;
}
