import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { checkMediaLink, parseMediaLink } from '../media-link.ts'
import { requirePlan } from '../require-plan.ts'

/** A player that was paused overnight can renew its link; for an older one the member chooses a sound again. */
const MAX_EXPIRED_SECONDS = 24 * 3600

const SoundSrc = Type.Object(
  { soundSrc: Type.String({ minLength: 1, maxLength: 1000 }) },
  { additionalProperties: false },
)

const schema = {
  operationId: 'renewMediaLink',
  summary: 'Returns a new link for one that expires or has expired during playback',
  tags: ['media'],
  body: SoundSrc,
  response: { 200: SoundSrc },
}

export function renewMediaLink(app: App, deps: ContentContext): void {
  app.post('/media/renew-link', { schema }, async (request, reply) => {
    const link = parseMediaLink(request.body.soundSrc)
    const session = request.session
    if (!link || checkMediaLink(deps.links, link, request) === 'invalid') {
      throw new ApiError('CONTENT_MEDIA_LINK_INVALID')
    }
    const expiredFor = deps.clock().getTime() / 1000 - Number(link.exp)
    if (expiredFor > MAX_EXPIRED_SECONDS) throw new ApiError('CONTENT_MEDIA_LINK_EXPIRED')
    if (!(await deps.mediaFiles(link.fileId))) throw new ApiError('CONTENT_MEDIA_LINK_INVALID')
    // The sample stays open to visitors, whoever renews its link.
    const isVisitorLink = deps.links.verify({ ...link, sessionId: null }) !== 'invalid'
    if (session && !isVisitorLink) await requirePlan(deps, session, link.fileId)
    reply.header('cache-control', 'no-store')
    return { soundSrc: deps.links.sign(link.fileId, isVisitorLink ? null : (session?.sessionId ?? null)) }
  })
}
