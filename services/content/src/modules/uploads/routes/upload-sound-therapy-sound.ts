import { ApiError, type App, createBodyOrFormSchema, Id } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'
import { Type } from 'typebox'
import { fieldText } from '../../../texts.ts'
import { toTitleFromFileName } from '../../catalogue/sound-details.ts'
import { receiveUpload, type UploadRouteDeps } from '../receive-upload.ts'
import {
  ClusterSchema,
  SoundTitleSchema,
  uploadFileFields,
  uploadResponseSchemas,
} from '../upload-file-fields.ts'
import { MAX_INLINE_BODY_BYTES } from '../upload-limits.ts'

const schema = {
  operationId: 'uploadSoundTherapySound',
  summary: 'Uploads a sound for sound therapy',
  tags: ['upload'],
  body: createBodyOrFormSchema(
    Type.Object({
      ...uploadFileFields,
      title: Type.Optional(
        Type.Union([SoundTitleSchema, Type.Literal('')], {
          description: 'Title of the sound; by default the file’s name',
        }),
      ),
      genre: Type.With(Id, { description: 'Id of a genre of music' }),
      faceExpCluster: ClusterSchema,
      composer: Type.String({ minLength: 1, maxLength: 200, format: 'visible-line' }),
      effects: Type.String({
        minLength: 1,
        maxLength: 1000,
        pattern: '[^\\s,、]',
        description: 'Values separated by commas',
      }),
      bodyParts: Type.Array(Type.Enum(['eyes', 'mouth']), { minItems: 1, maxItems: 2, uniqueItems: true }),
    }),
    'dmv',
  ),
  response: uploadResponseSchemas,
}

export function uploadSoundTherapySound(app: App, deps: UploadRouteDeps): void {
  app.post('/upload/sound-therapy-dmv', { schema, bodyLimit: MAX_INLINE_BODY_BYTES }, (request) => {
    const { title, genre, faceExpCluster, composer, bodyParts, effects: _effects, ...file } = request.body
    const effects = request.body.effects
      .split(/[,、]/)
      .flatMap((effect) => (isBlankText(effect) ? [] : effect.trim()))
    if (effects.length === 0) throw new ApiError('E3001', { fields: { effects: fieldText('missing') } })
    const details = {
      kind: 'sound_therapy' as const,
      title: title || toTitleFromFileName(file.fileName),
      genreId: genre,
      cluster: faceExpCluster,
      composer,
      effects,
      bodyParts,
    }
    return receiveUpload(deps, request, details, file)
  })
}
