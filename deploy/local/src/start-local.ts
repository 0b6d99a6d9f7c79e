import type { StripeKeys } from '@hibiki/billing'
import { firstDemoSounds, smallDemoSounds } from '@hibiki/demo-sounds'
import { freePort } from '@hibiki/embedded-postgres'
import { createInProcessTransport } from '@hibiki/messaging'
import { checkPort } from './check-port.ts'
import { openMovableClock } from './clock/movable-clock.ts'
import { seedDemoHistory, seedDemoListening } from './demo/history.ts'
import { seedDemoMembers } from './demo/members/seed-members.ts'
import { beginFirstSounds, type DemoSoundChoice, makeFirstSounds } from './demo/sounds/first-sounds.ts'
import type { DemoSoundProgress } from './demo/sounds/progress-routes.ts'
import { makeSoundsInBackground } from './demo/sounds/sounds-in-background.ts'
import { openDataFolder } from './folder/data-folder.ts'
import { lockFolder } from './folder/lock.ts'
import { openSecrets } from './folder/secrets.ts'
import { openFrontDoor } from './front-door.ts'
import { buildFrontend } from './frontend/build-frontend.ts'
import { consoleWork } from './frontend/console-work.ts'
import { adminConsole, memberApp } from './frontend/frontends.ts'
import { openLog } from './log.ts'
import { startMailCatcher } from './mailbox/mail-catcher.ts'
import type { Service } from './services/databases.ts'
import { openDatabases } from './services/open-databases.ts'
import { startServices, urlsOf } from './services/start-services.ts'
import { createSteps } from './steps.ts'

export interface LocalOptions {
  /** Everything that lasts is kept here; created when missing. */
  dataDir: string
  /** 0: any free port. */
  port: number
  /** Database on a running server to use instead of an embedded one; the URL's role must own it. */
  databaseUrl?: string
  /** The whole catalogue, or for tests a few short sounds of every kind or of AI esthe. */
  demoSounds?: DemoSoundChoice
  /** Sixty invented members with two months behind them; only beside the whole catalogue unless told. */
  demoMembers?: boolean
  /** Charts for the demo's customers; journeys begin without. */
  demoCharts?: boolean
  /** False only in load tests and browser tests. */
  rateLimit?: boolean
  /** Build (when changed) and serve the member app; true unless told. */
  memberApp?: boolean
  /** The same for the administrators' console, which is built after the door is open. */
  adminConsole?: boolean
  /** Serve them as they were built, whatever has changed since. */
  asBuilt?: boolean
  /** Stripe's keys; without them card payments go to the sandbox. */
  stripe?: StripeKeys | null
  log?: 'file' | 'stdout'
  /** Told one line per step. */
  report?: (line: string) => void
  /** Called with a sentence about what goes wrong while the product goes on. */
  warn?: (sentence: string) => void
  /** Gives up starting; what has started is stopped again. */
  signal?: AbortSignal
}

export interface RunningLocal {
  /** `http://localhost:3000`, without slash at the end. */
  url: string
  /** URLs of the services' databases, and of the embedded server's superuser (null with `databaseUrl`). */
  databases: Record<Service, string> & { admin: string | null }
  /** Addresses behind the gateway, for measurements. */
  services: Record<Service, string>
  mediaFolder: string
  /** How many demo sounds there are now, and how many there will be. */
  soundProgress: DemoSoundProgress
  /** Resolves when those demo sounds are there that are still being made, at low priority; null when all are. */
  soundsMade: Promise<void> | null
  /** Measures now what the job would measure within a minute. */
  measureSounds(): Promise<void>
  /** Resolves when the administrators' console, which is being built, can be used; null when it can already, or isn't wanted. */
  consoleBuilt: Promise<void> | null
  /** Resolves when the database ended by itself, which ends everything. */
  databaseEnded: Promise<void>
  close(): Promise<void>
  /** At once, when closing takes too long; nothing committed is lost. */
  kill(): void
}

/** Starts the whole product in this process: one process, one folder, nothing else installed. */
export async function startLocal(options: LocalOptions): Promise<RunningLocal> {
  const signal = options.signal ?? new AbortController().signal
  const stopBuild = new AbortController()
  const steps = createSteps(options.report ?? (() => {}), signal)
  const closers: (() => unknown)[] = [() => stopBuild.abort()]
  const killers: (() => void)[] = [() => stopBuild.abort()]
  const kill = () => {
    for (const killer of killers) killer()
  }
  // Whatever ends this process takes the others along.
  process.once('exit', kill)
  closers.push(() => process.off('exit', kill))
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }

  try {
    // First: when Hibiki itself runs already, it is also what takes the port.
    const folder = openDataFolder(options.dataDir)
    const lock = lockFolder(folder.lock, folder.path)
    closers.push(lock.release)
    await checkPort(options.port)
    const secrets = openSecrets(folder.secrets, { database: folder.postgres })
    const { log, close: closeLog } = openLog({
      to: options.log ?? 'file',
      folder: folder.logs,
      onError: options.warn ?? (() => {}),
    })
    closers.push(closeLog)

    const whichSounds = options.demoSounds ?? 'all'
    // They need no database, and take longest.
    const rendering = beginFirstSounds({
      mediaFolder: folder.media,
      which: whichSounds,
      signal: stopBuild.signal,
    })

    const withMemberApp = options.memberApp ?? true
    const withConsole = options.adminConsole ?? true
    const building =
      withMemberApp && !options.asBuilt
        ? buildFrontend(memberApp, { signal: stopBuild.signal })
        : Promise.resolve(false)
    building.catch(() => {})
    const consoleBuild = withConsole && !options.asBuilt ? consoleWork(stopBuild.signal) : null

    const { urls, adminUrl, ended } = await openDatabases({
      ...{ databaseUrl: options.databaseUrl, folder, secrets, log, steps, closers, killers },
    })
    const transport = createInProcessTransport({ log, held: true })
    closers.push(() => transport.close())
    const rateLimit = options.rateLimit ?? true
    const port = options.port || (await freePort())
    const mailCatcher = await startMailCatcher()
    closers.push(mailCatcher.close)
    const clock = openMovableClock(folder.clock)
    const services = await startServices({
      ...{ folder, secrets, databases: urls, rateLimit, transport, log, steps, closers },
      publicOrigin: `http://localhost:${port}`,
      mailServer: mailCatcher.url,
      stripe: options.stripe ?? null,
      clock: clock.now,
      demoCharts: options.demoCharts ?? true,
    })
    const demoSounds = {
      databaseUrl: urls.content,
      mediaFolder: folder.media,
      which: whichSounds,
    }
    const soundProgress = await steps.runInterruptibly(
      () => makeFirstSounds({ ...demoSounds, rendering, log }),
      ({ made }) => (made > 0 ? `${made} demo sounds synthesised` : 'Demo sounds are there'),
    )
    if (demoSounds.which === 'all')
      await steps.run('Demo history ready', async () => {
        await seedDemoHistory(services.aiesthe.context)
        await seedDemoListening(urls.content)
      })
    if (options.demoMembers ?? demoSounds.which === 'all')
      await steps.run('Demo members ready', () =>
        seedDemoMembers({
          ...{ databases: urls, aiesthe: services.aiesthe.context, now: clock.now() },
          firstSounds: demoSounds.which === 'all' ? firstDemoSounds : smallDemoSounds,
          ...(!options.stripe && { payments: services.payments.forBilling.payments }),
        }),
      )
    transport.release()

    if (withMemberApp) {
      await steps.runInterruptibly(
        () => building,
        (built) => (built ? 'Member app built' : 'Member app is up to date'),
      )
    }
    const gateway = await steps.run('Front door open', async () => {
      const running = await openFrontDoor(
        {
          port,
          internalKeys: [secrets.internalKey],
          stripeJs: options.stripe != null,
          rateLimit,
          mediaFolder: folder.media,
          memberAppDist: withMemberApp ? memberApp.dist : undefined,
          consoleDist: withConsole ? adminConsole.dist : undefined,
          consoleBuilt: consoleBuild?.built,
        },
        { services, mailCatcher, clock, soundProgress, log },
      )
      closers.push(running.close)
      return running
    })

    // Only now, so that nobody waits for them; the next start makes what this one leaves.
    consoleBuild?.begin()
    const onPublished = (count: number) => {
      soundProgress.ready += count
    }
    const isComplete = soundProgress.ready === soundProgress.total
    const work = isComplete ? null : makeSoundsInBackground({ ...demoSounds, onPublished })
    if (work) {
      closers.push(work.stop)
      killers.push(work.kill)
    }

    return {
      url: `http://localhost:${new URL(gateway.url).port}`,
      databases: { ...urls, admin: adminUrl },
      services: urlsOf(services),
      mediaFolder: folder.media,
      soundProgress,
      soundsMade: work?.done ?? null,
      measureSounds: () => services.content.runJob('analyse-sounds'),
      consoleBuilt: consoleBuild?.built ?? null,
      databaseEnded: ended,
      close,
      kill,
    }
  } catch (error) {
    await close()
    throw error
  }
}
