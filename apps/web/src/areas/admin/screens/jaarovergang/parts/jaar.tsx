import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import type { OvergangVoorstel } from '@spelrijk/contract/jaarovergangen';
import { jaarovergangTeksten } from '@spelrijk/teksten/jaarovergang';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../jaarovergang.module.css';

/** Only a person knows in which year everybody is now. */
export function WelkJaar({ kan, onPick }: { readonly kan: readonly string[]; readonly onPick: (jaar: string) => void }) {
  const { t } = useTexts(jaarovergangTeksten);
  return (
    <section className={css['deel']} aria-labelledby="overgang-jaar">
      <h2 className={css['kop']} id="overgang-jaar">
        {t('jaar.vraag')}
      </h2>
      <p>{t('jaar.uitleg')}</p>
      <div className={css['jaren']}>
        {kan
          .toSorted((a, b) => (a < b ? -1 : 1))
          .map((jaar) => (
            <Button key={jaar} variant="outlined" onClick={() => onPick(jaar)}>
              {t('jaar.nog', { jaar })}
            </Button>
          ))}
      </div>
    </section>
  );
}

/** The year still goes on: who goes on here moves everybody a year too far, unless she means it. */
export function TeVroeg({
  voorstel: { schooljaar, volgend, bron },
  onGo,
}: {
  readonly voorstel: OvergangVoorstel;
  readonly onGo: () => void;
}) {
  const { t } = useTexts(jaarovergangTeksten);
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{t('vroeg.titel', { jaar: schooljaar })}</AlertTitle>
      <p>{t(`vroeg.bron.${bron ?? 'zelf'}`)}</p>
      <p>{t('vroeg.uitleg', { volgend })}</p>
      <Button variant="outlined" onClick={onGo} sx={{ mt: 1 }}>
        {t('vroeg.toch', { volgend })}
      </Button>
    </Alert>
  );
}
