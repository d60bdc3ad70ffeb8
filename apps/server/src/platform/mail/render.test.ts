import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Regio } from '@spelrijk/domain/admin';
import { MAIL_VELDEN, mailTekst, type MailNaam } from '@spelrijk/teksten/mail';
import { renderMail, templateProblems } from './render.ts';

const namen = Object.keys(MAIL_VELDEN) as MailNaam[];
const uitnodiging = { roepnaam: 'Bo', admin: 'School A', link: 'https://x.test/a', geldig: '14 dagen' };

test('every mail uses its own placeholders only, in both regions', () => {
  for (const naam of namen) for (const regio of Regio.options) assert.deepEqual(templateProblems(naam, mailTekst(naam, regio)), [], naam);
});

test('a mail with a link has a button for it, another has none', () => {
  for (const naam of namen)
    assert.equal(mailTekst(naam, 'nl').knop !== '', (MAIL_VELDEN[naam] as readonly string[]).includes('link'), naam);
});

test('Flemish mails say klas, not groep', () => {
  for (const naam of namen) assert.doesNotMatch(Object.values(mailTekst(naam, 'be')).join(' '), /\bgroep/i, naam);
  assert.match(mailTekst('uitnodigingDocent', 'be').tekst, /klassen/);
});

test('X04: a template in a value stays as it is', () => {
  for (const roepnaam of [
    '{{7*7}}',
    '${7*7}',
    '<%=7*7%>',
    "{{constructor.constructor('return process')()}}",
    '{{admin.wachtwoord}}',
    '{% raw %}',
  ]) {
    const { tekst } = renderMail('uitnodigingBeheerder', 'nl', { ...uitnodiging, roepnaam });
    assert.ok(tekst.startsWith(`Dag ${roepnaam.replace(/\.(?=[a-z])/g, '. ')},`), roepnaam);
  }
});

test('W15: a name brings no address that a mail program makes clickable, and names with dots stay readable', () => {
  for (const naam of ['Win op https://kwaad.example/prijs', 'www.kwaad.example', 'kwaad.example', 'mailto:ik@kwaad.example']) {
    const { tekst, html, onderwerp } = renderMail('uitnodigingDocent', 'nl', {
      ...uitnodiging,
      roepnaam: naam,
      admin: naam,
      uitnodiger: naam,
    });
    for (const part of [tekst, html, onderwerp])
      assert.doesNotMatch(part.replaceAll(uitnodiging.link, ''), /kwaad\.example|:\/\/kwaad/, naam);
  }
  const { tekst } = renderMail('uitnodigingBeheerder', 'nl', { ...uitnodiging, roepnaam: 'J.P.', admin: 'St. Jozef v.z.w.' });
  assert.match(tekst, /Dag J\.P\.,/);
  assert.match(tekst, /St\. Jozef v\.z\.w\./);
});

test('X04: a template may use no name outside its list, no file and no endless loop', () => {
  const bron = (tekst: string) => ({ onderwerp: 'x', tekst, knop: '' });
  for (const tekst of [
    '{{ wachtwoord }}',
    '{{ admin.wachtwoord }}',
    "{{ constructor.constructor('x') }}",
    '{% if %}',
    '{{ roepnaam | geheim }}',
    '{{7*7}}',
  ])
    assert.notDeepEqual(templateProblems('uitnodigingBeheerder', bron(tekst)), [], tekst);
  for (const tekst of ['{% render "package.json" %}', '{% include "package.json" %}', '{% for i in (1..100000000) %}x{% endfor %}'])
    assert.throws(() => renderMail('uitnodigingBeheerder', 'nl', uitnodiging, bron(tekst)), Error, tekst);
});
