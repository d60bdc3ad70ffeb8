import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { standaardInstellingen } from '@spelrijk/domain/instelling';
import { bedragTekst } from '../instelwaarde.ts';
import { SPAARBLOBS, SPAARKAARTEN } from '@spelrijk/domain/spaarkaart';
import { beloningssysteem } from './beloningssysteem.ts';
import { faq } from './faq.ts';
import { hasMerk, merk, fillSitewaarden } from './invulling.ts';
import { siteTeksten } from './kader.ts';
import { prijzen } from './prijzen.ts';
import { privacy } from './veiligheid.ts';
import { OUDSTE_BROWSERS, watIsNodig } from './watisnodig.ts';

const NU = {
  ...standaardInstellingen([]),
  prullenbak: 45,
  klantafloop: 45,
  prijsSchool: {
    tredes: [
      { vanaf: 1, cent: 1000 },
      { vanaf: 51, cent: 900 },
    ],
    minimumCent: 5000,
  },
};

test('a term, a price and a minimum stand where their marks were', () => {
  const tekst = `${merk(['termijn', 'prullenbak'])}, ${merk(['jaarprijs', 'school', 40])}, ${merk(['perleerling', 'school', 60])}, ${merk(['minimum', 'school'])}`;
  assert.equal(fillSitewaarden(tekst, NU), `45 dagen, ${bedragTekst(40_000)}, ${bedragTekst(900)}, ${bedragTekst(5000)}`);
});

test('one row of marks becomes a row for each step', () => {
  const rij = `<tbody><tr><td>${merk(['vanaf', 'school'])}</td><td>${merk(['bedrag', 'school'])}</td></tr></tbody>`;
  assert.equal(
    fillSitewaarden(rij, NU),
    `<tbody><tr><td>1</td><td>${bedragTekst(1000)}</td></tr><tr><td>51</td><td>${bedragTekst(900)}</td></tr></tbody>`,
  );
});

test('what only looks like a mark stays text', () => {
  for (const tekst of ['⟦termijn toString⟧', '⟦termijn prijsSchool⟧', '⟦jaarprijs school 0⟧', '⟦jaarprijs school⟧', '⟦niets⟧', '[[x]]'])
    assert.equal(fillSitewaarden(tekst, NU), tekst);
});

test('the pages that promise a term hold no other than that of the settings', () => {
  for (const pagina of [faq.nl, faq.be, privacy.nl, privacy.be, prijzen.nl, prijzen.be]) {
    const geheel = JSON.stringify(pagina);
    assert.ok(hasMerk(geheel));
    assert.ok(!hasMerk(fillSitewaarden(geheel, NU)));
    assert.match(fillSitewaarden(geheel, NU), /45 dagen/);
    assert.doesNotMatch(geheel, /(?:\d+|zestig|dertig|negentig|veertien) (?:dagen|jaar)\b/);
  }
});

test('the privacy page names the term of everything that ages: answers, leerlingen that were thrown away, customers that ended or go, the log', () => {
  for (const pagina of [privacy.nl, privacy.be])
    for (const sleutel of ['antwoorden', 'prullenbak', 'klantafloop', 'klantherstel', 'logboek'] as const)
      assert.ok(JSON.stringify(pagina).includes(merk(['termijn', sleutel])), sleutel);
});

/** By what the page tells that something of a leerling is kept: the tables that hold it. */
const VERTELD: Readonly<Record<string, string>> = {
  'Naam, ': 'leerling jaarovergang_leerling jaarvraag inlezing_leerling',
  'Nummers uit schoolsystemen': 'leerling_herkomst leerling_schooljaar verhuistoken',
  'Antwoorden: wat het kind typte':
    'antwoord taak methodetoets_antwoord methodetoets_leerling opdracht_leerling weektaak_leerling toets dictee_invoer',
  'Wat van die antwoorden overblijft':
    'categorie_dag leerling_basis leerling_categorie leerling_dag leerling_flits leerling_fout leerling_game leerling_stand leerling_woord woord_vroeger',
  'Gelezen teksten': 'leesbeurt leesopdracht_leerling',
  'Voorgelezen teksten': 'voorlezing voorleesbeurt',
  'De stem van het kind': 'voorlees_opname opname_sleutel opname_toestemming',
  'Munten, blobs': 'leerling_blob spelrecord verzameld',
  'Wat een begeleider erbij zet': 'instelbeurt_leerling oefeninstelling oefenrust potlood woordlijst_toewijzing',
  'Briefjes aan het kind': 'briefje',
  'Scores van toetsen buiten Spelrijk': 'lvs_score papieruitslag',
  'Plannen voor extra zorg':
    'handelingsplan handelingsplan_doel handelingsplan_versie plan_woord zorgdoel zorgsessie zorgvlag oudercontact begeleidingssessie',
  'Alleen in een praktijk': 'client afspraak',
  'Wie van buiten mag meekijken': 'meekijk',
};

test('the privacy page tells of every table that holds something of a leerling', () => {
  const tabellen = new Set<string>();
  for (const bestand of globSync(join(import.meta.dirname, '../../../../apps/server/migrations/*.ts'))) {
    let tabel = '';
    for (const [geheel, naam] of readFileSync(bestand, 'utf8').matchAll(
      /create table (?:if not exists )?([a-z_]+)|leerling_id uuid|references leerling\b/g,
    ))
      if (naam === undefined) tabellen.add(tabel);
      else tabel = geheel.endsWith(' leerling') ? tabellen.add(naam) && naam : naam;
  }
  const verteld = Object.values(VERTELD).flatMap((namen) => namen.split(' '));
  assert.deepEqual([...tabellen].toSorted(), verteld.toSorted());
  for (const pagina of [privacy.nl, privacy.be]) {
    const rijen = pagina.delen.flatMap(({ blokken }) => blokken.flatMap((blok) => ('tabel' in blok ? blok.tabel.rijen : [])));
    for (const begin of Object.keys(VERTELD))
      assert.ok(
        rijen.some(([wat = '']) => wat.startsWith(begin)),
        begin,
      );
  }
});

test('the privacy page tells of the cookie that stays when somebody logs out, and how long', () => {
  const deur = readFileSync(join(import.meta.dirname, '../../../../apps/server/src/platform/http/mount.ts'), 'utf8');
  assert.match(deur, /setKoekje\(\{ naam: TOESTEL, [^}]*seconden: YEAR_SECONDS \}\)/);
  for (const pagina of [privacy.nl, privacy.be])
    assert.match(JSON.stringify(pagina), /Eén cookie blijft een jaar: daaraan zien we wie op dit apparaat eerder inlogde/);
});

test('a practice reads that it pays for places, a home for kinderen and for a year from its order, in both regions', () => {
  for (const pagina of [prijzen.nl, prijzen.be, faq.nl, faq.be]) {
    const tekst = JSON.stringify(pagina);
    assert.match(tekst, /een praktijk per plaats, voor een schooljaar\. Een gezin betaalt per kind, voor een jaar/);
    assert.doesNotMatch(tekst, /Je betaalt per leerling/);
  }
  assert.match(JSON.stringify(siteTeksten), /Per plaats per schooljaar/);
  assert.doesNotMatch(JSON.stringify(siteTeksten), /Per kind per schooljaar/);
  assert.match(JSON.stringify(prijzen.be), /cliënten tegelijk oefenen/);
});

test('the page says how many blobs and cards there are', () => {
  const tekst = JSON.stringify(beloningssysteem);
  assert.match(tekst, new RegExp(`${SPAARBLOBS.length} blobs met elk een naam, op ${SPAARKAARTEN.length} kaarten`));
  assert.equal(SPAARKAARTEN.filter(({ seizoen }) => seizoen !== undefined).length, 4);
  assert.match(tekst, /Vier kaarten horen bij een seizoen/);
});

test('the page says of which browsers we are built for, in the words of the build', () => {
  const build = readFileSync(join(import.meta.dirname, '../../../../apps/web/vite.config.ts'), 'utf8');
  const { chrome, firefox, safari } = OUDSTE_BROWSERS;
  assert.ok(build.includes(`['chrome${chrome}', 'safari${safari}.0', 'firefox${firefox}']`));
  assert.match(JSON.stringify(watIsNodig), new RegExp(`Edge ${chrome}, Firefox ${firefox}, Safari ${safari} `));
});
