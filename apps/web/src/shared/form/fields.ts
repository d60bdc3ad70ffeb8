/** Small forms: which fields are empty that may not be, and which mail addresses are none. The server checks again. */
const MAIL = /^[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+$/;

export const isMailLike = (text: string): boolean => MAIL.test(text.trim());

export const isInstellingsnummer = (text: string): boolean => /^(?:[0-9]{2}[A-Z]{2}(?:[0-9]{2})?|[0-9]{6})?$/.test(text);

/** A field of a form as typed: letters of a number become capitals, blanks around go. */
export const tidyNumber = (text: string): string => text.toUpperCase().replace(/[^0-9A-Z]/g, '');
