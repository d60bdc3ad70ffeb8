const fold = (naam: string): string => naam.normalize('NFC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('nl');

/** Whether somebody typed this name: blanks and capitals are no reason to doubt it. The server asks the same. */
export const isSameName = (typed: string, naam: string): boolean => fold(typed) === fold(naam);
