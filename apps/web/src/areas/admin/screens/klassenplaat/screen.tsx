import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Groepsplaat } from '@spelrijk/contract/klassenplaten';
import { klassenplaatTeksten } from '@spelrijk/teksten/klassenplaat';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { crumb, type Crumbs } from '../../../../shared/crumbs/crumb.ts';
import { FormAlert } from '../../../../shared/form/form-alert.tsx';
import { Tekening } from '../../../../shared/klassenplaat/tekening.tsx';
import { plaatOf, usePlaattitel } from '../../../../shared/klassenplaat/use-plaattitel.ts';
import { countDelen } from '../../../../shared/klassenplaat/volgorde.ts';
import { ScreenHead } from '../../../../shared/screen/screen-head.tsx';
import { pageTitle } from '../../../../shared/texts/title.ts';
import { useTexts } from '../../../../shared/texts/use-texts.ts';
import { groepCrumb } from '../../crumbs.ts';
import { groepsplaatQuery } from '../../klassenplaat/query.ts';
import { usePathParams } from '../../params.ts';
import { Unready } from '../../parts/unready.tsx';
import { Bord } from './bord.tsx';
import css from './klassenplaat.module.css';

export const meta = () => pageTitle(klassenplaatTeksten, 'titel');
export const handle: Crumbs = { crumbs: [groepCrumb, crumb(klassenplaatTeksten, 'titel')] };

function useAan() {
  const { adminId, groepId } = usePathParams();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (aan: boolean) => call('setKlassenplaat', { params: { adminId, groepId }, body: { aan } }),
    onSettled: () => client.invalidateQueries({ queryKey: groepsplaatQuery({ adminId, groepId }).queryKey }),
  });
}

/** The picture that a groep builds: to look at, to print, for the board; and whether it builds one. */
export default function KlassenplaatScreen() {
  const { t } = useTexts(klassenplaatTeksten);
  const { adminId, groepId } = usePathParams();
  const { data, error, refetch } = useQuery(groepsplaatQuery({ adminId, groepId }));
  const { mutate, isPending, variables, error: fout } = useAan();
  if (!data) return <Unready error={error} onRetry={() => void refetch()} />;
  const thuis = data.van === 'thuis';
  const aan = isPending ? variables : data.aan;
  return (
    <>
      <div className="niet-printen">
        <ScreenHead title={t(thuis ? 'titelThuis' : 'titel')} text={t(thuis ? 'uitlegThuis' : 'uitleg')} />
        <FormAlert error={fout} />
        <FormControlLabel
          control={<Switch checked={aan} disabled={isPending} onChange={(_, nieuw) => mutate(nieuw)} />}
          label={t(thuis ? 'aanThuis' : 'aan')}
        />
      </div>
      {data.aan ? <Platen data={data} /> : <p className="niet-printen">{t('uit')}</p>}
    </>
  );
}

function Platen({ data }: { readonly data: Groepsplaat }) {
  const { t } = useTexts(klassenplaatTeksten);
  const titelOf = usePlaattitel();
  const { nu, klaar, van, groep, schooljaar } = data;
  const [nummer, setNummer] = useState(nu.nummer);
  const [bord, setBord] = useState(false);
  const toon = klaar.find((plaat) => plaat.nummer === nummer) ?? nu;
  const { titel, beeld } = titelOf(toon.plaat);
  const tempo = { count: toon.perDeel };
  return (
    <>
      <div className={`${css['knoppen']} niet-printen`}>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="outlined" onClick={() => setBord(true)}>
          {t('bord')}
        </Button>
      </div>
      <figure className={css['blad']}>
        <figcaption>
          <h2>{titel}</h2>
          <p>{[...(van === 'thuis' ? [] : [groep]), schooljaar].join(' · ')}</p>
        </figcaption>
        <div className={css['beeld']}>
          <Tekening plaat={toon.plaat} stukjes={toon.stukjes} perDeel={toon.perDeel} title={beeld} />
        </div>
      </figure>
      <div className="niet-printen">
        <p>
          {toon.stukjes === 0 ? t('leeg') : t('gekleurd', { count: countDelen(toon), totaal: plaatOf(toon.plaat).delen })}{' '}
          {toon === nu && (van === 'thuis' ? t('tempoThuis', tempo) : t('tempo', tempo))}
        </p>
        {klaar.length > 0 && (
          <>
            <h2 className={css['kop']}>{t('klaar', { schooljaar })}</h2>
            <ul className={css['galerij']}>
              {[nu, ...klaar].map((plaat) => (
                <li key={plaat.nummer}>
                  <button type="button" aria-pressed={plaat === toon} onClick={() => setNummer(plaat.nummer)}>
                    <Tekening plaat={plaat.plaat} stukjes={plaat.stukjes} perDeel={plaat.perDeel} title="" />
                    <span>{plaat === nu ? t('nu', { titel: titelOf(plaat.plaat).titel }) : titelOf(plaat.plaat).titel}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {bord && <Bord plaat={toon} titel={titel} beeld={beeld} onClose={() => setBord(false)} />}
    </>
  );
}
