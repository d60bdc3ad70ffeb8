/**
 * Words that guessers try first, in Dutch, Flemish and English schools. Our own list, written by hand, beside the leaked passwords of
 * `gelekte-woorden.ts`: those are of the whole world and know no juf, no groep and no Ajax. Most known passwords are one or two of
 * these with a year, a sequence or a sign behind them, and the check takes those apart.
 */
const WORDS = `
admin administrator beheer beheerder directeur directie docent docenten juf juffrouw meester leerkracht leerling leraar leraren
school scholen basisschool klas groep onderwijs spelling spellen spelrijk lezen taal rekenen rapport schoolplein kleuter
welkom wachtwoord password passwort passw pass pw login inloggen gebruiker user test tester proef demo geheim secret master letmein
hallo hello hoihoi hoi dag goedemorgen liefde love iloveyou ikhouvanjou houvanjou schatje lieverd liefje knuffel kusje zoen
qwerty azerty asdf qwer abc computer internet google facebook instagram youtube microsoft windows apple samsung office
zomer winter lente herfst voorjaar najaar zomervakantie vakantie kerst kerstmis pasen sinterklaas zwartepiet carnaval koningsdag
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
januari februari maart april mei juni juli augustus september oktober november december
monday friday sunday summer spring autumn january
nederland holland belgie vlaanderen amsterdam rotterdam utrecht denhaag eindhoven groningen tilburg breda nijmegen arnhem haarlem
antwerpen gent brussel brugge leuven hasselt mechelen kortrijk oostende
ajax feyenoord psv twente vitesse utrecht anderlecht clubbrugge standard racing voetbal football soccer hockey tennis formule verstappen cruijff messi ronaldo
hond hondje kat katje poes poesje paard paardje konijn konijntje vogel vlinder tijger leeuw dolfijn eenhoorn unicorn draak dragon monkey tiger
zon zonnetje sunshine maan ster sterren regenboog rainbow bloem bloemen bloempje roos zonnebloem boom water vuur fire
mama papa oma opa mamma pappa moeder vader zus broer familie kind kinderen kindje baby vriend vriendin
prinses prins princess koning koningin queen king superman batman spiderman pokemon pikachu mario minecraft fortnite roblox starwars
chocola chocolade chocolate pizza koekje kaas appel banaan banana aardbei cookie koffie coffee bier thee
auto fiets motor ferrari porsche mercedes volvo
rood blauw groen geel oranje paars zwart roze wit red blue green black white
jan piet klaas kees henk marie anna emma sophie julia lisa sara laura thomas daan sem lucas noah liam milan bram tim tom peter mark jeroen marieke sanne anouk
michael jessica ashley jordan daniel charlie george robert william
secure veilig beveiligd nieuw nieuwe new mijn mij ikke onze ons jouw van het een voor alles niets niemand iedereen geen wie wat waar waarom omdat
super mega turbo cool top lekker leuk mooi lief gek dom slim sterk gelukkig happy lucky magic peace freedom trust access change changeme default
een twee drie vier vijf zes zeven acht negen tien one two three nul
trustno starwars baseball whatever shadow killer hunter ranger harley
`;

/** Longest first, so that `wachtwoord` is one word and not `wacht` and more. */
export const ZWAKKE_WOORDEN: readonly string[] = [...new Set(WORDS.split(/\s+/).filter((word) => word.length >= 2))].sort(
  (a, b) => b.length - a.length,
);
