import type { Handlers } from '../../../platform/http/mount.ts';
import type { OfficeService } from './service.ts';

export const officeHandlers = (office: OfficeService): Pick<Handlers, 'readDashboard'> => ({
  readDashboard: (_input, { actor, now }) => office.readDashboard(actor, now),
});
