/**
 * Decides: which everyday verbs are weak, so that a form like `werkte` or `gespeeld` is recognised in a pasted list.
 * Source: own list of verbs a primary-school child meets; prefixed verbs are recognised from their base.
 * Example: ZWAK.has('werken').
 */
const LIJST = `
aaien aarden activeren ademen adviseren afwassen analyseren antwoorden arresteren babbelen baden bakkeleien balanceren balken barbecueën beantwoorden bedanken
bedelen bedienen bedoelen bedotten bedreigen begeleiden begroeten behandelen beheksen beheren behoren beitelen beleven bellen beloven beminnen benen benoemen
beoordelen bereiken beschermen beseffen bespieden besteden bestellen bestuderen betalen betoveren betrappen beuken bevatten beven bevestigen bevrijden bewaken
bewaren beweren bewerken bewonderen bezorgen beëindigen bibberen blaffen blaten bloeden bloeien blozen blussen boeien boeren boksen bonken bonzen borduren boren
borrelen borstelen botsen bouwen branden breien brommen bruisen brullen buitelen bukken controleren corrigeren dalen dampen dansen daveren dekken delen deugen
dichten dienen discussiëren dobberen dollen donderen dopen doven draaien draven dreigen dreunen dribbelen drogen dromen drukken dulden duren durven dutten duwen
dwalen eindigen eisen eren ergeren erven experimenteren fantaseren feesten feliciteren fietsen filmen flirten fluisteren foppen fotograferen friemelen fronsen
functioneren gapen gebaren gebeuren gebruiken geeuwen gehoorzamen geloven geuren giechelen gieren gillen gissen glinsteren gloeien gluren gokken golven gonzen
goochelen gooien graaien grappen grazen grenzen griezelen grijnzen grinniken groeien groeten grommen gunnen gymmen haasten haken hakken halen hameren handelen
haperen haten hechten heersen hekelen herhalen herinneren herkennen hijgen hikken hinderen hinken hinniken hobbelen hockeyen hoesten hollen hopen hopsen horen
huilen hullen hunkeren huppelen huren hurken huwen ijsberen illustreren imiteren informeren inspireren installeren interviewen irriteren isoleren jagen jammeren
janken jeuken joelen juichen kaarten kaatsen kabbelen kajakken kakelen kakken kammen kamperen kanoën kantelen kapen kauwen keffen kennen keren kerven ketsen
keuren kibbelen kiepen kietelen kladden klagen klappen klauteren kleden kleien kletsen kleumen kleuren kleven klikken kloppen klotsen klussen knabbelen knagen
knallen kneden knielen knikken knikkeren knippen knipperen knoeien knopen knorren knuffelen knutselen koesteren koken kopiëren koppen kosten kotsen kraaien
krabben kraken krassen kreunen krioelen kroelen kronkelen krullen kuchen kuieren kukelen kussen kwaken kwebbelen kweken kwellen kwetsen kwetteren kwispelen
lanceren landen leggen leiden lekken lenen leren leunen leven lijmen likken loeien loeren logeren lonken lossen loven luiden luieren luisteren lukken lusten
maaien maken manen markeren martelen masseren mekkeren melden melken menen mengen merken mesten metselen miauwen mikken minderen missen mixen modderen mompelen
moorden mopperen morren morsen motiveren musiceren naaien naderen neuriën neuzen niezen nodigen noemen noteren observeren oefenen offeren onderhandelen
ontdekken ontkennen ontmoeten ontsnappen ontvoeren ontwikkelen oogsten oordelen opereren ordenen organiseren overleggen paaien pakken parkeren passen peddelen
peilen peinzen pellen persen pesten piekeren piepen pikken pinken plaatsen plagen plakken planten plassen plenzen pletten ploeteren ploffen plonsen plonzen
plukken poepen poetsen poken porren posten praten presenteren prikken proberen produceren proeven profiteren programmeren pronken proosten protesteren
publiceren puffen puzzelen raken rammelen rapen rapporteren ratelen razen reageren realiseren redden regelen regenen registreren reizen rekenen rekken remmen
rennen repareren reserveren respecteren richten rijmen rillen ritselen roddelen roeien roeren roken rollen rommelen ronken rooien roosteren rotten rouwen roven
ruilen ruimen ruisen rukken rusten ruziën sabbelen schaatsen schaden schakelen schaken schamen schateren schatten schelen schenden schermen schetsen schilderen
schillen schitteren schminken schoffelen schokken schommelen schoppen schrapen schreeuwen schrobben schudden schuilen schuimen schuren selecteren serveren
signaleren sissen sjouwen skiën slaapwandelen slachten slagen slenteren slepen slikken slingeren slobberen sloffen slopen sluimeren smaken smeden smeken smeren
smullen snappen snateren sneeuwen snoeien snoepen snorkelen snorren snuffelen snurken solliciteren sorteren sparen spartelen spatten spelen spellen spetteren
speuren spieden spiegelen spioneren spoelen spoken sporten spotten spugen spuwen stampen stapelen stappen staren starten steigeren stempelen steunen stikken
stimuleren stoeien stofzuigen stollen stomen stompen stoppen storen stormen stoten stotteren straffen stralen stromen strompelen strooien struikelen studeren
stuntelen sturen stylen sudderen suizen sukkelen sussen takelen tanken tappen tasten tekenen telefoneren tellen temmen tennissen tikken tillen timmeren tjirpen
toeteren tolereren toppen toveren trachten trainen trakteren transporteren trappelen trappen treuren treuzelen trillen trommelen trouwen tuimelen tuinieren
turnen twijfelen typen uiten variëren vasten vegen veilen veranderen verbazen verbeteren verbouwen verbranden verbreden verdedigen verdelen verdienen verdwalen
vereren verfraaien vergaderen vergissen verhogen verhuizen verhuren verklaren verkleden verlangen verlengen vermoorden veroveren verpakken verplaatsen
verplichten verrassen versieren verspillen verstoppen vertalen vertellen vertragen vertrouwen vervelen verven vervoeren vervolgen verwachten verwarmen verwennen
verzamelen verzorgen vieren vijlen vissen visualiseren vloeien vloeken vluchten voeden voelen voeren voetballen volgen volleyballen voorspellen vormen vrezen
vrijen vullen waaien waarschuwen wachten wagen waken wandelen wankelen wapperen warmen wedden weigeren wekken wenken wennen wensen werken weven wieden wiegen
wijzigen wikkelen wippen wisselen wissen witten woeden woelen wonen wroeten wurgen zaaien zadelen zagen zakken zalven zappen zegenen zeilen zetten zeuren zeven
zoemen zoenen zoomen zorgen zuchten zuiveren zwaaien zweten zweven zwichten zwoegen
leveren nestelen pauzeren schroeven pureren raspen stuiteren klutsen knetteren koppelen leuteren morrelen pruttelen rochelen schooien spijbelen spitten sputteren struinen tateren toosten tuffen turen vergroten verkleinen vertoeven vloeren wervelen wiebelen wriemelen hinkelen kriebelen strippen stemmen dwarrelen druppelen
basketballen badmintonnen
`;

export const ZWAK: ReadonlySet<string> = new Set(LIJST.trim().split(/\s+/));
