import Button from '@mui/material/Button';
import type { LeesLeerling } from '@spelrijk/contract/leesvoortgang';
import type { Voorlezing } from '@spelrijk/contract/voorlezen';
import { LEESFOUTEN, VLOEIEND } from '@spelrijk/domain/voorlezen';
import { voorlezenTeksten } from '@spelrijk/teksten/voorlezen';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../../../shared/api/call.ts';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { mayOpen } from '../../../../../shared/session/doors.ts';
import { useUser } from '../../../../../shared/session/session.ts';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { useLeesniveau } from '../../../../../shared/categorie/niveau.ts';
import { TableBody, TableCell, TableHead, TableRow } from '../../../../../shared/table/cells.tsx';
import { ScrollTable } from '../../../../../shared/table/scroll-table.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';
import { hasGroepen } from '../../../zonder-groepen.ts';
import { opnamenPath } from '../../../voorleesopnamen.ts';
import { luisterPath, voorlezingenQuery, type Gehoord } from '../../../voorlezen.ts';

/** One that does not count says why; withdrawn it can come back. */
function useTelt() {
  const { adminId, groepId, leerlingId } = usePathParams();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id: voorlezingId, ingetrokken }: Pick<Voorlezing, 'id' | 'ingetrokken'>) =>
      call(ingetrokken ? 'restoreVoorlezing' : 'removeVoorlezing', { params: { adminId, groepId, leerlingId, voorlezingId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admins', adminId, 'groepen', groepId] }),
  });
}

function Rij({ voorlezing, onTelt, busy }: { readonly voorlezing: Voorlezing; readonly onTelt: () => void; readonly busy: boolean }) {
  const { t } = useTexts(voorlezenTeksten);
  const dates = useDates();
  const leesniveau = useLeesniveau();
  const { titel, dag, goed, gelezen, perMinuut, soorten, vloeiend, door, momentId, telt, eerste, ingetrokken, opname } = voorlezing;
  const niveau = leesniveau(voorlezing.niveau);
  const metMomenten = hasGroepen(useUser()?.role);
  const fouten = LEESFOUTEN.filter((soort) => (soorten[soort] ?? 0) > 0).map(
    (soort) => `${soorten[soort]} ${t(`luister.soorten.${soort}`)}`,
  );
  const klank = VLOEIEND.find((nr) => nr === vloeiend);
  const waarom = ingetrokken ? t('kind.ingetrokken') : telt ? (eerste ? null : t('kind.eerder')) : t('kind.teltNiet');
  return (
    <TableRow>
      <TableCell component="th" scope="row" className="vast">
        {titel}
        {waarom !== null && <small> ({waarom})</small>}
        {opname && <small> ({t('kind.opname')})</small>}
      </TableCell>
      <TableCell>{momentId === null && metMomenten ? `${niveau}, ${t('kind.los')}` : niveau}</TableCell>
      <TableCell>{dates.short(dag)}</TableCell>
      <TableCell align="right">{t('momenten.goedVan', { goed, gelezen })}</TableCell>
      <TableCell align="right">{perMinuut}</TableCell>
      <TableCell>{fouten.join(', ') || t('kind.geenFouten')}</TableCell>
      <TableCell>{klank ? t(`luister.klank.k${klank}`) : '–'}</TableCell>
      <TableCell>{door || '–'}</TableCell>
      <TableCell>
        <Button variant="text" size="small" disabled={busy} onClick={onTelt}>
          {t(ingetrokken ? 'kind.zetTerug' : 'kind.trekIn')}
        </Button>
      </TableCell>
    </TableRow>
  );
}

const KOLOMMEN = ['tekst', 'niveau', 'dag', 'goed', 'perMinuut', 'fouten', 'klank', 'door'] as const;
const GETALLEN: ReadonlySet<string> = new Set(['goed', 'perMinuut']);

function Tabel({ voorlezingen }: Pick<Gehoord, 'voorlezingen'>) {
  const { t } = useTexts(voorlezenTeksten);
  const { mutate, isPending, error } = useTelt();
  return (
    <>
      <ScrollTable label={t('kind.tabel')} koppen={[...KOLOMMEN.map((kolom) => t(`kind.${kolom}`)), '']}>
        <TableHead>
          <TableRow>
            {KOLOMMEN.map((kolom) => (
              <TableCell key={kolom} className={kolom === 'tekst' ? 'vast' : undefined} align={GETALLEN.has(kolom) ? 'right' : 'left'}>
                {t(`kind.${kolom}`)}
              </TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {voorlezingen.map((voorlezing) => (
            <Rij key={voorlezing.id} voorlezing={voorlezing} busy={isPending} onTelt={() => mutate(voorlezing)} />
          ))}
        </TableBody>
      </ScrollTable>
      <FormAlert error={error} />
    </>
  );
}

function Ontleed({ naam, leesfouten }: { readonly naam: string } & Pick<Gehoord, 'leesfouten'>) {
  const { t } = useTexts(voorlezenTeksten);
  if (leesfouten.length === 0) return null;
  return (
    <>
      <h3>{t('kind.ontleed', { naam })}</h3>
      <ul>
        {leesfouten.map(({ naam: soort, keer, van, voorbeelden }) => (
          <li key={soort}>
            {t(van > 0 ? 'kind.ontleedVan' : 'kind.ontleedRij', { naam: soort, keer, van, voorbeelden: voorbeelden.join(', ') })}
          </li>
        ))}
      </ul>
    </>
  );
}

interface VoorlezenPanelProps {
  readonly naam: string;
  readonly hardop: LeesLeerling['hardop'];
}

/** What a leerling read aloud while somebody listened. Only for who listens: our office is not told. */
export function VoorlezenPanel(props: VoorlezenPanelProps) {
  const plek = usePathParams();
  const rol = useUser()?.role;
  return rol && mayOpen(rol, luisterPath(plek)) ? <Hardop {...props} /> : null;
}

function Hardop({ naam, hardop }: VoorlezenPanelProps) {
  const { t } = useTexts(voorlezenTeksten);
  const plek = usePathParams();
  const leesniveau = useLeesniveau();
  const { data, error } = useQuery(voorlezingenQuery(plek));
  return (
    <>
      <h2>{t('kind.titel', { naam })}</h2>
      <Button component={Link} variant="text" className="niet-printen" to={luisterPath(plek)}>
        {t('kind.luister', { naam })}
      </Button>
      {!hasGroepen(useUser()?.role) && (
        // A school comes to them from its groep.
        <Button component={Link} variant="text" className="niet-printen" to={opnamenPath(plek)}>
          {t('momenten.opnamen')}
        </Button>
      )}
      {hardop?.tempo && <p>{t('kind.hardop', { ...hardop.tempo, niveau: leesniveau(hardop.niveau) })}</p>}
      <FormAlert error={error} />
      {data?.voorlezingen.length === 0 && <p>{t('kind.leeg', { naam })}</p>}
      {data && data.voorlezingen.length > 0 && <Tabel voorlezingen={data.voorlezingen} />}
      {data && <Ontleed naam={naam} leesfouten={data.leesfouten} />}
    </>
  );
}
