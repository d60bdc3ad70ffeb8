/** What is said when something of our office does not work: the roadmap, trials of two ways of choosing. */
export const KANTOORFOUTEN: Readonly<Record<string, string>> = {
  'beleidsproeven/niet-gevonden': 'Deze proef is er niet.',
  'beleidsproeven/niet-aangeboden': 'Deze manier van kiezen kan nu niet geprobeerd worden.',
  'beleidsproeven/loopt-al': 'Er loopt al een proef. Stop die eerst.',
  'beleidsproeven/te-weinig-groepen': 'De deelname is te klein om iets te kunnen zeggen.',
  'roadmap/niet-gevonden': 'Dit is er niet meer op de roadmap.',
  'licentie/intussen-gewijzigd':
    'Deze licentie is intussen gewijzigd, door een collega of door een bestelling. Wat jij invulde, staat er nog. Kijk wat er nu geldt en bewaar opnieuw.',
  'abonnement/intussen-gewijzigd': 'Deze bestelling is intussen anders gezet. Kijk hoe ze nu staat en kies opnieuw.',
  'roadmap/gewijzigd': 'Iemand anders heeft dit intussen gewijzigd. Open het opnieuw.',
  'roadmap/in-gebruik': 'Hier is op gestemd of gereageerd. Zet het terug naar concept, dan zien klanten het niet meer.',
  'roadmap/genoeg-vandaag': 'Je hebt vandaag al tien reacties geschreven. Morgen kan het weer.',
  'roadmap/verborgen': 'Deze reactie is verborgen en kan niet meer veranderen. Weghalen kan wel.',
};
