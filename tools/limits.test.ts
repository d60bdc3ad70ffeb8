/** What can be typed in a field of a screen is what may be sent: no less, and no more, which the server would refuse with a form full of text. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { judged, keyOf, takes } from '../packages/contract/src/example.fixture.ts';
import { root } from './install.mjs';

const WEB = path.join(root, 'apps/web/src');
/** Typed otherwise than it is sent, or not sent: a number, an address, a list with commas, syllables with dots, a code with dashes, what is only printed. */
const OTHERWISE = '-';

/** By hand: per file what its fields are sent as, by how many letters these take. */
const FIELDS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  'shared/accountgegevens/gegevens-form.tsx': {
    8: OTHERWISE,
    10: 'updateAccountgegevens.postcode',
    30: 'updateAccountgegevens.telefoon',
    100: 'updateAccountgegevens.plaats updateAccountgegevens.factuurKenmerk',
    200: 'updateAccountgegevens.naam updateAccountgegevens.straat',
  },
  'shared/search/search-dialog.tsx': { 100: OTHERWISE },
  'shared/list/search-field.tsx': { 100: 'listAdmins.zoek listUitnodigingen.zoek' },
  'shared/gebruikers/invite-dialog.tsx': {
    100: 'createDocent.roepnaam createDocent.achternaam createMedewerker.roepnaam createMedewerker.achternaam inviteOuder.roepnaam',
    254: OTHERWISE,
  },
  'areas/admin/luister/eind.tsx': { 40: 'saveVoorlezing.fouten[].gezegd markVoorleesopname.fouten[].gezegd' },
  'areas/admin/overtypen/toetspapier.tsx': { 200: 'savePlantoetsPapier.antwoorden[] saveBegeleidingspapier.antwoorden[]' },
  'areas/admin/overtypen/velden.tsx': { 80: 'saveDicteeInvoer.invoer{} saveToetspapier.invoer{}' },
  'areas/admin/plan/stop-dialog.tsx': { 500: 'finishHandelingsplan.reden' },
  'areas/admin/plan/sessie-form.tsx': { 500: 'saveZorgsessie.notitie saveZorgsessie.laat saveGroepssessie.notitie saveGroepssessie.laat' },
  'areas/admin/woorden/naam-field.tsx': { 80: 'saveWoordlijst.naam saveDictee.titel' },
  'areas/admin/woorden/woord-dialog.tsx': {
    40: 'saveWoordlijst.woorden[].woord saveDictee.woorden[].woord',
    60: OTHERWISE,
    200: 'saveWoordlijst.woorden[].zin saveDictee.woorden[].zin',
  },
  'areas/admin/clienten/client-form.tsx': {
    30: 'createClient.voorvoegsel',
    60: 'createClient.groep',
    100: 'createClient.roepnaam',
    120: 'createClient.school',
    200: 'createClient.achternaam',
  },
  'areas/admin/thuis/kind-form.tsx': { 100: 'createLeerlingen.leerlingen[].roepnaam' },
  'areas/admin/begeleiding/papier.tsx': { 60: 'savePapieruitslag.score', 120: 'savePapieruitslag.toets' },
  'areas/admin/begeleiding/stap-dialogen.tsx': { 500: 'saveBegeleiding.reden', 4000: 'endBegeleiding.tekst' },
  'areas/admin/begeleiding/sessies.tsx': { 4000: 'saveBegeleidingssessie.notitie' },
  'areas/admin/begeleiding/traject-dialog.tsx': { 500: 'saveBegeleiding.reden', 2000: 'saveBegeleiding.keuze.hulpvraag' },
  'areas/admin/verslag/verslag.tsx': { 4000: OTHERWISE },
  'areas/admin/parts/groep-dialog.tsx': { 60: 'createGroep.naam updateGroep.naam' },
  'areas/admin/leerlingen/edit-dialog.tsx': {
    30: 'updateLeerling.voorvoegsel',
    60: 'updateLeerling.gebruikersnaam',
    100: 'updateLeerling.roepnaam',
    200: 'updateLeerling.achternaam',
  },
  'areas/admin/screens/groepsplan-edit/parts/maker.tsx': { 60: 'saveGroepsplan.naam', 500: 'saveGroepsplan.wegReden' },
  'areas/admin/screens/handelingsplan/parts/evaluatie.tsx': { 2000: 'addAanvulling.tekst', 4000: 'evaluateHandelingsplan.tekst' },
  'areas/admin/screens/leerlingen-toevoegen/parts/rijen-table.tsx': {
    30: 'createLeerlingen.leerlingen[].voorvoegsel',
    100: 'createLeerlingen.leerlingen[].roepnaam',
    200: 'createLeerlingen.leerlingen[].achternaam',
  },
  'areas/admin/screens/verhuistoken-uitgeven/parts/uitgifte-form.tsx': { 6: 'createVerhuistoken.instellingsnummer' },
  'areas/admin/screens/jaarovergang/parts/groepen.tsx': { 60: 'saveOvergangConcept.keuzes.nieuw[].naam' },
  'areas/admin/screens/licentie/parts/verzoek-form.tsx': { 5: OTHERWISE, 500: 'requestLicentie.opmerking' },
  'areas/admin/screens/handelingsplan-edit/screen.tsx': { 500: 'saveHandelingsplan.wegReden' },
  'areas/admin/screens/huiswerk/screen.tsx': { 600: OTHERWISE },
  'areas/admin/screens/lvsspelling/parts/kolommen.tsx': { 80: 'reviseLvs.kolommen[].onderdeel', 120: 'reviseLvs.kolommen[].toets' },
  'areas/admin/screens/docenten/parts/groepen-dialog.tsx': { 100: 'updateDocent.roepnaam updateDocent.achternaam' },
  'areas/admin/screens/vriend-uitnodigen/screen.tsx': { 254: OTHERWISE },
  'areas/admin/screens/methodetoets/maker.tsx': { 40: 'saveMethodetoets.blok', 80: 'saveMethodetoets.methode' },
  'areas/admin/screens/client/parts/gegevens-panel.tsx': {
    40: 'updateClient.contact.telefoon',
    60: 'updateClient.groep',
    120: 'updateClient.school updateClient.contact.naam',
    254: OTHERWISE,
  },
  'areas/admin/screens/groepsplan/parts/start-dialog.tsx': { 500: 'startGroepsplan.zonderStarttoets' },
  'areas/admin/screens/voorleesopnamen/toestemmingen.tsx': { 60: 'saveOpnametoestemming.wieGaf' },
  'areas/admin/screens/handelingsplanaanmaken/parts/start-stap.tsx': { 500: 'startHandelingsplan.zonderStarttoets' },
  'areas/admin/zorg/zorg-dialog.tsx': { 500: 'setZorgvlag.reden removeZorgvlag.reden' },
  'areas/admin/verhuizen/code-form.tsx': { 60: OTHERWISE },
  'areas/admin/instellingen/parts/voorinstellingen.tsx': { 60: 'saveVoorinstelling.naam' },
  'areas/auth/parts/field.tsx': { 200: 'login.gebruikersnaam login.wachtwoord' },
  'areas/auth/screens/account/parts/own-name.tsx': { 100: 'updateDocent.roepnaam updateDocent.achternaam' },
  'areas/leerling/naast/balk.tsx': { 2000: 'writePotlood.tekst' },
  'areas/leerling/parts/schrijfvel.tsx': { 80: 'saveToetsantwoord.gegeven checkDictee.invoer{} correctDictee.invoer{}' },
  'areas/office/parts/besluit-dialog.tsx': { 5: OTHERWISE, 500: 'decideVerzoek.antwoord' },
  'areas/office/screens/aanmaken/parts/create-form.tsx': {
    100: 'createAdmin.plaats createAdmin.beheerder.roepnaam createAdmin.beheerder.achternaam',
    200: 'createAdmin.naam',
    254: OTHERWISE,
  },
  'areas/office/screens/admin/parts/remove-dialog.tsx': { 200: 'deleteAdmin.naam' },
  'areas/office/screens/licentie/parts/zetten.tsx': { 6: OTHERWISE },
  'areas/office/screens/ervaringen/parts/ervaring-dialog.tsx': { 100: 'saveErvaring.naam saveErvaring.functie saveErvaring.plaats' },
  'areas/office/screens/roadmap/parts/reacties-dialog.tsx': { 300: 'hideReactie.reden' },
  'areas/office/screens/leerlingen/parts/zoek-formulier.tsx': { 100: 'searchLeerlingen.tekst' },
  'areas/office/screens/schoolaccount/parts/aanbieder-form.tsx': { 400: OTHERWISE },
  'areas/office/screens/instellingen/parts/velden.tsx': { 4: OTHERWISE, 8: OTHERWISE, 40: OTHERWISE, 4000: OTHERWISE },
  'areas/office/screens/instellingen/parts/instel-dialog.tsx': { 300: 'updateInstelling.reden' },
  'areas/site/screens/prijzen/parts/rekenhulp.tsx': { 5: OTHERWISE },
  'areas/site/screens/training/parts/aanmelden.tsx': { 100: 'signUpWebinar.naam', 254: OTHERWISE },
  'areas/site/screens/aanvraagformulier/parts/aanvraagformulier.tsx': {
    6: OTHERWISE,
    10: OTHERWISE,
    100: 'createAanvraag.naam createAanvraag.plaats',
    200: 'createAanvraag.organisatie',
    254: OTHERWISE,
  },
  'areas/site/screens/contact/parts/contactformulier.tsx': { 100: 'createContactvraag.naam', 254: OTHERWISE },
};

/** What is given to `maxLength`, and to a part of the same file that hands it on; a constant of the file is what it holds. */
function limitsIn(text: string): ReadonlySet<number> {
  const constants = new Map(
    Array.from(text.matchAll(/^const ([A-Z]+)\b[^=\n]*= ([^;\n]+)/gm), ([, name = '', value = '']) => [name, value]),
  );
  const given = [...text.matchAll(/\bmaxLength[:=]\s*([^,\n]*?)(?:[,}]|\s+(?:auto|rows|rijen|hulp|\/>)|$)/gm)].map(
    ([, value = '']) => value,
  );
  const handed = /\bmaxLength,/.test(text) ? [...text.matchAll(/\b(?:field|cell)\('[^\n]*?, (\d+)/g)].map(([, value = '']) => value) : [];
  const parts = [...given, ...handed].flatMap((value) => [
    value,
    ...[...constants].flatMap(([name, holds]) => (new RegExp(`\\b${name}\\b`).test(value) ? holds : [])),
  ]);
  return new Set(
    parts.flatMap((part) => Array.from(part.matchAll(/(?<![\w'.])\d[\d_]*/g), ([digits]) => Number(digits.replaceAll('_', '')))),
  );
}

const places = new Map(judged.map((place) => [keyOf(place), place]));

test('a field of a screen takes as many letters as may be sent', () => {
  const wrong: string[] = [];
  for (const file of globSync('**/*.tsx', { cwd: WEB }).toSorted()) {
    const [found, named] = [limitsIn(readFileSync(path.join(WEB, file), 'utf8')), FIELDS[file] ?? {}];
    for (const limit of found) if (named[limit] === undefined) wrong.push(`${file}: ${limit} letters of what?`);
    for (const [limit, sent] of Object.entries(named)) {
      if (!found.has(Number(limit))) wrong.push(`${file}: nothing has ${limit} letters`);
      for (const key of sent === OTHERWISE ? [] : sent.split(' ')) {
        const place = places.get(key);
        if (!place || !takes(place, Number(limit)) || takes(place, Number(limit) + 1))
          wrong.push(`${file}: ${key} takes not ${limit} letters`);
      }
    }
  }
  assert.deepEqual(wrong, []);
  for (const file of Object.keys(FIELDS)) assert.ok(globSync(file, { cwd: WEB }).length === 1, `${file} is gone`);
});
