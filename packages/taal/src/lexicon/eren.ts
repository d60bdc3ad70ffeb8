/**
 * Decides: which verbs in -eren have the stress on that ending, so that their stem ends in -eer.
 * Source: own list of loan verbs with three klankgroepen; longer verbs without a prefix are all of this kind.
 * Example: proberen (ik probeer) is one, timmeren (ik timmer) and verbeteren are none.
 */
const KORT: ReadonlySet<string> = new Set(
  `acteren activeren adopteren afficheren affirmeren affronteren ageren alarmeren amuseren animeren annuleren appelleren applaudisseren arceren
arresteren assisteren balanceren barreren barricaderen baseren betonneren bisseren blameren blancheren blesseren blinderen blokkeren blonderen boeleren
boetseren bombarderen bomberen bouderen braveren brocheren bruineren bruuskeren calculeren capteren casseren castreren cederen cementeren censeren
censureren centreren chambreren changeren chanteren chargeren charmeren chaufferen chloreren choqueren chromeren citeren claxonneren clicheren
coderen combineren commanderen componeren concentreren concurreren condenseren confronteren consumeren contacteren controleren corrigeren couperen
coöpteren cremeren creperen cureren dateren debatteren debiteren declameren decoderen decoreren delegeren demonstreren deponeren descenderen
detecteren devalueren dicteren dineren discrimineren doceren doleren domineren doneren doseren doteren doubleren draineren draperen dresseren
drogeren duperen dupliceren egaliseren elimineren emigreren evalueren exploderen exposeren fabriceren falsificeren farceren faseren feliciteren
fileren filtreren financieren fineren fingeren fixeren flamberen flaneren flankeren flatteren flecteren flirteren floreren forceren formeren
formuleren fotograferen fourneren frankeren frapperen fraseren frauderen friseren frotteren frustreren functioneren funderen fungeren fuseren
fêteren galopperen garanderen garneren gaufreren gireren glaceren glosseren graderen graveren greineren grilleren grimeren groeperen grosseren
hallucineren halveren hanteren hoereren hypnotiseren identificeren ignoreren illustreren imiteren immigreren importeren improviseren incarneren
incasseren inclineren indexeren indiceren indosseren induceren infecteren infiltreren informeren inhaleren injecteren innoveren insisteren
inspecteren inspireren installeren instigeren integreren intenderen interesseren interneren interpreteren intoneren intrigeren introduceren
inunderen investeren inviteren involveren isoleren jongleren jureren justeren kadreren kalmeren kamperen karteren kasseren klasseren klisteren
kloneren konvooieren kritiseren kuberen kwadreren kwiteren lakeren lanceren larderen laseren laveren laxeren logeren manipuleren mankeren
marchanderen marcheren markeren masseren matteren mediteren meneren meubileren migreren mineren modelleren monteren motiveren mousseren moveren
musiceren muteren mutileren nasaleren navigeren negeren nitreren nomineren normeren noteren observeren octrooieren offreren opereren opponeren ordonneren
oreren organiseren oriënteren pacteren paleren palperen paneren paraderen pareren parkeren participeren passeren pauzeren pedaleren penetreren
pikeren placeren planeren planteren plisseren plomberen pocheren polariseren poneren poseren posteren pousseren prefereren presenteren presseren
presteren primeren proberen proclameren produceren profileren profiteren programmeren promeneren promoveren protesteren provoceren psalmeren
publiceren pulseren pureren purgeren quoteren raffineren rangeren rapporteren raseren reageren realiseren recenseren reciteren reclameren
reduceren refereren regeren registreren releveren renderen repareren repeteren reserveren respecteren restaureren resteren resulteren riskeren
ritmeren roderen rokeren rolleren roteren rouleren routeren ruïneren saboteren sacreren salderen salueren saneren sauteren sauveren scalperen
scanderen schakeren scheren schofferen selecteren serveren signaleren signeren simuleren situeren soigneren solderen soleren solliciteren solveren
sommeren sonderen sorteren souffleren souperen specialiseren speculeren spenderen stabiliseren stagneren stimuleren stockeren stofferen storneren
stresseren studeren suggereren suppleren tamboereren tarreren taxeren telefoneren temporiseren tempteren tenderen tenteren terroriseren testeren
titreren tolereren torderen torpederen toucheren touperen traceren tracteren traineren trakteren trancheren transformeren transporteren trasseren
triomferen tripleren troebleren trotseren trufferen trukeren typeren uniformeren urineren vaccineren vaceren vegeteren ventileren verbaliseren
verticuteren vexeren vibreren vigeren viseren visiteren visualiseren vocaliseren voltigeren vomeren voteren waarderen watteren`.split(
    /\s+/,
  ),
);

/** Loan verbs with a stressed ending (raderen is left out: the plural of rad is spelled so), behind whatever stands before them: opmarcheren is op and marcheren. */
export const isLeenverb = (infinitief: string): boolean => KORT.has(infinitief);

/** Dutch verbs of four klankgroepen or more that keep their stress in front, and nouns with -en: a stofzuiger, a trompet. */
const VOORAAN =
  /(?:wateren|klonteren|wakkeren|luisteren|zonderen|hameren|slingeren|leveren|kletteren|schilderen|sluiteren|nummeren|donderen|bliksemen|bladeren|toveren|fladderen|dobberen|sodemieteren|bewegwijzeren|bulldozeren|computeren|verzekeren|kalanderen|kal[ef]+ateren|klabetteren|hebberen|meesteren|meteren|palaveren|opmonteren|nosteren|supporteren|rechteren|schouderen|slachtofferen|zuigeren|trompetteren|ijveren)$/;
const LOS_DEEL = /^(?:achter|aan|af|be|bij|door|her|in|mee|na|om|ont|onder|op|over|samen|tegen|toe|uit|ver|vol|voor|weg)(?=[a-z]{5})/;
const KLINKERS = /eeu|ieu|aai|ooi|oei|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|au|ou|[aeiouyëïü]/g;

/** Is the -eren of this infinitive stressed? */
export function endsInBeklemdEren(infinitief: string): boolean {
  if (!/[eë]ren$/.test(infinitief) || VOORAAN.test(infinitief)) return false;
  if (/[^aeo]ueren$/.test(infinitief)) return true;
  const kaal = infinitief.replace(LOS_DEEL, '');
  return KORT.has(infinitief) || KORT.has(kaal) || (kaal.match(KLINKERS)?.length ?? 0) > 3;
}
