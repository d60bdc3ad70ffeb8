import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  allFields,
  example,
  type Field,
  type Incoming,
  incoming,
  judged,
  label,
  nameOf,
  placeOf,
  refused,
  routes,
  schemaOf,
} from './example.fixture.ts';

/** The example with one field changed; undefined takes it away. */
function changed(of: Incoming, key: string, value: unknown): unknown {
  const copy: Record<string, unknown> = { ...Object(example(of)), [key]: value };
  if (value === undefined) delete copy[key];
  return copy;
}

const keysOf = ({ schema }: Incoming): string[] => Object.keys(schemaOf(schema).properties ?? {});

describe('what comes in', () => {
  test('there is a lot of it', () => assert.ok(incoming.length > 200));

  test('every example that says what the contract says is accepted', () => {
    for (const each of incoming) {
      const result = each.schema.safeParse(example(each));
      assert.ok(result.success, `${label(each)}: ${JSON.stringify(example(each))} ${JSON.stringify(result.error?.issues)}`);
    }
  });

  test('nothing that is no object is accepted', () => {
    for (const each of incoming)
      for (const value of [null, 'text', 7, [], undefined]) assert.ok(refused(each, value), `${label(each)}: ${JSON.stringify(value)}`);
  });

  test('a body with a field too many is refused', () => {
    for (const each of incoming.filter(({ part }) => part === 'body'))
      assert.ok(refused(each, changed(each, 'nietAfgesproken', 1)), label(each));
  });

  test('what must be there may not be left out', () => {
    for (const each of incoming)
      for (const key of schemaOf(each.schema).required ?? [])
        assert.ok(refused(each, changed(each, key, undefined)), `${label(each)}.${key}`);
  });

  test('no field takes a value of another type', () => {
    for (const each of incoming)
      for (const key of keysOf(each)) assert.ok(refused(each, changed(each, key, { een: { heel: 'ander' } })), `${label(each)}.${key}`);
  });

  test('no field takes a number that the database cannot keep', () => {
    for (const each of incoming)
      for (const key of keysOf(each)) assert.ok(refused(each, changed(each, key, 2 ** 31)), `${label(each)}.${key}`);
  });

  test('no field takes a text without end', () => {
    const endless = 'x'.repeat(1_000_000);
    for (const each of incoming)
      for (const key of keysOf(each)) assert.ok(refused(each, changed(each, key, endless)), `${label(each)}.${key}`);
  });
});

/** An Oefeninstelling that is set: whatever is not named is what it was, or what the groep has. */
const SETTINGS = (key: string): string[] => [`${key}.*`];
/** A word as a docent writes it: what is not given follows from the word. */
const WORD = (key = ''): string[] => ['hoofd', 'onthouden', 'klankgroepen', 'zin'].map((field) => `${key}woorden[].${field}`);
/** Only what is read of a plan; `wegReden` where something was taken out of the proposal. */
const PLAN = ['keuze.tekst.lezen', 'wegReden'];

/**
 * What a caller may leave out, by hand: a second source beside the schemas, which no program writes. A field that becomes optional belongs here only with
 * who leaves it out.
 */
const MAY_BE_LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  // What is read is narrowed, in order, of a page: without it everything, from the beginning.
  'listAdmins query': ['zoek', 'soort', 'op', 'pagina'],
  'readBereik query': ['regio', 'adminId'],
  'listUitnodigingen query': ['zoek', 'stand', 'pagina'],
  'listFacturen query': ['zoek', 'pagina'],
  'listBerichten query': ['pagina'],
  'listKantoorBerichten query': ['pagina'],
  'listKlantwissingen query': ['pagina'],
  'listVrienden query': ['pagina'],
  'listVerhuistokens query': ['pagina', 'binnen'],
  'listMeekijken query': ['pagina'],
  'listLicentiewijzigingen query': ['pagina'],
  'listLicentieverzoeken query': ['pagina'],
  'listOpenVerzoeken query': ['pagina'],
  'exportMethodetoets query': ['soort'],
  'readUitleg query': ['leerlingen'],
  'exportGroep query': ['soort'],
  'exportLeerling query': ['soort'],
  'readBegeleidingskaart query': ['doel'],
  'listRedactiewoorden query': ['regio'],
  'listKlasopnamen query': ['soort', 'toon', 'zoek', 'vanaf'],
  'listOpnameplekken query': ['deel', 'regio', 'filter', 'zoek', 'vanaf'],
  'readUitgesproken query': ['regio'],
  'readEigenOpname query': ['vorm'],
  'readOpnamegeluid query': ['vorm'],
  'readZitting query': ['nr'],
  'previewOvergang query': ['schooljaar'],
  'readLogboek query': ['voor', 'soort'],
  // The other side writes the address: it sends a code, or that it failed.
  'ssoCallback query': ['state', 'code', 'iss', 'error'],
  // Only what changes is sent.
  'updateAccountgegevens body': [
    'naam',
    'telefoon',
    'straat',
    'postcode',
    'plaats',
    'instellingsnummer',
    'factuurKenmerk',
    'vakantieregio',
  ].concat(['beleidsproef', 'magMeedoen', 'email', 'factuurEmail']),
  'updateLeerling body': ['roepnaam', 'voorvoegsel', 'achternaam', 'jaargroep', 'gebruikersnaam'],
  'updateGroep body': ['naam', 'jaargroepen'],
  'setClientHuiswerk body': ['mail'],
  'updateClient body': ['school', 'groep', 'contact', 'contact.naam', 'contact.mail', 'contact.telefoon'],
  'moveLeerlingen body': ['jaargroep'],
  'saveKlasopname body': ['soort'],
  'resendDocentUitnodiging body': ['email'],
  // The version that was taken back; the same text again, made anew.
  'updateInstelling body': ['uitVersie'],
  'updateMailtemplate body': ['uitVersie'],
  'saveToetspapier body': ['vervang'],
  'updateOefeninstelling body': SETTINGS('zet'),
  'previewOefendag body': [...SETTINGS('eigen'), 'leerlingId'],
  'previewInstelbeurt body': SETTINGS('zet'),
  'createInstelbeurt body': SETTINGS('zet'),
  'saveVoorinstelling body': SETTINGS('zet'),
  'saveDictee body': WORD(),
  'saveMethodetoets body': WORD(),
  'saveWoordlijst body': WORD(),
  'saveOpdracht body': [...WORD(), ...WORD('terug.')],
  'analyseWoorden body': ['tekst', 'woorden', 'woorden[].hoofd', 'woorden[].onthouden', 'woorden[].klankgroepen'],
  'createSpraak body': ['woorden[].zin'],
  'saveGroepsplan body': PLAN,
  'saveHandelingsplan body': PLAN,
  // A session that is noted: nothing to say, and not after its day.
  'saveGroepssessie body': ['notitie', 'laat'],
  'saveZorgsessie body': ['notitie', 'laat'],
  // A turn of reading is kept while it goes on: what has not happened yet is not there.
  'saveLeesbeurt body': ['aanpak', 'alineas', 'klonk', 'verwacht', 'klopte', 'daarna'],
  'markVoorleesopname body': ['fouten[].gezegd'],
  'saveVoorlezing body': ['fouten[].gezegd'],
  'reportUitspraak body': ['reden'],
  // Of the plan, today.
  'createPlantoets body': ['doelen', 'dag'],
  'createBegeleidingstoets body': ['doelen'],
  // A choice about a file is made only where it has something to ask.
  'commitEdexml body': [
    'schoolBevestigd',
    'docenten',
    'weg',
    'leerlingen',
    'groepen',
    'groepen[].mee',
    'groepen[].groepId',
    'groepen[].splitsen',
  ].concat(['mee', 'jaargroep', 'is', 'groepId'].map((field) => `leerlingen[].${field}`)),
  'reviseLvs body': ['kolommen[].onderdeel'],
  'commitLvs body': ['regels', 'begin'],
  'commitOvergang body': ['vroeg'],
  'createVerhuistoken body': ['dagen', 'instellingsnummer'],
  'createAanvraag body': ['vriend'],
  // Where an account was made for it already.
  'setAanvraagStatus body': ['adminId'],
  // Asked for only when the first try says so; a pin only where a browser is given to a child with one.
  'login body': ['code'],
  'issueWachtwoorden body': ['naast'],
  'beginNaast body': ['pin'],
};

const words = (text: string): string[] => text.trim().split(/\s+/);
const places = (text: string): string[] => text.split(' | ');

/** By the name of the field, or, where others of that name may not be, by its place. */
const MAY_BE_EMPTY: Readonly<Record<'tekst' | 'lijst', readonly string[]>> = {
  tekst: [
    // What people need not fill in, search for nothing, choose nothing of, or did not say; what is only looked up, and then not found.
    ...words(`telefoon straat postcode plaats instellingsnummer factuurKenmerk factuurEmail zoek achternaam soorten onderwerp knop vingerafdruk hulpvraag
      zonderStarttoets notitie antwoorden voorvoegsel school groep tijd categorieen zonder waarom geprobeerd aanpak thuis wegReden laat methode blok
      leerlingen vraagId antwoord doel gegeven wav somvensterId merk nagekeken website organisatie functie omschrijving opmerking iss error plaatjes`),
    ...places(
      'updateClient body: contact.naam | updateClient body: contact.mail | reportUitspraak body: reden | createAanvraag body: bericht',
    ),
    ...places('saveRoadmapitem body: tekst | saveBegeleiding body: reden | endBegeleiding body: tekst | finishHandelingsplan body: reden'),
    ...places('saveOvergangConcept body: keuzes.nieuw[].naam | createSpraak body: woorden[].zin | updateInstelling body: reden'),
    // As it is typed, or stands in a file: nothing is found in it.
    ...places(
      'analyseWoorden body: tekst | analyseWoorden body: woorden[].woord | analyseWoorden body: woorden[].hoofd | writePotlood body: tekst',
    ),
    ...places(
      'analyseWoorden body: woorden[].klankgroepen[] | previewPresentie body: tekst | deleteAdmin body: naam | ssoCallback query: code',
    ),
    ...places(
      'reviseLvs body: kolommen[].toets | reviseLvs body: kolommen[].onderdeel | reviseLvs body: toets | previewMailtemplate body: tekst',
    ),
    ...places('updateMailtemplate body: template.tekst | sendProefmail body: template.tekst'),
    // A name of ours that is not found, or told from what goes before.
    ...words('readToneelblad readToneelstuk readPlanktekst readPlankvragen answerPlankvraag checkLeesstap').map(
      (name) => `${name} params: tekstId`,
    ),
    ...places('submitAntwoorden body: game | switchGames body: van[].game | updateInstelling body: waarde[]'),
    // Not written, not named, nowhere: by word, by groep, by leerling.
    ...words('invoer namen zitten'),
    ...places('saveOvergangConcept body: keuzes.doelen{}'),
  ],
  lijst: [
    // Nothing chosen, nothing taken out, nobody moved.
    ...words(`pakketten soorten itemIds delen categorieen zonder maatregelen lezen uit alleen volgordeLijst gamesUit terug rollen getikt alineas van fouten
      groepIds groepen docenten weg nieuw nagekeken kolommen personen regels organisaties`),
    // What somebody had before her were none.
    ...['assignGroepen', 'togglePakketten'].map((name) => `${name} body: was`),
    ...['saveBegeleiding', 'saveGroepsplan', 'saveHandelingsplan'].map((name) => `${name} body: keuze.doelen`),
    ...['planMethodetoets', 'commitEdexml', 'commitOvergang'].map((name) => `${name} body: leerlingen`),
    ...places('saveOpdracht body: woorden | analyseWoorden body: woorden | analyseWoorden body: woorden[].klankgroepen'),
    ...places('assignWoordlijst body: toewijzing.leerlingIds | updateInstelling body: waarde'),
  ],
};

/** Where this value is taken for a field of this kind. */
const taken = (kind: Field['kind'], value: (field: Field) => unknown): string[] => [
  ...new Set(judged.filter(({ of, field }) => field.kind === kind && !refused(of, field.put(value(field)))).map(placeOf)),
];

describe('what a field may hold, at every depth, whatever its schema says', () => {
  test('there are many fields, and hardly one that could not be judged', () => {
    assert.ok(judged.length > 1400, `${judged.length}`);
    assert.ok(allFields.length - judged.length < allFields.length / 20, `${allFields.length - judged.length} of ${allFields.length}`);
  });

  test('only what is named above may be left out', () => {
    const optional = new Map(incoming.map((of) => [label(of), new Set<string>()]));
    for (const { of, field } of allFields.filter((each) => each.field.isOptional)) optional.get(label(of))?.add(field.path);
    for (const [endpoint, paths] of optional) {
      const named = MAY_BE_LEFT_OUT[endpoint] ?? [];
      const isNamed = (path: string): boolean => named.includes(path) || named.includes(path.replace(/\.\w+$/, '.*'));
      assert.deepEqual(
        [...paths].filter((path) => !isNamed(path)),
        [],
        `${endpoint}: who leaves this out?`,
      );
    }
    for (const [endpoint, paths] of Object.entries(MAY_BE_LEFT_OUT))
      for (const path of paths.filter((each) => !each.endsWith('.*')))
        assert.ok(optional.get(endpoint)?.has(path), `${endpoint}: ${path} must be given`);
  });

  test('no number is a fraction, more than the database keeps, or (but for a setting, and a price that has to be ours) below nothing', () => {
    for (const value of [2 ** 31, -(2 ** 31) - 1, 0.5, Number.NaN])
      assert.deepEqual(
        taken('getal', () => value),
        [],
        `${value}`,
      );
    const below = taken('getal', () => -1).filter((place) => !place.startsWith('updateInstelling body: waarde'));
    assert.deepEqual(below, ['orderJaar body: cent']);
  });

  test('no text is longer than 5,000 letters but what is a letter of ours or pasted', () => {
    assert.deepEqual(
      taken('tekst', () => 'x'.repeat(5001)),
      ['saveBericht body: tekst', 'analyseWoorden body: tekst', 'previewPresentie body: tekst'],
    );
    assert.deepEqual(
      taken('tekst', () => 'x'.repeat(1_000_000)),
      [],
    );
  });

  test('no list is longer than a school is large', () =>
    assert.deepEqual(
      taken('lijst', (field) => field.items(20_001)),
      [],
    ));

  test('only what is named above may be empty', () => {
    for (const kind of ['tekst', 'lijst'] as const) {
      const empty = judged.filter(({ of, field }) => field.kind === kind && !refused(of, field.put(kind === 'tekst' ? '' : [])));
      const unnamed = empty.filter((each) => ![nameOf(each.field), placeOf(each)].some((name) => MAY_BE_EMPTY[kind].includes(name)));
      assert.deepEqual([...new Set(unnamed.map(placeOf))], [], kind);
    }
  });
});

describe('the routes', () => {
  test('no two share a method and an address, whatever their placeholders are called', () => {
    const seen = new Map<string, string>();
    for (const [name, { method, path }] of routes) {
      const address = `${method} ${path.replaceAll(/\{[^}]+\}/g, '{}')}`;
      assert.equal(seen.get(address), undefined, `${name} has the address of ${seen.get(address)}: ${address}`);
      seen.set(address, name);
    }
  });

  test('what stands between braces in an address is what params holds, and the other way round', () => {
    for (const [name, { path, params }] of routes) {
      const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]).toSorted();
      assert.deepEqual(Object.keys(params?.shape ?? {}).toSorted(), inPath, name);
    }
  });

  test('what reads takes no body', () => {
    for (const [name, { method, body }] of routes) assert.ok(method !== 'GET' || body === undefined, name);
  });

  test('whoever may call is named, and never nobody', () => {
    for (const [name, { access }] of routes) assert.ok(access.wie === 'iedereen' || access.wie.length > 0, name);
  });
});
