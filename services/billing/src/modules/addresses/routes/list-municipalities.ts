import { ApiError, type App, describeErrors } from '@hibiki/http'
import { Type } from 'typebox'
import { listMunicipalitiesOfPrefecture } from '../postal-data.ts'

const schema = {
  operationId: 'listMunicipalities',
  summary: 'Lists the municipalities of a prefecture with their JIS codes',
  tags: ['address'],
  querystring: Type.Object({ prefectureCode: Type.String({ pattern: '^[0-9]{2}$' }) }),
  response: {
    200: Type.Array(
      Type.Object({
        prefectureCode: Type.String(),
        prefectureName: Type.String(),
        municipalityCode: Type.String(),
        municipalityName: Type.String(),
      }),
    ),
    ...describeErrors('E3001', 'E4010', 'E4030', 'E4040'),
  },
}

export function listMunicipalities(app: App): void {
  app.get('/v2/address/municipalities', { schema }, async (request) => {
    const found = listMunicipalitiesOfPrefecture(request.query.prefectureCode)
    if (!found) throw new ApiError('E4040')
    return found
  })
}
