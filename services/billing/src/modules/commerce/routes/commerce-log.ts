import { Actor, createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import type { App } from '@hibiki/http'
import { Moment, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import { commerceActions } from '../commerce-actions.rules.ts'
import { type CommerceLogEntry, findCommerceLogEntry, listCommerceLogEntries } from '../commerce-log.sql.ts'

const Act = Type.Object(
  {
    id: Type.String(),
    at: Moment,
    actor: nullable(Actor),
    action: Type.Enum([...commerceActions]),
    subjectId: Type.String(),
    detail: Type.Record(Type.String(), Type.Unknown()),
  },
  { $id: 'CommerceLogEntry' },
)

const resource = createAdminResource({
  name: 'commerce-log',
  errors: billingErrors,
  sortable: ['at', 'action'],
  defaultSort: ['at', 'DESC'],
  filter: {
    action: Type.Optional(Act.properties.action),
    actorId: textFilterSchema,
    subjectId: textFilterSchema,
  },
})

const toAct = ({ actorId, actorName, ...act }: CommerceLogEntry) =>
  serializeRow({ ...act, actor: actorId === null ? null : { id: actorId, username: actorName ?? '' } })

/** The log is written by the acts themselves, so these routes only read: GET /admin/commerce-log and /{id}. */
export function commerceLogRoute(app: App, { db }: BillingContext): void {
  resource.registerListRoute(app, {
    operationId: 'listCommerceLog',
    summary: "Lists administrators' acts in commerce",
    row: Act,
    find: (list) => listCommerceLogEntries(db, list),
    toResponse: toAct,
  })
  resource.registerReadRoute(app, {
    operationId: 'readCommerceAct',
    summary: 'Returns one act of an administrator',
    response: Act,
    async find(id) {
      const act = await findCommerceLogEntry(db, id)
      return act && toAct(act)
    },
  })
}
