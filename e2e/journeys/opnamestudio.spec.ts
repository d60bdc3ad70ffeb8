/** Staff record a word, with the tone that Chromium's fake microphone gives, and a child hears it instead of the computer. */
import { expect } from '@playwright/test';
import { ensureChromium, CHROMIUM_FLAGS } from '../../tools/chromium.ts';
import { become, enter, expectNoSidewaysScroll, tokenOf, viaMeer } from '../support/people.ts';
import { test } from '../support/proef.ts';

test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

test('an office worker finds a word, records it, cuts it, keeps it, and can take it back', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await enter(page, 'office');
  await viaMeer(page, 'Opnamestudio');
  await expect(page.getByRole('heading', { name: 'Opnamestudio' })).toBeVisible();
  // Recording begins with the sounds of letters; the words come next.
  await expect(page.getByLabel('Wat', { exact: true })).toHaveValue('klank');
  await page.getByLabel('Wat', { exact: true }).selectOption('woord');
  await page.getByLabel('Zoek een woord of zin').fill('fiets');
  await page
    .getByRole('button', { name: /^fiets/ })
    .first()
    .click();
  const studio = page.getByRole('heading', { name: 'fiets', exact: true });
  await expect(studio).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hoor de computer' })).toBeVisible();

  await page.getByRole('button', { name: 'Neem op' }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Je nieuwe opname' })).toBeVisible();

  await page.getByRole('button', { name: 'Neem alles' }).click();
  const eind = page.getByRole('slider', { name: 'Eind (ms)' });
  const voor = Number(await eind.inputValue());
  expect(voor).toBeGreaterThan(600);
  await eind.focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowLeft');
  expect(Number(await eind.inputValue())).toBeLessThan(voor - 80);
  await page.getByRole('button', { name: 'Luister' }).first().click();

  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByText('De opname van ‘fiets’ klinkt vanaf nu.')).toBeVisible();
  await expect(page.getByText('klinkt nu', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^fiets ● opgenomen/ })).toBeVisible();
  await expectNoSidewaysScroll(page);

  const sound = page.waitForResponse((answer) => /\/audio\/opname\/[0-9a-f]{16}\.(ogg|wav)$/.test(answer.url()));
  await page.getByRole('button', { name: 'Hoor de opname' }).click();
  expect((await sound).status()).toBeLessThan(300);

  await page.getByRole('button', { name: 'Laat de computer weer horen' }).click();
  await expect(page.getByRole('button', { name: 'Hoor de opname' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Laat deze horen' }).click();
  await expect(page.getByText('klinkt nu', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a sound file is taken too, what is no sound is refused in words', async ({ page }) => {
  await become(page, 'superadmin');
  await page.goto('/superadmin/opnamestudio?deel=klank&plek=m');
  await expect(page.getByRole('heading', { name: 'm', exact: true })).toBeVisible();
  const keuze = page.getByLabel('Kies een geluidsbestand');
  await keuze.setInputFiles({ name: 'm.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('geen geluid') });
  await expect(page.getByText('Dit geluid kan deze browser niet lezen.')).toBeVisible();
  await keuze.setInputFiles({ name: 'm.wav', mimeType: 'audio/wav', buffer: hum() });
  await expect(page.getByText('De opname is goed te horen.')).toBeVisible();
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByText('De opname van ‘m’ klinkt vanaf nu.')).toBeVisible();
});

test('only the page that records may use the microphone', async ({ page }) => {
  const allowed = async (path: string): Promise<string> => (await page.request.get(path)).headers()['permissions-policy'] ?? '';
  expect(await allowed('/superadmin/opnamestudio')).toContain('microphone=(self)');
  expect(await allowed('/superadmin/dashboard')).toContain('microphone=()');
  expect(await tokenOf(page, 'office')).not.toBe('');
});

/** Quiet, a second of hum, quiet: 44.1 kHz stereo, which the page has to turn into what is sent. */
function hum(): Buffer {
  const hertz = 44_100;
  const lengte = 2 * hertz;
  const wav = Buffer.alloc(44 + 4 * lengte);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + 4 * lengte, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(2, 22);
  wav.writeUInt32LE(hertz, 24);
  wav.writeUInt32LE(4 * hertz, 28);
  wav.writeUInt16LE(4, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(4 * lengte, 40);
  for (let i = 0; i < lengte; i++) {
    const klinkt = i > lengte / 4 && i < (3 * lengte) / 4;
    const waarde = Math.round(6000 * (klinkt ? Math.sin((2 * Math.PI * 180 * i) / hertz) : 0.001 * Math.sin(i * i)));
    wav.writeInt16LE(waarde, 44 + 4 * i);
    wav.writeInt16LE(waarde, 46 + 4 * i);
  }
  return wav;
}
