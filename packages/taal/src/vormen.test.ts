import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Woord } from '@spelrijk/domain/woord';
import { BANK } from './bank.ts';
import { meervoudVan, overtreffendeTrap, vergrotendeTrap, verkleinwoordVan } from './vormen.ts';

const MEERVOUDEN =
  "prinses prinsessen|danseres danseressen|zangeres zangeressen|monnik monniken|perzik perziken|pakket pakketten|champignon champignons|boom bomen|bal ballen|brief brieven|huis huizen|neus neuzen|wolf wolven|tafel tafels|vogel vogels|bezem bezems|oma oma's|foto foto's|baby baby's|café cafés|zee zeeën|knie knieën|kind kinderen|stad steden|hond honden|kat katten|muur muren|leraar leraars|duif duiven|kers kersen|laars laarzen|mens mensen|lamp lampen|tante tantes|familie families|tomaat tomaten|olifant olifanten|weg wegen|bus bussen|koning koningen|twijg twijgen|rivier rivieren|papier papieren|formulier formulieren|portier portiers|vampier vampiers|mier mieren|dal dalen|bal ballen|kapitein kapiteins|fontein fonteinen|robot robots|schavot schavotten|laptop laptops|eekhoorn eekhoorns|hoorn hoorns|pinguïn pinguïns|telefoon telefoons|kievit kieviten|havik haviken|dreumes dreumesen|walrus walrussen|verjaardag verjaardagen|zwembad zwembaden|schildpad schildpadden|ruimteschip ruimteschepen|directeur directeurs|idee ideeën|familie families|tractor tractoren";
const VERKLEIND =
  "huis huisje|boek boekje|stoel stoeltje|tafel tafeltje|boom boompje|raam raampje|worm wormpje|bezem bezempje|ring ringetje|bal balletje|ster sterretje|koning koninkje|ketting kettinkje|woning woninkje|wandeling wandelingetje|oma omaatje|foto fotootje|paraplu parapluutje|café cafeetje|baby baby'tje|ei eitje|koe koetje|glas glaasje|trein treintje|vrouw vrouwtje|deur deurtje|zon zonnetje|kam kammetje|feest feestje|boterham boterhammetje|vlam vlammetje|bodem bodempje|leerling leerlingetje|paling palinkje|schip scheepje|zebrapad zebrapaadje|taxi taxietje|bed bedje";
const TRAPPEN =
  'groot groter grootst|dik dikker dikst|duur duurder duurst|grijs grijzer grijst|lief liever liefst|mooi mooier mooist|ver verder verst|goed beter best|fris frisser frist|langzaam langzamer langzaamst|aardig aardiger aardigst';

const paren = (tabel: string): string[][] => tabel.split('|').map((paar) => paar.split(' '));

test('plurals', () => {
  for (const [woord = '', vorm = ''] of paren(MEERVOUDEN)) assert.equal(meervoudVan(woord), vorm);
});

test('diminutives', () => {
  for (const [woord = '', vorm = ''] of paren(VERKLEIND)) assert.equal(verkleinwoordVan(woord), vorm);
});

test('degrees of comparison', () => {
  for (const [woord = '', groter = '', grootst = ''] of paren(TRAPPEN))
    assert.deepEqual([vergrotendeTrap(woord), overtreffendeTrap(woord)], [groter, grootst]);
  assert.equal(overtreffendeTrap('vast'), undefined);
});

test('the forms of the bank follow from their base word', () => {
  const trappen = (basis: string): (string | undefined)[] => {
    const vormen = [vergrotendeTrap(basis), overtreffendeTrap(basis)];
    return vormen.flatMap((vorm) => [vorm, `${vorm}e`]);
  };
  // Beside musea there is museums, which follows the rule.
  const volgtRegel = ({ hoofd, woord }: Woord): boolean => hoofd !== 'meervoud-latijn' || woord.endsWith('i');
  const gelijk = BANK.filter((een) => een.basis !== undefined && ['mv', 'verkl', 'trap'].includes(een.vorm) && volgtRegel(een)).map(
    ({ woord, basis = '', vorm }) =>
      vorm === 'trap'
        ? trappen(basis).includes(woord)
        : (vorm === 'mv' ? meervoudVan(basis) : verkleinwoordVan(basis)) === woord.replace(/jes$/, 'je'),
  );
  assert.ok(gelijk.filter(Boolean).length >= gelijk.length * 0.99, `${gelijk.filter(Boolean).length} of ${gelijk.length}`);
});
