import type { Categorie } from '@spelrijk/domain/categorie';

/** What a categorie is called and where it stands in the learning line; its texts and rules are loaded apart. */
export type Categorienaam = Pick<Categorie, 'id' | 'code' | 'naam' | 'blok' | 'strategie' | 'intro' | 'vooraf'>;
