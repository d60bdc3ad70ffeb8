import { teksten } from './shape.ts';

/** The picture that a groep builds together: what the child reads about it, and what an adult does. */
export const klassenplaatTeksten = teksten(
  'klassenplaat',
  {
    kind: {
      titel: 'Onze plaat',
      uitleg: 'Elke taak die iemand in de groep af heeft, kleurt een stukje van deze plaat.',
      titelThuis: 'De plaat van thuis',
      uitlegThuis: 'Elke taak die thuis af is, kleurt een stukje van deze plaat.',
      leeg: 'Er is nog niets gekleurd. Met de eerste taak begint het.',
      bijna: 'Hij is bijna af!',
      vorige: 'De vorige plaat is af. Kijk maar, hij staat hieronder.',
      klaar: 'Onze platen van dit jaar',
      erbij: 'Onze plaat kreeg er kleur bij.',
      erbijThuis: 'De plaat van thuis kreeg er kleur bij.',
      bekijk: 'Bekijk de plaat',
      fout: 'De plaat kan nu niet komen.',
      terug: 'Terug naar de kaart',
    },
    gekleurd_one: '{{count}} van de {{totaal}} stukken is gekleurd.',
    gekleurd_other: '{{count}} van de {{totaal}} stukken zijn gekleurd.',
    beeld: '{{titel}}: {{thema}}',
    titel: 'Klassenplaat',
    titelThuis: 'De plaat van thuis',
    uitleg:
      'De groep kleurt samen een plaat: elke taak die iemand af heeft, telt voor één stukje. De plaat onthoudt niet wie hoeveel kleurde, dus ook jij ziet dat hier niet.',
    uitlegThuis: 'Elke taak die thuis af is, telt voor één stukje van de plaat. De plaat onthoudt niet wie hoeveel kleurde.',
    tempo_one: 'Een stuk is gekleurd na {{count}} taak. Dat past bij hoe groot de groep was toen de plaat begon.',
    tempo_other: 'Een stuk is gekleurd na {{count}} taken. Dat past bij hoe groot de groep was toen de plaat begon.',
    tempoThuis_one: 'Een stuk is gekleurd na {{count}} taak.',
    tempoThuis_other: 'Een stuk is gekleurd na {{count}} taken.',
    aan: 'Deze groep maakt samen een plaat',
    aanThuis: 'Thuis een plaat maken',
    uit: 'De plaat staat uit: niemand ziet hem en er komt niets bij. Wat er al was, blijft bewaard.',
    print: 'Print op één A4',
    bord: 'Op het bord',
    sluit: 'Sluit het bord',
    leeg: 'Er is nog niets gekleurd. Je kunt de plaat ook leeg printen, als kleurplaat.',
    klaar: 'Platen van schooljaar {{schooljaar}}',
    nu: 'Nu: {{titel}}',
    open: 'Bekijk de klassenplaat',
    openThuis: 'Bekijk de plaat van thuis',
  },
  {
    kind: { uitleg: 'Elke taak die iemand in de klas af heeft, kleurt een stukje van deze plaat.' },
    uitleg:
      'De klas kleurt samen een plaat: elke taak die iemand af heeft, telt voor één stukje. De plaat onthoudt niet wie hoeveel kleurde, dus ook jij ziet dat hier niet.',
    tempo_one: 'Een stuk is gekleurd na {{count}} taak. Dat past bij hoe groot de klas was toen de plaat begon.',
    tempo_other: 'Een stuk is gekleurd na {{count}} taken. Dat past bij hoe groot de klas was toen de plaat begon.',
    aan: 'Deze klas maakt samen een plaat',
  },
);
