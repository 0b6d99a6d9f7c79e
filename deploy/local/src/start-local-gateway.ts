import { type GatewayConfig, type RunningGateway, startGateway } from '@hibiki/gateway'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { clockRoutes } from './clock/clock-routes.ts'
import type { MovableClock } from './clock/movable-clock.ts'
import { type DemoSoundProgress, demoSoundProgressRoutes } from './demo/sounds/demo-sound-progress-routes.ts'
import { requireLocalCaller } from './dev/require-local-caller.ts'
import type { MailCatcher } from './mailbox/mail-catcher.ts'
import { mailboxRoutes } from './mailbox/mailbox-routes.ts'
import { type RunningServices, toServiceUrls } from './services/start-services.ts'

/** These settings are the same in every local installation: one machine, no proxy, no https. */
const local = {
  host: '127.0.0.1',
  opsPort: null,
  publicOrigins: [],
  secureCookies: false,
  trustedProxies: 0,
  logLevel: 'info',
} satisfies Partial<GatewayConfig>

/** Starts the gateway, with what only local mode has: caught mails, the payment sandbox's pages and the clock. */
export function startLocalGateway(
  config: Omit<GatewayConfig, keyof typeof local | 'services'>,
  options: {
    services: RunningServices
    mailCatcher: MailCatcher
    clock: MovableClock
    soundProgress: DemoSoundProgress
    log: Logger
  },
): Promise<RunningGateway> {
  const { billing, enterprise, payments } = options.services
  const localRoutes = async (app: FastifyInstance) => {
    requireLocalCaller(app)
    await app.register(mailboxRoutes(options.mailCatcher))
    await payments.routes(app)
    await app.register(demoSoundProgressRoutes(options.soundProgress))
    await app.register(
      clockRoutes(options.clock, async () => {
        for (const job of ['pass-time', 'charge-due', 'write-reminders']) await billing.runJob(job)
        await enterprise.runJob('watch-sections')
      }),
    )
  }
  const services = Object.fromEntries(
    Object.entries(toServiceUrls(options.services)).map(([name, url]) => [name, [url]]),
  )
  return startGateway({ ...config, ...local, services }, { log: options.log, localRoutes })
}
