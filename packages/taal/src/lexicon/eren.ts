/**
 * Decides: which verbs in -eren have the stress on that ending, so that their stem ends in -eer.
 * Source: own list of loan verbs with three klankgroepen; longer verbs without a prefix are all of this kind.
 * Example: proberen (ik probeer) is one, timmeren (ik timmer) and verbeteren are none.
 */
const KORT: ReadonlySet<string> = new Set(
  `activeren adopteren alarmeren amuseren animeren annuleren appelleren applaudisseren arresteren assisteren balanceren barricaderen
blokkeren boetseren bombarderen calculeren cementeren censureren chanteren chargeren charmeren choqueren citeren claxonneren
coderen combineren commanderen componeren concentreren condenseren confronteren consumeren contacteren controleren corrigeren cremeren
creperen dateren debatteren debiteren declameren decoderen decoreren delegeren demonstreren deponeren descenderen detecteren devalueren
dicteren dineren discrimineren doceren domineren doneren doseren draineren draperen dresseren dupliceren egaliseren elimineren emigreren
evalueren exploderen exposeren fabriceren falsificeren feliciteren fileren financieren fixeren flaneren flirteren floreren forceren
formeren formuleren fotograferen frankeren functioneren fuseren fêteren galopperen garanderen gireren glaceren graveren grilleren grimeren
hallucineren halveren hanteren hypnotiseren identificeren ignoreren illustreren imiteren immigreren importeren improviseren incasseren
informeren inhaleren innoveren inspecteren inspireren installeren integreren interesseren interpreteren introduceren investeren isoleren
jongleren jureren kalmeren kamperen kasseren klasseren kritiseren lakeren lanceren laseren laveren logeren manipuleren mankeren marchanderen
marcheren markeren masseren mediteren meubileren migreren mineren modelleren monteren motiveren musiceren mutileren navigeren negeren
nomineren noteren observeren offreren opereren ordonneren organiseren oriënteren paraderen pareren parkeren participeren passeren pauzeren
pedaleren penetreren placeren planeren plisseren polariseren poneren poseren pousseren prefereren presenteren presteren proberen proclameren
produceren profileren profiteren programmeren promeneren promoveren protesteren provoceren publiceren pureren quoteren raffineren
rapporteren reageren realiseren recenseren reciteren reclameren reduceren refereren regeren registreren repareren repeteren reserveren
respecteren restaureren resulteren riskeren roteren rouleren ruïneren saboteren salueren sauteren scanderen scheren schofferen
selecteren serveren signaleren simuleren situeren soigneren solliciteren sommeren sorteren souperen specialiseren speculeren stabiliseren
stagneren stimuleren stofferen studeren suggereren tamboereren taxeren telefoneren temporiseren tempteren terroriseren tolereren torpederen
tracteren traineren trakteren trancheren transformeren transporteren triomferen trotseren uniformeren urineren vaccineren vegeteren
ventileren verbaliseren verticuteren vibreren visiteren visualiseren vocaliseren waarderen`.split(/\s+/),
);

/** Dutch verbs of four klankgroepen or more that keep their stress in front. */
const VOORAAN =
  /(?:wateren|klonteren|wakkeren|luisteren|zonderen|hameren|slingeren|leveren|kletteren|schilderen|sluiteren|nummeren|donderen|bliksemen|bladeren|toveren)$/;
const LOS_DEEL = /^(?:achter|aan|af|be|bij|door|her|in|mee|na|om|ont|onder|op|over|samen|tegen|toe|uit|ver|vol|voor|weg)(?=[a-z]{5})/;
const KLINKERS = /eeu|ieu|aai|ooi|oei|aa|ee|oo|uu|ie|oe|eu|ui|ij|ei|au|ou|[aeiouyëïü]/g;

/** Is the -eren of this infinitive stressed? */
export function endsInBeklemdEren(infinitief: string): boolean {
  if (!/[eë]ren$/.test(infinitief) || VOORAAN.test(infinitief)) return false;
  const kaal = infinitief.replace(LOS_DEEL, '');
  return KORT.has(infinitief) || KORT.has(kaal) || (kaal.match(KLINKERS)?.length ?? 0) > 3;
}
