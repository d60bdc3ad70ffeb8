/** A calendar file: RFC 5545, one event, times in UTC, lines of at most 75 bytes. */

export interface Gebeurtenis {
  readonly id: string;
  readonly titel: string;
  readonly omschrijving: string;
  /** Ms since the epoch. */
  readonly begin: number;
  readonly minuten: number;
  readonly gemaakt: number;
  readonly adres: string;
}

const MAX_BYTES = 75;

const moment = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
/** Section 3.3.11: a backslash, a semicolon, a comma and a line end are marks in a text. */
const veilig = (tekst: string): string => tekst.replaceAll(/[\\;,]/g, (teken) => `\\${teken}`).replaceAll(/\r?\n/g, '\\n');

/** Section 3.1: a line goes on after a line end and a space, never in the middle of a letter. */
function foldRegel(regel: string): string {
  const regels: string[] = [];
  let nu = '';
  for (const teken of regel) {
    if (Buffer.byteLength(nu + teken) > MAX_BYTES) {
      regels.push(nu);
      nu = ' ';
    }
    nu += teken;
  }
  return [...regels, nu].join('\r\n');
}

/** The whole file. */
export const agendaVan = ({ id, titel, omschrijving, begin, minuten, gemaakt, adres }: Gebeurtenis): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Spelrijk//Webinars//NL',
    'BEGIN:VEVENT',
    `UID:${id}@spelrijk`,
    `DTSTAMP:${moment(gemaakt)}`,
    `DTSTART:${moment(begin)}`,
    `DTEND:${moment(begin + minuten * 60_000)}`,
    `SUMMARY:${veilig(titel)}`,
    `DESCRIPTION:${veilig(omschrijving)}`,
    `URL:${adres}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldRegel)
    .join('\r\n');
