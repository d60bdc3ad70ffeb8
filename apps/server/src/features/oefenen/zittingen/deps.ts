import type { Database } from '../../../platform/db/database.ts';
import type { Ijking } from '../ijking/index.ts';
import type { SpraakService } from '../spraak/index.ts';
import type { PlanDeps } from '../taken/index.ts';

export interface ZittingDeps extends PlanDeps {
  readonly database: Database;
  readonly spraak: Pick<SpraakService, 'voorAdmin'>;
  readonly ijking: Pick<Ijking, 'push'>;
}
