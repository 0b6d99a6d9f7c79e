import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { type App, getRequestLanguage, JapanDay, Moment, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import { Yen } from '../../../yen.ts'
import { NullableTextSchema } from '../../commerce/admin-responses.ts'
import { listOverdueContracts } from '../dunning-admin.sql.ts'

const resource = createAdminResource({
  name: 'dunning',
  errors: billingErrors,
  sortable: ['id', 'since', 'owed', 'attempts', 'nextAttemptOn', 'contractorName'],
  defaultSort: ['since', 'ASC'],
  filter: { q: textFilterSchema },
})

const OverdueContract = Type.Object({
  id: Type.String({ description: "The contract's id" }),
  contractorId: NullableTextSchema,
  contractorName: NullableTextSchema,
  productName: Type.String(),
  owed: Type.With(Yen, { description: 'Yen of the unpaid bill, or of an unpaid difference' }),
  since: nullable(JapanDay),
  attempts: Type.Integer({ description: 'Number of refused attempts to charge the unpaid bill' }),
  lastFailureCode: NullableTextSchema,
  nextAttemptOn: nullable(JapanDay),
  waitingUntil: nullable(
    Type.With(Moment, {
      description: 'Until when it can be paid at a convenience store; no card is tried meanwhile',
    }),
  ),
})

/** Who owes what since when; what staff can do about it stands with the contract. */
export function listOverdueContractsRoute(app: App, { db }: BillingContext): void {
  resource.registerListRoute(app, {
    operationId: 'listOverdueContracts',
    summary:
      'Lists contracts for which money is owed, those that have owed the longest first unless sorted otherwise',
    row: OverdueContract,
    find: (list, request) => listOverdueContracts(db, list, getRequestLanguage(request)),
    toResponse: serializeRow,
  })
}
