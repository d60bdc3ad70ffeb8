/** Care, report, class dictation and reading of a Flemish customer on the Flemish host: the demo school, for as long as this lasts a school of there. */
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { setRegio } from '../../apps/server/test/klantregio.ts';
import { claimsOf, tokenOf } from '../support/people.ts';
import { test } from '../support/proef.ts';
import { ADRES, SCHOOL } from '../support/server.ts';
import { findSchermen } from '../support/zorgschermen.ts';

type Wie = { readonly id: string };

/** Words of the Netherlands; a school that calls its klassen groepen does so itself. */
const NEDERLANDS =
  /handelingsplan|(?<!\p{L})groep(?:en)?(?!\p{L})|jaargroep|normgroep|combinatiegroep|docent|(?<!\p{L})IB['’]?er|intern begeleid|ondersteuningsniveau|samenwerkingsverband|onderwijsassistent|brugklas|kerndoel|(?<!\p{L})(?:BRIN|RT|Cito|ParnasSys|EdeXML|ECK)(?!\p{L})/giu;
/** A level of reading has this name in Flanders too; there the leerjaar stands behind it. A code of a login is no level. */
const NIVEAU = /(?<![\p{L}\d.])[ME][3-8](?![\p{L}\d])/gu;
const EIGEN = /groep \d(?:\/\d)?|hele groep|[ME]\d(?:-[ME]\d)? \(\d(?:ste|de) leerjaar\)/giu;
const data = (): string => path.join(process.env.E2E_FOLDER ?? '', `school-${SCHOOL}`);

/** A dictation that is open, written over from the paper of one child: so that its board, typing in and report have something to say. */
async function giveDictee(page: Page, token: string, groepPad: string, leerlingen: readonly Wie[]): Promise<void> {
  const [leerling] = leerlingen;
  if (!leerling) throw new Error('a groep without leerlingen has no dictation');
  const pad = `/api${groepPad}/dictees/${crypto.randomUUID()}`;
  const send = async (methode: 'PUT' | 'POST', waarheen: string, data: object): Promise<void> => {
    const antwoord = await page.request.fetch(waarheen, { method: methode, headers: { authorization: `Bearer ${token}` }, data });
    expect(antwoord.ok(), await antwoord.text()).toBe(true);
  };
  const woorden = ['schip', 'paard', 'bomen'].map((woord) => ({ woord }));
  await send('PUT', pad, { titel: 'Dictee week 48', woorden, versie: 0 });
  await send('PUT', `${pad}/status`, { status: 'open' });
  await send('POST', `${pad}/nakijken`, { leerlingId: leerling.id, invoer: { schip: 'sgip', paard: 'paart', bomen: 'bomen' } });
}

/** Report, dictation and reading, one of each kind. */
async function findOverige(page: Page, token: string): Promise<ReadonlyMap<string, string>> {
  const school = `/admins/${claimsOf(token).adminId}`;
  const get = async <T>(pad: string): Promise<T> => {
    const body: T = await (await page.request.get(`/api${school}/${pad}`, { headers: { authorization: `Bearer ${token}` } })).json();
    return body;
  };
  const paden = new Map<string, string>();
  let gaf = false;
  for (const { id: groep } of (await get<{ groepen: readonly Wie[] }>('groepen')).groepen) {
    const hier = `${school}/groepen/${groep}`;
    for (const deel of [
      '',
      'voortgang',
      'leerlingen',
      'klassendictee',
      'leesmomenten',
      'voorleesopnamen',
      'opnamestudio',
      'oefeninstellingen',
      'woordlijsten',
      'klassenplaat',
      'huiswerk',
    ])
      paden.set(`groep ${deel}`, deel === '' ? hier : `${hier}/${deel}`);
    const { leerlingen } = await get<{ leerlingen: readonly Wie[] }>(`groepen/${groep}`);
    if (!gaf) await giveDictee(page, token, hier, leerlingen);
    gaf = true;
    const { dictees } = await get<{ dictees: readonly Wie[] }>(`groepen/${groep}/dictees`);
    for (const { id } of dictees)
      for (const deel of ['', '/intypen', '/verslag', '/bord']) paden.set(`dictee${deel}`, `${hier}/klassendictee/${id}${deel}`);
    for (const { id } of leerlingen.slice(0, 1))
      for (const deel of ['voortgang', 'rapport', 'samen-lezen', 'voorlezen', 'lvs', 'oefeninstellingen'])
        paden.set(`leerling ${deel}`, `${hier}/leerlingen/${id}/${deel}`);
  }
  // A list that comes empty would leave its screens unread.
  expect([...paden.keys()]).toEqual(expect.arrayContaining(['dictee', 'dictee/intypen', 'dictee/verslag', 'dictee/bord']));
  return paden;
}

const gelezen = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.title,
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [alt], option')].flatMap((el) => [
        ...['aria-label', 'title', 'placeholder', 'alt'].map((naam) => el.getAttribute(naam) ?? ''),
        el.tagName === 'OPTION' ? (el.textContent ?? '') : '',
      ]),
    ].join('\n'),
  );

test(
  'a Flemish customer reads no word of the Netherlands on any screen of care, report, class dictation and reading',
  { tag: '@zelden' },
  async ({ browser, page }) => {
    test.setTimeout(900_000);
    const token = await tokenOf(page, 'schooladmin');
    const { _id, adminId, role, exp } = claimsOf(token);
    const schermen = new Map([...(await findSchermen(page)), ...(await findOverige(page, token))]);
    await setRegio(data(), adminId, 'be');
    try {
      const vlaams = await browser.newPage({ baseURL: ADRES.be, locale: 'nl-BE' });
      await vlaams.goto('/robots.txt');
      await vlaams.evaluate(
        (keep) => {
          for (const [key, value] of Object.entries(keep)) localStorage.setItem(key, value);
        },
        { access_token: token, user: JSON.stringify({ _id, adminId, role, exp }) },
      );
      for (const [naam, pad] of schermen) {
        await vlaams.goto(pad);
        await vlaams.getByRole('heading').first().waitFor();
        await vlaams.waitForLoadState('networkidle');
        if (process.env.SHOTS)
          await vlaams.screenshot({ path: `${process.env.SHOTS}/${naam.replaceAll(/\W+/g, '-')}.png`, fullPage: true });
        const tekst = (await gelezen(vlaams)).replaceAll(EIGEN, '');
        const gevonden = [...tekst.matchAll(NEDERLANDS), ...tekst.matchAll(NIVEAU)].map(({ index }) =>
          tekst.slice(Math.max(0, index - 30), index + 30),
        );
        expect.soft([...new Set(gevonden)], naam).toEqual([]);
      }
    } finally {
      await setRegio(data(), adminId, 'nl');
    }
  },
);
