import Button from '@mui/material/Button';
import { isLogo } from '@spelrijk/domain/logo';
import { verslagTeksten } from '@spelrijk/teksten/verslag';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { FormAlert } from '../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { pasIn } from './passen.ts';
import css from './verslag.module.css';

const logoQuery = (adminId: string) =>
  queryOptions({
    queryKey: ['admins', adminId, 'praktijklogo'],
    queryFn: () => call('readPraktijklogo', { params: { adminId } }),
    staleTime: Infinity,
  });

/** As wide as it is printed at 300 dots an inch: 5 by 2 centimetres. */
const RUIMTE = { breed: 590, hoog: 236 };

/** Made small here, so that nothing of the file but its picture is sent; '' when it is no picture, or stays too big. */
async function toLogo(file: File): Promise<string> {
  try {
    const beeld = await createImageBitmap(file);
    const { breed, hoog } = pasIn({ breed: beeld.width, hoog: beeld.height }, RUIMTE);
    const doek = document.createElement('canvas');
    doek.width = breed;
    doek.height = hoog;
    doek.getContext('2d')?.drawImage(beeld, 0, 0, breed, hoog);
    beeld.close();
    const logo = doek.toDataURL('image/png');
    return isLogo(logo) ? logo : '';
  } catch {
    return '';
  }
}

/** At the head of a report; a name stands there too, so that it says nothing to who hears it. */
export function Logo({ adminId }: { readonly adminId: string }) {
  const { data } = useQuery(logoQuery(adminId));
  return data?.logo ? <img className={css['logo']} src={data.logo} alt="" /> : null;
}

/** Choosing it once, for every report of the practice. */
export function LogoKeuze({ adminId }: { readonly adminId: string }) {
  const { t } = useTexts(verslagTeksten);
  const client = useQueryClient();
  const { data } = useQuery(logoQuery(adminId));
  const [fout, setFout] = useState(false);
  const kies = useRef<HTMLInputElement>(null);
  const save = useMutation({
    mutationFn: (logo: string | null) => call('setPraktijklogo', { params: { adminId }, body: { logo } }),
    onSuccess: (_klaar, logo) => client.setQueryData(logoQuery(adminId).queryKey, { logo }),
  });
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const logo = await toLogo(file);
    setFout(logo === '');
    if (logo !== '') save.mutate(logo);
  };
  const heeft = data !== undefined && data.logo !== null;
  return (
    <div className={css['knoppen']}>
      <input
        ref={kies}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('logo.bestand')}
        hidden
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button variant="outlined" disabled={save.isPending || data === undefined} onClick={() => kies.current?.click()}>
        {t(heeft ? 'logo.ander' : 'logo.kies')}
      </Button>
      {heeft && (
        <Button variant="text" disabled={save.isPending} onClick={() => save.mutate(null)}>
          {t('logo.weg')}
        </Button>
      )}
      {fout && <p role="alert">{t('logo.fout')}</p>}
      <FormAlert error={save.error} />
    </div>
  );
}
