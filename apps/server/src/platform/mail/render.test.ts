import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Regio } from '@spelrijk/domain/admin';
import { templateproblemen } from '@spelrijk/domain/mailtemplate';
import { MAIL_VELDEN, mailTekst } from '@spelrijk/teksten/mail';
import { MAIL_NAMEN as namen, mailVelden } from '@spelrijk/teksten/mailuitleg';
import { chooseTemplate, renderMail } from './render.ts';

const uitnodiging = { roepnaam: 'Bo', admin: 'School A', link: 'https://x.test/a', geldig: '14 dagen' };

test('every shipped mail is right by the rules for our office, in both regions', () => {
  assert.deepEqual([...namen].sort(), Object.keys(MAIL_VELDEN).sort());
  for (const naam of namen)
    for (const regio of Regio.options) assert.deepEqual(templateproblemen(mailTekst(naam, regio), mailVelden(naam)), [], naam);
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

test('X04: words with a name outside their list are never used: the shipped ones go out', () => {
  const eigen = { ...mailTekst('uitnodigingBeheerder', 'nl'), onderwerp: 'Welkom, {{ roepnaam }}' };
  assert.equal(chooseTemplate('uitnodigingBeheerder', 'nl', eigen), eigen);
  for (const erbij of ['{{ wachtwoord }}', '{{7*7}}', "{{ constructor.constructor('x') }}", '{% render "package.json" %}'])
    assert.deepEqual(
      chooseTemplate('uitnodigingBeheerder', 'nl', { ...eigen, tekst: `${eigen.tekst}\n\n${erbij}` }),
      mailTekst('uitnodigingBeheerder', 'nl'),
      erbij,
    );
});

test('markup in the words of our office stays text, and its button stays one', () => {
  const bron = { onderwerp: '<b>Dag</b>', tekst: 'Dag <script>x</script> & {{ roepnaam }},\n\n{{ link }}', knop: '<i>Open</i>' };
  const { tekst, html } = renderMail('uitnodigingBeheerder', 'nl', { ...uitnodiging, roepnaam: '<img src=x>' }, bron);
  assert.match(tekst, /Dag <script>x<\/script> & <img src=x>,/);
  assert.doesNotMatch(html, /<script>|<img|<i>|<b>/);
  assert.match(html, /<a href="https:\/\/x\.test\/a"[^>]*>&lt;i&gt;Open&lt;\/i&gt;<\/a>/);
});
