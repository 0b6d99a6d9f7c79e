import { type App, sendJsonTextOrNull } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { requireAgency, requirePicInAgency } from '../../agencies/require-agency.ts'
import {
  agencyRegistrationErrorCodes,
  agencyRegistrationFields,
  mailLinkField,
} from '../agency-registration-fields.ts'
import { registerApplicant } from '../register-applicant.ts'

const schema = {
  operationId: 'registerWithAgencyCode',
  summary: 'Registers with an agency code, logs the applicant in and returns the application code',
  tags: ['account'],
  body: Type.Object({
    ...agencyRegistrationFields,
    ...mailLinkField,
    agencyCode: Type.String({ maxLength: 32, description: '12 digits' }),
    pic: Type.Boolean({ description: 'true registers a person in charge, false a customer' }),
    picId: Type.Optional(
      Type.Union([Type.String({ maxLength: 64 }), Type.Null()], {
        description: 'The requested person in charge; empty when the agency decides',
      }),
    ),
  }),
  response: {
    200: Type.String({ description: 'Application code' }),
    ...describeIdentityErrors('E3032', 'E4002', ...agencyRegistrationErrorCodes),
  },
}

export function registerWithAgencyCode(app: App, context: IdentityContext): void {
  app.post('/account/register', { schema }, async (request, reply) => {
    const { agencyCode, pic, picId } = request.body
    const code = await registerApplicant(context, request, reply, request.body, async (trx) => {
      const agency = await requireAgency(trx, agencyCode)
      return {
        type: pic ? '01' : '02',
        agencyId: agency.id,
        agencyCode: agency.code,
        picId: pic ? null : await requirePicInAgency(trx, picId, agency.code),
      }
    })
    return sendJsonTextOrNull(reply, code)
  })
}
