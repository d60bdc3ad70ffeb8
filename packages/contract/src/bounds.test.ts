/**
 * How long, how much, which: the bounds of all that a caller sends, said once more by hand, because nothing else fails when a schema becomes wider or narrower.
 * No program writes these tables: who moves a bound moves it here too.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judged, keyOf, nameOf, type Place, takes } from './example.fixture.ts';

/** Least and most, and the fields of which that holds: by name, or with the endpoint before it where others of that name are bound otherwise. */
type Bounds = Readonly<Record<string, string>>;
type Kind = 'tekst' | 'lijst' | 'getal';
/** Of what has a form of its own (a date, an id, an address), and of what other fields decide about. */
const NONE = 'none';

/** Letters. What is not named takes none: a date, an id, an address. */
const TEKST: Bounds = {
  none: 'beginNaast.pin readInstelling.sleutel saveWeektaak.wat.id updateInstelling.sleutel',
  '0-0': 'factuurEmail instellingsnummer mail soorten tijd',
  '1-2': 'rij',
  '3-3': 'klankgroepen',
  '1-5': 'binnen pagina',
  '0-6': 'createVerhuistoken.instellingsnummer',
  '6-6': 'pin confirmTweedeFactor.code',
  '0-10': 'postcode',
  '4-20': 'loginPlaatjes.code openGroep.code',
  '0-30': 'plaatjes telefoon voorvoegsel',
  '1-30': 'niveau',
  '0-40': 'blok analyseWoorden.woorden[].klankgroepen[] answerSlotvraag.vraagId submitAntwoorden.game updateClient.contact.telefoon',
  '1-40': 'aanbieder gamesUit getikt gezegd rollen woord readProeftaak.game',
  '6-40': 'confirmSelf.code login.code',
  '43-43': 'code_challenge token',
  '1-48': 'createSpraak.woorden[].woord',
  '0-60': `namen categorieen doel groep knop somvensterId tekstId vraagId analyseWoorden.woorden[].hoofd checkWoordrij.antwoord listOpnameplekken.zoek
    saveOvergangConcept.keuzes.nieuw[].naam switchGames.van[].game`,
  '1-60': `alleen beleid categorie doelen game hoofd naam score sjabloon stuk uit volgordeLijst wat readOpnametekst.tekstId
    readVoorleestekst.tekstId saveLeesbeurt.tekstId saveVoorleesopname.tekst saveVoorlezing.tekstId saveWeektaak.wat.id
    showVoorlezen.tekstId updateLeerling.gebruikersnaam`,
  '2-60': 'wieGaf',
  '0-64': 'vingerafdruk',
  '0-80': 'invoer methode onderdeel zonder analyseWoorden.woorden[].woord saveToetsantwoord.gegeven',
  '1-80': 'saveDictee.titel saveMethodetoets.titel saveWoordlijst.naam',
  '0-100': 'zitten saveOvergangConcept.keuzes.doelen{} achternaam factuurKenmerk functie merk nagekeken plaats zoek',
  '1-100': 'code gebruikersnaam roepnaam createAanvraag.naam createContactvraag.naam saveErvaring.naam signUpWebinar.naam',
  '20-100': 'endBerichtmail.token',
  '3-100': 'searchLeerlingen.tekst',
  '0-120': 'school toets updateClient.contact.naam',
  '1-120': 'titel savePapieruitslag.toets',
  '22-128': 'state',
  '43-128': 'code_verifier',
  '1-140': 'sendBriefje.inhoud.tekst',
  '0-150': 'onderwerp',
  '1-160': 'verwacht',
  '0-200': `antwoorden error gegeven organisatie straat website answerSlotvraag.antwoord createClient.achternaam
    createLeerlingen.leerlingen[].achternaam createSpraak.woorden[].zin deleteAdmin.naam listKlasopnamen.zoek reportUitspraak.reden
    updateLeerling.achternaam`,
  '1-200': `auth_code herstelToken huidigWachtwoord nieuwWachtwoord organisaties wachtwoord zin createAdmin.naam login.gebruikersnaam
    previewPlantoets.doelen saveKlasopname.woord searchLeerlingen.tekst ssoCallback.state updateAccountgegevens.naam`,
  '0-253': 'waarde',
  '1-254': 'requestHerstel.email',
  '0-300': 'updateInstelling.reden',
  '1-300': 'sleutel',
  '8-300': 'hideReactie.reden',
  '0-400': 'antwoord checkLeesstap.antwoorden[]',
  '0-500': 'iss laat notitie opmerking reden wegReden zonderStarttoets decideVerzoek.antwoord',
  '1-500': 'redirect_uri decideVerzoek.antwoord removeZorgvlag.reden setZorgvlag.reden',
  '0-600': 'omschrijving',
  '0-1000': 'thuis',
  '1-1000': 'saveReactie.tekst',
  '0-2000': 'aanpak geprobeerd hulpvraag waarom writePotlood.tekst',
  '1-2000': 'addAanvulling.tekst',
  '0-3000': 'leerlingen saveRoadmapitem.tekst',
  '0-4000': 'bericht endBegeleiding.tekst saveBegeleidingssessie.notitie ssoCallback.code',
  '1-4000': 'evaluateHandelingsplan.tekst',
  '3-4000': 'createContactvraag.bericht saveErvaring.tekst',
  '0-5000': 'tekst',
  '1-6000': 'saveBericht.tekst',
  '0-20000': 'analyseWoorden.tekst',
  '0-100000': 'previewPresentie.tekst',
  '0-759520': 'wav',
  '0-884520': 'createOpname.wav',
};

/** Items. */
const LIJST: Bounds = {
  '0-1': 'lezen',
  '0-2': 'pakketten togglePakketten.was',
  '0-3': 'delen doelen soorten',
  '1-3': 'createBegeleidingstoets.doelen createPlantoets.doelen',
  '3-4': 'plaatjes',
  '0-5': 'rollen',
  '1-7': 'oefendagen',
  '1-8': 'aanwezig jaargroepen checkLeesstap.antwoorden',
  '2-8': 'leerlingen',
  '0-10': 'maatregelen',
  '1-10': 'saveOpdracht.terug.woorden',
  '0-20': 'organisaties van waarde analyseWoorden.woorden[].klankgroepen updateInstelling.waarde',
  '1-20': 'tredes',
  '0-30': 'categorieen',
  '0-40': 'terug saveOpdracht.woorden updateInstelling.waarde',
  '0-50': 'zonder',
  '1-50': 'woorden submitAntwoorden.antwoorden',
  '0-60': 'alineas gamesUit groepIds was',
  '1-60': 'leerlingIds saveLeesopdracht.leerlingen',
  '5-60': 'saveMethodetoets.woorden',
  '0-100': 'assignWoordlijst.toewijzing.leerlingIds',
  '1-100': 'createInstelbeurt.leerlingIds createLeerlingen.leerlingen createSpraak.woorden previewInstelbeurt.leerlingIds',
  '1-120': 'antwoorden',
  '0-200': 'alleen getikt kolommen uit volgordeLijst analyseWoorden.woorden planMethodetoets.leerlingen',
  '1-200': 'saveWoordlijst.woorden',
  '0-300': 'nagekeken nieuw commitOvergang.groepen',
  '1-300': 'docentIds',
  '0-400': 'fouten',
  '0-500': 'itemIds',
  '1-1000': 'ids',
  '1-3000': 'moveLeerlingen.leerlingIds purgeLeerlingen.leerlingIds restoreLeerlingen.leerlingIds trashLeerlingen.leerlingIds',
  '0-7000': 'commitOvergang.leerlingen',
  '0-20000': 'docenten groepen personen regels weg commitEdexml.leerlingen',
};

/** The least and the most itself. */
const GETAL: Bounds = {
  none: 'markVoorleesopname.ms saveVoorlezing.ms',
  '0-2': 'ouders',
  '1-3': 'klonk',
  '2-3': 'niveau',
  '1-4': 'vloeiend',
  '0-5': 'herhaalGeluid',
  '1-7': 'oefendagen sessiesPerWeek weekdag',
  '1-8': 'jaargroep jaargroepen',
  '0-9': 'hints',
  '1-9': 'submitAntwoorden.antwoorden[].poging',
  '1-10': 'keren',
  '1-20': 'poging',
  '6-20': 'weken',
  '1-29': 'chooseHol.nummer',
  '1-30': 'dagen',
  '1-40': 'aantal groepsgrootte',
  '1-60': 'grens readZitting.nr',
  '5-60': 'minuten',
  '5-90': 'beginNaast.minuten',
  '50-100': 'streef',
  '1-120': 'saveGroepssessie.minuten saveZorgsessie.minuten',
  '5-120': 'saveBegeleiding.keuze.minuten saveGroepsplan.keuze.minuten saveHandelingsplan.keuze.minuten',
  '10-180': 'createClient.afspraak.inhoud.minuten setAfspraak.minuten',
  '5-180': 'saveBegeleidingssessie.minuten',
  '1-348': 'nummer',
  '10-480': 'saveWebinar.minuten',
  '0-600': 'extra',
  '0-999': 'plek van verst zin',
  '1-1000': 'saveWebinar.plaatsen',
  '0-1999': 'woord',
  '1-2000': 'gelezen',
  '0-10000': 'punten',
  '1-20000': 'nr',
  '1-99999': 'saveSpelrecord.waarde',
  '0-100000': 'plaatsen',
  '1-100000': 'leerlingen requestLicentie.plaatsen',
  '0-1000000': 'vanaf',
  '0-86400000': 'alineas rtMs saveLeesbeurt.ms saveSamenlezing.ms',
  '0-604800000': 'ms',
  '0-1039999999': 'figuur',
  '-2147483648-2147483647': 'cent minimumCent waarde updateInstelling.waarde.tredes[].vanaf',
  '0-2147483647': 'versie',
  '1-2147483647': 'uitVersie planMethodetoets.versie',
};

/** Which; of more than a dozen how many. */
const KEUZE: Readonly<Record<string, string | number>> = {
  aanpak: 'gewoon tempo herhaald',
  achtergrond: 'licht zand donker',
  afspeel: '2 3',
  basis: 'inzage geen-verzet toestemming',
  bereik: 'voortgang voortgang-doelen',
  besluit: 'doelen-gehaald vervolgplan meer-ondersteuning terug-naar-de-klas',
  'decideVerzoek.besluit': 'toegekend afgewezen',
  bestand: 'klank.ogg klank.wav',
  bewaardagen: '7 28 84',
  code_challenge_method: 'S256',
  daarna: 'verder genoeg',
  deel: 'woord langzaam zin klank regel tekst',
  delen: 'B C D',
  doel: '0.7 0.8 0.85 0.9',
  eigenRecord: 'automatisch aan uit',
  factuurEmail: '',
  filter: 'alles zonder-opname met-opname bekend-fout geblokkeerd',
  formaat: 'csv xlsx',
  functie:
    'leerkracht intern-begeleider remedial-teacher onderwijsassistent leraarondersteuner zorgleerkracht zorgcoordinator ouder vrijwilliger leerling',
  herhaalGeluid: 'onbeperkt',
  hoe: 'eindtoets zonder-eindtoets gestopt',
  hulptempo: 'automatisch rustig gewoon snel',
  is: 'nieuw',
  kaart: 29,
  klopte: 'ja beetje nee',
  leesniveau: 'start m3 e3 m4 e4 m5 e5 m6-e6 m7-e7 plus',
  lettergrootte: 'normaal groot zeer-groot',
  lettertype: 'beginner gewoon dyslexie',
  lezers: 'iedereen beheerders',
  maatregelen:
    'aanmoedigen kleine-stappen meer-tijd regelkaart voorleessoftware spellingcontrole extra-uitleg extra-oefenen minder-schrijven niet-op-spelling-beoordelen',
  mail: '',
  muziek: 'altijd thuis nooit',
  niveau: 18,
  'saveLeesmoment.niveau': 'start m3 e3 m4 e4 m5 e5 m6-e6 m7-e7 plus',
  onderwerp: 'vraag probleem woord beveiliging ervaring',
  onthouden: 'true',
  op: 'inlognaam naam',
  pakketten: 'zorgtraject testschool',
  'setFactuurStatus.was': 'open verstuurd betaald vervallen',
  'togglePakketten.was[]': 'zorgtraject testschool',
  regio: 'nl be',
  rol: 'office superadmin',
  soort: 'csv xlsx',
  'listAdmins.soort': 'school rt thuis demo',
  'createAdmin.soort': 'school rt thuis',
  'createBegeleidingstoets.soort': 'zorg-start zorg-tussen zorg-eind zorg-na',
  'createClient.afspraak.inhoud.soort': 'wekelijks eenmalig',
  'setAfspraak.soort': 'wekelijks eenmalig',
  'saveGroepsplan.keuze.tekst.lezen[].soort': 'goed vlot zelf letters woorden begrip',
  'createGroepstoetsen.soort': 'zorg-start zorg-eind',
  'saveHandelingsplan.keuze.tekst.lezen[].soort': 'goed vlot zelf letters woorden begrip',
  'notePlanafdruk.soort': 'school ouders kaart',
  'saveLeesopdracht.soort': 'tekst thema toneel tutor koor',
  'saveWeektaak.wat.soort': 'lijst categorie dictee',
  'saveOudercontact.soort': 'inzage akkoord niet-akkoord niet-bereikt toestemming',
  'sendBriefje.inhoud.soort': 'goed-gewerkt volgehouden vooruit trots moeilijk vaak hulp goed-aan eigen',
  'listKlasopnamen.soort': 'woord zin',
  'saveKlasopname.soort': 'woord zin',
  'createPlantoets.soort': 'zorg-start zorg-tussen zorg-eind zorg-na',
  'setRust.soort': 'vandaag ziek vakantie',
  'createToets.soort': 'plaatsing voortgang',
  'markVoorleesopname.fouten[].soort': 'anders overgeslagen erbij voorgezegd verbeterd',
  'saveVoorlezing.fouten[].soort': 'anders overgeslagen erbij voorgezegd verbeterd',
  'readLogboek.soort': 23,
  'reviseLvs.kolommen[].soort': 'veld breed',
  'createAanvraag.soort': 'school rt thuis',
  'issueWachtwoorden.soort': 'woorden plaatjes',
  soorten: 'school rt thuis',
  spatiering: 'normaal ruim zeer-ruim',
  spraak: 'streek nederlands vlaams',
  spraaksoort: 'opgenomen synthetisch',
  stand: 'overweging gepland maak klaar',
  'listUitnodigingen.stand': 'onderweg bewaard verstuurd mislukt verlopen geopend',
  status: 'actief geschorst',
  'setDicteeStatus.status': 'open gesloten',
  'setAanvraagStatus.status': 'nieuw bezig afgehandeld ongewenst',
  'setContactvraagStatus.status': 'nieuw bezig afgehandeld ongewenst',
  'setFactuurStatus.status': 'open verstuurd betaald vervallen',
  terug: 33,
  toetsenbord: 'automatisch abc qwerty azerty geen',
  toon: 'alles zonder met',
  vakantieregio: ' noord midden zuid vlaanderen',
  veld: 25,
  versturen: 'nu later niet',
  volgorde: 'automatisch vast',
  voor: 'groep leerlingen',
  vorm: 'ogg wav',
  weg: 'true',
  weken: '6 8 12',
  zin: '1 2 3 4 5 6',
  zorgaandeel: 'licht gewoon intensief',
};

/** Several of a place that holds one thing or another. */
function namedIn(bounds: Bounds): ReadonlyMap<string, readonly string[]> {
  const named = new Map<string, string[]>();
  for (const [bound, names] of Object.entries(bounds))
    for (const name of names.split(/\s+/)) named.set(name, [...(named.get(name) ?? []), bound]);
  return named;
}
const NAMED = { tekst: namedIn(TEKST), lijst: namedIn(LIJST), getal: namedIn(GETAL) };

/** Of these every text of letters or digits takes one; a date or an id none. */
const SOME = [1, 2, 3, 6, 20, 43];
const OVER = { tekst: 1_000_000, lijst: 20_001, getal: 2 ** 31 };

/** Slow: only of what is not as it is named. */
function findBound(place: Place, kind: Kind): string {
  const least =
    kind === 'getal' && takes(place, -1) ? -(2 ** 31) : Array.from({ length: 130 }, (_, many) => many).find((many) => takes(place, many));
  if (least === undefined) return NONE;
  let [taken, tooMany] = [Math.max(least, 0), OVER[kind]];
  while (tooMany - taken > 1) {
    const middle = Math.floor((taken + tooMany) / 2);
    if (takes(place, middle)) taken = middle;
    else tooMany = middle;
  }
  return `${least}-${taken}`;
}

function isAsNamed(place: Place, kind: Kind, bound: string): boolean {
  if (bound === NONE) return !SOME.some((many) => takes(place, many));
  const [, least = '', most = ''] = /^(-?\d+)-(\d+)$/.exec(bound) ?? [];
  const [from, to] = [Number(least), Number(most)];
  return takes(place, to) && !takes(place, to + 1) && takes(place, from) && ((from === 0 && kind !== 'getal') || !takes(place, from - 1));
}

const boundsOf = (place: Place, kind: Kind): readonly string[] =>
  NAMED[kind].get(keyOf(place)) ?? NAMED[kind].get(nameOf(place.field)) ?? [NONE];
const isKind = (kind: string): kind is Kind => kind in NAMED;

test('every text, list and number that comes in has the bounds that are named here', () => {
  const otherwise = judged.flatMap((place) => {
    const { kind } = place.field;
    if (!isKind(kind)) return [];
    const said = boundsOf(place, kind);
    return said.some((bound) => isAsNamed(place, kind, bound))
      ? []
      : [`${kind} ${keyOf(place)}: ${findBound(place, kind)}, named ${said.join(' or ')}`];
  });
  assert.deepEqual([...new Set(otherwise)], []);
});

test('nothing is named that does not come in', () => {
  const known = new Set(judged.flatMap((place) => [keyOf(place), nameOf(place.field)]));
  for (const named of [...Object.values(NAMED), new Map(Object.entries(KEUZE))])
    assert.deepEqual(
      [...named.keys()].filter((name) => !known.has(name)),
      [],
    );
});

test('every choice of a list of ours is named here, and no other', () => {
  const choices = new Map<string, Set<string>>();
  for (const place of judged)
    for (const choice of place.field.choices) {
      const at = choices.get(keyOf(place)) ?? new Set();
      choices.set(keyOf(place), at.add(JSON.stringify(choice).replaceAll('"', '')));
    }
  const otherwise = [...choices].filter(([key, found]) => {
    const said = KEUZE[key] ?? KEUZE[key.replaceAll('[]', '').split('.').at(-1) ?? ''];
    return typeof said === 'number' ? said !== found.size : said?.split(' ').toSorted().join(' ') !== [...found].toSorted().join(' ');
  });
  assert.deepEqual(
    otherwise.map(([key, found]) => `${key}: ${[...found].join(' ')}`),
    [],
  );
});
