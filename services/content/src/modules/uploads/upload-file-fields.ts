import { FORBIDDEN_LINE_CHARACTERS } from '@hibiki/text'
import { Type } from 'typebox'
import { describeContentErrors } from '../../errors.ts'

/** The name is never used as a path, but one that looks like a path is rejected anyway. */
export const Mp3FileNameSchema = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: `^[^/\\\\:${FORBIDDEN_LINE_CHARACTERS}]+\\.[mM][pP]3$`,
})

/** The fields of an upload's file. */
export const uploadFileFields = {
  fileName: Mp3FileNameSchema,
  dmv: Type.String({
    description:
      'The file as a data URL of at most 8 MB, or an empty text when it is sent in chunks to `uploadUrl` (tus)',
  }),
  fileSize: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'Size in bytes of a file that is sent in chunks; at most 200 MB',
    }),
  ),
}

export const SoundTitleSchema = Type.String({ minLength: 1, maxLength: 200, format: 'visible-line' })
export const ClusterSchema = Type.Integer({ minimum: 1, maximum: 4, description: 'Expression type I to IV' })

/** All routes that upload return this response. */
export const uploadResponseSchemas = {
  200: Type.Object(
    {
      bucket: Type.Optional(Type.String()),
      key: Type.Optional(Type.String()),
      uploadUrl: Type.Optional(
        Type.String({ description: 'Address to which the client sends the chunks by tus' }),
      ),
    },
    { $id: 'StartedUpload' },
  ),
  ...describeContentErrors(
    ...['E3001', 'E4010', 'E4014', 'E4030', 'E4130'],
    ...['CONTENT_UPLOAD_REFUSED', 'CONTENT_UPLOAD_DUPLICATE', 'CONTENT_UPLOADS_OPEN'],
  ),
}
