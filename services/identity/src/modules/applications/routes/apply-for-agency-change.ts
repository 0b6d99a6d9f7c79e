import { ApiError, type App, requireSession, sendJsonTextOrNull } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { fieldText } from '../../../texts.ts'
import { lockUser } from '../../accounts/users.sql.ts'
import { findMembership } from '../../agencies/memberships.sql.ts'
import { requireAgency, requirePicInAgency } from '../../agencies/require-agency.ts'
import { submitApplication } from '../submit-application.ts'

const schema = {
  operationId: 'applyForAgencyChange',
  summary: 'Applies for another agency; returns the application code',
  tags: ['applying'],
  body: Type.Object({
    agencyCode: Type.String({ maxLength: 32, description: '12 digits' }),
    picId: Type.Optional(
      Type.Union([Type.String({ maxLength: 64 }), Type.Null()], {
        description: 'The requested person in charge; empty when the agency decides',
      }),
    ),
  }),
  response: {
    200: Type.String({ description: 'Application code' }),
    ...describeIdentityErrors('E3001', 'E3032', 'E4010', 'E4014', 'E4030', 'E4040', 'E4091'),
  },
}

/** The application is of type 03, or of type 02 for a member who belongs to no agency yet. */
export function applyForAgencyChange(app: App, context: IdentityContext): void {
  app.post('/applying/agency-change', { schema }, async (request, reply) => {
    const { userId } = requireSession(request)
    const { agencyCode, picId } = request.body
    const code = await context.db.transaction().execute(async (trx) => {
      await lockUser(trx, userId)
      const membership = await findMembership(trx, userId)
      if (!membership) throw new ApiError('E4040')
      const agency = await requireAgency(trx, agencyCode)
      const belongs = membership.status === '3'
      if (belongs && membership.agencyCode === agency.code) throw sameAgency()
      return submitApplication(trx, {
        type: belongs ? '03' : '02',
        applicantId: userId,
        agencyId: agency.id,
        picId: await requirePicInAgency(trx, picId, agency.code),
        openedAccount: false,
        now: context.clock(),
      })
    })
    return sendJsonTextOrNull(reply, code)
  })
}

function sameAgency(): ApiError {
  return new ApiError('E3001', { fields: { agencyCode: fieldText('ownAgency') } })
}
