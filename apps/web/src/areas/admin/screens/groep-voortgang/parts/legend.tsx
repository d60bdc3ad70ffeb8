import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { CelMark } from '../cel-mark.tsx';
import panelCss from '../panel.module.css';
import standCss from '../stand.module.css';
import { CEL_SOORTEN } from '../matrix.ts';

/** What the shapes in the cells mean. */
export function Legend() {
  const { t } = useTexts(voortgangTeksten);
  return (
    <details className={panelCss['legenda']}>
      <summary>{t('matrix.legenda.titel')}</summary>
      <p className={panelCss['inleiding']}>{t('matrix.uitleg')}</p>
      <dl>
        {CEL_SOORTEN.map((soort) => (
          <div key={soort}>
            <dt className={standCss['soort']} data-soort={soort}>
              <CelMark soort={soort} />
              {t(`matrix.soort.${soort}`)}
            </dt>
            <dd>{t(`matrix.legenda.${soort}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
