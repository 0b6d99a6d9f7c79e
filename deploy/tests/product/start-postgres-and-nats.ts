import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@hibiki/embedded-postgres'
import { startNats } from '@hibiki/test-harness'

/** Starts one Postgres and one NATS for the replicas of a check; both end with its stack. */
export async function startPostgresAndNats(
  folder: string,
  stack: AsyncDisposableStack,
): Promise<{ postgresUrl: string; natsUrl: string }> {
  const postgres = await startPostgres({
    clusterFolder: join(folder, 'postgres'),
    workFolder: folder,
    password: 'deploy-tests',
    settings: { max_connections: '200' },
  })
  stack.defer(() => postgres.stop())
  const natsFolder = join(folder, 'nats')
  mkdirSync(natsFolder)
  const nats = await startNats({ folder: natsFolder })
  stack.defer(() => nats.stop())
  return { postgresUrl: postgres.adminUrl, natsUrl: nats.url }
}
