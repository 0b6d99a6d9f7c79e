import type { MatrixRow, RequestValues } from '../../matrix.ts'
import type { AiestheFixtures } from './fixtures.ts'

const row = (
  call: MatrixRow<AiestheFixtures>['call'],
  send?: (f: AiestheFixtures) => RequestValues,
): MatrixRow<AiestheFixtures> => ({
  call,
  expected: { visitor: 401, default: 403, admin: 200 },
  ...(send && { send }),
})

const check = {
  titleJa: '試み',
  titleEn: 'Trial',
  intervalDays: 30,
  displayOrder: 1,
  items: [
    {
      nameJa: '調子',
      nameEn: 'Mood',
      requires: true,
      cluster: 1,
      choices: [
        { displayJa: 'いいえ', displayEn: 'No', ansValue: 0 },
        { displayJa: 'はい', displayEn: 'Yes', ansValue: 1 },
      ],
    },
  ],
}
const byId = (f: AiestheFixtures) => ({ params: { id: f.mentalCheckId } })
const days = { from: '2026-11-01', to: '2026-11-30' }

/** The console's resources are for administrators only. */
export const consoleRows: readonly MatrixRow<AiestheFixtures>[] = [
  row('GET /admin/mental-checks'),
  row('POST /admin/mental-checks', () => ({ body: check })),
  row('GET /admin/mental-checks/{id}', byId),
  row('PUT /admin/mental-checks/{id}', (f) => ({ ...byId(f), body: { ...check, revision: 1 } })),
  row('DELETE /admin/mental-checks/{id}', byId),
  row('POST /admin/mental-checks/{id}/put-back', byId),
  row('GET /admin/diagnosis-statistics', () => ({ query: { ...days, per: 'week' } })),
  row('GET /admin/choice-statistics', () => ({ query: days })),
  row('GET /admin/photo-views'),
]
