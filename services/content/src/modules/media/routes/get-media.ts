import type { App } from '@hibiki/http'
import { mediaLinkSchema, toBinaryResponseSchemas } from '../media-link-schema.ts'
import { type MediaRouteDeps, sendMedia } from '../send-media.ts'

export function getMedia(app: App, deps: MediaRouteDeps): void {
  app.get(
    '/media/:fileId',
    {
      exposeHeadRoute: false,
      schema: {
        operationId: 'getMedia',
        summary: 'Returns a media file, whole or one range of it',
        tags: ['media'],
        ...mediaLinkSchema,
        response: toBinaryResponseSchemas({
          200: { description: 'The whole file', hasBody: true },
          206: { description: 'The requested range', hasBody: true },
          304: { description: 'The client has this version of the file already', hasBody: false },
        }),
      },
    },
    (request, reply) => sendMedia(deps, request, reply, { ...request.query, ...request.params }),
  )
}
