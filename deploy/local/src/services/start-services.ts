import { type AiestheContext, aiesthe as aiestheService } from '@hibiki/aiesthe'
import { billing as billingService, type StripeSettingsWithPublishableKey } from '@hibiki/billing'
import { charts as chartsService } from '@hibiki/charts'
import { content as contentService } from '@hibiki/content'
import { findFreePort } from '@hibiki/embedded-postgres'
import { enterprise as enterpriseService } from '@hibiki/enterprise'
import { identity as identityService } from '@hibiki/identity'
import type { EventTransport } from '@hibiki/messaging'
import { startService } from '@hibiki/service'
import { support as supportService } from '@hibiki/support'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { seedDemoAwards } from '../demo/awards.ts'
import { seedDemoCharts } from '../demo/charts.ts'
import { seedDemoPlans } from '../demo/contracts.ts'
import { seedDemoMentalChecks } from '../demo/mental-checks.ts'
import { seedDemoRooms } from '../demo/rooms.ts'
import { seedDemoAccounts } from '../demo/seed-accounts.ts'
import type { DataFolder } from '../folder/data-folder.ts'
import type { LocalSecrets } from '../folder/secrets.ts'
import { type LocalPayments, startLocalPayments } from '../payments/start-local-payments.ts'
import type { StartSteps } from '../steps.ts'
import { waitForAll } from '../wait-for-all.ts'
import { type Schema, type Service, services } from './schemas.ts'

interface Parts {
  folder: DataFolder
  secrets: LocalSecrets
  databases: Record<Schema, string>
  /** The origin of links in mails. */
  publicOrigin: string
  mailServer: string
  rateLimit: boolean
  /** Whether the demo's customers get charts. */
  demoCharts: boolean
  stripe: StripeSettingsWithPublishableKey | null
  /** The clock of contracts, rooms, evenings, appointments and mails. Logins end by the real time. */
  clock: () => Date
  transport: EventTransport
  log: Logger
  steps: StartSteps
  /** Closes each service that has started. */
  opened: AsyncDisposableStack
}

interface WithDatabase {
  database: { pool: Pool }
}

export interface RunningServices {
  identity: { url: string; context: WithDatabase }
  billing: { url: string; context: WithDatabase; runJob(name: string): Promise<void> }
  content: { url: string; runJob(name: string): Promise<void> }
  aiesthe: { url: string; context: AiestheContext }
  charts: { url: string; runJob(name: string): Promise<void> }
  support: { url: string }
  enterprise: { url: string; runJob(name: string): Promise<void> }
  payments: LocalPayments
}

/** Addresses of the services. */
export function toServiceUrls(running: RunningServices): Record<Service, string> {
  return Object.fromEntries(services.map((name) => [name, running[name].url])) as Record<Service, string>
}

/** Starts one replica of every service in this process, concurrently, with the demo's logins, plans, mental checks and charts. */
export async function startServices(options: Parts): Promise<RunningServices> {
  const { folder, secrets, databases, transport, log, clock } = options
  // The ports are chosen first, because all services start at once and need each other's addresses.
  const ports = await choosePorts()
  const toAddress = (name: Service) => `http://127.0.0.1:${ports[name]}`
  const local = {
    HOST: '127.0.0.1',
    PORT: 0,
    LOG_LEVEL: 'info' as const,
    NATS_URL: '',
    SECURE_COOKIES: false,
    INTERNAL_KEYS: secrets.internalKey,
    // All services share one process here, so none of them can relieve it by rejecting calls.
    MAX_EVENT_LOOP_DELAY_MS: 0,
  }
  const mails = {
    PUBLIC_ORIGIN: options.publicOrigin,
    SMTP_URL: options.mailServer,
    MAIL_FROM: 'no-reply@hibiki.example',
  }
  const run = <Running extends { close(): Promise<void> }>(
    name: string,
    start: () => Promise<Running>,
    fill: () => Promise<unknown> = async () => {},
  ) =>
    options.steps.run(name, async () => {
      const running = await start()
      options.opened.defer(() => running.close())
      await fill()
      return running
    })

  const others = services.filter((name) => name !== 'identity')
  const identitySettings = {
    ...local,
    ...mails,
    DATABASE_URL: databases.identity,
    TOKEN_KEY_SECRET: secrets.tokenKeySecret,
    VAPID_PRIVATE_KEY: Buffer.from(secrets.pushKey, 'hex').toString('base64url'),
    ...Object.fromEntries(others.map((name) => [`${name.toUpperCase()}_URL`, toAddress(name)])),
    PORT: ports.identity,
    RATE_LIMIT: options.rateLimit ? 'on' : 'off',
    TOTP_REQUIRED_ROLES: '',
  }
  const identity = run(
    'Accounts and sessions ready',
    () => startService(identityService, { settings: identitySettings, transport, log }),
    () => seedDemoAccounts(databases.identity),
  )
  const withPool = { ...local, DATABASE_CONNECTIONS: 10, IDENTITY_URL: toAddress('identity') }

  const payments = run('Card payments ready', () =>
    startLocalPayments({
      stripe: options.stripe,
      databaseUrl: databases.payment_sandbox,
      key: secrets.paymentKey,
      billingUrl: toAddress('billing'),
      clock,
      log,
    }),
  )
  const billingSettings = {
    ...withPool,
    ...mails,
    PORT: ports.billing,
    DATABASE_URL: databases.billing,
    // A test account at Stripe may not have it.
    KONBINI_PAYMENTS: options.stripe ? 'off' : 'on',
  }
  const billing = payments.then(({ forBilling }) =>
    run(
      'Plans and contracts ready',
      () =>
        startService(billingService, {
          settings: billingSettings,
          transport,
          log,
          clock,
          resources: forBilling,
        }),
      // Stripe itself, with live keys, would reject a test card.
      () => seedDemoPlans(databases.billing, clock(), options.stripe ? undefined : forBilling.payments),
    ),
  )

  const contentSettings = {
    ...withPool,
    ...mails,
    PORT: ports.content,
    DATABASE_URL: databases.content,
    MEDIA_FOLDER: folder.media,
    MEDIA_KEY: secrets.mediaKey,
    MEDIA_BY_GATEWAY: true,
  }
  const content = run('Sounds and records ready', () =>
    startService(contentService, { settings: contentSettings, transport, log, clock }),
  )

  const aiestheSettings = {
    ...withPool,
    PORT: ports.aiesthe,
    DATABASE_URL: databases.aiesthe,
    FACE_FOLDER: folder.faces,
    FACE_KEY: secrets.faceKey,
    MEDIA_KEY: secrets.mediaKey,
  }
  const aiesthe = run(
    'AI esthe ready',
    // Its links to sounds are opened by content, by the same time.
    () => startService(aiestheService, { settings: aiestheSettings, transport, log, clock }),
    () => seedDemoMentalChecks(databases.aiesthe),
  )
  const chartsSettings = {
    ...withPool,
    PORT: ports.charts,
    ...mails,
    DATABASE_URL: databases.charts,
    INTERNAL_KEYS: secrets.internalKey,
    CHART_PHOTO_FOLDER: folder.chartPhotos,
    CHART_PHOTO_KEY: secrets.chartPhotoKey,
  }
  const charts = run(
    'Charts and calendars ready',
    () => startService(chartsService, { settings: chartsSettings, transport, log, clock }),
    async () => {
      if (options.demoCharts) await seedDemoCharts(databases.charts, clock())
    },
  )
  const supportSettings = {
    ...withPool,
    ...mails,
    PORT: ports.support,
    DATABASE_URL: databases.support,
    PICTURE_FOLDER: folder.pictures,
    CHAT_FILE_KEY: secrets.chatFileKey,
    MAIL_REPLY_ADDRESS: 'reply@hibiki.example',
    MAIL_REPLY_KEY: secrets.mailReplyKey,
    MAIL_REPLY_WEBHOOK_SECRET: secrets.mailWebhookSecret,
    CONTENT_URL: toAddress('content'),
    BILLING_URL: toAddress('billing'),
  }
  const support = run(
    'Support ready',
    () => startService(supportService, { settings: supportSettings, transport, log }),
    () => seedDemoAwards(databases.support, clock()),
  )
  const enterpriseSettings = {
    ...withPool,
    ...mails,
    PORT: ports.enterprise,
    DATABASE_URL: databases.enterprise,
    MEDIA_KEY: secrets.mediaKey,
    PROOF_SIGNING_KEY: Buffer.from(secrets.proofKey, 'hex').toString('base64url'),
  }
  const enterprise = run(
    'Rooms of enterprises ready',
    () => startService(enterpriseService, { settings: enterpriseSettings, transport, log, clock }),
    () => seedDemoRooms(databases.enterprise, clock()),
  )
  return waitForAll({ identity, billing, content, aiesthe, charts, support, enterprise, payments })
}

async function choosePorts(): Promise<Record<Service, number>> {
  const ports = new Map<Service, number>()
  const taken = () => [...ports.values()]
  for (const name of services) {
    let port = await findFreePort()
    while (taken().includes(port)) port = await findFreePort()
    ports.set(name, port)
  }
  return Object.fromEntries(ports) as Record<Service, number>
}
