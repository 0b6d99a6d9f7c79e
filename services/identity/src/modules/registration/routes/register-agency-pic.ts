import { ApiError, type App, sendJsonTextOrNull } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { fieldText, localText } from '../../../texts.ts'
import { insertAgency } from '../../agencies/agencies.sql.ts'
import { MAX_AGENCY_NAME_LENGTH, normalizeAgencyName } from '../../agencies/agency-name.rules.ts'
import {
  agencyRegistrationErrorCodes,
  agencyRegistrationFields,
  mailLinkField,
} from '../agency-registration-fields.ts'
import { registerApplicant } from '../register-applicant.ts'

const schema = {
  operationId: 'registerAgencyPic',
  summary: 'Registers an agency and its person in charge provisionally; returns the application code',
  tags: ['account'],
  body: Type.Object({
    ...agencyRegistrationFields,
    ...mailLinkField,
    agencyName: Type.String({ maxLength: 400, description: 'At most 100 characters' }),
  }),
  response: {
    200: Type.String({ description: 'Application code' }),
    ...describeIdentityErrors('E4002', ...agencyRegistrationErrorCodes),
  },
}

/** An administrator approves the application, and the agency code is issued then. */
export function registerAgencyPic(app: App, context: IdentityContext): void {
  app.post('/account/register-agency-pic', { schema }, async (request, reply) => {
    const code = await registerApplicant(context, request, reply, request.body, async (trx) => {
      const name = normalizeAgencyName(request.body.agencyName)
      if (name === null) throw badName(request.body.agencyName)
      const agencyId = await insertAgency(trx, name, context.clock())
      return { type: '01', agencyId, agencyCode: null, picId: null }
    })
    return sendJsonTextOrNull(reply, code)
  })
}

function badName(typed: string): ApiError {
  const text = isBlankText(typed)
    ? fieldText('required')
    : localText((t) => t('fields.tooLong', { max: MAX_AGENCY_NAME_LENGTH }))
  return new ApiError('E3001', { fields: { agencyName: text } })
}
