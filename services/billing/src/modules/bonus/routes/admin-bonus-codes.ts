import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { getJstDay } from '@hibiki/calendar'
import {
  ApiError,
  type App,
  getRequestLanguage,
  JapanDay,
  Moment,
  nullable,
  requireSession,
} from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import { Yen } from '../../../yen.ts'
import { NullableTextSchema } from '../../commerce/admin-responses.ts'
import { insertCommerceLogEntry } from '../../commerce/commerce-log.sql.ts'
import {
  bonusCodeStates,
  findConsoleBonusCode,
  listConsoleBonusCodes,
  listLatestRedemptions,
  stopBonusCode,
} from '../bonus-codes-admin.sql.ts'
import { createBonusCode } from '../create-bonus-code.ts'

const MAX_LISTED_USES = 99

const fields = {
  id: Type.String(),
  code: Type.String(),
  state: Type.Enum([...bonusCodeStates]),
  productId: NullableTextSchema,
  productName: NullableTextSchema,
  days: nullable(Type.Integer({ description: 'Number of days of the product' })),
  yen: nullable(Type.With(Yen, { description: 'Yen off the next invoices' })),
  mostUses: Type.Integer(),
  uses: Type.Integer(),
  expiresOn: JapanDay,
  createdAt: Moment,
  stoppedAt: nullable(Moment),
}
const BonusCode = Type.Object(fields)
const BonusCodeWithUses = Type.Object(
  {
    ...fields,
    lastUses: Type.Array(
      Type.Object({ userId: Type.String(), userName: NullableTextSchema, redeemedAt: Moment }),
      {
        description: 'The newest 99 uses',
      },
    ),
  },
  { $id: 'AdminBonusCode' },
)
const NewBonusCode = Type.Object({
  code: Type.Optional(
    nullable(
      Type.String({ maxLength: 64, description: '8 to 32 letters and digits; a random code when left out' }),
    ),
  ),
  kind: Type.Enum(['days', 'yen']),
  productId: Type.Optional(
    nullable(
      Type.String({
        maxLength: 64,
        description: 'The product of which days are given; required when kind is days',
      }),
    ),
  ),
  days: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 366 }))),
  yen: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
  mostUses: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  expiresOn: Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' }),
})

const resource = createAdminResource({
  name: 'bonus-codes',
  errors: billingErrors,
  sortable: ['id', 'code', 'createdAt', 'expiresOn', 'uses', 'mostUses', 'state'],
  defaultSort: ['createdAt', 'DESC'],
  filter: { q: textFilterSchema, state: Type.Optional(Type.Enum([...bonusCodeStates])) },
})

export function adminBonusCodesRoute(app: App, deps: BillingContext): void {
  const { db, clock } = deps
  const viewFor = (request: FastifyRequest) => ({
    language: getRequestLanguage(request),
    today: getJstDay(clock()),
  })
  const read = async (id: string, request: FastifyRequest) => {
    const code = await findConsoleBonusCode(db, id, viewFor(request))
    if (!code) throw new ApiError('E4040')
    return serializeRow({ ...code, lastUses: await listLatestRedemptions(db, code.id, MAX_LISTED_USES) })
  }

  resource.registerListRoute(app, {
    operationId: 'listBonusCodes',
    summary: 'Lists bonus codes, the newest first unless sorted otherwise',
    row: BonusCode,
    find: (list, request) => listConsoleBonusCodes(db, list, viewFor(request)),
    toResponse: serializeRow,
  })
  resource.registerReadRoute(app, {
    operationId: 'readBonusCode',
    summary: 'Returns one code and its last uses',
    response: BonusCodeWithUses,
    find: read,
  })

  const creation = resource.createOperationSchema({
    operationId: 'createBonusCode',
    summary: 'Creates a code',
    body: NewBonusCode,
    response: BonusCodeWithUses,
    errors: ['E3001'],
  })
  app.post('/admin/bonus-codes', { schema: creation }, async (request) => {
    const actorId = requireSession(request).userId
    const id = await createBonusCode(deps.database, { ...request.body, actorId, now: clock() })
    return read(id, request)
  })

  const stop = resource.createRecordOperationSchema({
    operationId: 'stopBonusCode',
    summary: 'Stops a code: nobody can use it from now on, and what it gave stays given',
    response: BonusCodeWithUses,
  })
  app.post('/admin/bonus-codes/:id/stop', { schema: stop }, async (request) => {
    const { id } = request.params
    const actorId = requireSession(request).userId
    const now = clock()
    await db.transaction().execute(async (trx) => {
      if (await stopBonusCode(trx, id, now))
        await insertCommerceLogEntry(trx, { actorId, action: 'bonus-code-stopped', subjectId: id, now })
    })
    return read(id, request)
  })
}
