import type { App } from '@hibiki/http'
import { binaryResponses, linkSchema } from '../link-schema.ts'
import { type MediaDeps, sendMedia } from '../send-media.ts'

export function getMedia(app: App, deps: MediaDeps): void {
  app.get(
    '/media/:fileId',
    {
      exposeHeadRoute: false,
      schema: {
        operationId: 'getMedia',
        summary: 'Returns a media file, whole or one range of it',
        tags: ['media'],
        ...linkSchema,
        response: binaryResponses({
          200: { description: 'The whole file', hasBody: true },
          206: { description: 'The requested range', hasBody: true },
          304: { description: 'The client has this version of the file already', hasBody: false },
        }),
      },
    },
    (request, reply) => sendMedia(deps, request, reply, { ...request.query, ...request.params }),
  )
}
