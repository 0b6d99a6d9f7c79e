import { join } from 'node:path'
import { startPostgres } from '@hibiki/embedded-postgres'
import type { Logger } from 'pino'
import type { DataFolder } from '../folder/data-folder.ts'
import type { LocalSecrets } from '../folder/secrets.ts'
import type { Steps } from '../steps.ts'
import { backfillNewServices } from './backfill-new-services.ts'
import { createSchemas, provisionAll, type Schema } from './databases.ts'

interface LocalDatabases {
  urls: Record<Schema, string>
  /** Of the embedded server's superuser; null on a server that was given. */
  adminUrl: string | null
  /** Resolves when the embedded server ended by itself. */
  ended: Promise<void>
}

interface Parts {
  /** A database on a running server to use instead of an embedded one. */
  databaseUrl: string | undefined
  folder: DataFolder
  secrets: LocalSecrets
  log: Logger
  steps: Steps
  closers: (() => unknown)[]
  killers: (() => void)[]
}

/** Opens a schema for everybody, and has services that are new to the folder told what came before them. */
export async function openDatabases(o: Parts): Promise<LocalDatabases> {
  const databases = o.databaseUrl === undefined ? await openEmbedded(o) : await openGiven(o.databaseUrl)
  const newServices = await backfillNewServices(databases.urls)
  if (newServices.length > 0)
    o.log.info(
      { newServices },
      'new to this folder: what the others announced in its last 30 days is sent again',
    )
  return databases
}

async function openEmbedded(o: Parts): Promise<LocalDatabases> {
  const { folder, secrets } = o
  const { adminUrl, ended } = await o.steps.run('Database started', async () => {
    const running = await startPostgres({
      clusterFolder: folder.postgres,
      workFolder: folder.path,
      logFile: join(folder.logs, 'postgres.log'),
      password: secrets.databasePasswords.postgres,
    })
    o.closers.push(running.stop)
    o.killers.push(running.kill)
    return running
  })
  return { urls: await provisionAll(adminUrl, secrets.databasePasswords), adminUrl, ended }
}

async function openGiven(url: string): Promise<LocalDatabases> {
  return { urls: await createSchemas(url), adminUrl: null, ended: new Promise(() => {}) }
}
