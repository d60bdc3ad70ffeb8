import Button from '@mui/material/Button';
import type { TemplateGeheel } from '@spelrijk/contract/mailtemplates';
import type { Mailtemplate } from '@spelrijk/domain/mailtemplate';
import { mailtemplatesTeksten } from '@spelrijk/teksten/mailtemplates';
import { useMutation } from '@tanstack/react-query';
import account from '../../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { call } from '../../../../../shared/api/call.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { createId } from '../../../../../shared/id.ts';

interface ProefmailProps {
  readonly geheel: TemplateGeheel;
  readonly template: Mailtemplate;
  /** Nothing is wrong with it. */
  readonly heel: boolean;
}

/** The text as it stands on the screen, to one's own mailbox. */
export function Proefmail({ geheel: { naam, regio, eigenAdres }, template, heel }: ProefmailProps) {
  const { t } = useTexts(mailtemplatesTeksten);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => call('sendProefmail', { params: { sjabloon: naam, regio }, body: { id: createId(), template } }),
  });
  return (
    <div className={account['formulier']}>
      <p className={account['zacht']}>{eigenAdres === null ? t('proef.geenAdres') : t('proef.naar', { adres: eigenAdres })}</p>
      <FormAlert error={error} done={data && t('proef.verstuurd', { aan: data.aan })} />
      <div className={account['knoppen']}>
        <Button variant="outlined" disabled={!heel || isPending || eigenAdres === null} onClick={() => mutate()}>
          {t('proef.knop')}
        </Button>
      </div>
    </div>
  );
}
