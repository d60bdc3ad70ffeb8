import Button from '@mui/material/Button';
import type { Aanvraag, Contactvraag, InboxStatus } from '@spelrijk/contract/aanvragen';
import { inboxTeksten } from '@spelrijk/teksten/inbox';
import type { ReactNode } from 'react';
import { StaffDialog } from '../../../../../shared/dialog/staff-dialog.tsx';
import css from '../../../../../shared/form/form.module.css';
import { FormAlert } from '../../../../../shared/form/form-alert.tsx';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import own from './brief.module.css';

interface BriefProps {
  readonly post: Aanvraag | Contactvraag;
  readonly titel: string;
  readonly error: Error | null;
  readonly bezig: boolean;
  readonly onStatus: (status: InboxStatus) => void;
  readonly onClose: () => void;
  /** What can be done besides. */
  readonly acties?: ReactNode;
  readonly children?: ReactNode;
}

const VERDER: Readonly<Record<InboxStatus, readonly InboxStatus[]>> = {
  nieuw: ['bezig', 'afgehandeld', 'ongewenst'],
  bezig: ['afgehandeld', 'ongewenst'],
  afgehandeld: ['nieuw'],
  ongewenst: ['nieuw'],
};

/** One thing that came in, and what to do with it. What somebody wrote stays text. */
export function Brief({ post, titel, error, bezig, onStatus, onClose, acties, children }: BriefProps) {
  const { t } = useTexts(inboxTeksten);
  return (
    <StaffDialog
      title={titel}
      wrap
      onClose={onClose}
      actions={
        <>
          {VERDER[post.status].map((status) => (
            <Button key={status} variant="text" disabled={bezig} onClick={() => onStatus(status)}>
              {t(`zet.${status}`)}
            </Button>
          ))}
          <Button
            variant="outlined"
            href={`mailto:${encodeURIComponent(post.email)}?subject=${encodeURIComponent(`Spelrijk ${post.nummer}`)}`}
          >
            {t('mail')}
          </Button>
          {acties}
          <Button variant="text" onClick={onClose}>
            {t('sluit')}
          </Button>
        </>
      }
    >
      <p className={css['zacht']}>
        {post.naam}, {post.email}, {t(`regios.${post.regio}`)} · {t('nummer', { nummer: post.nummer })} · {t(`standen.${post.status}`)}
      </p>
      {children}
      <p className={own['tekst']}>{post.bericht === '' ? t('geenBericht') : post.bericht}</p>
      <FormAlert error={error} />
    </StaffDialog>
  );
}
