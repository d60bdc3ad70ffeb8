/** What a schooladmin does for a whole school at once. */
import { teksten } from './shape.ts';

export const schoolbeheerTeksten = teksten(
  'schoolbeheer',
  {
    annuleer: 'Annuleer',
    sluit: 'Sluit',
    nodig: {
      knop_one: 'Nodig {{count}} docent uit',
      knop_other: 'Nodig {{count}} docenten uit',
      titel: 'Alle docenten uitnodigen',
      uitleg: 'Iedereen met een vinkje krijgt een eigen mail met een link. Wie al een uitnodiging heeft, krijgt geen tweede.',
      zonderAdres_one: '{{count}} docent heeft nog geen mailadres: geef het op met ‘Uitnodigen’ in de lijst.',
      zonderAdres_other: '{{count}} docenten hebben nog geen mailadres: geef het op met ‘Uitnodigen’ in de lijst.',
      verlopen: 'vorige uitnodiging verlopen',
      zonderGroep: 'nog geen groep',
      allen: 'Allemaal',
      verstuur_one: 'Verstuur {{count}} uitnodiging',
      verstuur_other: 'Verstuur {{count}} uitnodigingen',
      klaar_one: '{{count}} uitnodiging is verstuurd.',
      klaar_other: '{{count}} uitnodigingen zijn verstuurd.',
      niet_one: '{{count}} docent kreeg nu geen mail:',
      niet_other: '{{count}} docenten kregen nu geen mail:',
      uitslag: {
        uitgenodigd: 'uitgenodigd',
        'was-uitgenodigd': 'heeft al een uitnodiging',
        'heeft-account': 'heeft al een account',
        'zonder-adres': 'heeft nog geen mailadres',
        'adres-dubbel': 'heeft hetzelfde mailadres als iemand anders',
        'te-vaak': 'is vandaag al zo vaak uitgenodigd dat het morgen pas weer kan',
      },
    },
    filter: {
      account: 'Account',
      alles: 'Iedereen',
      'uit-te-nodigen': 'Nog niet uitgenodigd',
      uitgenodigd: 'Uitgenodigd, nog niet ingelogd',
      verlopen: 'Uitnodiging verlopen',
      actief: 'Heeft een account',
      zonderGroep: 'Zonder groep',
    },
  },
  {
    nodig: { zonderGroep: 'nog geen klas' },
    filter: { zonderGroep: 'Zonder klas' },
  },
);
