import { http, server } from '../../../testing/server.ts'
import type { RecordRow } from '../types.ts'

/** Serves a count and pages of rows as `browsable` does, and returns which pages were requested. */
export function serveRecordList(
  path: '/pic/calte/browsable' | '/customer/calte/browsable',
  rows: RecordRow[],
) {
  const requested: { page: number; size: number }[] = []
  server.use(
    http.get(`${path}-count`, () => rows.length),
    http.get(path, ({ url }) => {
      const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('size'))]
      requested.push({ page, size })
      return rows.slice(page * size, (page + 1) * size)
    }),
  )
  return requested
}
