import { startRenderingFirstSounds } from './demo/sounds/start-rendering-first-sounds.ts'
import { openDataFolder } from './folder/data-folder.ts'
import { lockFolder } from './folder/lock.ts'
import { readOrCreateSecrets } from './folder/secrets.ts'
import { loadProductModules } from './load-product-modules.ts'
import type { LocalProductOptions, RunningLocalProduct } from './local-product.ts'
import { requireFreePort } from './require-free-port.ts'
import { startDatabase } from './services/start-database.ts'
import { createStartSteps } from './steps.ts'

export type {
  LocalProductOptions,
  RunningLocalProduct,
} from './local-product.ts'

/** Starts the whole product in this process: one process, one folder, nothing else installed. */
export async function startLocal(options: LocalProductOptions): Promise<RunningLocalProduct> {
  const signal = options.signal ?? new AbortController().signal
  const stopBuild = new AbortController()
  const steps = createStartSteps(options.report ?? (() => {}), signal)
  await using opened = new AsyncDisposableStack()
  const killers = new DisposableStack()
  killers.defer(() => stopBuild.abort())
  opened.defer(() => stopBuild.abort())
  const kill = () => killers.dispose()
  // The end of this process also ends its children.
  process.once('exit', kill)
  opened.defer(() => void process.off('exit', kill))

  // The folder comes first: if Hibiki is already running, it also occupies the port.
  const folder = openDataFolder(options.dataDir)
  const lock = lockFolder(folder.lock, folder.path)
  opened.defer(lock.release)
  await requireFreePort(options.port)
  const secrets = readOrCreateSecrets(folder.secrets, { database: folder.postgres })
  // They need no database, and take longest.
  const rendering = startRenderingFirstSounds({
    mediaFolder: folder.media,
    which: options.demoSounds ?? 'all',
    signal: stopBuild.signal,
  })
  const starting =
    options.databaseUrl === undefined
      ? startDatabase({ folder, secrets, steps, opened, killers })
      : Promise.resolve(options.databaseUrl)
  // Compiling is for this process, and the database for others: neither waits for the other.
  const loading = steps.run('Program loaded', loadProductModules)
  loading.catch(() => {})
  const server = await starting
  const { startProduct } = await loading
  const product = await startProduct({
    options,
    folder,
    secrets,
    server,
    rendering,
    steps,
    opened,
    killers,
    signal: stopBuild.signal,
  })
  const databaseEnded = typeof server === 'string' ? new Promise<void>(() => {}) : server.ended
  const closers = opened.move()
  return { ...product, databaseEnded, close: () => closers.disposeAsync(), kill }
}
