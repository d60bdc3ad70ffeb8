import Button from '@mui/material/Button';
import type { ToetsLeerling } from '@spelrijk/contract/methodetoetsen';
import { dicteeTeksten } from '@spelrijk/teksten/dictee';
import { methodetoetsTeksten } from '@spelrijk/teksten/methodetoets';
import { useState } from 'react';
import { href, Link } from 'react-router';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { toetsPath, type ReadToets } from '../../../methodetoetsen.ts';
import panel from '../../../parts/parts.module.css';
import css from '../../../woorden/afnemen.module.css';
import { Blad, type Bladsoort } from '../../../woorden/blad.tsx';

interface StappenProps {
  readonly adminId: string;
  readonly groepId: string;
  readonly read: ReadToets;
}

/** What is done with a test that is kept: plan, look, print, type over, read. */
export function StappenPanel({ adminId, groepId, read }: StappenProps) {
  const { t } = useTexts(methodetoetsTeksten, dicteeTeksten);
  const { moment } = useDates();
  const [blad, setBlad] = useState<Bladsoort>('leerkracht');
  const { id, stand, van, tot, titel } = read.methodetoets;
  const to = toetsPath({ adminId, groepId }, id);
  const kind = read.leerlingen[0];
  const print = (soort: Bladsoort): void => {
    setBlad(soort);
    // The sheet has to stand there before the browser looks.
    setTimeout(() => window.print(), 60);
  };
  return (
    <>
      <section className={`${panel['paneel']} niet-printen`}>
        <h2>{`${t('stappen.kop')}: ${t(`stand.${stand}`)}`}</h2>
        <div className={css['manieren']}>
          <div>
            <h3>{t('stappen.plan')}</h3>
            <p>{van === null || tot === null ? t('stappen.planUitleg') : t('lijst.vanTot', { van: moment(van), tot: moment(tot) })}</p>
            <Button component={Link} to={`${to}/planning`}>
              {t('stappen.plan')}
            </Button>
          </div>
          {kind && (
            <div>
              <h3>{t('maken.kijk')}</h3>
              <p>{t('maken.kijkUitleg')}</p>
              <Button
                variant="outlined"
                component={Link}
                to={href('/leerling/:leerlingId/admins/:adminId/methodetoets/:methodetoetsId', {
                  leerlingId: kind.id,
                  adminId,
                  methodetoetsId: id,
                })}
              >
                {t('maken.kijk')}
              </Button>
            </div>
          )}
          <div>
            <h3>{t('stappen.papier')}</h3>
            <p>{t('stappen.papierUitleg')}</p>
            <div className={css['knoppen']}>
              {(['leerkracht', 'leerling'] as const).map((soort) => (
                <Button key={soort} variant="outlined" onClick={() => print(soort)}>
                  {t(`dictee:afnemen.${soort}`)}
                </Button>
              ))}
            </div>
          </div>
          {read.leerlingen.some(({ papier }) => papier) && (
            <div>
              <h3>{t('stappen.typen')}</h3>
              <p>{t('stappen.typenUitleg')}</p>
              <Button variant="outlined" component={Link} to={`${to}/intypen`}>
                {t('stappen.typen')}
              </Button>
            </div>
          )}
          {van !== null && (
            <div>
              <h3>{t('uitslag.titel')}</h3>
              <p>{t('stappen.uitslagUitleg')}</p>
              <Button variant="outlined" component={Link} to={`${to}/uitslag`}>
                {t('stappen.uitslag')}
              </Button>
            </div>
          )}
        </div>
        <Stand leerlingen={read.leerlingen} aantal={read.methodetoets.aantal} />
      </section>
      <Blad soort={blad} read={{ ...read, titel }} />
    </>
  );
}

const RANG = { bezig: 0, niet: 1, klaar: 2 } as const;

/** How far each child is; whoever is busy stands on top. */
function Stand({ leerlingen, aantal }: { readonly leerlingen: readonly ToetsLeerling[]; readonly aantal: number }) {
  const { t } = useTexts(methodetoetsTeksten, dicteeTeksten);
  if (leerlingen.every(({ status }) => status === 'niet')) return null;
  return (
    <>
      <h3 className={css['tussen']}>{t('dictee:afnemen.stand')}</h3>
      <ScrollTable label={t('dictee:afnemen.tabel')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('uitslag.wie')}</TableCell>
            <TableCell>{t('lijst.stand')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {leerlingen
            .toSorted((a, b) => RANG[a.status] - RANG[b.status])
            .map(({ id, naam, status, gemaakt, papier }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {naam}
                </TableCell>
                <TableCell>
                  {status === 'bezig' ? t('dictee:afnemen.bezig', { count: gemaakt, totaal: aantal }) : t(`dictee:afnemen.${status}`)}
                  {papier && ` (${t('uitslag.papier')})`}
                </TableCell>
              </TableRow>
            ))}
        </TableBody>
      </ScrollTable>
    </>
  );
}
