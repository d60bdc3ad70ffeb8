import { groepsplanTeksten } from '@spelrijk/teksten/groepsplan';
import { plangroeiTeksten } from '@spelrijk/teksten/groei';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { leesdoelId, leesdoelNaam } from '../plan/keuze.ts';
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

const MINSTE_KINDEREN = 3;

/** Of each goal of reading how many children reached it, once there are three of whom that can be said. */
export function Leesuitslag({ plan, className }: { readonly plan: Groepsplan; readonly className?: string | undefined }) {
  const { t } = useTexts(groepsplanTeksten, planbladTeksten);
  if (plan.leesuitslag.length === 0 || plan.stand === 'concept') return null;
  return (
    <section className={className}>
      <h2>{t('groepsplan:leesuitslag')}</h2>
      {plan.leesuitslag.map(({ doel, kinderen, gehaald }) => (
        <p key={leesdoelId(doel)}>
          {t(kinderen < MINSTE_KINDEREN ? 'groepsplan:leesuitslagWeinig' : 'groepsplan:leesuitslagZin', {
            doel: t(`planblad:lezen.kort.${doel.soort}`, { niveau: leesdoelNaam(doel) }),
            kinderen,
            gehaald,
          })}
        </p>
      ))}
      <p>{t('groepsplan:leesuitslagOver')}</p>
    </section>
  );
}
