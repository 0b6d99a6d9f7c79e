import { ApiError, type App, getRequestLanguage, Id, requireSession } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { type Static, type TObject, type TProperties, Type } from 'typebox'
import type { SupportContext } from '../../../../context.ts'
import type { SupportTables } from '../../../../tables.ts'
import { addStaffNote, answerInquiry } from '../../answer-inquiry.ts'
import {
  type Inquiry,
  lockInquiry,
  setInquiryClosed,
  setInquiryOpen,
  setInquiryRead,
} from '../../inquiries.sql.ts'
import { type InquiryPriority, MAX_STAFF_ANSWER_LENGTH } from '../../inquiry.rules.ts'
import { type InquiryAction, insertInquiryAct, logInquiryView } from '../../inquiry-log.sql.ts'
import { DocumentIdsSchema, PictureIdsSchema } from '../../message-request-schemas.ts'
import { isStaffMember } from '../staff.sql.ts'
import {
  findStaffInquiry,
  setInquiryPriority,
  setInquiryStaff,
  upsertInquiryViewer,
} from '../staff-inquiries.sql.ts'
import { adminInquiryResource, getStaffInquiryDetail, StaffInquiryDetail } from './admin-inquiries.ts'

const AnswerText = Type.String({ maxLength: MAX_STAFF_ANSWER_LENGTH, format: 'visible-text' })
const key = Type.String({
  minLength: 1,
  maxLength: 255,
  description: 'The same key again sends nothing again',
})
const AnswerBody = Type.Object({
  text: AnswerText,
  key,
  close: Type.Boolean({ default: false }),
  pictureIds: PictureIdsSchema,
  documentIds: DocumentIdsSchema,
})
const Empty = Type.Object({})

/** Registers what staff can do with an inquiry; each act is logged, and the response is the changed inquiry. */
export function adminInquiryActsRoute(app: App, context: SupportContext): void {
  const { db, clock } = context

  function act<Body extends TObject<TProperties>>(options: {
    name: string
    operationId: string
    summary: string
    body: Body
    errors?: string[]
    run: (inquiryId: string, staffId: string, body: never) => Promise<unknown>
  }): void {
    const { operationId, summary, body } = options
    const errors = ['SUPPORT_INQUIRY_NOT_FOUND', ...(options.errors ?? [])]
    const schema = adminInquiryResource.createRecordOperationSchema({
      operationId,
      summary,
      body,
      response: StaffInquiryDetail,
      errors,
    })
    app.post(
      `/admin/inquiries/:id/${options.name}`,
      { schema: schema as object },
      async (request: FastifyRequest) => {
        const found = await findStaffInquiry(db, (request.params as { id: string }).id)
        if (!found) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
        await options.run(found.id, requireSession(request).userId, request.body as never)
        return getStaffInquiryDetail(db, found.id, getRequestLanguage(request))
      },
    )
  }

  /** Changes a locked inquiry and logs who did it. */
  const change = (
    inquiryId: string,
    actorId: string,
    options: {
      action: InquiryAction
      detail?: string
      colleagueId?: string
      apply: (trx: Transaction<SupportTables>, inquiry: Inquiry) => Promise<void>
    },
  ) =>
    db.transaction().execute(async (trx: Transaction<SupportTables>) => {
      const inquiry = await lockInquiry(trx, inquiryId, null)
      if (!inquiry) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
      await options.apply(trx, inquiry)
      const { action, detail = null, colleagueId = null } = options
      await insertInquiryAct(trx, { inquiryId, actorId, action, detail, colleagueId, now: clock() })
    })

  act({
    name: 'answer',
    operationId: 'answerAdminInquiry',
    summary: 'Answers, and closes the inquiry if wanted',
    errors: ['SUPPORT_PICTURE_NOT_FOUND', 'SUPPORT_DOCUMENT_NOT_FOUND'],
    body: AnswerBody,
    run: (inquiryId, staffId, { pictureIds = [], documentIds = [], ...answer }: Static<typeof AnswerBody>) =>
      answerInquiry(db, { inquiryId, staffId, pictureIds, documentIds, ...answer, now: clock() }),
  })
  act({
    name: 'note',
    operationId: 'noteAdminInquiry',
    summary: 'Adds a note that only staff see',
    body: Type.Object({ text: AnswerText, key }),
    run: (inquiryId, staffId, { text, key }: { text: string; key: string }) =>
      addStaffNote(db, { inquiryId, staffId, text, key, now: clock() }),
  })
  act({
    name: 'assign',
    operationId: 'assignAdminInquiry',
    summary: 'Takes the inquiry over, or gives it to a colleague',
    errors: ['SUPPORT_NOT_STAFF'],
    body: Type.Object({ staffId: Type.Optional(Id) }),
    run: async (inquiryId, actorId, body: { staffId?: string }) => {
      const staffId = body.staffId?.toLowerCase() ?? actorId
      const isColleague = staffId !== actorId
      if (isColleague && !(await isStaffMember(db, staffId))) throw new ApiError('SUPPORT_NOT_STAFF')
      return change(inquiryId, actorId, {
        action: 'assign',
        ...(isColleague && { colleagueId: staffId }),
        apply: (trx) => setInquiryStaff(trx, inquiryId, staffId),
      })
    },
  })
  act({
    name: 'release',
    operationId: 'releaseAdminInquiry',
    summary: 'Nobody takes care of the inquiry',
    body: Empty,
    run: (inquiryId, staffId) =>
      change(inquiryId, staffId, {
        action: 'release',
        apply: (trx) => setInquiryStaff(trx, inquiryId, null),
      }),
  })
  act({
    name: 'priority',
    operationId: 'setAdminInquiryPriority',
    summary: '0 low, 1 normal, 2 high, 3 urgent',
    body: Type.Object({ priority: Type.Integer({ minimum: 0, maximum: 3 }) }),
    run: (inquiryId, staffId, { priority }: { priority: InquiryPriority }) =>
      change(inquiryId, staffId, {
        action: 'priority',
        detail: String(priority),
        apply: (trx) => setInquiryPriority(trx, inquiryId, priority),
      }),
  })
  act({
    name: 'close',
    operationId: 'closeAdminInquiry',
    summary: 'Closes the inquiry',
    body: Empty,
    run: (inquiryId, staffId) =>
      change(inquiryId, staffId, {
        action: 'close',
        apply: async (trx, { state }) => {
          if (state === 'open') await setInquiryClosed(trx, inquiryId, { for: 'staff', now: clock() })
        },
      }),
  })
  act({
    name: 'reopen',
    operationId: 'reopenAdminInquiry',
    summary: 'Opens the inquiry again',
    body: Empty,
    run: (inquiryId, staffId) =>
      change(inquiryId, staffId, {
        action: 'reopen',
        apply: async (trx, { state }) => {
          if (state === 'closed') await setInquiryOpen(trx, inquiryId, clock())
        },
      }),
  })

  app.post(
    '/admin/inquiries/:id/presence',
    {
      schema: adminInquiryResource.createRecordOperationSchema({
        operationId: 'announceAdminInquiry',
        summary:
          'Says every few seconds that the inquiry is open here, marks it as read; returns who else has it open',
        body: Type.Object({ writing: Type.Boolean() }),
        response: Type.Object({
          others: Type.Array(Type.Object({ name: Type.String(), writing: Type.Boolean() })),
        }),
        errors: ['SUPPORT_INQUIRY_NOT_FOUND'],
      }) as object,
    },
    async (request: FastifyRequest) => {
      const { userId: staffId } = requireSession(request)
      const found = await findStaffInquiry(db, (request.params as { id: string }).id)
      if (!found) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
      const { writing } = request.body as { writing: boolean }
      const now = clock()
      return db.transaction().execute(async (trx: Transaction<SupportTables>) => {
        const viewer = { inquiryId: found.id, staffId, writing, now }
        const { isNew, others } = await upsertInquiryViewer(trx, viewer)
        await setInquiryRead(trx, { id: found.id, side: 'staff', now })
        if (isNew) await logInquiryView(trx, { inquiryId: found.id, staffId, now })
        return { others }
      })
    },
  )
}
