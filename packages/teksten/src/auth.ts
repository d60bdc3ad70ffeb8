import { teksten } from './shape.ts';

export const auth = teksten({
  login: {
    titel: 'Inloggen',
    kop: 'Fijn dat je er bent',
    uitleg: 'Vul je gebruikersnaam en je wachtwoord in.',
    gebruikersnaam: 'Gebruikersnaam',
    wachtwoord: 'Wachtwoord',
    toonWachtwoord: 'Laat wachtwoord zien',
    verbergWachtwoord: 'Verberg wachtwoord',
    knop: 'Inloggen',
    bezig: 'Even kijken …',
    verplicht: 'Dit veld is verplicht',
    kwijt: 'Wachtwoord kwijt? Vraag het aan je juf of meester. Die kan je helpen.',
    naarHome: 'Naar de startpagina van Spelrijk',
  },
  fout: {
    wacht_one: 'Je kunt het over {{count}} seconde opnieuw proberen.',
    wacht_other: 'Je kunt het over {{count}} seconden opnieuw proberen.',
    wachtKlaar: 'Je kunt het nu opnieuw proberen.',
    bewijs: 'De server en dit apparaat zijn het niet eens. Controleer de datum en de tijd van dit apparaat en probeer het opnieuw.',
    onveilig: 'Inloggen kan alleen via een beveiligd adres, dat met https begint. Vraag de beheerder om dat adres.',
    geenOpslag:
      'Je browser mag voor deze site niets bewaren. Inloggen lukt wel, maar na het verversen moet je opnieuw inloggen. Je kunt dit aanpassen bij de instellingen van je browser, onder cookies.',
  },
});
