import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import {
  listStaffSoundsOfKind,
  type StaffSoundListDeps,
  staffSoundListFields,
  toListResponseSchemas,
} from '../staff-sound-list.ts'

const ForeignId = Type.Union([Type.String(), Type.Null()])

const Row = Type.Object({
  ...staffSoundListFields,
  experience: Type.Boolean(),
  withMusic: Type.Boolean(),
  enterpriseAgencyId: ForeignId,
  roomId: ForeignId,
  roomSectionId: ForeignId,
})

const schema = {
  operationId: 'listEnterpriseSounds',
  summary: 'Lists the sounds of enterprise rooms, newest first',
  tags: ['upload'],
  response: toListResponseSchemas(Row),
}

export function listEnterpriseSounds(app: App, deps: StaffSoundListDeps): void {
  app.get('/upload/enterprise-dmv-list', { schema }, async (request) =>
    (await listStaffSoundsOfKind(deps, request, 'enterprise')).map(({ sound, row }) => ({
      ...row,
      experience: sound.experience ?? false,
      withMusic: sound.withMusic ?? false,
      enterpriseAgencyId: sound.agencyId,
      roomId: sound.roomId,
      roomSectionId: sound.sectionId,
    })),
  )
}
