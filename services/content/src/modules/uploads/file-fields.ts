import { commonErrors, errorResponses } from '@hibiki/http'
import { LINE_BREAKING_CHARACTERS } from '@hibiki/text'
import { Type } from 'typebox'
import { contentErrors } from '../../errors.ts'

/** Never used as a path; refused all the same when it looks like one. */
export const FileName = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: `^[^/\\\\:${LINE_BREAKING_CHARACTERS}]+\\.[mM][pP]3$`,
})

/** The file of an upload. */
export const fileFields = {
  fileName: FileName,
  dmv: Type.String({
    description: 'The file as a data URL of at most 8 MB; empty when it comes in pieces to `uploadUrl` (tus)',
  }),
  fileSize: Type.Optional(
    Type.Integer({ minimum: 0, description: 'Bytes of a file that comes in pieces; at most 200 MB' }),
  ),
}

export const Title = Type.String({ minLength: 1, maxLength: 200, format: 'visible-line' })
export const Cluster = Type.Integer({ minimum: 1, maximum: 4, description: 'Type I to IV' })

/** What all calls that upload answer. */
export const uploadResponses = {
  200: Type.Object({
    bucket: Type.Optional(Type.String()),
    key: Type.Optional(Type.String()),
    uploadUrl: Type.Optional(Type.String({ description: 'Where the client speaks tus' })),
  }),
  ...errorResponses(
    { ...commonErrors, ...contentErrors },
    ...['E3001', 'E4010', 'E4014', 'E4030', 'E4130'],
    ...['CONTENT_UPLOAD_REFUSED', 'CONTENT_UPLOAD_DUPLICATE', 'CONTENT_UPLOADS_OPEN'],
  ),
}
