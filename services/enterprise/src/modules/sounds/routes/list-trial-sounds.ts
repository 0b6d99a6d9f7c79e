import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { findAgencyIdOfMember } from '../../accounts/accounts.sql.ts'
import { listTrialSounds } from '../sounds.sql.ts'
import { TrialSoundResponse, toTrialSoundResponse } from '../trial-sound-response.ts'

const schema = {
  operationId: 'listTrialSounds',
  summary: 'Lists the sounds of the trial page, newest first',
  tags: ['enterprise'],
  querystring: Type.Object({ withMusic: Type.Optional(Type.Boolean()) }),
  response: { 200: Type.Array(TrialSoundResponse, { maxItems: 99 }) },
}

export function listTrialSoundsRoute(app: App, { db, links }: EnterpriseContext): void {
  app.get('/v2/enterprise/my/experience', { schema }, async (request, reply) => {
    const { userId, sessionId } = requireSession(request)
    const agencyId = await findAgencyIdOfMember(db, userId)
    const sounds = await listTrialSounds(db, { agencyId, withMusic: request.query.withMusic })
    reply.header('cache-control', 'no-store')
    return sounds.map((sound) =>
      toTrialSoundResponse(sound, { links, sessionId, language: getRequestLanguage(request) }),
    )
  })
}
