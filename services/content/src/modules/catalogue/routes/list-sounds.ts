import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import {
  listStaffSoundsOfKind,
  natureOrKanadeListFields,
  type StaffSoundListDeps,
  toListResponseSchemas,
  toNatureOrKanadeListRow,
} from '../staff-sound-list.ts'

const schema = {
  operationId: 'listSounds',
  summary: 'Lists the medical sounds and sounds of nature, newest first',
  tags: ['upload'],
  response: toListResponseSchemas(Type.Object({ ...natureOrKanadeListFields, planCode: Type.String() })),
}

export function listSounds(app: App, deps: StaffSoundListDeps): void {
  app.get('/upload/sound-dmv-list', { schema }, async (request) =>
    (await listStaffSoundsOfKind(deps, request, 'sound')).map((one) => ({
      ...toNatureOrKanadeListRow(one, request),
      planCode: one.sound.planCode ?? '',
    })),
  )
}
