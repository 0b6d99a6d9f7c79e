import {
  ApiError,
  type App,
  idFilter,
  ListQuery,
  memberOf,
  readListRequest,
  sendRange,
  textFilter,
} from '@hibiki/http'
import { Type } from 'typebox'
import { params, refusals, tags } from '../../../admin-schemas.ts'
import type { AiestheContext } from '../../../context.ts'
import { findConsoleCheck, pageOfChecks, versionsOfCheck } from '../admin-mental-checks.sql.ts'
import { Check, CheckRow, draftFields, draftOf, toCheckResponse, toRowResponse } from '../admin-response.ts'
import { changeCheck, createCheck, withdrawCheck } from '../change-check.ts'
import { lastActsOn } from '../mental-checks-log.sql.ts'

const VERSIONS_SHOWN = 99
const ACTS_SHOWN = 20

const sortable = [
  'id',
  'titleJa',
  'titleEn',
  'version',
  'questions',
  'intervalDays',
  'displayOrder',
  'answers',
]
const columns = Object.fromEntries([...sortable, 'publishedAt'].map((name) => [name, name]))
const filter = Type.Object(
  { ...idFilter, q: textFilter, withdrawn: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
)

/** /admin/mental-checks: what members are asked, in versions (D-128, D-129). */
export function adminMentalChecks(app: App, { db, clock }: AiestheContext): void {
  const by = (request: Parameters<typeof memberOf>[0]) => ({
    actorId: memberOf(request).userId,
    now: clock(),
  })
  const read = async (id: string) => {
    const check = await findConsoleCheck(db, id)
    if (!check) throw new ApiError('E4040')
    const versions = await versionsOfCheck(db, check.id, VERSIONS_SHOWN)
    return toCheckResponse(check, versions, await lastActsOn(db, check.id, ACTS_SHOWN))
  }

  const list = {
    operationId: 'listMentalChecksInConsole',
    summary:
      'All mental checks in their newest version, in the order of the members’ page unless sorted otherwise',
    tags,
    querystring: ListQuery,
    response: { 200: Type.Array(CheckRow), ...refusals('E3001', 'E3040') },
  }
  app.get('/admin/mental-checks', { schema: list }, async (request, reply) => {
    const page = readListRequest(request.query, { columns, sort: ['displayOrder', 'ASC'], filter })
    const { rows, total } = await pageOfChecks(db, page)
    sendRange(reply, 'mental-checks', { offset: page.offset, count: rows.length, total })
    return rows.map(toRowResponse)
  })

  const answer = { 200: Check, ...refusals('E4040') }
  const one = {
    operationId: 'readMentalCheckInConsole',
    summary: 'A check with its questions, how many answered each version, and who changed it last',
    ...{ tags, params, response: answer },
  }
  app.get('/admin/mental-checks/:id', { schema: one }, (request) => read(request.params.id))

  const creation = {
    operationId: 'createMentalCheck',
    summary: 'A new check, offered at once',
    tags,
    body: Type.Object(draftFields),
    response: { 200: Check, ...refusals('E3001') },
  }
  app.post('/admin/mental-checks', { schema: creation }, async (request) =>
    read(await createCheck(db, { draft: draftOf(request.body), ...by(request) })),
  )

  const update = {
    operationId: 'changeMentalCheck',
    summary:
      'Changes a check; new words make a new version, and answers stay with the version they were given to',
    tags,
    params,
    body: Type.Object({ ...draftFields, revision: Type.Integer({ description: 'As it was read' }) }),
    response: { 200: Check, ...refusals('E3001', 'E4040', 'AIESTHE_CHECK_EDITED') },
  }
  app.put('/admin/mental-checks/:id', { schema: update }, async (request) => {
    const { id } = request.params
    const { revision } = request.body
    await changeCheck(db, { id, revision, draft: draftOf(request.body), ...by(request) })
    return read(id)
  })

  const removal = {
    operationId: 'withdrawMentalCheck',
    summary: 'Offers a check no longer; its answers stay',
    ...{ tags, params, response: answer },
  }
  app.delete('/admin/mental-checks/:id', { schema: removal }, async (request) => {
    await withdrawCheck(db, { id: request.params.id, withdrawn: true, ...by(request) })
    return read(request.params.id)
  })

  const putBack = {
    operationId: 'putMentalCheckBack',
    summary: 'Offers a withdrawn check again',
    ...{ tags, params, response: answer },
  }
  app.post('/admin/mental-checks/:id/put-back', { schema: putBack }, async (request) => {
    await withdrawCheck(db, { id: request.params.id, withdrawn: false, ...by(request) })
    return read(request.params.id)
  })
}
