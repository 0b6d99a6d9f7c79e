import { type GatewayContext, gateway } from '@hibiki/gateway'
import type { App } from '@hibiki/http'
import { type RunningStatelessService, type Settings, startStatelessService } from '@hibiki/service/stateless'
import type { Logger } from 'pino'
import { clockRoutes } from './clock/clock-routes.ts'
import type { MovableClock } from './clock/movable-clock.ts'
import { type DemoSoundProgress, demoSoundProgressRoutes } from './demo/sounds/demo-sound-progress-routes.ts'
import { requireLocalCaller } from './dev/require-local-caller.ts'
import type { MailCatcher } from './mailbox/mail-catcher.ts'
import { mailReplyRoutes } from './mailbox/mail-reply-routes.ts'
import { mailboxRoutes } from './mailbox/mailbox-routes.ts'
import { type RunningServices, toServiceUrls } from './services/start-services.ts'

/** These settings are the same in every local installation: one machine, no proxy, no https. */
const local = { HOST: '127.0.0.1', SECURE_COOKIES: false }

/** Starts the gateway, with what only local mode has: caught mails, the payment sandbox's pages and the clock. */
export function startLocalGateway(
  settings: Settings,
  options: {
    frontends: GatewayContext['frontends']
    services: RunningServices
    mailCatcher: MailCatcher
    mailWebhookSecret: string
    clock: MovableClock
    soundProgress: DemoSoundProgress
    log: Logger
  },
): Promise<RunningStatelessService<GatewayContext>> {
  const { billing, charts, content, enterprise, payments, support } = options.services
  const localRoutes = async (app: App) => {
    requireLocalCaller(app)
    await app.register(mailboxRoutes(options.mailCatcher))
    await app.register(mailReplyRoutes({ supportUrl: support.url, secret: options.mailWebhookSecret }))
    await payments.routes(app)
    await app.register(demoSoundProgressRoutes(options.soundProgress))
    await app.register(
      clockRoutes(options.clock, async () => {
        for (const job of [
          'pass-time',
          'charge-due',
          'write-reminders',
          'reconcile-payments',
          'remind-of-konbini',
        ])
          await billing.runJob(job)
        await enterprise.runJob('watch-sections')
        await enterprise.runJob('issue-proofs')
        await content.runJob('write-reminders')
        await charts.runJob('write-reminders')
      }),
    )
  }
  const urls = Object.entries(toServiceUrls(options.services))
  return startStatelessService(gateway, {
    settings: {
      ...settings,
      ...local,
      ...Object.fromEntries(urls.map(([name, url]) => [`${name.toUpperCase()}_URL`, url])),
    },
    resources: { frontends: options.frontends, localRoutes },
    log: options.log,
    operatorPort: false,
  })
}
