import {
  createAdminResource,
  createLocalTextSchema,
  serializeRow,
  textFilterSchema,
} from '@hibiki/admin-resource'
import { ApiError, type App, Id, Moment, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { SupportContext } from '../../../../context.ts'
import { supportErrors } from '../../../../errors.ts'
import { MAX_STAFF_ANSWER_LENGTH } from '../../inquiry.rules.ts'
import {
  deleteCannedAnswer,
  findCannedAnswer,
  insertCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from '../canned-answers.sql.ts'

const resource = createAdminResource({
  name: 'canned-answers',
  errors: supportErrors,
  sortable: ['title', 'updatedAt'],
  defaultSort: ['title', 'ASC'],
  filter: { q: textFilterSchema },
})

const text = Type.String({ maxLength: MAX_STAFF_ANSWER_LENGTH, format: 'visible-text' })
const Body = Type.Object({
  title: Type.String({ maxLength: 60, format: 'visible-line' }),
  texts: createLocalTextSchema(text),
})
const Change = Type.Object({
  ...Body.properties,
  updatedAt: Type.Optional(Type.With(Moment, { description: 'Of the canned answer that was edited' })),
})
const Row = Type.Object(
  {
    id: Id,
    title: Type.String(),
    texts: createLocalTextSchema(Type.String()),
    updatedAt: Moment,
  },
  { $id: 'CannedAnswer' },
)

/** Lists, returns, creates, updates and deletes the answers that staff reuse. */
export function adminCannedAnswersRoute(app: App, { db, clock }: SupportContext): void {
  const get = async (id: string) => {
    const answer = await findCannedAnswer(db, id)
    if (!answer) throw new ApiError('E4040')
    return serializeRow(answer) as never
  }
  resource.registerListRoute(app, {
    operationId: 'listAdminCannedAnswers',
    summary: 'Canned answers',
    row: Row,
    find: (list) => listCannedAnswers(db, list),
    toResponse: (row) => serializeRow(row) as never,
  })
  resource.registerReadRoute(app, {
    operationId: 'getAdminCannedAnswer',
    summary: 'One canned answer',
    response: Row,
    find: get,
  })
  app.post(
    '/admin/canned-answers',
    {
      schema: resource.createOperationSchema({
        operationId: 'createAdminCannedAnswer',
        summary: 'Creates a canned answer; {name}, {subject} and {staff} are filled in when it is used',
        body: Body,
        response: Row,
        errors: ['E3001', 'SUPPORT_TOO_MANY_CANNED_ANSWERS'],
      }),
    },
    async (request) => {
      const cannedAnswer = { ...request.body, updatedBy: requireSession(request).userId, now: clock() }
      const id = await insertCannedAnswer(db, cannedAnswer)
      if (id === null) throw new ApiError('SUPPORT_TOO_MANY_CANNED_ANSWERS')
      return get(id)
    },
  )
  app.put(
    '/admin/canned-answers/:id',
    {
      schema: resource.createRecordOperationSchema({
        operationId: 'updateAdminCannedAnswer',
        summary: 'Changes a canned answer',
        body: Change,
        response: Row,
        errors: ['E3001', 'SUPPORT_CANNED_ANSWER_CHANGED'],
      }),
    },
    async (request) => {
      const { id } = request.params
      await get(id)
      const { updatedAt, ...answer } = request.body
      const isUpdated = await updateCannedAnswer(db, {
        ...answer,
        id,
        updatedBy: requireSession(request).userId,
        now: clock(),
        edited: updatedAt === undefined ? null : new Date(updatedAt),
      })
      if (!isUpdated) throw new ApiError('SUPPORT_CANNED_ANSWER_CHANGED')
      return get(id)
    },
  )
  app.delete(
    '/admin/canned-answers/:id',
    {
      schema: resource.createRecordOperationSchema({
        operationId: 'deleteAdminCannedAnswer',
        summary: 'Deletes a canned answer',
        response: Type.Object({}),
      }),
    },
    async (request) => {
      const { id } = request.params
      await get(id)
      await deleteCannedAnswer(db, id)
      return {}
    },
  )
}
