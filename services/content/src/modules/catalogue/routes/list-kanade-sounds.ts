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
  operationId: 'listKanadeSounds',
  summary: 'Lists the Kanade sounds, newest first',
  tags: ['upload'],
  response: toListResponseSchemas(
    Type.Object({ ...natureOrKanadeListFields, planCode: Type.Literal('03'), player: Type.String() }),
  ),
}

export function listKanadeSounds(app: App, deps: StaffSoundListDeps): void {
  app.get('/upload/kanade-dmv-list', { schema }, async (request) =>
    (await listStaffSoundsOfKind(deps, request, 'kanade')).map((one) => ({
      ...toNatureOrKanadeListRow(one, request),
      planCode: '03' as const,
      player: one.sound.player ?? '',
    })),
  )
}
