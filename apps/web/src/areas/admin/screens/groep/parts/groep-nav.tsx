import {
  mdiAccountGroupOutline,
  mdiCardAccountDetailsOutline,
  mdiChartBoxOutline,
  mdiClipboardCheckOutline,
  mdiClipboardEditOutline,
  mdiFormatListBulleted,
  mdiTune,
} from '@mdi/js';
import { beheerTeksten } from '@spelrijk/teksten/beheer';
import { href, Link } from 'react-router';
import { useMayOpen } from '../../../../../shared/session/use-may-open.ts';
import { useTexts } from '../../../../../shared/texts/use-texts.ts';
import { usePathParams } from '../../../params.ts';
import css from '../groep.module.css';

const ITEMS = [
  ['/admins/:adminId/groepen/:groepId/voortgang', 'groep.voortgang', mdiChartBoxOutline],
  ['/admins/:adminId/groepen/:groepId/klassendictee', 'groep.klassendictee', mdiClipboardEditOutline],
  ['/admins/:adminId/groepen/:groepId/methodetoetsen', 'groep.methodetoetsen', mdiClipboardCheckOutline],
  ['/admins/:adminId/groepen/:groepId/groepsplannen', 'groep.groepsplannen', mdiAccountGroupOutline],
  ['/admins/:adminId/groepen/:groepId/woordlijsten', 'groep.woordlijsten', mdiFormatListBulleted],
  ['/admins/:adminId/groepen/:groepId/oefeninstellingen', 'oefeninstellingen', mdiTune],
  ['/admins/:adminId/groepen/:groepId/wachtwoorden', 'kaarten.titel', mdiCardAccountDetailsOutline],
] as const;

/** What is used every week, one click from the groep. */
export function GroepNav({ naam }: { readonly naam: string }) {
  const { t } = useTexts(beheerTeksten);
  const { adminId, groepId } = usePathParams();
  const mayOpen = useMayOpen();
  const mine = ITEMS.map(([path, label, icon]) => ({ to: href(path, { adminId, groepId }), label, icon })).filter(({ to }) => mayOpen(to));
  return (
    <nav className={`${css['nav']} niet-printen`} aria-label={t('groep.werk', { naam })}>
      {mine.map(({ to, label, icon }) => (
        <Link key={to} to={to}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
          {t(label)}
        </Link>
      ))}
    </nav>
  );
}
