import { firstDemoSounds, smallDemoSounds } from '@hibiki/demo-sounds'
import { findFreePort } from '@hibiki/embedded-postgres'
import { createInProcessTransport } from '@hibiki/messaging'
import { openMovableClock } from './clock/movable-clock.ts'
import { seedDemoHistory, seedDemoPlayHistory } from './demo/history.ts'
import { seedDemoMembers } from './demo/members/seed-members.ts'
import { renderSoundsInBackground } from './demo/sounds/render-sounds-in-background.ts'
import { seedFirstSounds } from './demo/sounds/seed-first-sounds.ts'
import type { SoundRendering } from './demo/sounds/sound-rendering.ts'
import type { DataFolder } from './folder/data-folder.ts'
import type { LocalSecrets } from './folder/secrets.ts'
import { buildFrontend } from './frontend/build-frontend.ts'
import { prepareConsoleBuild } from './frontend/console-build.ts'
import { adminConsole, memberApp } from './frontend/frontends.ts'
import type { LocalProductOptions, RunningLocalProduct } from './local-product.ts'
import { openLog } from './log.ts'
import { startMailCatcher } from './mailbox/mail-catcher.ts'
import { prepareServiceSchemas } from './services/prepare-service-schemas.ts'
import type { LocalDatabaseServer } from './services/start-database.ts'
import { startServices, toServiceUrls } from './services/start-services.ts'
import { startLocalGateway } from './start-local-gateway.ts'
import type { StartSteps } from './steps.ts'
import { waitForAll } from './wait-for-all.ts'
import { waitForDeliveries } from './wait-for-deliveries.ts'

interface Parts {
  options: LocalProductOptions
  folder: DataFolder
  secrets: LocalSecrets
  /** The embedded server, or the URL of a database on another one. */
  server: LocalDatabaseServer | string
  rendering: SoundRendering | null
  steps: StartSteps
  /** Closes what has started, the newest first. */
  opened: AsyncDisposableStack
  killers: DisposableStack
  /** Ends the builds of frontends. */
  signal: AbortSignal
}

/** Starts everything that needs a database, and opens the gateway. */
export async function startProduct(
  parts: Parts,
): Promise<Omit<RunningLocalProduct, 'databaseEnded' | 'close' | 'kill'>> {
  const { options, folder, secrets, server, rendering, steps, opened, killers, signal } = parts
  const { log, close: closeLog } = openLog({
    to: options.log ?? 'file',
    folder: folder.logs,
    onError: options.warn ?? (() => {}),
  })
  opened.defer(closeLog)

  const withMemberApp = options.memberApp ?? true
  const withConsole = options.adminConsole ?? true
  const building =
    withMemberApp && !options.asBuilt ? buildFrontend(memberApp, { signal }) : Promise.resolve(false)
  building.catch(() => {})
  const consoleBuild = withConsole && !options.asBuilt ? prepareConsoleBuild(signal) : null

  const urls = await prepareServiceSchemas({ server, secrets, log })
  const transport = createInProcessTransport({ log, held: true })
  opened.defer(() => transport.close())
  const rateLimit = options.rateLimit ?? true
  const port = options.port || (await findFreePort())
  const mailCatcher = await startMailCatcher()
  opened.defer(mailCatcher.close)
  const clock = openMovableClock(folder.clock)
  const services = await startServices({
    folder,
    secrets,
    databases: urls,
    rateLimit,
    transport,
    log,
    steps,
    opened,
    publicOrigin: `http://localhost:${port}`,
    mailServer: mailCatcher.url,
    stripe: options.stripe ?? null,
    clock: clock.now,
    demoCharts: options.demoCharts ?? true,
  })
  const demoSounds = {
    databaseUrl: urls.content,
    mediaFolder: folder.media,
    which: options.demoSounds ?? ('all' as const),
  }
  const makingSounds = steps.runInterruptibly(
    () => seedFirstSounds({ ...demoSounds, rendering, log }),
    ({ made }) => (made > 0 ? `${made} demo sounds synthesised` : 'Demo sounds are there'),
  )
  const isWhole = demoSounds.which === 'all'
  const seedHistory = async () => {
    await seedDemoHistory(services.aiesthe.context)
    await makingSounds
    await seedDemoPlayHistory(urls.content)
  }
  const seedMembers = () =>
    seedDemoMembers({
      databases: urls,
      aiesthe: services.aiesthe.context,
      now: clock.now(),
      firstSounds: isWhole ? firstDemoSounds : smallDemoSounds,
      firstSoundsMade: makingSounds,
      ...(!options.stripe && { payments: services.payments.forBilling.payments }),
    })
  const { soundProgress } = await waitForAll({
    soundProgress: makingSounds,
    history: isWhole ? steps.run('Demo history ready', seedHistory) : Promise.resolve(),
    members:
      (options.demoMembers ?? isWhole) ? steps.run('Demo members ready', seedMembers) : Promise.resolve(),
  })
  transport.release()
  // Nobody who enters is told that their plan opens nothing, only because a service does not know the plan yet.
  const { identity, billing } = services
  await waitForDeliveries([identity.context.database, billing.context.database], { timeoutMs: 10_000 })

  if (withMemberApp) {
    await steps.runInterruptibly(
      () => building,
      (built) => (built ? 'Member app built' : 'Member app is up to date'),
    )
  }
  const gateway = await steps.run('Front door open', async () => {
    const running = await startLocalGateway(
      {
        PORT: port,
        INTERNAL_KEYS: secrets.internalKey,
        STRIPE_PUBLISHABLE_KEY: options.stripe?.publishableKey ?? '',
        RATE_LIMIT: rateLimit ? 'on' : 'off',
        MEDIA_FOLDER: folder.media,
      },
      {
        frontends: {
          memberApp: withMemberApp ? memberApp.dist : undefined,
          console: withConsole ? adminConsole.dist : undefined,
          consoleBuilt: consoleBuild?.built,
        },
        services,
        mailCatcher,
        mailWebhookSecret: secrets.mailWebhookSecret,
        clock,
        soundProgress,
        log,
      },
    )
    opened.defer(running.close)
    return running
  })

  // The build starts last, so that nobody waits for it; the next start builds what this one leaves.
  consoleBuild?.begin()
  const onPublished = (count: number) => {
    soundProgress.ready += count
  }
  const isComplete = soundProgress.ready === soundProgress.total
  const work = isComplete ? null : renderSoundsInBackground({ ...demoSounds, onPublished })
  if (work) {
    opened.defer(work.stop)
    killers.defer(work.kill)
  }

  return {
    url: `http://localhost:${new URL(gateway.url).port}`,
    databases: { ...urls, admin: typeof server === 'string' ? null : server.adminUrl },
    services: toServiceUrls(services),
    mediaFolder: folder.media,
    soundProgress,
    soundsMade: work?.done ?? null,
    measureSounds: () => services.content.runJob('analyse-sounds'),
    consoleBuilt: consoleBuild?.built ?? null,
  }
}
