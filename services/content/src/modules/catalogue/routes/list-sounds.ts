import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import {
  describedListFields,
  type ListDeps,
  listResponses,
  listSoundsOfKind,
  toSoundListRow,
} from '../sound-list.ts'

const schema = {
  operationId: 'listSounds',
  summary: 'Lists the medical sounds and sounds of nature, newest first',
  tags: ['upload'],
  response: listResponses(Type.Object({ ...describedListFields, planCode: Type.String() })),
}

export function listSounds(app: App, deps: ListDeps): void {
  app.get('/upload/sound-dmv-list', { schema }, async (request) =>
    (await listSoundsOfKind(deps, request, 'sound')).map((one) => ({
      ...toSoundListRow(one, request),
      planCode: one.sound.planCode ?? '',
    })),
  )
}
