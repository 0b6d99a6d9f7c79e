import { type App, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import { MAX_LISTED_SOUNDS, type MemberSoundListDeps } from '../member-sound-lists.ts'
import { PlayableSoundResponse, toPlayableSoundResponse } from '../playable-sound-response.ts'

const schema = {
  operationId: 'getNaturalSounds',
  summary: 'Lists the sounds of nature, newest first, at most 300',
  tags: ['natural-sound'],
  response: { 200: Type.Array(PlayableSoundResponse, { maxItems: MAX_LISTED_SOUNDS }) },
}

export function getNaturalSounds(app: App, deps: MemberSoundListDeps): void {
  app.get('/api/natural-sound/list', { schema }, async (request, reply) => {
    const { sessionId } = requireSession(request)
    const sounds = (await deps.catalogue.medicalSounds()).filter(({ planCode }) => planCode === '02')
    reply.header('cache-control', 'no-store')
    const options = { language: getRequestLanguage(request), links: deps.links, sessionId }
    return sounds.slice(0, MAX_LISTED_SOUNDS).map((sound) => toPlayableSoundResponse(sound, options))
  })
}
