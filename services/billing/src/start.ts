import { migrate, openDatabase } from '@hibiki/database'
import { createSessionVerifier, remoteKeys, secretsOf, startPeriodic } from '@hibiki/http'
import { type EventTransport, startConsumers, startRelay } from '@hibiki/messaging'
import { consentsProjection, createProjectedSessions, sessionConsumers } from '@hibiki/projections'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import type { BillingConfig } from './config.ts'
import type { BillingDatabase, BillingTables } from './db/schema.ts'
import type { CardForm } from './deps.ts'
import { startMailJobs } from './modules/mails/start-mail-jobs.ts'
import { writeReminders } from './modules/mails/write-reminders.ts'
import { eraseMemberData } from './modules/members/erase-member.ts'
import {
  projectDeletionCancelled,
  projectDeletionRequested,
} from './modules/members/project-deletion-requests.ts'
import { projectMembers } from './modules/members/project-members.ts'
import { startPaymentJobs } from './modules/payments/payment-jobs.ts'
import type { PaymentProvider } from './modules/payments/payment-provider.ts'
import { chargeDue } from './modules/renewals/charge-due.ts'
import { passTime } from './modules/renewals/pass-time.ts'

export interface RunningBilling {
  name: 'billing'
  url: string
  /** Does what is due by the clock at once instead of within seconds; for local mode, which moves the clock. */
  passTime(): Promise<void>
  close(): Promise<void>
}

/** Buying needs consent to the terms of service (E4003). */
const consents = consentsProjection<BillingTables>({ document: 'terms-of-service' })

export const migrationsFolder = new URL('../migrations/', import.meta.url)

/** Ends of periods and of graces reach every service within 5 s (D-026, R7). */
const TIME_PASSES_EVERY_MS = 2000

/** The billing service's database, without migrating it. */
export function openBillingDatabase(
  config: Pick<BillingConfig, 'DATABASE_URL' | 'DATABASE_CONNECTIONS'>,
): BillingDatabase {
  return openDatabase<BillingTables>({
    url: config.DATABASE_URL,
    schema: 'billing',
    maxConnections: config.DATABASE_CONNECTIONS,
    applicationName: 'billing',
  })
}

/**
 * Starts one copy of the service: migrations, HTTP on `HOST:PORT` (0: any free port), relay, consumers and jobs. Closing stops
 * listening first and leaves the transport to its owner.
 *
 * @param o.clock the time that contracts live by; tokens are checked against the real one
 * @param o.payments without it nothing can be bought or charged; `o.cardForm` goes with it
 */
export async function startBilling(
  config: BillingConfig,
  o: {
    transport: EventTransport
    log: Logger
    clock?: () => Date
    payments?: PaymentProvider
    cardForm?: CardForm
  },
): Promise<RunningBilling> {
  const { transport } = o
  const log = o.log.child({ service: 'billing' })
  const clock = o.clock ?? (() => new Date())
  const database = openBillingDatabase(config)
  const closers: (() => Promise<unknown>)[] = [() => database.close()]
  const close = async () => {
    for (const step of closers.splice(0).reverse()) await step()
  }
  try {
    await migrate({ database, folder: migrationsFolder })
    const relay = startRelay({ database, transport, log })
    closers.push(() => relay.stop())
    const consumers = await startConsumers({
      service: 'billing',
      database,
      transport,
      consumers: [
        ...sessionConsumers,
        ...consents.consumers,
        projectMembers,
        projectDeletionRequested,
        projectDeletionCancelled,
        eraseMemberData(clock),
      ],
      log,
    })
    closers.push(() => consumers.stop())
    const timeJob = { database, clock, log }
    const job = startPeriodic({
      name: 'pass-time',
      everyMs: TIME_PASSES_EVERY_MS,
      log,
      run: () => passTime(timeJob),
    })
    closers.push(() => job.stop())
    const mailJobs = startMailJobs(config, { database, clock, log })
    closers.push(() => mailJobs.stop())
    const { payments } = o
    const paying = payments && { database, payments, clock, log }
    if (paying) closers.push(startPaymentJobs(paying))
    const app = buildApp({
      database,
      sessions: createSessionVerifier({
        keys: remoteKeys(config.IDENTITY_URL),
        ...createProjectedSessions(database.db),
      }),
      secureCookies: config.SECURE_COOKIES,
      internalKeys: secretsOf(config.INTERNAL_KEYS),
      clock,
      log,
      ...(payments && { payments }),
      ...(o.cardForm && { cardForm: o.cardForm }),
    })
    closers.push(() => app.close())
    const url = await app.listen({ host: config.HOST, port: config.PORT })
    log.info({ url }, 'billing listens')
    return {
      name: 'billing',
      url,
      async passTime() {
        await passTime(timeJob)
        if (paying) await chargeDue(paying)
        await writeReminders(timeJob)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
