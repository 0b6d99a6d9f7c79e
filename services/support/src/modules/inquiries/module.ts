import { type App, accessRules, allow, multipartForms } from '@hibiki/http'
import { type AddressedMail, type DueMail, deleteOldMails, sendDueMails } from '@hibiki/mail'
import { defineModule, readPublicOrigin } from '@hibiki/service'
import { sql } from 'kysely'
import { confirmedMemberAccess } from '../../access.ts'
import type { SupportContext } from '../../context.ts'
import type { SupportMailFacts } from '../../tables.ts'
import { type AnswerMailContext, buildAnswerMail } from './build-answer-mail.ts'
import { selectDocumentExport } from './documents.sql.ts'
import { closeSilentInquiries } from './inquiries.sql.ts'
import { computeSilenceCutoff } from './inquiry.rules.ts'
import { buildReplyNotice } from './mail-replies/build-reply-notice.ts'
import { createSupportMailQueue } from './mails.sql.ts'
import { selectPictureExport } from './pictures.sql.ts'
import { MAX_PICTURE_BYTES } from './reencode-picture.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'
import { closeInquiryRoute } from './routes/close-inquiry.ts'
import { exportDocumentRoute } from './routes/export-document.ts'
import { exportPictureRoute } from './routes/export-picture.ts'
import { getChatDocumentRoute } from './routes/get-chat-document.ts'
import { getChatPictureRoute } from './routes/get-chat-picture.ts'
import { getSupportResponseTimeRoute } from './routes/get-support-response-time.ts'
import { listChatsRoute } from './routes/list-chats.ts'
import { listInquiriesRoute } from './routes/list-inquiries.ts'
import { listInquiryTypesRoute } from './routes/list-inquiry-types.ts'
import { openInquiryRoute } from './routes/open-inquiry.ts'
import { rateInquiryRoute } from './routes/rate-inquiry.ts'
import { readInquiryRoute } from './routes/read-inquiry.ts'
import { sendChatRoute } from './routes/send-chat.ts'
import { uploadChatDocumentRoute } from './routes/upload-chat-document.ts'
import { uploadChatPictureRoute } from './routes/upload-chat-picture.ts'

const CLOSE_EVERY_MS = 10 * 60_000
const CLOSE_BATCH = 500
const MAIL_EVERY_MS = 5000
const REMOVE_EVERY_MS = 5000

export const inquiries = defineModule<SupportContext>({
  name: 'inquiries',
  routes(app, context) {
    app.register(async (members: App) => {
      allow(members, confirmedMemberAccess)
      members.register(multipartForms, { maxFileBytes: MAX_PICTURE_BYTES })
      listInquiryTypesRoute(members, context)
      getSupportResponseTimeRoute(members, context)
      listInquiriesRoute(members, context)
      listChatsRoute(members, context)
      sendChatRoute(members, context)
      openInquiryRoute(members, context)
      readInquiryRoute(members, context)
      rateInquiryRoute(members, context)
      closeInquiryRoute(members, context)
      uploadChatPictureRoute(members, context)
      getChatPictureRoute(members, context)
      uploadChatDocumentRoute(members, context)
      getChatDocumentRoute(members, context)
    })
    app.register(async (services: App) => {
      allow(services, accessRules.internal)
      exportPictureRoute(services, context)
      exportDocumentRoute(services, context)
    })
  },
  jobs: (context) => {
    const { db, clock, log, config, mailSender } = context
    const queue = createSupportMailQueue(db)
    const opening = { ...context, publicOrigin: readPublicOrigin(config) }
    const worker = { queue, sender: mailSender, from: config.MAIL_FROM, clock, log }
    return [
      {
        name: 'close-silent-inquiries',
        everyMs: CLOSE_EVERY_MS,
        run: () =>
          closeSilentInquiries(db, {
            before: computeSilenceCutoff(clock()),
            now: clock(),
            limit: CLOSE_BATCH,
          }),
      },
      {
        name: 'send-mails',
        everyMs: MAIL_EVERY_MS,
        run: () => sendDueMails({ ...worker, resolveMail: (mail) => buildMail(opening, mail) }),
      },
      { name: 'delete-old-mails', everyMs: CLOSE_EVERY_MS, run: () => deleteOldMails(queue, clock()) },
      { name: 'remove-files', everyMs: REMOVE_EVERY_MS, run: () => removeUnusedFiles(context) },
    ]
  },
  queues: ({ db }) => [{ name: 'mails', findOldest: createSupportMailQueue(db).findOldest }],
  personalData: [
    {
      table: 'inquiries',
      person: ['member_id', 'staff_id'],
      export: (memberId) => sql`
        select i.id, i.detail_type, i.subject, i.state, i.opened_at, i.closed_at, i.rating, i.shared, i.language, m.author, m.text, m.by_mail, m.refused_files, m.created_at
        from inquiries i join messages m on m.inquiry_id = i.id and not m.internal
        where i.member_id = ${memberId} order by i.opened_at, i.id, m.created_at, m.id`,
      erase: {
        async run(trx, memberId) {
          // Messages, files, notes and acts are deleted with the inquiry; a trigger schedules the removal of the files.
          await sql`delete from inquiries where member_id = ${memberId}`.execute(trx)
          await sql`update inquiries set staff_id = null where staff_id = ${memberId}`.execute(trx)
        },
      },
    },
    {
      table: 'messages',
      person: 'actor_id',
      export: { none: 'messages are in the copy of the inquiry they belong to' },
      erase: 'anonymize',
    },
    {
      table: 'pictures',
      person: 'member_id',
      export: (memberId) => sql`
        select id, message_id as "messageId", width, height, created_at as "createdAt", path as image
        from ${selectPictureExport(memberId)} order by created_at, id`,
      attachments: (memberId) => sql`
        select path, '/internal/members/' || member_id || '/pictures/' || id as "from"
        from ${selectPictureExport(memberId)} order by created_at desc, id desc`,
      erase: 'delete',
    },
    {
      table: 'documents',
      person: 'member_id',
      export: (memberId) => sql`
        select id, message_id as "messageId", name, created_at as "createdAt", path as document
        from ${selectDocumentExport(memberId)} order by created_at, id`,
      attachments: (memberId) => sql`
        select path, '/internal/members/' || member_id || '/documents/' || id as "from"
        from ${selectDocumentExport(memberId)} order by created_at desc, id desc`,
      erase: 'delete',
    },
    {
      table: 'inquiry_log',
      person: ['actor_id', 'staff_id'],
      export: { none: 'what staff did at work is about the inquiry, not about them' },
      erase: 'anonymize',
    },
    { table: 'viewers', person: 'staff_id', export: { none: 'lives for seconds' }, erase: 'delete' },
    {
      table: 'canned_answers',
      person: 'updated_by',
      export: { none: 'texts of the company; who wrote them is not about the writer' },
      erase: 'anonymize',
    },
    {
      table: 'mails',
      person: 'user_id',
      export: { none: 'mails hold no text of the conversation' },
      erase: 'delete',
    },
  ],
})

function buildMail(
  context: AnswerMailContext,
  { body, ...mail }: DueMail<SupportMailFacts>,
): Promise<AddressedMail | null> {
  if ('notice' in body) return buildReplyNotice(context, { ...mail, body })
  return buildAnswerMail(context, { ...mail, body })
}
