import { ApiError, type App, describeErrors } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { findApprovedAgency } from '../../agencies/agencies.sql.ts'
import { getThrottleAddress } from '../../logins/throttle-address.ts'

const schema = {
  operationId: 'findAgency',
  summary: 'Returns the name of the agency with a code, for the registration form',
  tags: ['account'],
  querystring: Type.Object({ code: Type.String({ maxLength: 32 }) }),
  response: {
    200: Type.Object({ name: Type.String() }),
    ...describeErrors('E3001', 'E4040', 'E4290'),
  },
}

/** Requests are counted per address, so that nobody can find codes by guessing. */
export function findAgency(app: App, context: IdentityContext): void {
  app.get('/account/agencies', { schema }, async (request) => {
    await context.throttle.countAddressAttempt(getThrottleAddress(request), context.clock(), 'account')
    const agency = await findApprovedAgency(context.db, request.query.code)
    if (!agency) throw new ApiError('E4040')
    return { name: agency.name }
  })
}
