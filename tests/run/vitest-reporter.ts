import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** The environment variable with the path of the file to write. */
export const resultFileVariable = 'VITEST_RESULT_FILE'

/** What one run of Vitest came to, for the closing lines of `npm test`. */
export interface VitestResult {
  passed: number
  failed: number
  /** Failed tests, files that could not be loaded, and errors outside of any test, which Vitest's JSON reporter leaves out. */
  failures: string[]
}

export default class ResultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env[resultFileVariable]
    if (!file) throw new Error(`${resultFileVariable} must name the file to write`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(collectResult(modules, unhandledErrors)))
  }
}

function collectResult(
  modules: readonly TestModule[],
  unhandledErrors: readonly SerializedError[],
): VitestResult {
  const result: VitestResult = { passed: 0, failed: 0, failures: [] }
  for (const module of modules) {
    for (const error of module.errors()) result.failures.push(`${module.moduleId}\n${formatError(error)}`)
    for (const suite of module.children.allSuites())
      for (const error of suite.errors())
        result.failures.push(`${module.moduleId} › ${suite.fullName}\n${formatError(error)}`)
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result()
      if (state === 'passed') result.passed++
      if (state !== 'failed') continue
      result.failed++
      result.failures.push(`${module.moduleId} › ${test.fullName}\n${errors.map(formatError).join('\n')}`)
    }
  }
  for (const error of unhandledErrors)
    result.failures.push(`An error outside of any test\n${formatError(error)}`)
  return result
}

function formatError({ name, message, stack, cause }: SerializedError): string {
  const text = stack?.includes(message) ? stack : `${name}: ${message}\n${stack ?? ''}`
  return cause ? `${text}\ncaused by ${formatError(cause)}` : text
}
