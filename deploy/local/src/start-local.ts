import { seedDemoMentalChecks, startAiesthe } from '@hibiki/aiesthe'
import { type StripeKeys, startBilling } from '@hibiki/billing'
import { startContent } from '@hibiki/content'
import { startGateway } from '@hibiki/gateway'
import { seedDemoAccounts, startIdentity } from '@hibiki/identity'
import { createInProcessTransport } from '@hibiki/messaging'
import type { FastifyInstance } from 'fastify'
import { checkPort } from './check-port.ts'
import { clockRoutes } from './clock/clock-routes.ts'
import { openMovableClock } from './clock/movable-clock.ts'
import { seedDemoPlans } from './demo-contracts.ts'
import { makeFirstSounds } from './demo-sounds/first-sounds.ts'
import { makeSoundsInBackground } from './demo-sounds/sounds-in-background.ts'
import { openDataFolder } from './folder/data-folder.ts'
import { lockFolder } from './folder/lock.ts'
import { openSecrets } from './folder/secrets.ts'
import { buildFrontend } from './frontend/build-frontend.ts'
import { consoleWork } from './frontend/console-work.ts'
import { adminConsole, memberApp } from './frontend/frontends.ts'
import { openLog } from './log.ts'
import { startMailCatcher } from './mailbox/mail-catcher.ts'
import { mailboxRoutes } from './mailbox/mailbox-routes.ts'
import { startPayments } from './payments/start-payments.ts'
import { freePort } from './postgres/free-port.ts'
import { startPostgres } from './postgres/start-postgres.ts'
import { createSchemas, provisionAll, type Service } from './services/databases.ts'
import { createSteps } from './steps.ts'

export interface LocalOptions {
  /** Everything that lasts is kept here; created when missing. */
  dataDir: string
  /** 0: any free port. */
  port: number
  /** Database on a running server to use instead of an embedded one; the URL's role must own it. */
  databaseUrl?: string
  /** The whole catalogue, or for tests a few short sounds of every kind or of AI esthe. */
  demoSounds?: 'all' | 'small' | 'esthe'
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
  /** Demo sounds that are still being made, at low priority; null when all are there. */
  moreSounds: { missing: number; made: Promise<void> } | null
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
    const secrets = openSecrets(folder.secrets)
    const { log, close: closeLog } = openLog(options.log ?? 'file', folder.logs)
    closers.push(closeLog)

    const withMemberApp = options.memberApp ?? true
    const withConsole = options.adminConsole ?? true
    const building =
      withMemberApp && !options.asBuilt
        ? buildFrontend(memberApp, { signal: stopBuild.signal })
        : Promise.resolve(false)
    building.catch(() => {})
    const consoleBuild = withConsole && !options.asBuilt ? consoleWork(stopBuild.signal) : null

    const { databaseUrl } = options
    const postgres =
      databaseUrl === undefined
        ? await steps.run('Database started', async () => {
            const running = await startPostgres(folder, secrets.databasePasswords.postgres)
            closers.push(running.stop)
            killers.push(running.kill)
            return running
          })
        : null
    const urls = postgres
      ? await provisionAll(postgres.adminUrl, secrets.databasePasswords)
      : await createSchemas(databaseUrl ?? '')

    const transport = createInProcessTransport({ log, held: true })
    closers.push(() => transport.close())
    const local = {
      HOST: '127.0.0.1',
      PORT: 0,
      LOG_LEVEL: 'info' as const,
      NATS_URL: '',
      SECURE_COOKIES: false,
    }
    const rateLimit = options.rateLimit ?? true
    // Chosen now, because identity starts first: its mails point to the front door, and it asks the others for a member's data.
    const port = options.port || (await freePort())
    const [contentPort, billingPort, aiesthePort] = [await freePort(), await freePort(), await freePort()]

    const mailCatcher = await startMailCatcher()
    closers.push(mailCatcher.close)
    const mailSettings = {
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      SMTP_URL: mailCatcher.url,
      MAIL_FROM: 'no-reply@hibiki.example',
    }

    const identity = await steps.run('Accounts and sessions ready', async () => {
      const { tokenKeySecret: TOKEN_KEY_SECRET } = secrets
      const RATE_LIMIT = rateLimit ? 'on' : 'off'
      const running = await startIdentity(
        {
          ...local,
          DATABASE_URL: urls.identity,
          TOKEN_KEY_SECRET,
          RATE_LIMIT,
          ...mailSettings,
          CONTENT_URL: `http://127.0.0.1:${contentPort}`,
          BILLING_URL: `http://127.0.0.1:${billingPort}`,
          AIESTHE_URL: `http://127.0.0.1:${aiesthePort}`,
          TOTP_REQUIRED_ROLES: '',
          // The demo has its administrator.
          ADMIN_BOOTSTRAP_SECRET: '',
        },
        { transport, log },
      )
      closers.push(running.close)
      await seedDemoAccounts(urls.identity)
      return running
    })

    const clock = openMovableClock(folder.clock)
    const payments = await steps.run('Card payments ready', async () => {
      const running = await startPayments({
        stripe: options.stripe ?? null,
        databaseUrl: urls.payment_sandbox,
        key: secrets.paymentKey,
        billingUrl: `http://127.0.0.1:${billingPort}`,
        clock: clock.now,
        log,
      })
      closers.push(running.close)
      return running
    })
    const billingConfig = {
      ...local,
      PORT: billingPort,
      DATABASE_URL: urls.billing,
      DATABASE_CONNECTIONS: 10,
      IDENTITY_URL: identity.url,
      ...mailSettings,
    }
    const billing = await steps.run('Plans and contracts ready', async () => {
      const running = await startBilling(billingConfig, {
        transport,
        log,
        clock: clock.now,
        ...payments.forBilling,
      })
      closers.push(running.close)
      await seedDemoPlans(urls.billing, clock.now())
      return running
    })

    const contentConfig = {
      ...local,
      PORT: contentPort,
      DATABASE_URL: urls.content,
      DATABASE_CONNECTIONS: 10,
      IDENTITY_URL: identity.url,
      MEDIA_FOLDER: folder.media,
      MEDIA_KEY: secrets.mediaKey,
      MEDIA_BY_GATEWAY: true,
    }
    const content = await steps.run('Sounds and records ready', async () => {
      const running = await startContent(contentConfig, { transport, log })
      closers.push(running.close)
      return running
    })
    const aiesthe = await steps.run('AI esthe ready', async () => {
      const running = await startAiesthe(
        {
          ...local,
          PORT: aiesthePort,
          DATABASE_URL: urls.aiesthe,
          DATABASE_CONNECTIONS: 10,
          IDENTITY_URL: identity.url,
          MEDIA_KEY: secrets.mediaKey,
          FACE_KEY: secrets.faceKey,
          FACE_FOLDER: folder.faces,
          AI_FACE_ENGINE: 'human',
        },
        { transport, log },
      )
      closers.push(running.close)
      await seedDemoMentalChecks(urls.aiesthe)
      return running
    })
    const demoSounds = {
      databaseUrl: urls.content,
      mediaFolder: folder.media,
      which: options.demoSounds ?? ('all' as const),
    }
    const { missing } = await steps.runInterruptibly(
      () => makeFirstSounds({ ...demoSounds, log }),
      ({ made }) => (made > 0 ? `${made} demo sounds synthesised` : 'Demo sounds are there'),
    )
    transport.release()

    if (withMemberApp) {
      await steps.runInterruptibly(
        () => building,
        (built) => (built ? 'Member app built' : 'Member app is up to date'),
      )
    }
    const localRoutes = async (app: FastifyInstance) => {
      await app.register(mailboxRoutes(mailCatcher))
      await payments.routes(app)
      await app.register(
        clockRoutes(clock, async () => {
          await payments.passTime()
          await billing.passTime()
        }),
      )
    }
    const gateway = await steps.run('Front door open', async () => {
      const running = await startGateway(
        {
          host: '127.0.0.1',
          port,
          opsPort: null,
          publicOrigins: [],
          secureCookies: false,
          stripeJs: options.stripe != null,
          trustedProxies: 0,
          rateLimit,
          logLevel: 'info',
          mediaFolder: folder.media,
          memberAppDist: withMemberApp ? memberApp.dist : undefined,
          consoleDist: withConsole ? adminConsole.dist : undefined,
          consoleBuilt: consoleBuild?.built,
          services: {
            identity: [identity.url],
            billing: [billing.url],
            content: [content.url],
            aiesthe: [aiesthe.url],
          },
        },
        { log, localRoutes },
      )
      closers.push(running.close)
      return running
    })

    // Only now, so that nobody waits for them; the next start makes what this one leaves.
    consoleBuild?.begin()
    const work = missing > 0 ? makeSoundsInBackground(demoSounds) : null
    if (work) {
      closers.push(work.stop)
      killers.push(work.kill)
    }

    return {
      url: `http://localhost:${new URL(gateway.url).port}`,
      databases: { ...urls, admin: postgres?.adminUrl ?? null },
      services: {
        identity: identity.url,
        billing: billing.url,
        content: content.url,
        aiesthe: aiesthe.url,
      },
      mediaFolder: folder.media,
      moreSounds: work && { missing, made: work.done },
      consoleBuilt: consoleBuild?.built ?? null,
      databaseEnded: postgres?.ended ?? new Promise(() => {}),
      close,
      kill,
    }
  } catch (error) {
    await close()
    throw error
  }
}
