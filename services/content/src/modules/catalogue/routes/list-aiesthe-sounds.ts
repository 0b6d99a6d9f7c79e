import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import { type ListDeps, listedFields, listResponses, listSoundsOfKind } from '../sound-list.ts'

const Row = Type.Object({
  ...listedFields,
  course: Type.Integer({ description: '1 stands for 10 minutes, 2 for 20 minutes' }),
  cluster: Type.Integer(),
})

const schema = {
  operationId: 'listAiestheSounds',
  summary: 'Lists the sounds of AI esthe, newest first',
  tags: ['upload'],
  response: listResponses(Row),
}

export function listAiestheSounds(app: App, deps: ListDeps): void {
  app.get('/upload/aiesthe-dmv-list', { schema }, async (request) =>
    (await listSoundsOfKind(deps, request, 'aiesthe')).map(({ sound, row }) => ({
      ...row,
      course: sound.minutesCourse === 10 ? 1 : 2,
      cluster: sound.cluster ?? 0,
    })),
  )
}
