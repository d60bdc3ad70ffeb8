/** What undoing a file does and why it cannot, as sentences. */
import type { EdexmlResultaat, Terugweg } from '@spelrijk/contract/edexml';
import { importsTeksten } from '@spelrijk/teksten/imports';
import { useTexts } from '../../../../shared/texts/use-texts.ts';

const DELEN = ['nieuw', 'gewijzigd', 'uitBak', 'naarBak', 'groepenNieuw', 'groepenGewijzigd', 'docenten'] as const;
type Deel = (typeof DELEN)[number];

/** Only what happens at all. */
export const delenVan = (terug: Pick<Terugweg, Deel>): readonly Deel[] => DELEN.filter((deel) => terug[deel] > 0);

const DEED = ['nieuw', 'gewijzigd', 'teruggezet', 'weggegooid', 'groepenNieuw', 'docentenNieuw'] as const;

export function useTerugzinnen() {
  const { t } = useTexts(importsTeksten);
  return {
    gevolgen: (terug: Terugweg): readonly string[] => {
      const delen = delenVan(terug);
      return delen.length === 0 ? [t('terug.niets')] : delen.map((deel) => t(`terug.${deel}`, { count: terug[deel] }));
    },
    redenen: ({ redenen }: Terugweg): readonly string[] =>
      redenen.map(({ soort, aantal, namen }) => {
        const meer = aantal > namen.length ? ` ${t('terug.enMeer', { aantal: aantal - namen.length })}` : '';
        return t(`terug.reden.${soort}`, { namen: `${namen.join(', ')}${meer}` });
      }),
    /** What a file did, without what it did not. */
    kort: (resultaat: EdexmlResultaat): string =>
      DEED.filter((deed) => resultaat[deed] > 0)
        .map((deed) => t(`eerder.deed.${deed}`, { count: resultaat[deed] }))
        .join(', ') || t('eerder.niets'),
  };
}
