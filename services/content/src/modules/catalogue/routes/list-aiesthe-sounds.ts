import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import {
  listStaffSoundsOfKind,
  type StaffSoundListDeps,
  staffSoundListFields,
  toListResponseSchemas,
} from '../staff-sound-list.ts'

const Row = Type.Object({
  ...staffSoundListFields,
  course: Type.Integer({ description: '1 stands for 10 minutes, 2 for 20 minutes' }),
  cluster: Type.Integer(),
})

const schema = {
  operationId: 'listAiestheSounds',
  summary: 'Lists the sounds of AI esthe, newest first',
  tags: ['upload'],
  response: toListResponseSchemas(Row),
}

export function listAiestheSounds(app: App, deps: StaffSoundListDeps): void {
  app.get('/upload/aiesthe-dmv-list', { schema }, async (request) =>
    (await listStaffSoundsOfKind(deps, request, 'aiesthe')).map(({ sound, row }) => ({
      ...row,
      course: sound.minutesCourse === 10 ? 1 : 2,
      cluster: sound.cluster ?? 0,
    })),
  )
}
