import { DAY_MS } from '@hibiki/calendar'
import { deleteOldMails, sendDueMails } from '@hibiki/mail'
import { defineModule, readPublicOrigin } from '@hibiki/service'
import type { EnterpriseContext } from '../../context.ts'
import { createAlertMail } from './alert-mails.ts'
import { createAlertMailQueue } from './alerts.sql.ts'
import { countLeasesAndIncidents, deleteOldHistory } from './section-watch.sql.ts'
import { watchSections } from './watch-sections.ts'

const SECOND_MS = 1000
/** The report covers a year. */
const HISTORY_DAYS = 400

export const alerts = defineModule<EnterpriseContext>({
  name: 'alerts',
  jobs: (ctx) => [
    { name: 'watch-sections', everyMs: 30 * SECOND_MS, run: () => watchSections(ctx) },
    { name: 'send-mails', everyMs: 5 * SECOND_MS, run: () => sendAlerts(ctx) },
    { name: 'measure-rooms', everyMs: 15 * SECOND_MS, run: () => measure(ctx) },
    { name: 'delete-old', everyMs: DAY_MS, firstAfterMs: 3600 * SECOND_MS, run: () => deleteOld(ctx) },
  ],
  queues: ({ db }) => [{ name: 'mails', findOldest: createAlertMailQueue(db).findOldest }],
  personalData: [
    {
      table: 'mails',
      person: 'user_id',
      export: { none: 'alerts go to the address of an agency, to no member' },
      erase: 'delete',
    },
  ],
})

function sendAlerts({ db, config, mailSender, clock, log }: EnterpriseContext): Promise<void> {
  return sendDueMails({
    queue: createAlertMailQueue(db),
    resolveMail: (mail) => createAlertMail({ db, publicOrigin: readPublicOrigin(config) }, mail),
    sender: mailSender,
    from: config.MAIL_FROM,
    clock,
    log,
  })
}

async function measure({ db, metrics }: EnterpriseContext): Promise<void> {
  const { leases, incidents } = await countLeasesAndIncidents(db)
  metrics.leases.set(leases)
  metrics.silentSections.set(incidents)
}

async function deleteOld({ db, clock }: EnterpriseContext): Promise<void> {
  await deleteOldHistory(db, new Date(clock().getTime() - HISTORY_DAYS * DAY_MS))
  await deleteOldMails(createAlertMailQueue(db), clock())
}
