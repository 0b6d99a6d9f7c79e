import { runInBatches } from '@hibiki/database'
import { accessRules, registerRoutes } from '@hibiki/http'
import { deleteOldMails, sendDueMails } from '@hibiki/mail'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { deleteExpiredMailLinks, eraseMailLinksOfMemberAndAddress } from './mail-links.sql.ts'
import { createMailWorker } from './mail-worker.ts'
import { createIdentityMailQueue } from './mails.sql.ts'
import { listMailTypes } from './routes/list-mail-types.ts'
import { noticeAdvertiseRoute } from './routes/notice-advertise.ts'
import { openUnsubscribePage } from './routes/open-unsubscribe-page.ts'
import { setMailType } from './routes/set-mail-type.ts'
import { subscribeToMail } from './routes/subscribe-to-mail.ts'
import { unsubscribeWithOneClick } from './routes/unsubscribe-with-one-click.ts'

const DELETE_EVERY_MS = 5 * 60_000

export const mails = defineModule<IdentityContext>({
  name: 'mails',
  routes(app, context) {
    registerRoutes(app, context, accessRules.visitor, [noticeAdvertiseRoute, openUnsubscribePage])
    // Its bodies are no JSON.
    registerRoutes(app, context, accessRules.visitor, [unsubscribeWithOneClick])
    registerRoutes(app, context, accessRules.member, [listMailTypes, setMailType])
    registerRoutes(app, context, accessRules.internal, [subscribeToMail])
  },
  jobs(context) {
    const { db, clock } = context
    const deleteLinks = () => runInBatches((limit) => deleteExpiredMailLinks(db, clock(), limit))
    return [
      { name: 'send-mails', everyMs: 1000, run: () => sendDueMails(createMailWorker(context)) },
      { name: 'delete-expired-links', everyMs: DELETE_EVERY_MS, run: deleteLinks },
      {
        name: 'delete-old-mails',
        everyMs: DELETE_EVERY_MS,
        run: () => deleteOldMails(createIdentityMailQueue(db), clock()),
      },
    ]
  },
  queues: ({ db }) => [{ name: 'mails', findOldest: createIdentityMailQueue(db).findOldest }],
  personalData: [
    {
      table: 'mails',
      person: 'user_id',
      export: { omit: ['sealed', 'next_attempt_at', 'useless_after'] },
      erase: 'delete',
    },
    {
      table: 'mail_links',
      person: 'user_id',
      export: { omit: ['token_hash', 'subject'] },
      erase: { run: eraseMailLinksOfMemberAndAddress },
    },
    { table: 'mail_preferences', person: 'user_id', export: { omit: [] }, erase: 'delete' },
  ],
})
