type Zinnen = Readonly<Record<string, string>>;

/**
 * What is said of a file that cannot be read in: a list, EdeXML, results of another system. `be`: where Flanders needs more than other words, because its
 * schools have no EdeXML and read in a list.
 */
export const INLEESFOUTEN: { readonly nl: Zinnen; readonly be: Zinnen } = {
  nl: {
    'bestand/leeg': 'Dit bestand is leeg.',
    'bestand/tekenset': 'De tekens in dit bestand kunnen we niet lezen. Maak de export opnieuw, als UTF-8.',
    'bestand/gemengde-tekens': 'In dit bestand staan namen met door elkaar gehaalde tekens. Maak de export opnieuw.',
    'bestand/te-zwaar': 'Dit bestand kost te veel tijd om te lezen. Maak een kleinere export.',
    'edexml/te-groot': 'Dit bestand is groter dan 20 MB. Zoveel leerlingen heeft geen school.',
    'edexml/ingepakt': 'Dit is een ingepakt bestand. Pak het eerst uit en kies dan het XML-bestand.',
    'edexml/oud-formaat': 'Dit is een oud EDEX-bestand. Kies in je leerlingadministratie voor EDEXML en exporteer opnieuw.',
    'edexml/geen-edexml': 'Dit is geen EdeXML-bestand. Kijk hieronder waar je de export vindt.',
    'edexml/geen-kop': 'In deze lijst vinden we geen kolommen met de voornaam, de naam en de klas. Zet die namen boven de kolommen.',
    'edexml/geen-gegevens':
      'In dit antwoord van de leerlingadministratie staan geen leerlingen. Vraag de gegevens opnieuw op, of maak een EdeXML-export.',
    'edexml/doctype': 'Dit bestand heeft een DOCTYPE. Zo’n bestand openen we niet, voor de veiligheid.',
    'edexml/kapot': 'Dit bestand is niet heel. Misschien is het downloaden afgebroken. Maak de export opnieuw.',
    'edexml/te-diep': 'Dit bestand zit vreemd in elkaar. We hebben niets gelezen.',
    'edexml/te-veel': 'In dit bestand staat meer dan een school kan hebben. We hebben niets gelezen.',
    'edexml/andere-school':
      'Dit bestand is van een andere school dan je account. Klopt het nummer in je account niet? Dan past ons kantoor het aan: neem contact met ons op.',
    'edexml/school-bevestigen': 'Bevestig eerst dat dit het bestand van jouw school is.',
    'edexml/verlopen': 'Dit voorstel is verlopen. Kies het bestand opnieuw.',
    'edexml/niet-gevonden': 'Dit ingelezen bestand is er niet meer.',
    'edexml/niet-terug': 'Dit kan niet meer ongedaan worden gemaakt: er is daarna iets veranderd, of het is te lang geleden.',
    'edexml/veranderd':
      'Er is intussen iets veranderd aan groepen of leerlingen. Kies het bestand opnieuw, dan zie je het nieuwe voorstel.',
    'edexml/keuze-ongeldig': 'Een van je keuzes past niet bij dit bestand. Kies het bestand opnieuw.',
    'bestand/archief': 'Dit bestand is niet heel of te groot ingepakt. We hebben niets gelezen. Sla het opnieuw op als .xlsx of als CSV.',
    'tabel/geen-tabel': 'In dit bestand vinden we geen tabel.',
    'tabel/te-veel': 'In dit bestand staat meer dan een school kan hebben. We hebben niets gelezen.',
    'lvs/te-veel': 'In dit bestand staat meer dan een school kan hebben. We hebben niets gelezen.',
    'tabel/oud-excel': 'Dit is een oud Excel-bestand. Sla het op als .xlsx en kies het opnieuw.',
    'lvs/te-groot': 'Dit bestand is groter dan 20 MB. Maak een export van minder groepen.',
    'tabel/geen-werkmap': 'Dit is geen Excel-bestand dat we kunnen lezen. Sla het opnieuw op als .xlsx of als CSV.',
    'lvs/onbekende-xml':
      'Dit XML-bestand herkennen we niet. Een EdeXML-bestand lees je in bij ‘EdeXML inlezen’. Exporteer de uitslagen anders als CSV of Excel.',
    'tabel/doctype': 'Dit bestand heeft een DOCTYPE. Zo’n bestand openen we niet, voor de veiligheid.',
    'lvs/doctype': 'Dit bestand heeft een DOCTYPE. Zo’n bestand openen we niet, voor de veiligheid.',
    'lvs/kapot': 'Dit bestand is niet heel. Misschien is het downloaden afgebroken. Maak de export opnieuw.',
    'lvs/verlopen': 'Dit voorstel is verlopen. Kies het bestand opnieuw.',
    'lvs/veranderd': 'Er is intussen iets veranderd aan leerlingen of uitslagen. Kies het bestand opnieuw, dan zie je het nieuwe voorstel.',
    'lvs/keuze-ongeldig': 'Een van je keuzes past niet bij dit bestand. Kies het bestand opnieuw.',
    'lvs/niet-gevonden': 'Deze lijst is er niet meer.',
  },
  be: {
    'edexml/ingepakt': 'Dit is een ingepakt bestand. Pak het eerst uit en kies dan de lijst.',
    'edexml/oud-formaat': 'Dit is een oud bestand dat we niet kunnen lezen. Kies een lijst als Excel (.xlsx) of CSV.',
    'edexml/geen-edexml': 'Dit bestand herkennen we niet. Kies een lijst als Excel (.xlsx) of CSV.',
    'edexml/geen-gegevens': 'In dit bestand staan geen leerlingen. Maak de lijst opnieuw.',
    'lvs/onbekende-xml': 'Dit XML-bestand herkennen we niet. Exporteer de uitslagen als CSV of Excel.',
  },
};
