/** A docent's week, task by task: how many clicks each takes from the screen of her groep. */
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/proef.ts';
import { enter, expectNothingWrong } from '../support/people.ts';

test.describe.configure({ mode: 'serial' });

interface Taak {
  readonly taak: string;
  readonly klikken: number;
}

/** More than this is no click away. */
const MEEST = 6;

test('what a docent does in a week is a few clicks from her groep', { tag: '@zelden' }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await enter(page, 'docent');
  await page.getByRole('link', { name: 'Groep 4' }).first().click();
  await expect(page.getByRole('heading', { name: 'Begin een les met uitleg' })).toBeVisible();
  const groep = page.url();
  const rijen: Taak[] = [];
  let klikken = 0;
  const klik = async (waar: Locator): Promise<void> => {
    await waar.click();
    klikken += 1;
  };
  const choose = async (waar: Locator, wat: Parameters<Locator['selectOption']>[0]): Promise<void> => {
    await waar.selectOption(wat);
    klikken += 1;
  };
  const measure = async (taak: string, doe: () => Promise<void>): Promise<void> => {
    await page.goto(groep);
    await expect(les.getByRole('button', { name: 'Laat dit oefenen' }).first()).toBeVisible();
    klikken = 0;
    await doe();
    rijen.push({ taak, klikken });
  };
  const knop = (name: string | RegExp, waar: Page | Locator = page): Locator => waar.getByRole('button', { name }).first();
  const dialog = page.getByRole('dialog');
  // A groepje, not one child.
  const les = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Begin een les met uitleg' }) });
  const nodig = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Wie heeft je nu nodig?' }) });

  await measure('zien wie me nodig heeft', () => expect(page.getByRole('heading', { name: 'Wie heeft je nu nodig?' })).toBeVisible());
  await measure('een kind dat vastloopt die regel laten oefenen', async () => {
    await klik(knop('Laat dit oefenen', nodig));
    await klik(knop('Zet klaar', dialog));
    await expect(nodig.getByText('Oefent dit al').first()).toBeVisible();
  });
  await measure('een groepje een regel laten oefenen, met terugkijken', async () => {
    await klik(knop('Laat dit oefenen', les));
    await klik(knop('Zet klaar', dialog));
    await expect(dialog).toBeHidden();
  });
  await measure('een regel uitleggen op het bord', async () => {
    await klik(knop('Leg uit op het bord', les));
    await expect(page.getByRole('region', { name: 'Uitleg op het bord' })).toBeVisible();
  });
  await measure('een dictee maken van wat misgaat', async () => {
    await klik(knop('Maak hier een dictee van', les));
    await expect(page.getByRole('heading', { level: 1, name: /^Dictee: / })).toBeVisible();
  });
  await measure('een regel op een dag van de week zetten', async () => {
    await klik(knop(/^Zet erop: /));
    await choose(dialog.getByLabel('Welke regel?'), { index: 1 });
    await klik(knop('Zet op het weekplan', dialog));
    await expect(dialog).toBeHidden();
  });
  await measure('een kind een briefje sturen', async () => {
    await klik(knop('Schrijf een briefje'));
    await klik(dialog.getByRole('group', { name: 'Voor wie?' }).getByRole('checkbox').first());
    await klik(knop('Stuur naar 1 kind', dialog));
    await expect(dialog).toBeHidden();
  });
  await measure('huiswerk voor thuis', async () => {
    await klik(page.getByRole('link', { name: 'Huiswerk voor thuis' }));
    await expect(page.getByLabel('Een zin voor de ouders')).toBeVisible();
  });
  await measure('de klas op het bord, zonder namen', async () => {
    await klik(page.getByRole('link', { name: 'Voortgang van de groep' }));
    await klik(page.getByRole('button', { name: 'Op het bord', exact: true }));
    await klik(knop('Verberg de namen (N)'));
  });
  await measure('van de klas naar één vakje', async () => {
    await klik(page.getByRole('link', { name: 'Voortgang van de groep' }));
    await klik(page.getByRole('grid').locator('td button').first());
    await expect(dialog).toBeVisible();
  });
  await measure('de klas op papier', async () => {
    await klik(page.getByRole('link', { name: 'Voortgang van de groep' }));
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-gedrukt', '');
    });
    await klik(knop('Afdrukken'));
    await klik(knop('Afdrukken', dialog));
    await expect(page.locator('body[data-gedrukt]')).toBeAttached();
  });
  await measure('een kind zoeken', async () => {
    await klik(knop('Zoek'));
    await page.getByRole('combobox', { name: 'Zoek in heel Spelrijk' }).fill('san');
    await klik(page.getByRole('option', { name: /Sanne/ }).first());
    await expect(page.getByRole('heading', { name: 'Dit eerst' })).toBeVisible();
  });
  for (const naam of ['Klassendictee', 'Woordlijsten', 'Oefeninstellingen', 'Inlogkaarten'])
    await measure(`naar ${naam}`, async () => {
      await klik(page.getByRole('navigation', { name: /Groep 4/ }).getByRole('link', { name: naam }));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  await expectNothingWrong(page);
  process.stdout.write(rijen.map(({ taak, klikken: n }) => `| ${taak} | ${n} |\n`).join(''));
  for (const { taak, klikken: n } of rijen) expect(n, taak).toBeLessThanOrEqual(MEEST);
});
