import {
  type Caller,
  callers,
  getExpectedStatus,
  type MatrixRow,
  type MatrixWorld,
  type RequestValues,
  type RunningTestService,
} from './matrix.ts'
import type { SavedRows } from './save-rows.ts'

export interface CellDifference {
  call: string
  caller: Caller
  expected: string
  got: string
}

/** Makes the call of every cell of a service's rows and returns those that behaved otherwise than expected. */
export async function callAllCells<F>(
  options: { world: MatrixWorld; service: RunningTestService; fixtures: F; undo: SavedRows },
  rows: readonly MatrixRow<F>[],
): Promise<{ cells: number; differences: CellDifference[] }> {
  const differences: CellDifference[] = []
  for (const row of rows) {
    for (const caller of callers) {
      const { status, text } = await callCell(options, row, caller)
      const expected = getExpectedStatus(row, caller)
      const differ = (wanted: string, got: string) =>
        differences.push({ call: formatRowName(row), caller, expected: wanted, got })
      if (status !== expected) differ(String(expected), `${status} ${text.slice(0, 120)}`)
      else if (row.shows && status === 200) {
        const shown = text.includes(row.shows.text(options.fixtures))
        if (shown !== row.shows.to.includes(caller)) differ(shown ? 'not shown' : 'shown', text.slice(0, 120))
      }
      if (!row.call.startsWith('GET') || row.call.includes('logout')) await options.undo.undo()
    }
  }
  return { cells: rows.length * callers.length, differences }
}

export const formatRowName = (row: MatrixRow<never> | MatrixRow<unknown>) =>
  row.about ? `${row.call} (${row.about})` : row.call

/** Returns path with query, and everything else of a row's call except the cookie. */
export function toRowRequest<F>(
  row: MatrixRow<F>,
  fixtures: F,
  caller: Caller,
): { path: string; init: { method: string; headers: Record<string, string>; body?: string } } {
  const [method = '', template = ''] = row.call.split(' ')
  const sent = row.send?.(fixtures, caller) ?? {}
  const path = template.replace(/\{(\w+)\}/g, (_all, name) => encodeURIComponent(sent.params?.[name] ?? name))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(sent.query ?? {})) query.set(name, String(value))
  const { type, body } = toBody(sent)
  const headers = { ...(type && { 'content-type': type }), ...sent.headers }
  const init = { method, headers, ...(body !== undefined && { body }) }
  return { path: query.size > 0 ? `${path}?${query}` : path, init }
}

function toBody({ body, form }: RequestValues): { type?: string; body?: string } {
  if (form) return { type: 'application/x-www-form-urlencoded', body: String(new URLSearchParams(form)) }
  return body ? { type: 'application/json', body: JSON.stringify(body) } : {}
}

async function callCell<F>(
  { fixtures, world, service }: { world: MatrixWorld; service: RunningTestService; fixtures: F },
  row: MatrixRow<F>,
  caller: Caller,
): Promise<{ status: number; text: string }> {
  const { path, init } = toRowRequest(row, fixtures, caller)
  const cookie = await world.cookieOf(caller)
  const headers = { ...init.headers, ...(cookie && { cookie }) }
  const response = await fetch(service.url + path, { ...init, headers, redirect: 'manual' })
  return { status: response.status, text: await response.text() }
}
