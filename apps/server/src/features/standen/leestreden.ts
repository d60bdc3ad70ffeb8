import type { Regio } from '@spelrijk/domain/admin';
import type { Leesniveau } from '@spelrijk/domain/leesopgave';

/** Reading steps that do not belong to a reading level the docent chose. */
export const leestredenBuiten = (_niveau: Leesniveau, _regio: Regio): readonly string[] => [];
