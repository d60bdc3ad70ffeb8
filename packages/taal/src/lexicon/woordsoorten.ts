/**
 * Decides: which adjectives, particles and function words the analyser knows: what can be compared, what begins a compound, what never changes.
 * Source: own list of words a primary-school child knows; spelling only, no frequencies.
 * Example: BIJVOEGLIJK.has('dik'), KLEINE_WOORDEN.has('op'), OVERIG.has('altijd').
 */
const lijst = (tekst: string): ReadonlySet<string> => new Set(tekst.trim().split(/\s+/));

export const BIJVOEGLIJK: ReadonlySet<string> = lijst(`
edel dubbel kundig oprecht riskant actief broos creatief dwaas gaaf loos naïef negatief passief positief ijdel ernstig bezorgd verkouden bekend beroemd verkeerd verwend getrouwd gespannen verlegen volwassen bang trots tof cool vaag wrang wrevel aardig arm bang beleefd beroemd bijzonder blauw bleek blij blind bloot boos braaf breed bruin dapper dicht diep dik dom donker doof dood droog druk dun duur echt eenzaam eerlijk enkel erg fel fijn flauw flink fris gauw geel geheim gek geweldig gewoon gezond gierig glad goed goedkoop grappig grijs groen groot grof gul haastig half handig hard heel heerlijk heet heilig helder hevig hoog hol jaloers jarig jong juist kaal kalm kapot klaar klein knap koel koud krom kort kwaad laag laat lang langzaam leeg leuk lekker lelijk licht lief liever lui luid mager makkelijk mals mat mild modern moe moedig moeilijk mooi naakt naar nat nauw net netjes nieuw nodig nuchter nuttig oneven oud paars plat plezierig prachtig puur raar rank rauw recht rein rijk rijp roestig rond rood roze ruig ruim rustig ruw saai scherp scheef schel scheel schoon schuin slank slap slecht slim slof slordig smal snel soepel spannend steil sterk stijf stil stoer stom stout stevig straf strak streng stroef stug taai teder tevreden trouw traag trots tam vals vast veilig veel ver vers vet vies vlak vlot vlug vol voorzichtig vreemd vriendelijk vrij vroeg vrolijk vuil waar warm week wild wijs wijd wit woest wreed zacht zeker ziek zielig zoet zoute zout zuinig zuiver zuur zwaar zwak zwart zenuwachtig
`);

/** Prepositions, particles and other short words that begin compounds. */
export const KLEINE_WOORDEN: ReadonlySet<string> = lijst(`
linker rechter noorder zuider ooster wester verder aan achter af al beneden bij binnen boven buiten door dicht daar er eruit hier heen hoe in langs los maar mee met midden mis na naast nacht neer niet nooit noord nu of om onder ook oost op over rond samen terug tegen toe tot tussen uit vast van vier vijf voor vooruit voorbij vol waar weg west wie zuid zes zeven acht negen tien een twee drie elf twaalf honderd duizend
`);

/** Adjectives for what something is made of. */
export const STOFFELIJK: ReadonlySet<string> = lijst(`
houten gouden wollen zilveren ijzeren katoenen papieren stenen koperen bronzen zijden linnen rieten kartonnen stalen tinnen marmeren betonnen aarden fluwelen rubberen porseleinen kristallen metalen satijnen gipsen lederen loden eiken eikenhouten berkenhouten bakstenen ivoren vilten keramieken granieten lakense koperen barnstenen elzen beuken
`);

/** Every other word a pasted list can hold that must not be taken apart. */
export const OVERIG: ReadonlySet<string> = lijst(`
integendeel hoogstens benoorden ondanks tevens doorgaans achteren helaas dertien veertien zevende achtste negende tiende derde vierde vijfde zesde behalve wakker voorop zoiets geduld automaat oorzaak noorden oosten westen zuiden luister verband verstand bestaan beneden geweten schrijfster bedrag vertrouwen september avondeten voordat nadat zodat totdat doordat omdat alle alleen allemaal altijd ander anders beide beter beetje boven bijna binnen buiten daarna daarom dan dat de deze die dit dus dezelfde eens eerst eindelijk elke elk en enkele ergens even eigenlijk evenveel genoeg gisteren graag haar had hebben heb heeft hem het hetzelfde hij hoeveel hun ieder iedereen iemand iets ik is ja jaren jij jou jouw jullie juist kan kun kunnen later liefst links mag meestal meteen mij mijn minder misschien moest moet morgen na natuurlijk nee nergens niemand niets nog noch nou nooit nul omdat ons onze ongeveer opeens overal overmorgen plotseling precies rechts samen sinds soms straks strakjes tegen terwijl thuis toch toen totdat trouwens tussen vaak vandaag vanavond vanmorgen vannacht vanaf veel verder vooral voorbij vroeger waar waarom waarschijnlijk wanneer want wat weer weinig welk welke wel wie wij wil zeer zelf zelfs zich zij zijn zo zoals zodat zodra zoveel zonder zou zouden zoals zowel zulke
`);

/** What is written short and read whole: a dictation says bijvoorbeeld and kilometer, and writing that is right. */
export const AFKORTINGEN: ReadonlySet<string> = new Set(
  `a.u.b. afb. afd. bijv. blz. bv. ca. d.w.z. dhr. ds. dr. e.d. enz. etc. evt. excl. i.p.v. i.v.m. incl. jl. m.a.w. m.b.t. m.b.v. m.n. max. mevr. min. mr. n.a.v. nr. o.a. o.l.v. p.s. pag. prof. s.v.p. t.a.v.
t.o.v. tel. v.chr. n.chr. vgl. z.o.z. z.s.m. km hm dam dm cm mm kg cl dl ml km/u`.split(/\s+/),
);

/** Adjectives that stand before a noun with their own e. */
export const MET_E: ReadonlySet<string> = new Set(
  'arme blinde goede grote hele hoge jonge kleine lange lieve oude rijke rode volle wilde witte zwarte'.split(' '),
);

/** Before -ster a star: of the film, the pole, the sea. */
export const STER: ReadonlySet<string> = new Set(
  'film pop pool rock porno zee avond morgen dwaal kerst wonder hoofd val kop goud'.split(' '),
);

/** Stems that the bank has as a word and that nobody counts: speer + werpen is what one does, and not more than one werp. */
export const NOOIT_MEER: ReadonlySet<string> = new Set(
  `bescherm beschrijf beloof betaal bied denk doe durf eet hoor houd juich kijk klauter klim krimp kwets laat luister maai naai roei reik scheer schraap schrijf schrob
schuil snoei spreek spring sta stoei streel strooi struin treur uit verhuis voed weet wed werp zaai zie zuig zwem help heb klets`.split(
    /\s+/,
  ),
);

/** Words that end in a stumm e with l, r or n and an s, and are more than one of nothing. */
export const MET_S: ReadonlySet<string> = new Set(
  `anders elders ergens nergens overigens immers trouwens hoogstens minstens telkens volgens vervolgens tijdens wegens tevens inmiddels middels jegens namens
krachtens behoudens luidens blijkens willens wetens`.split(/\s+/),
);
