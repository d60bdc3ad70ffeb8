/** The message to a customer whose licence ended, before its data go. */
export const AFLOOPBERICHT = {
  titel: (dag: string): string => `Op ${dag} verwijderen we jullie account`,
  tekst: (dag: string): string =>
    `De licentie is voorbij. We bewaren gegevens van leerlingen niet langer dan nodig. Daarom verwijderen we het account op ${dag}. Daarna kunnen we het nog een tijdje terugzetten.\n\nWil je verder? Vraag dan op het licentiescherm verlenging aan. Wil je de resultaten bewaren? Download ze voor ${dag}.`,
} as const;
