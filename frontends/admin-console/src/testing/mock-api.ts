import { createErrorResponse, recordCalls } from '@hibiki/api-mocks'
import { createAiestheData } from './aiesthe-data.ts'
import { createAiestheHandlers } from './aiesthe-handlers.ts'
import { createAwardData, createAwardHandlers } from './award-handlers.ts'
import { createCatalogueData, createCatalogueHandlers } from './catalogue-handlers.ts'
import { createChartData, createChartHandlers } from './chart-handlers.ts'
import { createCommerceData } from './commerce-data.ts'
import { createCommerceHandlers } from './commerce-handlers.ts'
import { createEnterpriseData, createEnterpriseHandlers } from './enterprise-handlers.ts'
import * as fixtures from './fixtures.ts'
import { createMemberData, createMemberHandlers } from './member-handlers.ts'
import { http, server } from './server.ts'
import { createSupportData, createSupportHandlers } from './support-handlers.ts'

/**
 * Serves the admin API from its own data in memory until the test is over. A test replaces a response with
 * `server.use(http.get('/admin/members', …))`.
 */
export function createMockApi() {
  const data = createMemberData()
  const catalogue = createCatalogueData()
  const commerce = createCommerceData()
  const aiesthe = createAiestheData()
  const charts = createChartData()
  const enterprise = createEnterpriseData()
  const support = createSupportData()
  const awards = createAwardData()
  server.use(
    http.post('/auth/me', () => fixtures.currentUser),
    http.post('/auth/refresh', () => createErrorResponse(401, 'E4010', 'ログインしてください。')),
    http.get('/auth/logout', () => ({})),
    http.get('/admin/listening-dashboard', () => ({
      days: fixtures.createDailyFigures((at) =>
        at < 2 ? { plays: null, members: null } : { plays: 10 + at, members: 5 + at },
      ),
    })),
    ...createMemberHandlers(data),
    ...createCatalogueHandlers(catalogue),
    ...createCommerceHandlers(commerce),
    ...createAiestheHandlers(aiesthe),
    ...createChartHandlers(charts),
    ...createEnterpriseHandlers(enterprise),
    ...createSupportHandlers(support),
    ...createAwardHandlers(awards),
  )
  return { data, catalogue, commerce, aiesthe, charts, support, awards, calls: recordCalls(server) }
}

export type MockApi = ReturnType<typeof createMockApi>
