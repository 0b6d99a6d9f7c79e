import { type App, createBaseApp, operatorRoutes, splitList } from '@hibiki/http'
import type { Logger } from 'pino'
import type { AnyStatelessContext, ResourcesOf } from './context.ts'
import type { StatelessService } from './define-service.ts'
import { openApp, openResources } from './open-app.ts'
import { readStatelessConfig, type Settings } from './settings/read-settings.ts'

export interface RunningStatelessService<Context extends AnyStatelessContext> {
  name: string
  url: string
  /** The address of /metrics and /readyz; null without an operator port. */
  operatorUrl: string | null
  context: Context
  close(): Promise<void>
}

export interface StartStatelessServiceOptions<Context extends AnyStatelessContext> {
  settings: Settings
  log: Logger
  clock?: () => Date
  /** These replace the service's own resources. */
  resources?: Partial<ResourcesOf<Context>>
  /** False opens no port for operators, as in local mode; true by default. */
  operatorPort?: boolean
}

/** Starts one replica: resources, app, operator port, jobs, HTTP. After a failure everything opened is closed. */
export async function startStatelessService<Context extends AnyStatelessContext>(
  service: StatelessService<Context>,
  options: StartStatelessServiceOptions<Context>,
): Promise<RunningStatelessService<Context>> {
  await using opened = new AsyncDisposableStack()
  const log = options.log.child({ service: service.name })
  const config = readStatelessConfig(service, options.settings)
  const context = await openStatelessContext(service, { ...options, log, config }, opened)
  const app = buildStatelessApp(service, context)
  let operatorUrl: string | null = null
  const { url } = await openApp(app, {
    modules: service.modules,
    context,
    opened,
    async openWork() {
      if (options.operatorPort === false) return
      const operators = buildOperatorApp(service, context, app)
      opened.defer(() => operators.close())
      operatorUrl = await operators.listen({ host: config.HOST, port: config.OPS_PORT })
    },
    ...(config.REUSE_PORT && { listen: { reusePort: true } }),
  })
  const closers = opened.move()
  return { name: service.name, url, operatorUrl, context, close: () => closers.disposeAsync() }
}

/** Opens the resources of one replica and puts them on the stack. */
export function openStatelessContext<Context extends AnyStatelessContext>(
  service: StatelessService<Context>,
  {
    config,
    log,
    clock,
    resources,
  }: Pick<StartStatelessServiceOptions<Context>, 'log' | 'clock' | 'resources'> & Pick<Context, 'config'>,
  stack: AsyncDisposableStack,
): Promise<Context> {
  const internalKeys = splitList(config.INTERNAL_KEYS)
  const base: AnyStatelessContext = { config, clock: clock ?? (() => new Date()), log, internalKeys }
  return openResources(service, { base, given: resources ?? {}, stack })
}

/** Builds the app with every module's routes. */
export function buildStatelessApp<Context extends AnyStatelessContext>(
  service: StatelessService<Context>,
  context: Context,
): App {
  const { name, errors } = service
  const app = createBaseApp({ ...service.app(context), service: name, log: context.log, errors })
  service.prepare?.(app, context)
  for (const module of service.modules) app.register(async (scope: App) => module.routes?.(scope, context))
  return app
}

/** Builds the app of `/metrics`, `/healthz` and `/readyz`, whose port is not published. */
function buildOperatorApp<Context extends AnyStatelessContext>(
  service: StatelessService<Context>,
  context: Context,
  app: App,
): App {
  const operators = createBaseApp({
    service: service.name,
    log: context.log,
    errors: service.errors,
    isBehindGateway: true,
    routeOf: ({ routeOptions }) => routeOptions.url ?? 'unmatched',
    isQuiet: () => true,
    // Probes are no calls: an unready replica would look like one that fails them.
    metrics: { ...app.metrics, observe: () => {}, countError: () => {} },
    server: { forceCloseConnections: true },
  })
  operators.register(operatorRoutes, {
    async ready() {
      const serves = app.server.listening && !app.isEnding()
      if (!serves || !service.isReady(context)) throw new Error('not ready yet, or about to end')
    },
  })
  return operators
}
