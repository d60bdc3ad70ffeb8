import { teksten } from './shape.ts';

/** The page of the link in a mail about a new message. */
export const afmeldenTeksten = teksten('afmelden', {
  titel: 'Geen mail meer over berichten',
  kop: 'Geen mail meer?',
  uitleg: 'Je krijgt dan geen mail meer als er een nieuw bericht is. In Spelrijk staan je berichten gewoon klaar.',
  knop: 'Zet de mail uit',
  week: {
    titel: 'Geen weekmail meer',
    bezig: 'Even bezig …',
    uit: 'De weekmail staat uit',
    uitUitleg: 'Je krijgt geen weekmail meer. In Spelrijk kun je altijd zelf kijken.',
    aan: 'De weekmail staat weer aan',
    aanUitleg: 'Op zondag krijg je weer drie zinnen over je kind.',
    terug: 'Toch weer wel',
    opnieuw: 'Probeer het opnieuw',
  },
  gedaan: 'De mail over nieuwe berichten staat uit. In Spelrijk, bij ‘Berichten’, kun je hem weer aanzetten.',
});
