import { HttpResponse, http } from 'msw'
import { server, toApiUrl } from '../../../testing/server.ts'
import type { RecordRow } from '../types.ts'

/** Serves a count and pages of rows as `browsable` does, and returns which pages were requested. */
export function serveRecordList(
  path: '/pic/calte/browsable' | '/customer/calte/browsable',
  rows: RecordRow[],
) {
  const requested: { page: number; size: number }[] = []
  server.use(
    http.get(toApiUrl(`${path}-count`), () => HttpResponse.json(rows.length)),
    http.get(toApiUrl(path), ({ request }) => {
      const query = new URL(request.url).searchParams
      const [page, size] = [Number(query.get('page')), Number(query.get('size'))]
      requested.push({ page, size })
      return HttpResponse.json(rows.slice(page * size, (page + 1) * size))
    }),
  )
  return requested
}
