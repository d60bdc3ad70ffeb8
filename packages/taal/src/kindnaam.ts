/**
 * What a child sees and hears that it practises: on its map, its signpost, its cards, its end screens. A docent has another name for it, with the
 * code of a method or of a level (`naam` of the categorie); a child has words that stand in front of it.
 */
const KLANKEN = {
  letterkennis: 'Letters en klanken',
  'kz-mk-km': 'Woorden zoals aap en ik',
  'kz-mkm': 'Woorden zoals maan en kip',
  'f-v': 'f of v',
  'kz-mkmm': 'Woorden zoals kast en lamp',
  'kz-mmkm': 'Woorden zoals stoel en trap',
  'kz-mmkmm': 'Woorden zoals krant en plant',
  'kz-mmm': 'Woorden zoals straat en herfst',
  's-z': 's of z',
  tussenklank: 'Woorden zoals melk en arm',
  'kz-meer': 'Woorden zoals kompas en balkon',
  ng: 'Woorden met ng',
  nk: 'Woorden met nk',
  sch: 'Woorden met sch',
  schr: 'Woorden met schr',
  'aai-ooi-oei': 'aai, ooi of oei',
  'au-ou': 'au of ou',
  cht: 'Woorden zoals nacht en lucht',
  'eer-oor-eur': 'eer, oor of eur',
  'eeuw-ieuw-uw': 'eeuw, ieuw of uw',
  'ei-ij': 'ei of ij',
  'auw-ouw': 'auw of ouw',
  'g-ch': 'g of ch',
  'wr-woord': 'Woorden met wr',
};

const KLANKGROEPEN = {
  'lange-klank-eind': 'Woorden zoals sla en foto',
  'open-lettergreep': 'Woorden zoals bomen en water',
  verdubbeling: 'Woorden zoals ballen en appel',
  'verlenging-d-t': 'Hoor je een t: d of t?',
  'v-f-wissel': 'Eén brief, twee brieven',
  'verlenging-b-p': 'Hoor je een p: b of p?',
  'z-s-wissel': 'Eén huis, twee huizen',
};

const WOORDDELEN = {
  'alle-allen': 'alle of allen',
  'uitgang-stomme-e': 'Woorden zoals tafel en vogel',
  'voorvoegsel-stomme-e': 'Woorden met be-, ge-, ver- of te-',
  'achtervoegsel-ig': 'Woorden met -ig',
  'achtervoegsel-lijk': 'Woorden met -lijk',
  'achtervoegsel-aar': 'Woorden met -aar',
  'achtervoegsel-heid': 'Woorden met -heid',
  isch: 'Woorden met -isch',
  'tie-sie': '-tie of -sie',
  'voorvoegsel-ont': 'Woorden met ont-, on-, her- of er-',
  'ww-eren': 'Woorden zoals noteren en controleren',
  'achtervoegsel-vast': 'Woorden zoals ademloos en leesbaar',
  'achtervoegsel-teit': 'Woorden met -teit',
  'leen-ieel-iaal': 'Woorden zoals speciaal en officieel',
  samenstelling: 'Twee woorden samen: huisdier',
  'verklein-je': 'Kleine dingen: huisje',
  'meervoud-en-s': 'Meer dan één: bomen, tafels',
  'verklein-tje': 'Kleine dingen: stoeltje',
  'meervoud-klinker': 'Eén schip, twee schepen',
  'verklein-pje': 'Kleine dingen: boompje',
  'apostrof-s': "'s avonds en 's morgens",
  gelijkvormigheid: 'Woorden zoals zakdoek en handdoek',
  'verklein-etje': 'Kleine dingen: ringetje',
  weglating: "Korte woordjes: 't, z'n en m'n",
  afkortingen: 'In het kort: enz., d.w.z., km',
  'apostrof-meervoud': "Woorden zoals foto's en oma's",
  accent: 'Woorden zoals café en crème',
  homofoon: 'Woorden die hetzelfde klinken',
  'meervoud-heden': 'Woorden met -heden',
  'stoffelijk-en': 'Waar is het van? houten, gouden',
  trema: 'Puntjes op een letter: zeeën',
  'verklein-klinker': 'Kleine dingen: omaatje',
  'verklein-nkje': 'Kleine dingen: koninkje',
  'bezit-komma': "Van wie is het? Hans' fiets",
  koppelteken: 'Een streepje in een woord: zee-egel',
  'los-of-vast': 'Los of aan elkaar',
  trappen: 'groot, groter, grootst',
  'tussen-n': 'Woorden zoals pannenkoek en zonneschijn',
  'tussen-s': 'Een s ertussen: dorpsplein',
};

const LEENWOORDEN = {
  'i-als-ie': 'Woorden zoals kilo en liter',
  'c-als-s': 'Woorden zoals cent en cijfer',
  'c-als-k': 'Woorden zoals cola en actie',
  'ch-als-sj': 'Woorden zoals chef en machine',
  'leen-eau': 'Woorden zoals cadeau en chauffeur',
  'leen-um': 'Woorden zoals aluminium en jubileum',
  'th-woord': 'Woorden zoals thee en theater',
  'x-woord': 'Woorden zoals taxi en examen',
  'y-woord': 'Woorden zoals baby en pony',
  'leen-ai-oi': 'Woorden zoals militair en toilet',
  'leen-engels': 'Engelse woorden: jeep, team',
  'leen-g-zj': 'Woorden zoals garage en horloge',
  'leen-ou': 'Woorden zoals route en souvenir',
  'meervoud-latijn': 'Woorden zoals musea en politici',
  'leen-gn': 'Woorden zoals lasagne en champignon',
  'qu-woord': 'Woorden zoals quiz en aquarium',
};

const ZINNEN = {
  'hoofdletter-zin': 'Een hoofdletter voor aan de zin',
  'hoofdletter-naam': 'Een hoofdletter bij een naam',
  'leesteken-eind': 'Punt, vraagteken of uitroepteken',
  'hoofdletter-fout': 'Wel of geen hoofdletter',
  komma: 'Waar komt de komma?',
  aanhalingstekens: 'De dubbele punt, en wat iemand zegt',
  puntkomma: 'Puntkomma of dubbele punt',
};

/** The names of verbs are what children learn themselves, from groep 6 on. */
const WERKWOORDEN = {
  'ww-infinitief': 'Het hele werkwoord',
  'ww-onregelmatig': 'Hebben, zijn, kunnen, willen, zullen',
  'ww-persoonsvorm': 'De persoonsvorm vinden',
  'ww-stam': 'De ik-vorm',
  'ww-tt-meervoud': 'Nu, met meer: wij lopen',
  'ww-tt-stam-t': 'Nu: de ik-vorm + t',
  'ww-tt-d-dt': 'Nu, met d of dt: wordt, vindt',
  'ww-tt-jij-achter': 'jij erachter: word jij, loop jij',
  'ww-vt-sterk': 'Vroeger: liep, vond',
  'ww-vd-d-t': 'Voltooid: gewerkt, gespeeld',
  'ww-vd-en': 'Voltooid: gelopen, gevonden',
  'ww-vt-te-de': 'Vroeger: werkte, speelde',
  'ww-vd-scheidbaar': 'ge in het midden: opgebeld',
  'ww-vt-dubbel': 'Vroeger, dubbel: praatte, landde',
  'ww-vt-v-z': 'Vroeger, met f of s: leefde, verhuisde',
  'ww-gebiedend': 'Doe dit! Werkwoorden die iets vragen',
  'ww-homofoon': 'verandert of veranderd',
  'bijvoeglijk-voltooid': 'de verbrande taart, het gevulde glas',
  'ww-tegenwoordig-deelwoord': 'lachend, huilend, zingend',
  'ww-engels': 'Engelse werkwoorden: gamen',
};

/** A child counts its own steps; what level a docent calls them says how far behind it is. */
const stappen = (soort: string, ids: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(ids.map((id, i) => [id, `${soort} lezen, stap ${i + 1}`]));

const NIVEAUS = ['start', 'm3', 'e3', 'm4', 'e4', 'm5', 'e5', 'm6-e6', 'm7-e7', 'plus'] as const;
const LETTERTEKSTEN = [2, 3, 4, 5, 6].map((tot) => `letters-${tot}`);

const LEZEN = {
  'letters-1': 'Letters: m s i aa r',
  'letters-2': 'Letters: p o ee k v',
  'letters-3': 'Letters: n e t oo w',
  'letters-4': 'Letters: d a ie l h',
  'letters-5': 'Letters: z u oe g j',
  'letters-6': 'Letters: b ui ij uu',
  'letters-7': 'Letters: f eu ou',
  'letters-8': 'Letters: ei au ch ng',
  'letters-9': 'Letters: nk sch',
  'letters-10': 'Letters: c q x y',
  rijm: 'Rijmen',
  'plakken-kort': 'Plakken: korte woorden',
  'eerste-klank': 'De eerste klank',
  'laatste-klank': 'De laatste klank',
  'hakken-kort': 'Hakken: korte woorden',
  'middelste-klank': 'De klank in het midden',
  verwarring: 'Letters die op elkaar lijken',
  'plakken-lang': 'Plakken: langere woorden',
  'hakken-lang': 'Hakken: langere woorden',
  'woorden-L1': 'Lezen: aap, maan',
  'woorden-L2': 'Lezen: stoel, kast, ring',
  'woorden-L3': 'Lezen: plant, straat, leeuw',
  'woorden-L4': 'Lezen: zeehond, hondje, gezicht',
  'woorden-L5': 'Lezen: bomen, bommen',
  'woorden-L6': 'Lezen: olifant, gezellig',
  'woorden-L7': 'Lezen: circus, vakantie',
  'woorden-L8': 'Lezen: chauffeur, computer',
  ...stappen(
    'Zinnen',
    NIVEAUS.map((niveau) => `zinnen-${niveau}`),
  ),
  ...stappen(
    'Teksten',
    [...LETTERTEKSTEN, ...NIVEAUS].map((niveau) => `teksten-${niveau}`),
  ),
};

/** Of every categorie and every step of reading, by its id. */
export const KINDNAMEN: Readonly<Record<string, string>> = {
  ...KLANKEN,
  ...KLANKGROEPEN,
  ...WOORDDELEN,
  ...LEENWOORDEN,
  ...ZINNEN,
  ...WERKWOORDEN,
  ...LEZEN,
};

export const kindnaam = (id: string): string => KINDNAMEN[id] ?? id;
