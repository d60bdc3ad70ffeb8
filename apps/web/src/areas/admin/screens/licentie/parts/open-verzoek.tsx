import Button from '@mui/material/Button';
import type { Licentieverzoek } from '@spelrijk/contract/licenties';
import { licentieTeksten } from '@spelrijk/teksten/licentie';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import css from '../../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { licentieQuery } from '../../../../../shared/licentie/queries.ts';
import { call } from '../../../../../shared/api/call.ts';
import own from '../../../../../shared/licentie/licentie.module.css';
import { Regels } from '../../../../../shared/licentie/regels.tsx';
import { useLicentieWords } from '../../../../../shared/licentie/use-words.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';

interface OpenVerzoekProps {
  readonly adminId: string;
  readonly verzoek: Licentieverzoek;
}

/** What lies with our office; taking it back makes room for another. */
export function OpenVerzoek({ adminId, verzoek }: OpenVerzoekProps) {
  const { t } = useTexts(licentieTeksten);
  const words = useLicentieWords();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('withdrawVerzoek', { params: { adminId, verzoekId: verzoek.id } }),
    // Refused: it was answered meanwhile, and that answer is what to see.
    onSettled: () => client.invalidateQueries({ queryKey: licentieQuery(adminId).queryKey }),
  });
  return (
    <section className={css['groep']}>
      <h2>{t('verzoek.open')}</h2>
      <Regels regels={words.asked(verzoek)} />
      {verzoek.opmerking !== '' && <p className={own['tekst']}>{verzoek.opmerking}</p>}
      <p className={css['zacht']}>{t('verzoek.openUitleg', { door: verzoek.door || t('verzoek.iemand'), op: words.on(verzoek.op) })}</p>
      <FormAlert error={error} />
      <div className={css['knoppen']}>
        <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
          {t('verzoek.trekIn')}
        </Button>
      </div>
    </section>
  );
}
