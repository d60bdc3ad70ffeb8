import { teksten } from './shape.ts';

/** Everything we keep, to take along. */
export const dossiersTeksten = teksten(
  'dossiers',
  {
    titel: 'Alle gegevens downloaden',
    uitleg:
      'Hier haal je alles op wat we van jullie bewaren: om te lezen en te printen (HTML), en voor een ander programma (JSON en CSV). Wachtwoorden staan er niet in.',
    let: 'In deze bestanden staan gegevens van kinderen. Bewaar ze veilig en gooi ze weg als je ze niet meer nodig hebt. Elke download komt in het logboek.',
    school: 'De school zelf',
    schoolUitleg: 'Account, licentie, groepen, docenten, ingelezen lijsten en het logboek.',
    groepen: 'De leerlingen, per groep',
    tabel: 'Gegevens per groep',
    groep: 'Groep',
    leerlingen: 'Leerlingen',
    download: 'Download',
    van: 'Download {{naam}}',
    bezig: 'Even wachten …',
    klaar: '{{naam}} is gedownload.',
    leeg: 'Er zijn nog geen groepen.',
    een: 'Van één leerling? Open de groep, kies ‘Leerlingen beheren’ en dan in het menu van de leerling ‘Alle gegevens downloaden’.',
    // Of who is no school: nobody there works with groepen.
    eigen: {
      account: 'Het account zelf',
      accountUitleg: 'Wie er inlogt, wat er besteld is en het logboek.',
      leerlingen: 'De leerlingen',
      leerlingenUitleg: 'Alles wat ze oefenden, met hun namen en instellingen.',
    },
    link: 'Alle gegevens downloaden',
    linkUitleg: 'Alles wat we van jullie bewaren, om te lezen of mee te nemen.',
  },
  {
    schoolUitleg: 'Account, licentie, klassen, leerkrachten, ingelezen lijsten en het logboek.',
    groepen: 'De leerlingen, per klas',
    tabel: 'Gegevens per klas',
    groep: 'Klas',
    leeg: 'Er zijn nog geen klassen.',
    een: 'Van één leerling? Open de klas, kies ‘Leerlingen beheren’ en dan in het menu van de leerling ‘Alle gegevens downloaden’.',
  },
);
