import Button from '@mui/material/Button';
import type { VoortgangLeerling } from '@spelrijk/contract/voortgang';
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { voortgangTeksten } from '@spelrijk/teksten/voortgang';
import { useQuery } from '@tanstack/react-query';
import { href, Link } from 'react-router';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import { FiguresTable } from '../../../../../shared/chart/figures-table.tsx';
import { useNiveau } from '../../../../../shared/categorie/niveau.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { BeeldMark } from '../../../chart/beeld-mark.tsx';
import { MarkedWord } from '../../../chart/marked-word.tsx';
import { VerloopChart } from '../../../chart/verloop-chart.tsx';
import { Hand } from '../../../opdrachten/hand.tsx';
import { usePathParams } from '../../../params.ts';
import { celQuery } from '../../../volgen.ts';
import { ZorgButton } from '../../../zorg/zorg-button.tsx';
import css from '../stand.module.css';

type Detail = Output<Api['readCel']>;

interface CelDialogProps {
  readonly leerling: VoortgangLeerling;
  readonly categorie: string;
  readonly onClose: () => void;
}

function Fouten({ fouten, naam }: { readonly fouten: Detail['fouten']; readonly naam: string }) {
  const { t } = useTexts(voortgangTeksten);
  const dates = useDates();
  return (
    <>
      <h3>{t('cel.fouten', { naam })}</h3>
      {fouten.length === 0 ? (
        <p>{t('cel.geenFouten')}</p>
      ) : (
        <table className={css['tabelletje']}>
          <thead>
            <tr>
              <th scope="col">{t('cel.woord')}</th>
              <th scope="col">{t('cel.geschreven')}</th>
              <th scope="col">{t('cel.wanneer')}</th>
            </tr>
          </thead>
          <tbody>
            {fouten.map(({ woord, gegeven, doel, getypt, op }) => (
              <tr key={`${op}${woord}`}>
                <th scope="row">
                  <MarkedWord word={woord} {...doel} />
                </th>
                <td>
                  <MarkedWord word={gegeven} {...getypt} wrong />
                </td>
                <td>{dates.relative(op)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

/** The range in a sentence, what is usual, how many answers. */
function Stand({ detail: { cel, opNorm, laatst }, leerling }: { readonly detail: Detail; readonly leerling: VoortgangLeerling }) {
  const { t } = useTexts(voortgangTeksten);
  const niveauNaam = useNiveau();
  const dates = useDates();
  const naam = leerling.roepnaam;
  const [laag, hoog] = [Math.round(cel?.laag ?? 0), Math.round(cel?.hoog ?? 0)];
  const zin = opNorm === null ? t('cel.bereikLezen', { naam, laag, hoog }) : t('cel.bereik', { naam, laag, hoog });
  const laatste = cel?.laatste ?? { antwoorden: 0, goed: 0 };
  const counts = [
    laatste.antwoorden === 0 ? t('cel.nooit') : t('cel.geteld', { goed: laatste.goed, count: laatste.antwoorden }),
    ...(cel && cel.antwoorden > laatste.antwoorden ? [t('cel.totaal', { goed: cel.goed, count: cel.antwoorden })] : []),
    ...(laatst === null ? [] : [t('cel.laatst', { wanneer: dates.relative(laatst) })]),
  ];
  return (
    <>
      <BeeldMark beeld={cel?.beeld ?? 'leeg'} />
      <p className={css['stand']}>{counts.join(' · ')}</p>
      <p>{cel?.zeker ? zin : t('cel.onzeker')}</p>
      {opNorm !== null && <p>{t('cel.norm', { norm: niveauNaam(leerling.norm), procent: Math.round(opNorm) })}</p>}
    </>
  );
}

function Verloop({ detail: { naam, verloop, opNorm }, norm }: { readonly detail: Detail; readonly norm: string }) {
  const { t } = useTexts(voortgangTeksten, leerlingvoortgangTeksten, kindvoortgangTeksten);
  const dates = useDates();
  const drawn = verloop.filter(({ zeker }) => zeker);
  const last = drawn.at(-1);
  if (verloop.length === 0) return null;
  const procent = opNorm === null ? null : Math.round(opNorm);
  const range = ({ laag, hoog }: { readonly laag: number; readonly hoog: number }): string => `${Math.round(laag)}–${Math.round(hoog)}%`;
  return (
    <>
      {last && (
        <VerloopChart
          points={drawn}
          summary={`${naam}: ${range(last)}`}
          norm={procent === null ? undefined : { procent, text: t('leerlingvoortgang:normLijn', { norm, procent }) }}
        />
      )}
      <FiguresTable
        summary={t('leerlingvoortgang:cijfers')}
        head={[t('kindvoortgang:verloop.dag'), t('kindvoortgang:verloop.goed'), t('kindvoortgang:verloop.bereik')]}
        rows={verloop.map(
          ({ dag, goed, antwoorden, ...punt }) =>
            [dag, dates.short(dag), t('kindvoortgang:verloop.vanDe', { goed, antwoorden }), punt.zeker ? range(punt) : '–'] as const,
        )}
      />
    </>
  );
}

/** One cell opened: how it stands, how it went, what was really written. */
export function CelDialog({ leerling, categorie, onClose }: CelDialogProps) {
  const { t } = useTexts(voortgangTeksten);
  const niveauNaam = useNiveau();
  const { adminId, groepId } = usePathParams();
  const params = { adminId, groepId, leerlingId: leerling.id };
  const { data, error } = useQuery(celQuery({ ...params, categorie }));
  const naam = leerling.roepnaam;
  return (
    <StaffDialog
      title={t('cel.titel', { naam, categorie: data?.naam ?? '…' })}
      onClose={onClose}
      wrap
      actions={
        <>
          <ZorgButton leerling={leerling} zorg={leerling.zorg} />
          <Button component={Link} variant="text" to={href('/admins/:adminId/groepen/:groepId/leerlingen/:leerlingId/voortgang', params)}>
            {t('cel.verder', { naam })}
          </Button>
          <Button onClick={onClose}>{t('cel.sluit')}</Button>
        </>
      }
    >
      <FormAlert error={error} />
      {data && (
        <>
          <Stand detail={data} leerling={leerling} />
          {data.regel !== '' && (
            <p>
              <strong>{t('cel.regel')}:</strong> {data.regel}
            </p>
          )}
          {data.regel !== '' && <Hand doel={{ categorie, naam: data.naam, leerlingen: [leerling] }} />}
          <Verloop detail={data} norm={niveauNaam(leerling.norm)} />
          <Fouten fouten={data.fouten} naam={naam} />
        </>
      )}
    </StaffDialog>
  );
}
