import { type App, acceptMultipart, access, allow, createInternalFetch } from '@hibiki/http'
import { deleteOldMails, sendDueMails } from '@hibiki/mail'
import { defineModule, readPublicOrigin } from '@hibiki/service'
import { sql } from 'kysely'
import { confirmedMember } from '../../access.ts'
import type { SupportContext } from '../../context.ts'
import { closeSilent } from './inquiries.sql.ts'
import { computeSilentSince } from './inquiry.rules.ts'
import { createSupportMailQueue } from './mails.sql.ts'
import { openMail } from './open-mail.ts'
import { selectPictureExport } from './pictures.sql.ts'
import { MAX_PICTURE_BYTES } from './read-picture.ts'
import { removePictures } from './remove-pictures.ts'
import { closeInquiry } from './routes/close-inquiry.ts'
import { exportPicture } from './routes/export-picture.ts'
import { getChatPicture } from './routes/get-chat-picture.ts'
import { listChats } from './routes/list-chats.ts'
import { listInquiriesRoute } from './routes/list-inquiries.ts'
import { listInquiryTypes } from './routes/list-inquiry-types.ts'
import { openInquiryRoute } from './routes/open-inquiry.ts'
import { rateInquiry } from './routes/rate-inquiry.ts'
import { readInquiry } from './routes/read-inquiry.ts'
import { sendChat } from './routes/send-chat.ts'
import { uploadChatPicture } from './routes/upload-chat-picture.ts'

const CLOSE_EVERY_MS = 10 * 60_000
const CLOSE_BATCH = 500
const MAIL_EVERY_MS = 5000
const REMOVE_EVERY_MS = 5000

export const inquiries = defineModule<SupportContext>({
  name: 'inquiries',
  routes(app, context) {
    app.register(async (members: App) => {
      allow(members, confirmedMember)
      acceptMultipart(members, { maxFileBytes: MAX_PICTURE_BYTES })
      listInquiryTypes(members, context)
      listInquiriesRoute(members, context)
      listChats(members, context)
      sendChat(members, context)
      openInquiryRoute(members, context)
      readInquiry(members, context)
      rateInquiry(members, context)
      closeInquiry(members, context)
      uploadChatPicture(members, context)
      getChatPicture(members, context)
    })
    app.register(async (services: App) => {
      allow(services, access.internal)
      exportPicture(services, context)
    })
  },
  jobs: (context) => {
    const { db, clock, log, config, internalKeys, mailSender } = context
    const queue = createSupportMailQueue(db)
    const opening = {
      db,
      identityUrl: config.IDENTITY_URL,
      publicOrigin: readPublicOrigin(config),
      fetch: createInternalFetch(internalKeys),
    }
    const worker = { queue, sender: mailSender, from: config.MAIL_FROM, clock, log }
    return [
      {
        name: 'close-silent-inquiries',
        everyMs: CLOSE_EVERY_MS,
        run: () => closeSilent(db, { before: computeSilentSince(clock()), now: clock(), limit: CLOSE_BATCH }),
      },
      {
        name: 'send-mails',
        everyMs: MAIL_EVERY_MS,
        run: () => sendDueMails({ ...worker, open: (mail) => openMail(opening, mail) }),
      },
      { name: 'delete-old-mails', everyMs: CLOSE_EVERY_MS, run: () => deleteOldMails(queue, clock()) },
      { name: 'remove-pictures', everyMs: REMOVE_EVERY_MS, run: () => removePictures(context) },
    ]
  },
  queues: ({ db }) => [{ name: 'mails', findOldest: createSupportMailQueue(db).findOldest }],
  personalData: [
    {
      table: 'inquiries',
      person: ['member_id', 'staff_id'],
      export: (memberId) => sql`
        select i.id, i.detail_type, i.subject, i.state, i.opened_at, i.closed_at, i.rating, i.shared, i.language, m.author, m.text, m.created_at
        from inquiries i join messages m on m.inquiry_id = i.id and not m.internal
        where i.member_id = ${memberId} order by i.opened_at, i.id, m.created_at, m.id`,
      erase: {
        async run(trx, memberId) {
          // Messages, pictures, notes and acts are deleted with the inquiry; a trigger schedules the removal of the pictures' files.
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
