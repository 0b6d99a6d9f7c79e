import { type App, describeErrors } from '@hibiki/http'
import { Type } from 'typebox'
import { listAllPrefectures } from '../postal-data.ts'

const schema = {
  operationId: 'listPrefectures',
  summary: 'Lists the 47 prefectures with their JIS codes',
  tags: ['address'],
  response: {
    200: Type.Array(Type.Object({ prefectureCode: Type.String(), prefectureName: Type.String() })),
    ...describeErrors('E4010', 'E4030'),
  },
}

export function listPrefectures(app: App): void {
  app.get('/v2/address/prefectures', { schema }, async () => listAllPrefectures())
}
