import type { App } from '@hibiki/http'
import type { AnyContext, ResourcesOf } from './context.ts'
import type { StatelessModule } from './define-module.ts'
import type { ResourceContext, ServiceDefinition } from './define-service.ts'
import { addJobMetrics } from './metrics/job-metrics.ts'
import { startJobs } from './start-jobs.ts'

/** After this time running responses are cut: stopping does not wait for the end of a sound. */
const CLOSE_GRACE_MS = 2000

/** Opens the resources of one replica, puts them on the stack, and returns the context of its modules. */
export async function openResources<Context extends AnyContext>(
  service: Pick<ServiceDefinition<Context, unknown>, 'resources'>,
  { base, given, stack }: { base: object; given: Partial<ResourcesOf<Context>>; stack: AsyncDisposableStack },
): Promise<Context> {
  const opening = {
    ...base,
    given,
    use: <T extends AsyncDisposable | Disposable>(resource: T) => stack.use(resource),
    defer: (close: () => unknown) => {
      stack.defer(async () => void (await close()))
    },
  } as ResourceContext<Context>
  return { ...base, ...(await service.resources?.(opening)), ...given } as Context
}

/**
 * Starts what works beside the app, the jobs, and listens on `HOST:PORT` (0: any free port). On the stack, closing begins with the app, so
 * that no call reaches a half-closed service.
 */
export async function openApp<Context extends AnyContext>(
  app: App,
  options: {
    modules: readonly (Pick<StatelessModule<Context>, 'jobs'> | object)[]
    context: Context
    opened: AsyncDisposableStack
    openWork(): Promise<void>
    listen?: { reusePort: boolean }
  },
): Promise<{ url: string; runJob(name: string): Promise<void> }> {
  const { modules, context, opened } = options
  const { config, log } = context
  const closeApp = once(() => closeGracefully(app, config.DRAIN_SECONDS))
  opened.defer(closeApp)
  await options.openWork()
  const jobs = opened.use(
    startJobs(
      modules.flatMap((module) => ('jobs' in module ? (module.jobs?.(context) ?? []) : [])),
      log,
      addJobMetrics(app.metrics.registry),
    ),
  )
  opened.defer(closeApp)
  const url = await app.listen({ host: config.HOST, port: config.PORT, ...options.listen })
  log.info({ url }, 'listening')
  return { url, runJob: (name) => jobs.run(name) }
}

async function closeGracefully(app: App, drainSeconds: number): Promise<void> {
  if (drainSeconds > 0) await app.drainConnections(drainSeconds)
  const cut = setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS)
  await app.close()
  clearTimeout(cut)
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work()
    return result
  }
}
