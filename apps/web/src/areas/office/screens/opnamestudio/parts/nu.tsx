import { mdiVolumeHigh } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import SvgIcon from '@mui/material/SvgIcon';
import TextField from '@mui/material/TextField';
import type { Opnameplek } from '@spelrijk/contract/opnamen';
import { opnamestudioTeksten } from '@spelrijk/teksten/opnamestudio';
import { useState } from 'react';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { playAdres } from '../../../../../shared/opname/luisteren.ts';
import css from '../../../../../shared/opname/opname.module.css';

const oor = (
  <SvgIcon>
    <path d={mdiVolumeHigh} />
  </SvgIcon>
);

interface NuProps {
  readonly plek: Opnameplek;
  readonly bezig: boolean;
  readonly onReport: (fout: boolean, reden: string) => void;
}

/** What a child hears now, and what is wrong with the voice of the computer. */
export function Nu({ plek, bezig, onReport }: NuProps) {
  const { t } = useTexts(opnamestudioTeksten);
  const { opname, synthetisch, fout } = plek;
  return (
    <section className={css['nu']} aria-labelledby="studio-nu">
      <h3 id="studio-nu">{t('nu')}</h3>
      <div className={css['knoppen']}>
        {opname !== undefined && (
          <Button variant="outlined" startIcon={oor} onClick={() => playAdres(opname)}>
            {t('hoorOpname')}
          </Button>
        )}
        {synthetisch === undefined ? (
          <p>{t('geenComputer')}</p>
        ) : (
          <Button variant="outlined" startIcon={oor} onClick={() => playAdres(synthetisch)}>
            {t('hoorComputer')}
          </Button>
        )}
      </div>
      {fout && (
        <Alert severity={fout.stand === 'hersteld' ? 'info' : 'warning'}>
          {t(fout.stand === 'hersteld' ? 'foutHersteld' : 'foutGeblokkeerd')} {fout.reden}
        </Alert>
      )}
      <Melding geblokkeerd={fout?.stand === 'geblokkeerd'} bezig={bezig} onReport={onReport} />
    </section>
  );
}

function Melding({ geblokkeerd, bezig, onReport }: { readonly geblokkeerd: boolean } & Pick<NuProps, 'bezig' | 'onReport'>) {
  const { t } = useTexts(opnamestudioTeksten);
  const [open, setOpen] = useState(false);
  const [reden, setReden] = useState('');
  if (geblokkeerd)
    return (
      <Button variant="text" disabled={bezig} onClick={() => onReport(false, '')}>
        {t('meldGoed')}
      </Button>
    );
  if (!open)
    return (
      <Button variant="text" disabled={bezig} onClick={() => setOpen(true)}>
        {t('meldFout')}
      </Button>
    );
  const send = (): void => {
    onReport(true, reden.trim());
    setOpen(false);
    setReden('');
  };
  return (
    <div className={css['melding']}>
      <TextField label={t('meldReden')} value={reden} onChange={({ target }) => setReden(target.value.slice(0, 200))} fullWidth />
      <Button disabled={bezig} onClick={send}>
        {t('meldBewaar')}
      </Button>
    </div>
  );
}
