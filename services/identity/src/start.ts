import { migrate, openDatabase } from '@hibiki/database'
import { createInternalFetch, startPeriodic } from '@hibiki/http'
import { createSmtpSender, type DueMail, sendDueMails } from '@hibiki/mail'
import { type EventTransport, startConsumers, startRelay } from '@hibiki/messaging'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { cleanUp } from './clean-up.ts'
import { type IdentityConfig, internalKeys, publicOrigin, totpRequiredRoles } from './config.ts'
import { dataHolders, urlSettingOf } from './data-holders.ts'
import type { IdentityTables } from './db/schema.ts'
import { projectEntitlements } from './modules/accounts/project-entitlements.ts'
import { loadLegalTexts } from './modules/agreements/legal-texts.ts'
import { publishDocuments } from './modules/agreements/publish-documents.ts'
import { checkAuditChain } from './modules/audit/check-audit-chain.ts'
import { prepareExports } from './modules/data-export/prepare-exports.ts'
import { collectErasures } from './modules/deletion/collect-erasures.ts'
import { eraseAccounts, watchConfirmations } from './modules/deletion/erase-accounts.ts'
import { mailQueue } from './modules/mails/mails.sql.ts'
import { openMail } from './modules/mails/outbox-mails.ts'
import { createKeyRing } from './modules/signing-keys/key-ring.ts'
import { deriveSecrets } from './secrets.ts'

const secondMs = 1000
const minuteMs = 60 * secondMs
const dayMs = 24 * 60 * minuteMs

export interface RunningService {
  name: string
  url: string
  close(): Promise<void>
}

/** Starts identity: migrates, makes sure there is a signing key, publishes events and listens. Port 0 takes any free one. */
export async function startIdentity(
  config: IdentityConfig,
  o: { transport: EventTransport; log: Logger; clock?: () => Date },
): Promise<RunningService> {
  const clock = o.clock ?? (() => new Date())
  const log = o.log.child({ service: 'identity' })
  const secrets = deriveSecrets(config.TOKEN_KEY_SECRET)
  const database = openDatabase<IdentityTables>({
    url: config.DATABASE_URL,
    schema: 'identity',
    applicationName: 'identity',
  })
  const closers: (() => Promise<void>)[] = [() => database.close()]
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    await migrate({ database, folder: new URL('../migrations/', import.meta.url) })
    const keys = createKeyRing({ database, secret: secrets.signingKeys, clock })
    await keys.rotate()
    const legalTexts = loadLegalTexts()
    await publishDocuments(database, legalTexts, clock())
    const relay = startRelay({ database, transport: o.transport, log })
    closers.push(() => relay.stop())
    const consumers = await startConsumers({
      service: 'identity',
      database,
      transport: o.transport,
      consumers: [...collectErasures, projectEntitlements],
      log,
    })
    closers.push(() => consumers.stop())
    const { SMTP_URL, MAIL_FROM: from } = config
    const sender = createSmtpSender({ url: SMTP_URL, from })
    closers.push(async () => sender.close())
    const mailWorker = {
      queue: mailQueue(database.db),
      open: (mail: DueMail<Buffer>) => openMail(mail, secrets.mails),
      sender,
      from,
      clock,
      log,
    }
    const sources = dataHolders
      .map((service) => ({ service, url: config[urlSettingOf(service)] }))
      .filter(({ url }) => url !== '')
    const fetch = createInternalFetch(internalKeys(config))
    const exportJob = { database, key: secrets.exports, sources, fetch, clock, log }
    const jobs = [
      startPeriodic({ name: 'rotate-keys', everyMs: minuteMs, log, run: keys.rotate }),
      startPeriodic({ name: 'send-mails', everyMs: secondMs, log, run: () => sendDueMails(mailWorker) }),
      startPeriodic({ name: 'exports', everyMs: 2 * secondMs, log, run: () => prepareExports(exportJob) }),
      startPeriodic({
        name: 'erase-accounts',
        everyMs: minuteMs,
        log,
        run: () => eraseAccounts(database, clock()),
      }),
      startPeriodic({
        name: 'watch-confirmations',
        everyMs: 10 * minuteMs,
        log,
        run: () => watchConfirmations(database, log, clock()),
      }),
      startPeriodic({
        name: 'check-audit-chain',
        everyMs: dayMs,
        log,
        run: () => checkAuditChain(database, log),
      }),
      startPeriodic({
        name: 'publish-documents',
        everyMs: minuteMs,
        log,
        run: () => publishDocuments(database, legalTexts, clock()),
      }),
      startPeriodic({ name: 'clean-up', everyMs: 5 * minuteMs, log, run: () => cleanUp(database, clock()) }),
    ]
    closers.push(...jobs.map((job) => () => job.stop()))
    const app = buildApp({
      database,
      keys,
      secrets,
      clock,
      log,
      legalTexts,
      secureCookies: config.SECURE_COOKIES,
      limitAddresses: config.RATE_LIMIT === 'on',
      publicOrigin: publicOrigin(config),
      totpRequiredRoles: totpRequiredRoles(config),
      adminBootstrapSecret: config.ADMIN_BOOTSTRAP_SECRET,
      internalKeys: internalKeys(config),
      billingUrl: config.BILLING_URL,
    })
    closers.push(() => app.close())
    const url = await app.listen({ host: config.HOST, port: config.PORT })
    return { name: 'identity', url, close }
  } catch (error) {
    await close()
    throw error
  }
}
