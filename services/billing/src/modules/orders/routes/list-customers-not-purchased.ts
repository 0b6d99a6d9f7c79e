import { ApiError, type App, describeErrors, requireSession } from '@hibiki/http'
import { foldForSearch } from '@hibiki/text'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { listCustomersWithoutProduct } from '../../members/customers.sql.ts'

const schema = {
  operationId: 'listCustomersNotPurchased',
  summary:
    "Lists customers without a product, at most 99: those of the caller's agency; administrators give a condition of at least one character",
  tags: ['payment'],
  querystring: Type.Object({
    productId: Type.String({ maxLength: 64 }),
    condition: Type.Optional(
      Type.String({ maxLength: 200, description: 'Part of name, reading, login name or e-mail' }),
    ),
  }),
  response: {
    200: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        nameKana: Type.String({ description: 'Reading of the name in katakana; empty without one' }),
        email: Type.String(),
      }),
    ),
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

export function listCustomersNotPurchased(app: App, deps: BillingContext): void {
  app.get('/payment/customers-not-purchased', { schema }, async (request) => {
    const { productId, condition = '' } = request.query
    const { roles, agencyCode } = requireSession(request)
    if (!(await deps.products()).some(({ id }) => id === productId)) throw new ApiError('E4040')
    const isAdmin = roles.includes('ROLE_ADMIN')
    // Administrators, who see all agencies, get nobody without a condition; a person in charge without an agency has no
    // customers.
    if (isAdmin ? foldForSearch(condition) === '' : agencyCode === null) return []
    const customers = await listCustomersWithoutProduct(deps.db, {
      productId,
      condition,
      agencyCode: isAdmin ? null : agencyCode,
    })
    return customers.map(({ nameKana, ...customer }) => ({ ...customer, nameKana: nameKana ?? '' }))
  })
}
