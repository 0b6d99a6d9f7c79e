import { ApiError, type App } from '@hibiki/http'
import { Type } from 'typebox'
import { describeBillingErrors } from '../../../errors.ts'
import { listPlacesOfPostcode } from '../postal-data.ts'

const Place = Type.Object({
  prefectureCode: Type.String(),
  prefectureName: Type.String(),
  municipalityCode: Type.String(),
  municipalityName: Type.String(),
  address: Type.String({ description: 'The part of the address that the postcode determines; may be empty' }),
})

const schema = {
  operationId: 'searchPostcode',
  summary: 'Returns the place of a postcode; when there are several, the first one and the list of all',
  tags: ['address'],
  querystring: Type.Object({ postcode: Type.String({ pattern: '^[0-9]{7}$' }) }),
  response: {
    200: Type.Object({ ...Place.properties, candidates: Type.Array(Place) }),
    ...describeBillingErrors('E3001', 'E4010', 'E4030', 'BILLING_POSTCODE_UNKNOWN'),
  },
}

export function searchPostcode(app: App): void {
  app.get('/v2/address/search', { schema }, async (request) => {
    const candidates = listPlacesOfPostcode(request.query.postcode)
    const [first] = candidates
    if (!first) throw new ApiError('BILLING_POSTCODE_UNKNOWN')
    return { ...first, candidates }
  })
}
