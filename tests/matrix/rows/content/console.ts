import type { MatrixRow, RequestValues } from '../../matrix.ts'
import type { ContentFixtures } from './fixtures.ts'

type Rows = readonly MatrixRow<ContentFixtures>[]
type Call = MatrixRow<ContentFixtures>['call']

const row = (
  call: Call,
  send?: (f: ContentFixtures) => RequestValues,
  done = 200,
): MatrixRow<ContentFixtures> => ({
  call,
  expected: { visitor: 401, default: 403, admin: done },
  ...(send && { send }),
})

const names = { nameJa: '試み', nameEn: 'Trial' }

/** The six calls of one kind of master data. Demo sounds use the rows, so deleting them responds with 409. */
const masterRows = (
  resource: string,
  id: (f: ContentFixtures) => string,
  extra: object = {},
): readonly MatrixRow<ContentFixtures>[] => {
  const body = { ...names, ...extra }
  const byId = (f: ContentFixtures) => ({ params: { id: id(f) } })
  return [
    row(`GET /admin/${resource}`),
    row(`POST /admin/${resource}`, () => ({ body: { ...body, code: 'trial-of-the-matrix' } })),
    row(`GET /admin/${resource}/{id}`, byId),
    row(`PUT /admin/${resource}/{id}`, (f) => ({ ...byId(f), body })),
    row(`POST /admin/${resource}/{id}/move`, (f) => ({ ...byId(f), body: { step: 1 } })),
    row(`DELETE /admin/${resource}/{id}`, byId, 409),
  ]
}

/** The console's resources are for administrators only. */
export const consoleRows: Rows = [
  row('GET /admin/listening-dashboard'),
  row('GET /admin/sounds'),
  row('GET /admin/sounds/{id}', (f) => ({ params: { id: f.soundId } })),
  row('PUT /admin/sounds/{id}', (f) => ({
    params: { id: f.soundId },
    body: { ...f.described, planCode: '02' },
  })),
  row('DELETE /admin/sounds/{id}', (f) => ({ params: { id: f.soundId } })),
  ...masterRows('tags', (f) => f.used.tag),
  ...masterRows('genres', (f) => f.used.genre, { family: 'sound' }),
  ...masterRows('countries', (f) => f.used.country),
  ...masterRows('purpose-details', (f) => f.used.purposeDetail, { purposeCode: '01' }),
]
