import { type App, getRequestLanguage, selectLanguageText } from '@hibiki/http'
import { Type } from 'typebox'
import {
  listStaffSoundsOfKind,
  type StaffSoundListDeps,
  staffSoundListFields,
  toListResponseSchemas,
} from '../staff-sound-list.ts'

const Row = Type.Object({
  ...staffSoundListFields,
  genres: Type.Array(Type.String()),
  composer: Type.String(),
  effects: Type.String({ description: 'Values separated by commas' }),
  bodyParts: Type.Array(Type.String()),
  cluster: Type.Integer(),
})

const schema = {
  operationId: 'listSoundTherapySounds',
  summary: 'Lists the sounds of sound therapy, newest first',
  tags: ['upload'],
  response: toListResponseSchemas(Row),
}

export function listSoundTherapySounds(app: App, deps: StaffSoundListDeps): void {
  app.get('/upload/sound-therapy-dmv-list', { schema }, async (request) =>
    (await listStaffSoundsOfKind(deps, request, 'sound_therapy')).map(({ sound, row }) => ({
      ...row,
      genres: sound.genre ? [selectLanguageText(sound.genre, getRequestLanguage(request))] : [],
      composer: sound.composer ?? '',
      effects: (sound.effects ?? []).join(','),
      bodyParts: sound.bodyParts ?? [],
      cluster: sound.cluster ?? 0,
    })),
  )
}
