import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { ApiError, type App, getRequestLanguage, Id, Moment, nullable, requireSession } from '@hibiki/http'
import { joinFacts, languageCodes } from '@hibiki/languages'
import { type Static, Type } from 'typebox'
import type { SupportContext } from '../../../../context.ts'
import { supportErrors } from '../../../../errors.ts'
import { getInquiryTypeName } from '../../../../texts.ts'
import { ChatDocument, ChatPicture } from '../../chat-response.ts'
import { MAX_MESSAGES_PER_INQUIRY } from '../../inquiry.rules.ts'
import { listInquiryActs, logInquiryView } from '../../inquiry-log.sql.ts'
import { toInquiryType } from '../../inquiry-types.rules.ts'
import { listInquiryMessages } from '../../messages.sql.ts'
import { AppContextSchema } from '../../shared-context.ts'
import {
  findSharedContext,
  findStaffInquiry,
  listStaffInquiries,
  type StaffInquiry,
} from '../staff-inquiries.sql.ts'

export const adminInquiryResource = createAdminResource({
  name: 'inquiries',
  errors: supportErrors,
  sortable: {
    subject: 'subject',
    memberName: 'memberOrder',
    staffName: 'staffName',
    priority: 'priority',
    openedAt: 'openedAt',
    lastMessageAt: 'lastMessageAt',
    waitingSince: 'waitingSince',
    closedAt: 'closedAt',
    rating: 'rating',
  },
  // The inquiry that waits longest comes first, and those without a waiting member are last.
  defaultSort: ['waitingSince', 'ASC'],
  filter: {
    q: textFilterSchema,
    state: Type.Optional(Type.Enum(['open', 'closed'])),
    assigned: Type.Optional(Type.Enum(['mine', 'nobody'])),
    waiting: Type.Optional(Type.Boolean()),
    priority: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
  },
})

const rating = nullable(Type.Integer({ minimum: 1, maximum: 3 }))
const fields = {
  id: Id,
  subject: Type.String(),
  type: Type.String({ description: 'Type and detail type, as shown' }),
  state: Type.Enum(['open', 'closed']),
  priority: Type.Integer({ minimum: 0, maximum: 3 }),
  memberId: Id,
  memberName: Type.String(),
  language: Type.Enum([...languageCodes], { description: 'What the member read when they wrote' }),
  staffId: nullable(Id),
  staffName: nullable(Type.String()),
  unread: Type.Integer(),
  openedAt: Moment,
  lastMessageAt: Moment,
  waitingSince: nullable(Moment),
  firstAnsweredAt: nullable(Moment),
  closedAt: nullable(Moment),
  rating,
}
const Row = Type.Object(fields)
export const StaffInquiryDetail = Type.Object(
  {
    ...fields,
    shared: Type.Union([
      Type.Object({
        ...AppContextSchema.properties,
        functions: Type.Array(Type.String()),
        paymentUnconfirmed: Type.Boolean(),
      }),
      Type.Null(),
    ]),
    messages: Type.Array(
      Type.Object({
        id: Id,
        text: Type.String(),
        internal: Type.Boolean({ description: 'a note that only staff see' }),
        author: Type.Enum(['member', 'staff', 'advisor', 'system']),
        authorName: nullable(Type.String()),
        createdAt: Moment,
        pictures: Type.Array(ChatPicture),
        documents: Type.Array(ChatDocument),
        byMail: Type.Boolean({ description: 'A reply to the mail about an answer' }),
        refusedFiles: Type.Array(Type.String()),
      }),
      { maxItems: 2 * MAX_MESSAGES_PER_INQUIRY },
    ),
    acts: Type.Array(
      Type.Object({
        id: Id,
        actorName: nullable(Type.String()),
        action: Type.String(),
        detail: nullable(Type.String()),
        colleagueName: nullable(Type.String()),
        at: Moment,
      }),
    ),
  },
  { $id: 'StaffInquiry' },
)

function toRow({ detailType, ...inquiry }: StaffInquiry, shown: string): Static<typeof Row> {
  const type = joinFacts(
    [getInquiryTypeName(shown, toInquiryType(detailType)), getInquiryTypeName(shown, detailType)],
    shown,
  )
  return serializeRow({ ...inquiry, type })
}

/** Returns an inquiry with everything that the console shows beside it. @throws ApiError SUPPORT_INQUIRY_NOT_FOUND */
export async function getStaffInquiryDetail(
  db: SupportContext['db'],
  inquiryId: string,
  shown: string,
): Promise<Static<typeof StaffInquiryDetail>> {
  const inquiry = await findStaffInquiry(db, inquiryId)
  if (!inquiry) throw new ApiError('SUPPORT_INQUIRY_NOT_FOUND')
  const [shared, messages, acts] = await Promise.all([
    findSharedContext(db, inquiry.id),
    listInquiryMessages(db, inquiry.id, { withNotes: true }),
    listInquiryActs(db, inquiry.id),
  ])
  return {
    ...toRow(inquiry, shown),
    shared,
    messages: messages.map(({ actorName, actorId: _, ...message }) =>
      serializeRow({ ...message, authorName: actorName }),
    ),
    acts: serializeRow(acts),
  } as Static<typeof StaffInquiryDetail>
}

/** Lists the queue of the console, and returns one inquiry. */
export function adminInquiriesRoute(app: App, { db, clock }: SupportContext): void {
  adminInquiryResource.registerListRoute(app, {
    operationId: 'listAdminInquiries',
    summary: 'Inquiries of all members; who waits longest comes first',
    row: Row,
    find: (list, request) => listStaffInquiries(db, list as never, requireSession(request).userId),
    toResponse: (row, request) => toRow(row, getRequestLanguage(request)),
  })
  adminInquiryResource.registerReadRoute(app, {
    operationId: 'getAdminInquiry',
    summary: 'One inquiry with its messages, notes, what the member shares, and what staff did',
    response: StaffInquiryDetail,
    errors: ['SUPPORT_INQUIRY_NOT_FOUND'],
    find: async (inquiryId, request) => {
      const record = await getStaffInquiryDetail(db, inquiryId, getRequestLanguage(request))
      await logInquiryView(db, {
        inquiryId: record.id,
        staffId: requireSession(request).userId,
        now: clock(),
      })
      return record
    },
  })
}
