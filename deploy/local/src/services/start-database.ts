import { join } from 'node:path'
import { startPostgres } from '@hibiki/embedded-postgres'
import type { DataFolder } from '../folder/data-folder.ts'
import type { LocalSecrets } from '../folder/secrets.ts'
import type { StartSteps } from '../steps.ts'

export interface LocalDatabaseServer {
  /** The URL of the embedded server's superuser. */
  adminUrl: string
  /** Resolves when the embedded server ended by itself. */
  ended: Promise<void>
}

/**
 * The pools of all services and of the payment sandbox together may open 80 connections. A first start opens dozens more at the same
 * time, to fill them, and Postgres keeps some of its default of 100 for superusers.
 */
const MAX_CONNECTIONS = 200

interface Parts {
  folder: DataFolder
  secrets: LocalSecrets
  steps: StartSteps
  /** Closes the server. */
  opened: AsyncDisposableStack
  /** Kills it. */
  killers: DisposableStack
}

/** Starts the embedded server, which lives as long as this process. */
export function startDatabase({
  folder,
  secrets,
  steps,
  opened,
  killers,
}: Parts): Promise<LocalDatabaseServer> {
  return steps.run('Database started', async () => {
    const running = await startPostgres({
      clusterFolder: folder.postgres,
      workFolder: folder.path,
      logFile: join(folder.logs, 'postgres.log'),
      password: secrets.databasePasswords.postgres,
      settings: { max_connections: String(MAX_CONNECTIONS) },
    })
    opened.defer(running.stop)
    killers.defer(running.kill)
    return running
  })
}
