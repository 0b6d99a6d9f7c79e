import { ApiError, type App, bodyOrForm } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'
import { Type } from 'typebox'
import { fieldText } from '../../../texts.ts'
import { toTitle } from '../../catalogue/sound-details.ts'
import { Cluster, fileFields, Title, uploadResponses } from '../file-fields.ts'
import { MAX_INLINE_BODY_BYTES } from '../limits.ts'
import { type ReceiveDeps, receiveUpload } from '../receive-upload.ts'

const schema = {
  operationId: 'uploadSoundTherapySound',
  summary: 'Uploads a sound for sound therapy',
  tags: ['upload'],
  body: bodyOrForm(
    Type.Object({
      ...fileFields,
      title: Type.Optional(
        Type.Union([Title, Type.Literal('')], {
          description: 'Title of the sound; by default the file’s name',
        }),
      ),
      genre: Type.String({ format: 'uuid', description: 'Id of a genre of music' }),
      faceExpCluster: Cluster,
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
  response: uploadResponses,
}

export function uploadSoundTherapySound(app: App, deps: ReceiveDeps): void {
  app.post('/upload/sound-therapy-dmv', { schema, bodyLimit: MAX_INLINE_BODY_BYTES }, (request) => {
    const { title, genre, faceExpCluster, composer, bodyParts, effects: _effects, ...file } = request.body
    const effects = request.body.effects
      .split(/[,、]/)
      .flatMap((effect) => (isBlankText(effect) ? [] : effect.trim()))
    if (effects.length === 0) throw new ApiError('E3001', { fields: { effects: fieldText('missing') } })
    const details = {
      kind: 'sound_therapy' as const,
      title: title || toTitle(file.fileName),
      genreId: genre,
      cluster: faceExpCluster,
      composer,
      effects,
      bodyParts,
    }
    return receiveUpload(deps, request, details, file)
  })
}
