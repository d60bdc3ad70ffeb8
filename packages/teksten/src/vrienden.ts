import { teksten } from './shape.ts';

/** Telling a colleague elsewhere about Spelrijk. */
export const vriendenTeksten = teksten(
  'vrienden',
  {
    titel: 'Nodig een vriend uit',
    uitleg:
      'Ken je iemand op een andere school voor wie Spelrijk iets is? Wij sturen een korte mail met jouw naam eronder. Jij krijgt er niets voor, en je vriend zit nergens aan vast.',
    email: 'E-mailadres van je vriend',
    emailFout: 'Voer een geldig e-mailadres in',
    knop: 'Verstuur de uitnodiging',
    over_one: 'Je kunt vandaag nog {{count}} uitnodiging versturen.',
    over_other: 'Je kunt vandaag nog {{count}} uitnodigingen versturen.',
    gedaan: 'De uitnodiging gaat naar {{email}}.',
    tekst: 'Dit sturen we',
    voorbeeld:
      'Jouw naam oefent met kinderen spelling en lezen in Spelrijk, en denkt dat het ook iets voor jou is. Op onze site speel je meteen een potje, zonder account.',
    tabel: 'Wie je hebt uitgenodigd',
    kolom: { email: 'E-mailadres', op: 'Verstuurd', status: 'Stand' },
    statussen: { verstuurd: 'Verstuurd', aangevraagd: 'Heeft een account aangevraagd', klant: 'Werkt nu ook met Spelrijk' },
    leeg: 'Je hebt nog niemand uitgenodigd.',
  },
  {
    voorbeeld:
      'Jouw naam oefent met kinderen spelling en lezen in Spelrijk, en denkt dat het ook iets voor jou is. Op onze site speel je meteen een spelletje, zonder account.',
  },
);
