import type { App } from '@hibiki/http'
import { mediaLinkSchema, toBinaryResponseSchemas } from '../media-link-schema.ts'
import { type MediaRouteDeps, sendMediaHead } from '../send-media.ts'

export function headMedia(app: App, deps: MediaRouteDeps): void {
  app.head(
    '/media/:fileId',
    {
      schema: {
        operationId: 'headMedia',
        summary: 'Returns size, type and validators of a media file',
        tags: ['media'],
        ...mediaLinkSchema,
        response: toBinaryResponseSchemas({
          200: { description: 'The headers of the whole file', hasBody: false },
          304: { description: 'The client has this version of the file already', hasBody: false },
        }),
      },
    },
    (request, reply) => sendMediaHead(deps, request, reply, { ...request.query, ...request.params }),
  )
}
