import { ApiError, type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { describeEnterpriseErrors } from '../../../errors.ts'
import { findAgencyIdOfMember } from '../../accounts/accounts.sql.ts'
import { listTrialSounds } from '../sounds.sql.ts'
import { TrialSoundResponse, toTrialSoundResponse } from '../trial-sound-response.ts'

const schema = {
  operationId: 'getRandomEnterpriseSound',
  summary: 'Returns a random sound of the trial page',
  tags: ['enterprise'],
  querystring: Type.Object({ withMusic: Type.Optional(Type.Boolean()) }),
  response: {
    200: TrialSoundResponse,
    ...describeEnterpriseErrors('ENTERPRISE_NO_SOUND'),
  },
}

export function getRandomEnterpriseSound(app: App, { db, links }: EnterpriseContext): void {
  app.get('/enterprise/random', { schema }, async (request, reply) => {
    const { userId, sessionId } = requireSession(request)
    const agencyId = await findAgencyIdOfMember(db, userId)
    const sounds = await listTrialSounds(db, { agencyId, withMusic: request.query.withMusic })
    const sound = sounds[Math.floor(Math.random() * sounds.length)]
    if (!sound) throw new ApiError('ENTERPRISE_NO_SOUND')
    reply.header('cache-control', 'no-store')
    return toTrialSoundResponse(sound, { links, sessionId, language: getRequestLanguage(request) })
  })
}
