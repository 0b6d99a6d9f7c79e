import { ApiError, type App, Id } from '@hibiki/http'
import { evaluatePreconditions } from '@hibiki/media-storage'
import { Type } from 'typebox'
import type { ContentContext } from '../../../context.ts'
import { toBinaryResponseSchemas } from '../../media/media-link-schema.ts'
import type { StillFormat, StillName, StillSize } from '../render-still.ts'

const YEAR_SECONDS = 31_536_000
/** How long browsers use a picture whose address names no version, and the one of a sound that is not measured yet. */
const UNVERSIONED_AGE_SECONDS = 3600
const PROVISIONAL_AGE_SECONDS = 20

const FILE = /^(56|160|400|og)\.(avif|png)$/

export function getLandscapeImage(app: App, { landscapes }: Pick<ContentContext, 'landscapes'>): void {
  app.get(
    '/soundesthe/landscapes/:soundId/:file',
    {
      schema: {
        operationId: 'getLandscapeImage',
        summary: 'Returns a picture of the landscape of a sound',
        tags: ['soundesthe'],
        params: Type.Object({
          soundId: Id,
          file: Type.String({
            pattern: FILE.source,
            description: 'Its size and its format, such as 56.avif',
          }),
        }),
        querystring: Type.Object({
          v: Type.Optional(
            Type.String({
              maxLength: 64,
              description:
                'The version in the address that a sound has; with the current one, browsers keep the picture for ever',
            }),
          ),
        }),
        response: toBinaryResponseSchemas(
          {
            200: { description: 'The picture', hasBody: true },
            304: { description: 'The client has this picture already', hasBody: false },
          },
          'image/*',
        ),
      },
    },
    async (request, reply) => {
      const { soundId, file } = request.params
      const found = await landscapes.find(soundId)
      if (!found) throw new ApiError('E4040')
      const name = toStillName(file)
      const etag = `"${found.hash}-${file}"`
      reply.headers({
        etag,
        'cache-control': toCacheControl(found.isFinal, request.query.v === found.hash),
        'x-content-type-options': 'nosniff',
      })
      const verdict = evaluatePreconditions(request.headers, { etag })
      if (verdict === 'not-modified') return reply.code(304).send()
      return reply.header('content-type', `image/${name.format}`).send(await landscapes.getStill(found, name))
    },
  )
}

function toStillName(file: string): StillName {
  const [size, format] = file.split('.') as [string, StillFormat]
  return { size: (size === 'og' ? size : Number(size)) as StillSize, format }
}

function toCacheControl(isFinal: boolean, isNamedVersion: boolean): string {
  if (!isFinal) return `public, max-age=${PROVISIONAL_AGE_SECONDS}`
  return isNamedVersion
    ? `public, max-age=${YEAR_SECONDS}, immutable`
    : `public, max-age=${UNVERSIONED_AGE_SECONDS}, stale-while-revalidate=${YEAR_SECONDS}`
}
