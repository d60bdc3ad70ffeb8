import Button from '@mui/material/Button';
import type { TemplateGeheel } from '@spelrijk/contract/mailtemplates';
import type { Mailtemplate } from '@spelrijk/domain/mailtemplate';
import { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import account from '../../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import css from '../mailtemplate.module.css';
import { useSave } from '../use-save.ts';
import { verschil, type Stuk } from '../verschil.ts';

const DELEN = ['onderwerp', 'tekst', 'knop'] as const;

function Gemerkt({ stuk: { soort, tekst } }: { readonly stuk: Stuk }) {
  if (soort === 'weg') return <del>{tekst}</del>;
  return soort === 'erbij' ? <ins>{tekst}</ins> : <span>{tekst}</span>;
}

interface VergelijkProps {
  readonly geheel: TemplateGeheel;
  readonly versie: number;
  readonly oud: Mailtemplate;
  readonly onClose: () => void;
}

/** An older version beside the words that hold, and the way back to it. */
export function Vergelijk({ geheel, versie, oud, onClose }: VergelijkProps) {
  const { t } = useTexts(mailtemplatesTeksten);
  const { mutate, isPending, error } = useSave(geheel, onClose);
  const anders = DELEN.filter((deel) => oud[deel] !== geheel.nu[deel]);
  return (
    <StaffDialog
      title={t('versies.vergelijkTitel', { versie })}
      width="md"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            {t('versies.sluit')}
          </Button>
          <Button disabled={isPending || anders.length === 0} onClick={() => mutate({ template: oud, uitVersie: versie })}>
            {t('versies.zetTerug')}
          </Button>
        </>
      }
    >
      <p className={account['zacht']}>{anders.length === 0 ? t('versies.gelijk') : t('versies.vergelijkUitleg', { versie })}</p>
      {anders.map((deel) => (
        <section key={deel} className={css['verschil']}>
          <h3>{t(`veld.${deel}`)}</h3>
          <p>
            {verschil(oud[deel], geheel.nu[deel]).map((stuk, i) => (
              <Gemerkt key={`${i} ${stuk.soort}`} stuk={stuk} />
            ))}
          </p>
        </section>
      ))}
      <FormAlert error={error} />
    </StaffDialog>
  );
}
