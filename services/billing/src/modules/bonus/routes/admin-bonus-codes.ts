import {
  ApiError,
  type App,
  idFilter,
  ListQuery,
  language,
  memberOf,
  readListRequest,
  sendRange,
  textFilter,
} from '@hibiki/http'
import { Type } from 'typebox'
import { jstDay } from '../../../calendar/jst-calendar.rules.ts'
import { Day, Moment, nullable, params, refusals, sent, Text, tags } from '../../admin/admin-responses.ts'
import { logCommerceAct } from '../../admin/commerce-log.sql.ts'
import type { AdminDeps } from '../../admin/module.ts'
import { bonusCodeStates, lastUsesOf, pageOfBonusCodes, stopBonusCode } from '../bonus-codes-admin.sql.ts'
import { createBonusCode } from '../create-bonus-code.ts'

/** So many uses are named on the page of a code. */
const USES_SHOWN = 99

const fields = {
  id: Type.String(),
  code: Type.String(),
  state: Type.Enum([...bonusCodeStates]),
  productId: Text,
  productName: Text,
  days: nullable(Type.Integer({ description: 'Days of the product' })),
  yen: nullable(Type.Integer({ description: 'Yen off the next invoices' })),
  mostUses: Type.Integer(),
  uses: Type.Integer(),
  expiresOn: Day,
  createdAt: Moment,
  stoppedAt: nullable(Moment),
}
const BonusCode = Type.Object(fields)
const BonusCodeWithUses = Type.Object({
  ...fields,
  lastUses: Type.Array(Type.Object({ userId: Type.String(), userName: Text, redeemedAt: Moment }), {
    description: 'The newest 99',
  }),
})
const NewBonusCode = Type.Object({
  code: Type.Optional(
    nullable(Type.String({ maxLength: 64, description: 'Letters and digits, 8 to 32; made up if left out' })),
  ),
  kind: Type.Enum(['days', 'yen']),
  productId: Type.Optional(nullable(Type.String({ maxLength: 64, description: 'For days' }))),
  days: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 366 }))),
  yen: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
  mostUses: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  expiresOn: Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' }),
})

const columns = Object.fromEntries(
  ['id', 'code', 'createdAt', 'expiresOn', 'uses', 'mostUses', 'state'].map((name) => [name, name]),
)
const filter = Type.Object(
  { ...idFilter, q: textFilter, state: Type.Optional(Type.Enum([...bonusCodeStates])) },
  { additionalProperties: false },
)

/** /admin/bonus-codes: codes that give days of a product or yen off (D-091). */
export function bonusCodes(app: App, deps: AdminDeps): void {
  const { db, clock } = deps
  const list = {
    operationId: 'listBonusCodes',
    summary: 'Bonus codes, the newest first unless sorted otherwise',
    tags,
    querystring: ListQuery,
    response: { 200: Type.Array(BonusCode), ...refusals('E3001', 'E3040') },
  }
  app.get('/admin/bonus-codes', { schema: list }, async (request, reply) => {
    const page = readListRequest(request.query, { columns, sort: ['createdAt', 'DESC'], filter })
    const o = { language: language(request), today: jstDay(clock()) }
    const { rows, total } = await pageOfBonusCodes(db, page, o)
    sendRange(reply, 'bonus-codes', { offset: page.offset, count: rows.length, total })
    return rows.map(sent)
  })

  const read = async (id: string, lang: 'ja' | 'en') => {
    const page = { sortBy: 'createdAt', direction: 'asc' as const, offset: 0, limit: 1, filter: { id: [id] } }
    const [code] = (await pageOfBonusCodes(db, page, { language: lang, today: jstDay(clock()) })).rows
    if (!code) throw new ApiError('E4040')
    return sent({ ...code, lastUses: await lastUsesOf(db, code.id, USES_SHOWN) })
  }
  const one = {
    operationId: 'readBonusCode',
    summary: 'One code, and who used it last',
    tags,
    params,
    response: { 200: BonusCodeWithUses, ...refusals('E4040') },
  }
  app.get('/admin/bonus-codes/:id', { schema: one }, (request) => read(request.params.id, language(request)))

  const creation = {
    operationId: 'createBonusCode',
    summary: 'A new code',
    tags,
    body: NewBonusCode,
    response: { 200: BonusCodeWithUses, ...refusals('E3001') },
  }
  app.post('/admin/bonus-codes', { schema: creation }, async (request) => {
    const actorId = memberOf(request).userId
    const id = await createBonusCode(deps.database, { ...request.body, actorId, now: clock() })
    return read(id, language(request))
  })

  const stop = {
    operationId: 'stopBonusCode',
    summary: 'Nobody can use the code from now on; what it gave stays given',
    tags,
    params,
    response: { 200: BonusCodeWithUses, ...refusals('E4040') },
  }
  app.post('/admin/bonus-codes/:id/stop', { schema: stop }, async (request) => {
    const { id } = request.params
    const actorId = memberOf(request).userId
    const now = clock()
    await db.transaction().execute(async (trx) => {
      if (await stopBonusCode(trx, id, now))
        await logCommerceAct(trx, { actorId, action: 'bonus-code-stopped', subjectId: id, now })
    })
    return read(id, language(request))
  })
}
