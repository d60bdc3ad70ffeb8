/**
 * Decides: which everyday nouns the analyser knows as whole words, for plurals, diminutives and compounds.
 * Source: own list of words a primary-school child knows; spelling only, no frequencies.
 * Example: NAAMWOORDEN.has('hond').
 */
const lijst = (tekst: string): ReadonlySet<string> => new Set(tekst.trim().split(/\s+/));

export const NAAMWOORDEN: ReadonlySet<string> = lijst(`
bol big cup dok dot gas gok kokos lek lol mix nap nar pul rak rog ruk stief tap tik tip wal wip wok zet
aanbod aandacht aannemer aanval aanwijzing aap aard aardbei aarde aas accu achterban achternaam acteur adelaar adem ader adres advies aflevering
afscheid afspraak afstand afval afwas agent akker alarm album allergie altaar ambacht ambt ambtenaar ananas anjer anker antwoord apotheek apparaat
appel april arbeid arend arm armoede arts as asperge atelier atlas atleet augustus auto avocado avond avontuur baai baan baard baas baby bad badge
bagger bak bakker bal balie balk balkon ballet ballon bamboe banaan band bank bar barbier barst basis bast batterij baviaan bazin bed bedrag bedrijf
beek beeld been beer beest begin begrip beha behang beitel bek beker bel belang beloning berg bericht berk berm beroep berrie bes bestek beton beul
beurs beurt bever bevolking bewijs bezem bezoek bibliotheek bies bij bijbel bijl bikini bil bink biscuit bison bizon blaas blad bleekselderij blik
bliksem bloed bloem bloesem blok blouse boa bobbel bocht bode boef boei boek boer boerderij boerin boete bok bolster bom bon bond bondgenoot bons
boodschap boog boom boomgaard boon boor boord boot bord borg borst borstel bos bot boter bouillon bouw boven box braam brand brei brein breuk brief
brij briket bril brink broche broeder broek broer brom brood brouwer brug bruid bruidegom bruin bui buidel buik buis buit bulk bult bundel burcht
bureau burgemeester burger bus buskruit butler buur buurt cactus cadans cadeau café cake camera camper camping canon cargo cavalerie cavia cel cement
cent centrum chef cijfer circus cirkel citroen clown club cola collie computer concert conducteur cracker crème daad dag dak dal dam dame dampkring
dans danseres darm das december deeg deel deken deksel delta demon dender dennenboom deugd deuk deur diagram dialect dichter dief dienst dier dijk
ding dinsdag directeur dobbelsteen dobber dochter doek doel dokter dolfijn dolk dom donder donderdag dood doof dooi doolhof doos dop dorp dorpeling
dorst douche draad draak draf drank drempel dreumes drie drift droom drop drug druif druk druppel duif duik duim duin duivel dukaat dwerg eb echo
ecologie eekhoorn eend eenheid eer eeuw eeuwigheid egel ego ei eik eikel eiland eind einde ekster elan eland elastiek elf elleboog ellende embleem
emigrant emmer engel engerd enkel enveloppe epidemie erf erwt etage eten etmaal etui examen ezel fabel fabriek familie fanfare fauna fazant fee feest
feit fels festival fiets fietser figuur film filter finale fladder flank flap flat fles flits flora fluim fluit foef fokker fonds fontein forel
fornuis fort forum foto fotograaf framboos fruit functie gaarde gaas galm galop gang gans garage garnaal gast gat gazon gebaar gebak gebergte
gebeurtenis gebied gebit geboorte gebouw gebrek gebruik gebruiker gedachte gedicht gedrag geel geest gehakt geheim geheugen gehoor geit gek gekko
gelach geld geleerde geloof geluid geluk gemak gember gemeente gemoed generaal genot geraamte gerecht gereedschap gerucht geruis geschenk geschiedenis
geschil gesprek gestalte gesteente getuige gevaar geval gevecht gevel geweer gewelf gewest gewicht gewoonte gezag gezegde gezelschap gezeur gezicht
gezin gids gier gif giraf gitaar glas glazuur gletsjer gleuf gloed glorie gnoe goal god golf goot gordel gordijn gorilla goud graad graaf graan graf
gram graniet gras gratie greep grenen grens griend griep grijns grill grind groei groen groente groep groeve grond grootte grot gruis gul gunst guur
gymnastiek haai haak haan haar haard haas haast haat hagedis hagel hak hakker hal halm hals halte ham hamer hamster hand handel hangar hap haring hark
harlekijn harnas harp hart haven hazelaar heelal heer heg hei heide hek heks hel held hellebaard helling helm hemd hemel hen hendel hengel herberg
herder herfst herrie hersens hert hertog heup heupen heuvel hiel hik hinde hitte hobby hoed hoef hoek hoepel hoest hoeve hof hok hol holte
hommel hond honger honing honk hoofd hooi hoop hoorn horde hordeur horen horloge hotel houding hout huid huig huis hulp huls humeur humor hut huur
huwelijk hyacint idee iglo ijs ijsco ijspegel ijver ijzer imker inbreker indiaan ingang inhoud inkomen inkt insect insigne instinct instrument intrige
inwoner jaar jacht jacuzzi jager jak jaloers jaloezie jam januari jargon jas jeep jeugd jeuk jongen jood juf juli juni jurk juweel kaak kaap kaars
kaart kaas kabaal kabel kabouter kachel kadaver kade kaf kaft kajak kajuit kaki kalender kalf kalk kalkoen kam kameel kameleon kamer kamille kamp
kampioen kan kanaal kanarie kangoeroe kanjer kano kanon kans kant kantine kantoor kap kapel kapitein kapper kapster kar karaf karakter karbonade
karkas karper karpet karton karwei kas kassa kast kastanje kasteel kat kater katoen kauw kazerne keel keeper kegel kei keizer kelder kelk kelner kerel
kerk kerker kermis kern kers kerst ketel keten ketting keuken keuring keus keutel kever kiek kiel kiem kies kieuw kiezel kift kikker kilo kim kin kind
kiosk kip kist klacht kladder klank klant klap klapper klas klauw klaver kleding kleed klei kler kleur kleuter kliek klier klif klimaat klimop klink
klip kloek klok klomp klont kloof klooster kluif kluis kluizenaar klus knaap knal knecht kneed kneuzing knie knikker knip knobbel knoest knoflook knol
knoop knop knot knots knuffel knul knuppel koe koek koekoek koeler koets koffer koffie kogel kok koker kolder kolk kolom koloniaal kolonie komeet
komiek komkommer komma kompas konijn koning koningin konvooi kooi kool koor koord koorts kop koper koraal korf korrel korst kosmos kostuum kotter koud
kous kozijn kraag kraai kraak kraal kraam kraan krab kracht kraker kramp krans krant kras krat krater kreeft kreek kreet krekel kreng krent kreuk
krijt krik kring kroeg kroes kroket krokodil krokus kroon kroost kruid kruik kruimel kruin kruis kruk krul kubiek kubus kudde kuif kuiken kuil kuip
kunstenaar kurk kus kussen kust kuur kwaal kwal kwart kwartel kwartet kwartier kwast kwik laag laan laars lach ladder lade lading lagune lak laken lam
lamel lamp land landgoed landschap langoest lans lap lariks last laster lat laurier lawaai lawine leeftijd leer leerling leeuw leeuwin legende leger
legger legging leguaan leiding lekkers lelie lemmet lenen lengte lente lepel leraar lerares les letter leugen leugenaar leuning leus leven lever liaan
libel lichaam licht lid lied liefde lieveling lift lijf lijk lijm lijn lijst likeur limonade linde liniaal lint lip list liter litteken loempia lolly
long lood loods loon loop lot lucht lucifer lui luier luifel luik luipaard luis lus maag maagd maal maan maand maandag maart maat macht magneet
majesteit majoor malaria man mand mandarijn manie manier mantel map marathon markies markt marmot masker mast mat materiaal matras matroos maïs
medaille mededeling meel meer meerkoet meester meeuw mei meid melk meloen memorie meneer mengel menigte mens merel merk merrie mes meteoor meter
methode meting metro metselaar meubel mevrouw middag middel midden mier mikpunt minderheid minister minuut mirakel misdaad mispel mist modder model
moed moeder moeite moeras moes mok mol molen molenaar moment mond monster moord mop morgen mos mossel mosterd motief motor mouw mug muil muis muiterij
mul munitie munt mus museum musket muts muur muziek mythe naad naaf naaister naald naam nacht nachtegaal nagel nageslacht narcis nat natuur navel
nectar neef nek nerf nest net netel neus nevel nicht nier nijlpaard niveau nok nood noord noot nootmuskaat notaris notitie november nul nummer oase
oceaan ochtend oerwoud oester oever offer okapi oksel oktober olie olifant olijf olm oma omgeving omheining omroep onderwerp ondeugd onheil onraad
ontbijt onweer oog oogst ooievaar oom oor oord oordeel oorlog oorsprong oost opa opdracht opgave optocht opvatting orde orgel orkaan orkest otter
ouder ouderdom oven overal overval paal paar paard paas pacht pad pak pakket paleis paling palm pan paneel panter pantser papa papaja papegaai papier
paprika paraaf parachute parade paraplu parasiet parasol parel parfum park parkiet part partner pas passagier passer pasta patat pater patroon paus
pauw pauze pech pedaal peer pees peil peiler pek pelikaan pels pen penningmeester penseel peper periode perk perron pers persoon perzik pet peul
peuter piano picknick piek pijl pijler pijn pijp pikhouweel pil piloot pin pinda pinguïn pink pint piraat piramide pit plaag plaagstoot plaat plaats
plafond plan plank plant plas plastic plein pleister plek plezier plicht ploeg plons plooi pluim pluis plus poeder poel poen poes poets poging pol
polder politie polonaise pols pomp pompoen pont pony pool poort poot pop portier pos post poster pot prak preek prei prent prestatie priem prijs prik
prins prinses probleem proef profeet programma prooi prop propeller provincie pruik pruim prul publiek pudding puist punt pup put puzzel pyjama quiz
raad raadsel raaf raam raap raat rad radar radijs radio rafel raket ram ramp rand rantsoen rapport rat ratel rauwkost reactie rebel recept rechter
redding reden reeks reep regel regen regering regio reiger reis rek reken rekening reling rem reptiel rest restaurant reuk reus revalidatie richel
richting ridder riem riet rif rij rijk rijp rijst rimpel ring riool rit ritme rits ritueel rivier robot roer roest rogge rok rol roman rommel romp
rook room roos rotan rotonde rots route rover rubber rug ruil ruimte ruit ruiter rum rund rups rus rust ruzie saai sabel salade saldo salto samoerai
sandaal sap saus savanne scepter schaaf schaal schaap schaar schaats schaatser schade schaduw schakel schakelaar schamper schande schat schater
scheiding scheikunde schelm schelp schemer schep schepping schepsel scherf scherm scheur schijf schijn schil schild schilder schilderij schim schimmel
schip schoen schok schommel school schoorsteen schop schorpioen schors schort schot schotel schouder schrift schrijver schrik schroef schub schuim
schuld schurk schutter schuur seconde seizoen sekte september serie sering serre servet sfeer shampoo sieraad sigaar sinaas singel sintel sirene
sitter sjaal sjeik sla slaap slab slag slager slak slang slede slee sleuf sleutel slijm slinger sloep slof slok sloot slot sluier sluis slurf smaad
smaak smaragd smart smid smoes snaar snavel snee sneeuw snelheid snik snip snoek snoep snoer snoet snor snot snuit soep sofa sok soldaat som sonnet
soort sop spaak spaan spade spaghetti spanning spar specht speeksel speen speer spek spel speld speler sperwer spiegel spier spijker spijs spijt spin
spinazie spinsel spion spleet splinter spoed spoel spons spook spoor sport spreeuw sprei spreuk spriet sprinkhaan sproet sprong sprookje spruit spuit
spul staal staart stad stadion staf stal stalling stam stand stank stap starter station steeg steek steel steen steiger stek stekel stekker stelling
stelsel stem stempel stengel ster steun stier stift stijl stilte stip stoel stoep stoet stof stok stolp stoof stop storm straal straat straf stramien
strand streek streep streven strijd strik stro strook stroom stroop strop struik studie stuk stut stuur suiker suite sultan super surprise taak taal
taart tabel tablet tafel tak takel talent tamboer tamtam tand tang tante tapijt tas taxi team teen tegel tegenstander teil teken tekst televisie
tempel temperatuur tendens tengel tennis tent tentoonstelling terras testament teug theater thee thema thermometer thuis ticket tiger tij tijd tijger
tinteling titaan titel tocht toerist toernooi toets toeval toga toilet tol tomaat toneel tong toon toorts top tor toren tosti touw tovenaar tovenares
traan tractor tragedie trainer traktatie tram trap traverse trechter tred trein trek tribune trio triomf troef troep trom trommel trompet troon troost
tros trots trottoir trui tube tuig tuin tuinder tulband tulp tumult tunnel turf turner turnster twijg twist ui uier uil uitdaging uitleg uitslag
uitstap uitvinder universiteit uur vaandel vaardigheid vaart vaas vaccin vacht vader vak vakantie val valk vallei vals vampier vanille varen varken
vat vee veen veer veiling vel veld venijn venster verf vergelijking vergunning verhaal verjaardag verkeer verkoper verleden verlies vermoeden verraad
verrassing verrekijker vers verschil verte vest vet vete veulen viaduct vijand vijg vijver vilt vin vinger vink viool virus vis visser vlaag vlaai
vlag vlakte vlam vlecht vlees vlek vleugel vlieg vlieger vlinder vloed vloek vloer vlok vlonder vloot vlucht vod voedsel voer voet voetballer vogel
volk vonk voogd voogdij voorbeeld voorn voorraad voorstel vork vorm vorst vos vraag vracht vrede vreemd vrek vreugde vriend vriendin vrijdag vrijheid
vrijwilliger vrouw vrucht vuil vuist vulkaan vuur waag waar waarheid wacht wad wafel wagen wagon walrus wand wandelaar wandeling wang wants wapen
warboel warmte was water watten web weefsel week weelde weer weg wei weide wekker welp welvaart wens wereld werf werk werkster wervel wesp west wet
wetenschap wezel wezen wicht wieg wiek wiel wig wijk wijn wijsheid wil wild wilg wimpel wimper wind winkel winst winter wirwar wiskunde witlof
woestijn wol wolf wolk wond wonder woning woord worm worst worstelaar wortel woud wraak wrak wrat wrok yoghurt zaad zaag zaak zaal zadel zak zalf zalm
zand zang zanger zangeres zebra zee zeef zeemeermin zeep zeer zegel zegen zeil zekering zelf zenuw zes zeug zicht ziek ziekte ziel zijde zilver zin
zitting zoen zolder zomer zon zondag zone zoogdier zool zoom zoon zorg zout zucht zuiden zuil zuivel zus zuster zuur zwaai zwaan zwaard zwad zwaluw
zwam zweed zweep zweer zweet zwerm zwerver zwijn zwoerd
sinterklaas wieler den paspoort
adder adel afgod afrit agave akela akte alg alibi alp alsem angel arena ark aroma asiel aster atoom azijn bacil baken bami banjo barak bede beemd beits belt bende besef
bezit bieb bier bips bloes bobby boeg bolus bonus boxer brem bres buggy bugel buil byte clan cape casus cider data datum dikte dille dader degen deler desem
deun disk dodo dogma donor doorn drama dreg duel duo eed eega elite emelt emoji epos era erker ets farao feeks ferry ficus firma fjord flard flop fluor
focus folie frame fret friet fuif fuik fust fuut gaai galei galg gamma garde gebed gedoe gesel getij geul gewas globe godin golem grip guave hall halo hamam harem hars haver heem heft
hiaat hobo hoen homp hulde humus hymne ibis inham inrit inval inzet iris islam jack japon jicht jihad jol jota jute kaai kader kaper kaste kavel kebab keet kerf keu kier kit klad klem klep klerk
klit kling klos kluut koala koer koet kolf kolos kopie koran koren kram krik kris kroos kruim kuit kwark label larve lasso leem leen lende leuze liga linie limo lob logo lok loket lont loof lotto
lotus lymfe mais mango manga marge markies matje media memo merg mest meute mijter mikado mink modem moker moot motie motto muze neon nier nimf nop norm nota oehoe oker onwil optie opus orka ovaal pand
pact panel panty parka patio peen peuk pier pij pils piste plaid plug poef poema poker polis polka pond pont pook poos prof prop proza psalm puber pui puin puk pul pupil ras rasp rebus rede rel ren
reu revue ritus rodeo roede roes roet ronde ros rotor rozet rumba salon salsa samba schar schol sekse serum sint sinus sjerp slaaf slede slik slons smet smurf snede soja sonar span spalk spijl spil
spit spot staaf stola strot stuip stuw taiga talud tango tapir tarwe taxus teddy teek teelt telex term terp terts tijm toga ton tooi toog toom trede trema trend trip troef trog tsaar
tucht tumor tuba tule tuit turbo unie urine vaan vaat vadem vaars vazal veder veger vete veto vezel vijl virus visum vlas vlier vlies voeg volt waan walm wasem watt wees wenk wier wodka woede
woerd wonde worp wulp zeboe zege zeem zeis zemel zerk zier zode zooi zuil zwier
hersen pinkster blaar dek verstand verband bedwang beklag bedrading scholver rederijker pilaster polemist telegram fantoom drasland aanrecht portaal kakkerlak megafoon eerbied bedrog idioot kerrie doorbraak schrikkel röntgen kadet middernacht latijn geweten lijden vermogen verlangen vertrouwen genoegen smokkel verklaring vergif bezwaar middeleeuw non leek
`);

/**
 * What names are put together with: of days, laws, buildings, works. In Kamerlid and Noordzeekust one hears two words; the land of Friesland, the dam of Rotterdam, the man of
 * Bosman and the zee of Noordzee are no part for a child, and stand not here.
 */
export const NAAMDELEN: ReadonlySet<string> = lijst(`
dag avond nacht ochtend middag maandag dinsdag woensdag donderdag vrijdag zaterdag zondag weekend week feest viering markt vakantie periode
lid fractie parlement voorzitter wet commissie verkiezing verkiezingen partij unie bond bank raadslid verdrag grondwet republiek president minister
kust eiland tunnel kering plan polder gebergte woestijn vlag route rally tocht reis race beker cup elftal stadion bokaal medaille prijs spelen
boek krant journaal beeld museum school universiteit paleis toren festival orkest liga museumjaar vertaling verhaal oorlog revolutie opstand muur
haas kampioenschap kampioenschappen optocht zetel akkoord ombudsman studie kennis werken week zaal tentoonstelling ziekenhuis station theater
`);

/** Peoples of which no rule makes one of the many: Grieken, Friezen, Fransen. Of Zweden and Polen one thinks of the land. */
export const VOLKEN: ReadonlySet<string> = lijst(`
griek romein fries deen fin noor belg spanjaard turk rus jood kelt viking germaan hun schot ier kroaat bulgaar hongaar tsjech slowaak roemeen est let duitser zwitser oostenrijker
vlaming waal zeeuw drent brabander limburger groninger saks frank bataaf batavier goot vandaal pers moor azteek pakistaan afghaan koerd mongool japanner chileen peruaan argentijn
molukker maleier algerijn brit bask berber noorman athener trojaan israëliet etrusk oekraïner litouwer surinamer palestijn arabier kozak tataar
`);
