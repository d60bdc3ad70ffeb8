const BEELDEN = import.meta.glob<string>('../beeld/*.webp', { eager: true, query: '?url', import: 'default' });

/** Address of a picture of the site by its name; undefined when there is none. */
export const beeldVan = (naam: string): string | undefined => BEELDEN[`../beeld/${naam}.webp`];
