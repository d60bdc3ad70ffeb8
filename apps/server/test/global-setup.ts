/** One cluster with one migrated template for the whole run: `node --test --test-global-setup=apps/server/test/global-setup.ts`. */
import { startTestCluster, type TestCluster } from './cluster.ts';

let cluster: TestCluster | undefined;

export async function globalSetup(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  cluster = await startTestCluster();
  process.env['SPELRIJK_TEST_CLUSTER'] = JSON.stringify(cluster.connection);
}

export async function globalTeardown(): Promise<void> {
  await cluster?.stop();
}
