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
  operationId: 'listKanadeSounds',
  summary: 'Lists the Kanade sounds, newest first',
  tags: ['upload'],
  response: listResponses(
    Type.Object({ ...describedListFields, planCode: Type.Literal('03'), player: Type.String() }),
  ),
}

export function listKanadeSounds(app: App, deps: ListDeps): void {
  app.get('/upload/kanade-dmv-list', { schema }, async (request) =>
    (await listSoundsOfKind(deps, request, 'kanade')).map((one) => ({
      ...toSoundListRow(one, request),
      planCode: '03' as const,
      player: one.sound.player ?? '',
    })),
  )
}
