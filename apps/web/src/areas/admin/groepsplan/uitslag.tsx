import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { plangroeiTeksten } from '@spelrijk/teksten/groei';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import type { Groepsplan } from './queries.ts';

/** What the final tests say of all of them together; of one child nothing is said here. */
export function Groepsuitslag({
  uitslag,
  className,
}: {
  readonly uitslag: Groepsplan['uitslag'];
  readonly className?: string | undefined;
}) {
  const { t } = useTexts(groepsplanTeksten, plangroeiTeksten);
  if (!uitslag) return null;
  const { zin, laag, hoog, kinderen } = uitslag;
  return (
    <section className={className}>
      <h2>{t('groepsplan:uitslag')}</h2>
      <p>
        {t(`groepsplan:uitslagen.${zin}`, { laag, hoog })} {zin !== 'te-weinig' && t('groepsplan:uitslagVan', { count: kinderen })}
      </p>
      {zin !== 'te-weinig' && <p>{t('plangroei:altijd')}</p>}
    </section>
  );
}
