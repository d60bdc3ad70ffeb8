import { teksten } from './shape.ts';

/** Invitations of our customers' beheerders, for our office. */
export const uitnodigingenTeksten = teksten(
  'uitnodigingen',
  {
    titel: 'Uitnodigingen',
    uitleg: 'Wie door ons is uitgenodigd als beheerder van een klant, en of het account al open is. Docenten nodigt een school zelf uit.',
    nieuw: 'Nieuwe klant uitnodigen',
    zoek: 'Zoek op naam, klant of e-mailadres',
    filter: 'Stand',
    alle: 'Alle ({{count}})',
    keuze: '{{stand}} ({{count}})',
    tabel: 'Uitnodigingen, de nieuwste bovenaan',
    kolom: { wie: 'Wie', klant: 'Klant', stand: 'Stand', verstuurd: 'Verstuurd', doen: 'Doen' },
    stand: {
      onderweg: 'Onderweg',
      bewaard: 'Bewaard, nog niet verstuurd',
      verstuurd: 'Verstuurd',
      mislukt: 'Mail niet aangekomen',
      verlopen: 'Verlopen',
      geopend: 'Account geopend',
    },
    geopendOp: 'op {{datum}}',
    geldigTot: 'geldig tot en met {{datum}}',
    verlopenOp: 'op {{datum}}',
    keren: '{{count}} keer verstuurd',
    opnieuw: 'Opnieuw versturen',
    opnieuwNaar: 'Opnieuw versturen naar {{naam}}',
    verstuurdNaar: 'De nieuwe uitnodiging gaat naar {{adres}}. De vorige link werkt niet meer.',
    leeg: 'Er is nog niemand uitgenodigd',
    leegUitleg: 'Nodig een nieuwe klant uit. De eerste beheerder krijgt een mail met een link om het account te openen.',
    geenTreffer: 'Geen uitnodiging gevonden',
    geenTrefferUitleg: 'Probeer een deel van de naam, of kies een andere stand.',
    bewaardUitleg: 'Er is geen mailserver ingesteld. Wie de server beheert, kan de mail met de link lezen en doorgeven.',
  },
  {
    uitleg:
      'Wie door ons is uitgenodigd als beheerder van een klant, en of het account al open is. Leerkrachten nodigt een school zelf uit.',
  },
);
