import { expect } from 'vitest'
import { toRowRequest } from './cells.ts'
import { getExpectedStatus, type RequestValues, type ServiceRows } from './matrix.ts'
import { readPaths } from './read-paths.ts'
import { saveRows } from './save-rows.ts'
import { findBestCaller, selectBestRowPerCall } from './select-best-row-per-call.ts'
import type { startServices } from './start-services.ts'

/** A response to a tried value, and whether its status is the one that the row expects of any value. */
export interface TriedResponse {
  status: number
  text: string
  isExpected: boolean
}

/**
 * Tries values in every place of every call of a service, each as the caller who may do most, and undoes what it changed. Expects no
 * problem, and that every call with a place was tried.
 */
export async function expectNoProblemInAnyCall<Operation, Place extends { name: string }>(
  product: Awaited<ReturnType<typeof startServices>>,
  rows: ServiceRows<unknown>,
  options: {
    listPlaces: (operation: Operation) => readonly Place[]
    /** The values to try in a place, which is the so manieth. */
    valuesFor: (place: Place, count: number) => readonly unknown[]
    withValue: (sent: RequestValues, place: Place, value: unknown) => RequestValues
    findProblem: (response: TriedResponse, place: Place, value: unknown) => string | null
  },
): Promise<void> {
  const service = product.started.get(rows)
  if (!service) throw new Error('did not start')
  const paths = await readPaths<Operation>(service.url)
  const fixtures = await rows.prepare(product.world, service)
  const undo = await saveRows(service.adminUrl, rows.service)
  const problems: string[] = []
  const tried = new Set<string>()
  let count = 0
  for (const row of selectBestRowPerCall(rows.rows)) {
    const [method = '', path = ''] = row.call.split(' ')
    const operation = paths[path]?.[method.toLowerCase()]
    const caller = findBestCaller(row)
    let cookie = await product.world.cookieOf(caller)
    const startAgain = async () => {
      await undo.undo()
      cookie = await product.world.cookieOf(caller)
    }
    for (const place of operation ? options.listPlaces(operation) : []) {
      for (const value of options.valuesFor(place, count++)) {
        const sent = options.withValue(row.send?.(fixtures, caller) ?? {}, place, value)
        const { path: url, init } = toRowRequest({ ...row, send: () => sent }, fixtures, caller)
        const ask = () =>
          fetch(service.url + url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie } })
        let response = await ask()
        if (response.status === 429) {
          // Guesses are counted, so the counters are reset and this value is checked, too.
          await startAgain()
          response = await ask()
        }
        const { status } = response
        const isExpected = status === getExpectedStatus(row, caller)
        const problem = options.findProblem({ status, text: await response.text(), isExpected }, place, value)
        tried.add(row.call)
        if (problem)
          problems.push(`${row.call} ${place.name} = ${JSON.stringify(value)?.slice(0, 60)}: ${problem}`)
        if (status < 300 && method !== 'GET') await startAgain()
      }
    }
  }
  await undo.undo()
  await undo.close()
  expect(problems).toEqual([])
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      options.listPlaces(operation).length > 0 ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  )
  expect(calls.length).toBeGreaterThan(0)
  expect(calls.filter((call) => !tried.has(call))).toEqual([])
}
