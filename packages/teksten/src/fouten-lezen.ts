type Zinnen = Readonly<Record<string, string>>;

/** What is said when reading cannot be set ready, or a leesmoment not be planned. Flanders reads it in its own terms. */
export const LEESFOUTEN: { readonly nl: Zinnen; readonly be: Zinnen } = {
  nl: {
    'leesopdrachten/niet-gevonden': 'Dit staat niet meer klaar.',
    'leesopdrachten/staat-al': 'Dit staat in die dagen al klaar voor een of meer van deze kinderen.',
    'leesopdrachten/rollen': 'Geef elke rol aan één kind, en elk kind een rol.',
    'leesopdrachten/paar': 'Kies één kind dat leest, en hooguit één tutor.',
    'leesopdrachten/dagen': 'Kies dagen die nog komen, binnen twee maanden van nu.',
    'leesopdrachten/apart': 'Deze tekst ligt apart voor een leesmoment van deze groep. Kies een andere tekst.',
    'leesmomenten/niet-gevonden': 'Dit leesmoment is er niet meer.',
    'leesmomenten/dagen': 'Kies dagen die nog komen, hooguit vier weken na elkaar en binnen twee maanden van nu.',
    'leesmomenten/loopt-al': 'Deze groep heeft in die dagen al een leesmoment.',
    'leesmomenten/ander-niveau': 'Het niveau van een leesmoment staat vast. Haal dit weg en plan een nieuw.',
    'leesmomenten/te-weinig-teksten': 'Op dit niveau zijn er nu geen drie teksten over. Kies een ander niveau.',
  },
  be: {},
};
