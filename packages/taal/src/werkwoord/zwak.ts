/**
 * Decides: which everyday verbs are weak, so that a form like `werkte` or `gespeeld` is recognised in a pasted list.
 * Source: own list of verbs a primary-school child meets; prefixed verbs are recognised from their base.
 * Example: ZWAK.has('werken').
 */
const LIJST = `
aaien aarden aarzelen achten activeren ademen adviseren analyseren antwoorden arresteren babbelen baden badmintonnen bakenen bakkeleien balanceren
balken barbecueën barricaderen basketballen bazelen beangstigen beantwoorden bedanken bedekken bedelen bedienen bedoelen bedotten bedreigen begeleiden
begroeten behandelen beheksen beheren behoren beitelen beitsen bekeren beletten beleven bellen beloven bemerken beminnen benaderen benen benoemen
benutten beoordelen bepalen beperken bereiken beroven beschadigen beschermen beschikken beschuldigen beseffen beslissen bespieden besteden bestellen
bestraffen bestuderen besturen betalen betoveren betrappen betwijfelen beuken bevatten beven bevestigen bevolken bevorderen bevrijden bevruchten
bewaken bewaren beweren bewerken bewonderen bewonen bezorgen beëindigen bibberen blaffen blaten bleken blikken blinddoeken bloeden bloeien blokken
blozen blussen boeien boeren boffen boksen bollen bonken bonzen borduren boren borgen borrelen borstelen botsen bouwen branden breiden breien broeden brommen
bruisen brullen buitelen bukken controleren corrigeren dagen dalen dammen dampen dansen daveren dekken delen dempen deugen dichten dienen discussiëren
dobberen doden dokken dollen dommelen donderen doorzoeken dopen dorsen doven draaien draven dreigen dreunen dribbelen drogen dromen drukken druppelen
duelleren duiden duizelen dulden duren durven dutten duwen dwalen dwarrelen dweilen eggen eindigen eisen enten eren ergeren erkennen erven
experimenteren fantaseren feesten feliciteren fietsen filmen filosoferen flappen flirten floepen fluisteren fonkelen foppen fotograferen friemelen
frommelen fronsen functioneren gapen slepen sponsoren breidelen overwinteren schimpen roeptoeteren tutten verbleken garen gebaren gebeuren gebruiken geeuwen gehoorzamen geloven geuren giechelen gieren gillen gissen glanzen
glazuren glinsteren gloeien glooien gluren gokken golven gonzen goochelen gooien gorgelen graaien grabbelen grappen grazen grenzen grienen griezelen
grijnzen grinniken groeien groeten grommen gruwelen gummen gunnen gymmen haasten haken hakken halen hameren handelen haperen happen harken haten
hechten heersen heien hekelen hengelen herhalen herinneren herkansen herkennen herleven herstellen hervatten hijgen hikken hinderen hinkelen hinken
hinniken hobbelen hockeyen hoeden hoesten hollen hopen horen hotsen huichelen huilen huisvesten hullen hunkeren huppelen huren hurken huwen
ijlen ijsberen ijveren illustreren imiteren inburgeren informeren inspireren installeren interviewen irriteren isoleren jagen jammeren janken jatten
jengelen jeuken joelen jokken jubelen juichen kaarten kaatsen kabbelen kaften kajakken kakelen kakken kalken kammen kampen kamperen kanoën kantelen
kapen kappen karnen kauwen keffen kelderen kennen keren kerven ketsen keuren keuvelen kibbelen kieken kienen kiepen kietelen kikken kirren
kissebissen kittelen kladden klagen klappen klapperen klateren klauteren kleden kleien kletsen kleumen kleuren kleven kliederen klieren klikken
kloppen klotsen klungelen klussen klutsen knabbelen knagen knakken knallen knarsen kneden knellen knetteren knielen kniezen knikken knikkeren
knipogen knippen knipperen knoeien knokken knopen knorren knuffelen knutselen koeren koesteren koken kokhalzen kolken konkelen kopiëren koppelen
koppen korten kosten kotsen kraaien krabbelen krabben kraken krassen krenken kreunen kriebelen krijsen krikken krioelen kroelen kronen kronkelen
kruien kruimelen kruisen krullen kuchen kuieren kuisen kukelen kussen kwaken kwakkelen kwebbelen kweken kwellen kwetsen kwetteren kwijlen kwispelen
lallen lanceren landen lanterfanten lappen laven ledigen leggen leiden lekken lenen lengen leren lessen letten leunen leuren leuteren leven leveren
lichten liefkozen lijmen likken lispelen loeien loeren logeren loggen lonken loodsen lossen loven lozen luchten luiden luieren luisteren lukken
lummelen lusten maaien maken manen mangelen markeren martelen masseren mauwen mekkeren melden melken menen mengen merken mesten metselen miauwen
mijmeren mikken minachten minderen missen mixen modderen mokken mompelen moorden mopperen morrelen morren morsen motiveren muiten munten murmelen
musiceren naaien naderen nagelen neigen nekken nestelen neuriën neuzen niezen nippen nodigen noemen nopen noteren observeren oefenen offeren ogen
omcirkelen onderhandelen ontcijferen ontdekken ontdooien onthullen ontkennen ontmaskeren ontmoeten ontploffen ontroeren ontruimen ontsnappen
ontspannen ontstoppen ontvluchten ontvoeren ontvouwen ontwaken ontwikkelen oogsten oordelen openen opereren orden ordenen organiseren overleggen
overtuigen paaien pakken parelen parkeren passen pauzeren peddelen peilen peinzen pekelen pellen persen pesten peuteren piekeren piepen pikken
pimpelen pingelen pinken plaatsen plagen plakken plannen planten plassen plengen plenzen pletten ploegen ploeteren ploffen plonsen plonzen plukken
plunderen poepen poetsen pogen poken polsen porren posten poten prakken praten preken presenteren prevelen prikkelen prikken proberen produceren
proesten proeven profiteren programmeren pronken proosten proppen protesteren prutsen pruttelen publiceren puffen puilen pureren putten puzzelen
raaskallen raken ramen rammelen rammen rapen rapporteren raspen ratelen razen reageren realiseren redden redeneren regelen regenen registreren reiken
reinigen reizen rekenen rekken remmen rennen rentenieren repareren repen reppen reserveren respecteren richten rijmen rijpen rillen rinkelen ritselen
ritsen rochelen roddelen roeien roemen roeren roesten roken rollen rommelen ronden ronken rooien roosteren rotten rouwen roven ruilen ruimen ruisen
rukken rusten ruziën sabbelen sarren schaatsen schaden schakelen schaken schallen schamen schamperen scharrelen schateren schatten schaven schelen
schenden schermen schetsen schetteren scheuren schilderen schillen schimmelen schitteren schminken schoeien schoffelen schokken schommelen
schooien schoppen schoren schorsen schrapen schreeuwen schrobben schroeien schroeven schrokken schudden schuilen schuimen schuren schutten seinen
selecteren serveren signaleren sissen sjokken sjorren sjouwen skiën slaapwandelen slachten slagen slaken slenteren slepen slijmen slikken slingeren
slobberen sloffen slopen sluimeren slurpen smachten smaken smakken smeden smeken smeren smikkelen smokkelen smoren smullen snaaien snakken snappen
snateren snauwen sneeuwen snellen sneuvelen snikken snipperen snoeien snoepen snoeven snorkelen snorren snotteren snuffelen snurken soezen
solliciteren sorteren sparen spartelen spatten spelen spellen spetteren speuren spieden spiegelen spijbelen spijkeren spioneren spitsen spitten
splitsen spoelen spoken sporen sporten spotten sprenkelen sproeien sprokkelen spugen spuiten sputteren spuwen staken stallen stammen stampen stapelen
stappen staren starten stationeren steigeren stellen stemmen stempelen steppen steunen stichten stikken stimuleren stippen stoeien stofzuigen stoken
stollen stomen stommelen stompen stoppen storen stormen storten stoten stotteren stoven straffen stralen stranden streamen strelen stremmen streven
strikken strippen stromen strompelen strooien stropen struikelen struinen studeren stuiken stuiteren stuntelen stunten sturen stutten sudderen
suffen suizen sukkelen surfen sussen takelen tanden tanken tappen tarten tasten tateren tekenen telefoneren telen tellen temmen temperen
tennissen teren tergen tieren tikken tillen timmeren tintelen tippen tjirpen tobben tochten toeren toeteren toetsen tolereren tollen tonen toosten
toppen tornen toveren trachten trainen trakteren transporteren trappelen trappen treiteren treuren treuzelen trillen trimmen troeven
trommelen troosten trotseren trouwen tuffen tuimelen tuinieren tuiten turen turnen twijfelen typen uiten variëren vasten vatten vegen veilen
veranderen verbazen verbeelden verbeteren verbouwen verbranden verbreden verdampen verdedigen verdelen verdienen verduisteren verdwalen vereisen
vereren verfraaien vergaderen vergezellen vergissen vergroten vergulden verhinderen verhitten verhogen verhongeren verhuizen verhuren verkennen
verklappen verklaren verkleden verkleinen verlammen verlangen verleiden verlengen verlichten verloven vermageren vermaken vermelden vermengen
verminderen vermoeden vermommen vermoorden vernielen vernietigen verontschuldigen veroordelen veroorzaken verorberen veroveren verpakken verpesten
verplaatsen verplegen verpletteren verplichten verrassen verroeren verschillen verschonen versieren versnellen verspelen verspillen verspreiden
versterken verstijven verstoppen verstoren versturen vertalen vertellen verteren vertoeven vertonen vertragen vertrappen vertrouwen vervelen verven
vervoeren vervolgen vervuilen verwaarlozen verwachten verwarmen verwarren verwelken verwelkomen verwennen verwerken verwijderen verwisselen verwonden
verwonderen verzachten verzadigen verzamelen verzekeren verzorgen verzuimen verzwakken vieren vijlen villen vinken vissen visualiseren vitten vlaggen
vlammen vloeien vloeken vloeren vlotten vluchten voeden voegen voelen voeren voetballen volgen volleyballen voorspellen vorderen vormen vouwen vrezen
vriezen vrijen vullen vuren waaien waarderen waarschuwen wachten waden wagen waggelen waken walsen wandelen wanhopen wankelen wapperen warmen wateren
watertanden wedden weergalmen weerkaatsen weigeren wekken wellen wenden wenken wennen wensen wentelen werken wervelen weven wiebelen wieden wiegen
wijden wijzigen wikkelen wikken winkelen wippen wisselen wissen witten woeden woekeren woelen wonen worstelen wriemelen wroeten wuiven wurgen zaaien
zadelen zagen zakken zalven zappen zegelen zegenen zegevieren zeilen zengen zetten zeulen zeuren zeveren ziften zinderen zoemen zoenen zomen zonnen
zoomen zorgen zuchten zuiveren zwaaien zwammen zwenken zwepen zweten zwetsen zweven zwichten zwieren zwoegen
`;

export const ZWAK: ReadonlySet<string> = new Set(LIJST.trim().split(/\s+/));
