import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { SupportContext } from '../../../context.ts'
import { deleteOldMailNotices } from './mail-notices.sql.ts'
import { receiveMailReply } from './routes/receive-mail-reply.ts'

const FORGET_EVERY_MS = 60 * 60_000

/** Takes members' replies to mails about answers into the conversation. */
export const mailReplies = defineModule<SupportContext>({
  name: 'mail-replies',
  routes(app, context) {
    // The caller is the provider that receives mails, authenticated by its signature.
    registerRoutes(app, context, accessRules.visitor, [receiveMailReply])
  },
  jobs: ({ db, clock }) => [
    { name: 'forget-mail-notices', everyMs: FORGET_EVERY_MS, run: () => deleteOldMailNotices(db, clock()) },
  ],
})
