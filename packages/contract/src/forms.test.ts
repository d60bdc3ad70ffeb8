/**
 * Texts with a form of their own (a date, an id, an address, a code), said once more by hand beside the schemas: what they take. Each is sent as it is and spoilt in
 * some two hundred ways, so a form that takes more than is said here fails, and one that takes less.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judged, keyOf, nameOf, type Place, refused } from './example.fixture.ts';

interface Form {
  /** By name, or with the endpoint before it where others of that name have another form, or none. */
  readonly fields: string;
  readonly takes: (text: string) => boolean;
  /** Sent as they are, and spoilt. */
  readonly tried: readonly string[];
}

const isDag = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
/** As it is kept: composed, single spaces, straight quotes. */
const asTyped = (text: string): string =>
  text.normalize('NFC').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim();
const isWoord = (text: string): boolean => /^(?=.*\p{L})[\p{Script=Latin}\p{M}' .-]{1,40}$/u.test(asTyped(text));
const isZin = (text: string): boolean => /^(?=[^ ]* )[\p{Script=Latin}\p{M}\p{N}'" .,:;!?-]{0,79}[.!?'"]$/u.test(asTyped(text));
const WOORDEN = [
  'fiets',
  "foto's",
  'Den Haag',
  'a.u.b.',
  'één',
  '“fiets”',
  'fiets1',
  'fiets;',
  '-',
  'фиетс',
  'a'.repeat(40),
  'a'.repeat(41),
];
/** Six digits that count up or down. */
const TELLEN = ['0123456789', '9876543210'].flatMap((all) => [0, 1, 2, 3, 4].map((from) => all.slice(from, from + 6)));
const LABEL = `${'b'.repeat(63)}.`;
const PNG = 'data:image/png;base64,iVBORw0KGgo';

/** Of what takes no words and is not named below. */
const ID: Form = {
  fields: '',
  takes: (text) => /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text),
  tried: ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-974b-bcce-b302099a8057', '01890a5d-ac96-774b-ccce-b302099a8057'],
};

const FORMS: readonly Form[] = [
  {
    fields: 'van tot basisOp dag toestemmingOp toestemming dpiaOp gegevenOp klaarOp',
    takes: isDag,
    tried: ['2026-03-02', '2026-02-28', '2026-02-29', '2028-02-29', '2026-04-31', '26-03-02', '2026-03-02T10:00:00Z'],
  },
  {
    fields: 'op begon begin planMethodetoets.van planMethodetoets.tot',
    takes: (text) => /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/.test(text) && isDag(text.slice(0, 10)),
    tried: ['2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00Z', '2026-03-02T10:00:00+01:00', '2026-02-29T10:00:00Z', '2026-03-02'],
  },
  {
    fields: 'tijd',
    takes: (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
    tried: ['12:30', '00:00', '23:59', '24:00', '12:60', '9:05'],
  },
  { fields: 'schooljaar', takes: (text) => /^\d{4}-\d{4}$/.test(text), tried: ['2026-2027', '2026/2027', '26-27'] },
  {
    fields: 'startpunt plafond normgroep',
    takes: (text) => /^(K3|[1-8])[ab]$/.test(text),
    tried: ['4a', '8b', 'K3a', '0a', '9b', '4c', 'K2a'],
  },
  {
    fields: 'email factuurEmail mail',
    takes: (text) =>
      text.length <= 254 && /^[\w.%+'&=~-]{1,64}@(?=.{4,190}$)([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z\d]([a-z\d-]*[a-z\d])?$/i.test(text),
    tried: [
      'a@school.example',
      'a@school',
      'a b@school.example',
      'a@b@school.example',
      'A <a@school.example>',
      'a@-school.example',
      'a@sch\u043Eol.example',
      `${'a'.repeat(64)}@b.example`,
      `${'a'.repeat(65)}@b.example`,
      `${'a'.repeat(63)}@${LABEL}${LABEL}${'c'.repeat(62)}`,
      `${'a'.repeat(64)}@${LABEL}${LABEL}${'c'.repeat(62)}`,
    ],
  },
  {
    fields: 'bestand',
    takes: (text) => /^[\da-f]{16}\.(ogg|wav)$/.test(text),
    tried: ['0123456789abcdef.wav', '0123456789abcdef.ogg', '0123456789abcdef.mp3', '../../secret/x/.ogg'],
  },
  {
    fields: 'logo',
    takes: (text) => text.length <= 200_000 && text.startsWith(PNG) && /^[a-z\d+/]*={0,2}$/i.test(text.slice(PNG.length)),
    tried: [
      `${PNG}=`,
      'data:image/svg+xml;base64,PHN2Zz4=',
      PNG + 'A'.repeat(200_000 - PNG.length),
      PNG + 'A'.repeat(200_001 - PNG.length),
    ],
  },
  {
    // Spaces around it and line ends in it fall away.
    fields: 'deelname',
    takes: (text) => text.length <= 500 && /^https:\/\/[^\s/٣]+\.[^\s/٣]+(\/\S*)?$/.test(text.trim().replaceAll('\n', '')),
    tried: [
      'https://school.example/x',
      'http://school.example/x',
      'javascript:alert(1)',
      `https://a.example/${'x'.repeat(482)}`,
      `https://a.example/${'x'.repeat(483)}`,
    ],
  },
  {
    fields: 'readBereik.soorten',
    takes: (text) => /^(school|rt|thuis)(,(school|rt|thuis)){0,2}$/.test(text),
    tried: ['school,rt', 'school,rt,thuis', 'school,rt,thuis,school', 'demo', 'school,', ',rt'],
  },
  {
    fields: 'readInstelling.sleutel updateInstelling.sleutel',
    takes: (text) => text === 'vlaamseHosts',
    tried: ['vlaamseHosts', 'constructor', '__proto__'],
  },
  {
    fields: 'listAdmins.op',
    takes: (text) => /^-?(naam|soort|plaats|nummer|regio|leerlingen|tot|status)$/.test(text),
    tried: ['naam', '-naam', '-tot', 'email', '--tot', 'naam,tot'],
  },
  {
    fields: 'binnen pagina',
    takes: (text) => /^[1-9]\d{0,4}$/.test(text),
    tried: ['1', '99999', '0', '01', '100000', '1e3'],
  },
  { fields: 'rij', takes: (text) => /^\d{1,2}$/.test(text), tried: ['1', '07', '99', '100', '-1'] },
  { fields: 'confirmSelf.pin confirmTweedeFactor.code', takes: (text) => /^\d{6}$/.test(text), tried: ['482913', '48291', 'ABCDEF'] },
  {
    // One digit six times, and counting up or down, is guessed at once.
    fields: 'beginNaast.pin',
    takes: (text) => /^\d{6}$/.test(text) && !/^(\d)\1*$/.test(text) && !'0123456789876543210'.includes(text),
    tried: ['482913', '000001', '135790', '777777', ...TELLEN, '12345', ''],
  },
  {
    fields: 'updateAccountgegevens.instellingsnummer createAdmin.instellingsnummer createAanvraag.instellingsnummer',
    takes: (text) => /^(\d\d[A-Z]{2}(\d\d)?|\d{6})$/.test(text),
    tried: ['12AB', '12AB34', '123456', '12ab', '1AB', '12AB3', '1234'],
  },
  {
    fields: 'createVerhuistoken.instellingsnummer',
    takes: (text) => /^(\d\d[A-Z]{2}|\d{2,6})$/i.test(text.trim()),
    tried: ['12AB', '12ab', '12', '123456', '1234567', '12AB34'],
  },
  {
    fields: 'token startSso.code_challenge',
    takes: (text) => /^[\w-]{43}$/.test(text),
    tried: ['A'.repeat(43), `${'A'.repeat(42)}_`, `${'A'.repeat(42)}=`, `${'A'.repeat(42)}+`],
  },
  {
    fields: 'exchangeCode.code_verifier',
    takes: (text) => /^[\w.~-]{43,128}$/.test(text),
    tried: ['A'.repeat(43), 'A'.repeat(128), 'A'.repeat(129), `${'A'.repeat(42)}~`, `${'A'.repeat(42)}+`],
  },
  {
    fields: 'startSso.state',
    takes: (text) => /^[\w-]{22,128}$/.test(text),
    tried: ['A'.repeat(22), 'A'.repeat(128), 'A'.repeat(129), `${'A'.repeat(22)}~`],
  },
  { fields: 'aanbieder', takes: (text) => /^[a-z\d-]{1,40}$/.test(text), tried: ['kompas', 'kompas_2', '../kompas'] },
  {
    fields: 'saveGroepsplan.keuze.tekst.lezen[].niveau saveHandelingsplan.keuze.tekst.lezen[].niveau',
    takes: (text) => /^[a-z\d-]{1,30}$/.test(text),
    tried: ['eenlettergrepig', 'm3_2'],
  },
  { fields: 'sjabloon', takes: (text) => /^[a-z]{1,60}$/i.test(text), tried: ['weekMail', 'week-mail', 'week.mail'] },
  {
    fields: 'createOpname.wav saveKlasopname.wav',
    takes: (text) => /^([a-z\d+/]{4})*([a-z\d+/]{2}==|[a-z\d+/]{3}=)?$/i.test(text),
    tried: ['UklGRg==', 'UklGRgA=', 'UklGRgAA', 'UklGRg', 'UklG_-AA'],
  },
  {
    fields: 'saveWoordlijst.woorden[].woord saveMethodetoets.woorden[].woord',
    takes: isWoord,
    tried: WOORDEN,
  },
  {
    fields: 'saveDictee.woorden[].woord saveOpdracht.woorden[].woord saveOpdracht.terug.woorden[].woord',
    takes: (text) => isWoord(text) || isZin(text),
    tried: [
      'De fiets is 2 jaar.',
      'De fiets kost € 2.',
      'Ja.',
      '“Kom hier!”',
      `${'De '.repeat(26)}m.`,
      `${'De '.repeat(26)}mm.`,
      ...WOORDEN,
    ],
  },
  // Joined they are the word, which says what they may be.
  { fields: 'klankgroepen', takes: (text) => text === 'aaa', tried: ['aaa', ''] },
];

const SIGNS = ['a', 'Z', '0', '9', '-', '.', ' ', '\n', 'é', '٣'];
/** Longer ones are sent as they are. */
const SPOILT = 100;
/** So many of its signs are taken away or changed. */
const PLACES = 8;

/** The text as it is, with one sign less, more or otherwise, and twice. */
function spoilt(text: string): readonly string[] {
  if (text.length > SPOILT) return [text];
  const step = Math.ceil(text.length / PLACES);
  const places = [...text].flatMap((_, at) => (at % step === 0 || at === text.length - 1 ? [at] : []));
  const changed = places.flatMap((at) => {
    const [before, after] = [text.slice(0, at), text.slice(at + 1)];
    return [before + after, ...SIGNS.flatMap((sign) => [before + sign + after, before + sign + text.slice(at)])];
  });
  // Without anything left it is no text of that form; how little it may be stands in the bounds.
  const more = [text + text, ...SIGNS.map((sign) => text + sign), ...changed];
  return [text, ...more.filter((each) => each.trim() !== '')];
}

/** Two words of some length, with this between them. */
const takesBetween = ({ of, field }: Place, sign: string): boolean =>
  [1, 3, 6, 20, 43].some((many) => ['a', '1'].some((letter) => !refused(of, field.put(letter.repeat(many) + sign + letter.repeat(many)))));
const takesWords = (place: Place): boolean => takesBetween(place, ' ');

const byName = new Map(FORMS.flatMap((form) => form.fields.split(' ').map((name) => [name, form] as const)));
const formOf = (place: Place): Form | undefined =>
  byName.get(keyOf(place)) ?? (takesWords(place) ? undefined : (byName.get(nameOf(place.field)) ?? ID));

/** What hides, turns around or goes on on the next line, and which of it is taken: by name, as above. */
const BETWEEN = ['\0', '\u202E', '\u200B', '\n'];
const LINES: Readonly<Record<string, { readonly taken: string; readonly fields: string }>> = {
  'one line': {
    taken: '',
    fields: `naam telefoon straat postcode plaats factuurKenmerk roepnaam achternaam titel searchLeerlingen.tekst addAanvulling.tekst reden onderwerp knop
      zonderStarttoets notitie antwoorden toets score voorvoegsel school groep zin wegReden laat methode blok decideVerzoek.antwoord gebruikersnaam onderdeel
      organisatie functie omschrijving opmerking`,
  },
  'some lines': { taken: '\u200B\n', fields: 'tekst hulpvraag saveBegeleidingssessie.notitie waarom geprobeerd aanpak thuis bericht' },
  'lines without what hides, and words whose spaces become one': {
    taken: '\n',
    fields: 'previewMailtemplate.tekst updateMailtemplate.template.tekst sendProefmail.template.tekst woord',
  },
  // Looked up, compared or taken apart, as are all that are not named.
  anything: {
    taken: BETWEEN.join(''),
    fields: `deleteAdmin.naam saveOvergangConcept.keuzes.nieuw[].naam analyseWoorden.tekst sendBriefje.inhoud.tekst saveVoorleesopname.tekst
      previewPresentie.tekst reportUitspraak.reden checkLeesstap.antwoorden[] analyseWoorden.woorden[].woord saveKlasopname.woord createSpraak.woorden[].woord
      createSpraak.woorden[].zin login.gebruikersnaam`,
  },
};
const lineOf = new Map(Object.values(LINES).flatMap(({ taken, fields }) => fields.split(/\s+/).map((name) => [name, taken] as const)));

test('what people write takes no signs that hide or turn it around, and line ends where it has lines', () => {
  const otherwise = judged.flatMap((place) => {
    if (place.field.kind !== 'tekst' || !takesWords(place)) return [];
    const said = lineOf.get(keyOf(place)) ?? lineOf.get(nameOf(place.field)) ?? BETWEEN.join('');
    return BETWEEN.filter((sign) => takesBetween(place, sign) !== said.includes(sign)).map(
      (sign) => `${keyOf(place)} ${JSON.stringify(sign)}`,
    );
  });
  assert.deepEqual([...new Set(otherwise)], []);
});

/** The other end of these stands in the example, and one may not be before the other: only what is taken is judged. */
const PERIODE = ['saveOpdracht.van', 'saveOpdracht.tot', 'assignWoordlijst.toewijzing.van', 'assignWoordlijst.toewijzing.tot'];

test('every text with a form of its own takes what is said here, and nothing else', () => {
  const otherwise = judged.flatMap((place) => {
    const form = place.field.kind === 'tekst' ? formOf(place) : undefined;
    if (form === undefined) return [];
    return [...new Set(form.tried.flatMap(spoilt))].flatMap((text) => {
      const isTaken = !refused(place.of, place.field.put(text));
      if (isTaken === form.takes(text) || (!isTaken && PERIODE.includes(keyOf(place)))) return [];
      return [`${keyOf(place)} ${isTaken ? 'takes' : 'refuses'} ${JSON.stringify(text.slice(0, 80))}`];
    });
  });
  assert.deepEqual([...new Set(otherwise)], []);
});

test('no form is named that does not come in', () => {
  const known = new Set(judged.flatMap((place) => [keyOf(place), nameOf(place.field)]));
  assert.deepEqual(
    [...byName.keys(), ...lineOf.keys()].filter((name) => !known.has(name)),
    [],
  );
});
