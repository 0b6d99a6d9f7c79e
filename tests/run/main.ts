import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createChildEnvironment } from '@hibiki/test-harness/child-environment'
import { proofSeed } from '@hibiki/test-harness/proofs'
import { createTemporaryFolder, removeTemporaryFolder } from '@hibiki/test-harness/temporary-folder'
import { listProofFiles, timedProofs } from './list-test-files.ts'
import { resultFileVariable, type VitestResult } from './vitest-reporter.ts'

// `npm test` and `npm run prove`: static checks beside Vitest and then Playwright, and one closing line with the count of all tests,
// which neither of the two can print for the other.

const isProof = process.argv.includes('--prove')
const named = process.argv.slice(2).filter((argument) => argument !== '--prove')
const isWhole = named.length === 0
const files = isWhole && isProof ? listProofFiles() : named

if (isProof) process.env.PROOFS = 'full'
// There is one worker more than cores, because journeys and events wait about a third of their time.
process.env.TEST_WORKERS ??= String(Math.min(availableParallelism() + 1, 6))
// Dozens of processes of the product load the same modules, so compiled ones are cached.
process.env.NODE_COMPILE_CACHE = createChildEnvironment().NODE_COMPILE_CACHE
const temporaryFolder = createTemporaryFolder()
process.env.TMPDIR = temporaryFolder
process.once('exit', () => removeTemporaryFolder(temporaryFolder))
const children = new Set<ChildProcess>()
// Ctrl-C reaches the children, too; they are awaited, because they stop their servers then.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {
  for (const child of children) child.kill('SIGINT')
})

const results = new URL('../../.test-results/', import.meta.url)
/** Characters of a runner's errors that are repeated at the end. */
const MAX_ERROR_LENGTH = 4000
const DRAIN_MS = 1000
const count = { passed: 0, failed: 0 }
const failures: string[] = []
// Loading the seed has put it into the environment, which every child inherits.
console.log(`seed ${proofSeed} (the same again: PROOF_SEED=${proofSeed})`)
const checks = isWhole && !isProof ? run('npm', ['run', '--silent', 'checks']) : undefined
if ((await run('npm', ['run', '--silent', 'tools'])).exitCode === 0) await runTests()
else count.failed++
const haveChecksFailed = checks !== undefined && (await checks).exitCode !== 0
if (haveChecksFailed) console.error('Static checks failed: `npm run checks` says which.')
// A log of a public CI often keeps its end only, so failures are named there once more.
for (const failure of failures) console.error(`Failed: ${failure}`)
console.log(`Tests: ${count.passed} passed, ${count.failed} failed`)
// A run without a test has proven nothing, whatever ended it.
process.exitCode = haveChecksFailed || count.failed > 0 || count.passed === 0 ? 1 : 0

async function runTests(): Promise<void> {
  const journeys = files.filter((file) => file.includes('tests/journeys'))
  const others = files.filter((file) => !file.includes('tests/journeys'))
  if (isProof && isWhole) {
    await runVitest(others.filter((file) => !timedProofs.includes(file)))
    await runVitest([...timedProofs, '--maxWorkers=1'])
  } else if (isWhole || others.length > 0) await runVitest(others)
  if (isWhole || journeys.length > 0) await runJourneys(journeys)
}

async function runVitest(args: string[]): Promise<void> {
  const file = 'vitest.json'
  rmSync(new URL(file, results), { force: true })
  process.env[resultFileVariable] = fileURLToPath(new URL(file, results))
  const { exitCode, errors } = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=./tests/run/vitest-reporter.ts',
    ...args,
  ])
  const result = readResult<VitestResult>(file)
  failures.push(...(result?.failures ?? []))
  add('Vitest', { exitCode, errors, passed: result?.passed ?? 0, failed: result?.failed ?? 0 })
}

async function runJourneys(args: string[]): Promise<void> {
  const file = 'journeys.json'
  rmSync(new URL(file, results), { force: true })
  const { exitCode, errors } = await run('playwright', ['test', '--config=tests', ...args])
  const result = readResult<JourneysResult>(file)
  listFailedJourneys(result?.suites ?? [])
  const { expected = 0, unexpected = 0 } = result?.stats ?? {}
  add('Playwright', { exitCode, errors, passed: expected, failed: unexpected })
}

function listFailedJourneys(suites: readonly Suite[]): void {
  for (const suite of suites) {
    for (const { ok, title, file, line } of suite.specs) if (!ok) failures.push(`${file}:${line} › ${title}`)
    listFailedJourneys(suite.suites ?? [])
  }
}

/**
 * A file that could not be loaded has no tests, yet it has failed; so has a run with an error outside of its tests. What stops only
 * after the tests, such as a server, fails too late for any reporter, so the end of the runner's errors is repeated.
 */
function add(
  runner: string,
  { exitCode, errors, passed, failed }: { exitCode: number; errors: string; passed: number; failed: number },
): void {
  count.passed += passed
  count.failed += failed || (exitCode === 0 ? 0 : 1)
  if (exitCode !== 0 && failed === 0)
    failures.push(`${runner} ended with ${exitCode}, although no test failed; its last errors:\n${errors}`)
}

interface JourneysResult {
  stats: { expected: number; unexpected: number }
  suites: Suite[]
}

interface Suite {
  specs: { title: string; ok: boolean; file: string; line: number }[]
  suites?: Suite[]
}

function readResult<T>(file: string): T | undefined {
  const path = new URL(file, results)
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}

function run(command: string, args: string[]): Promise<{ exitCode: number; errors: string }> {
  const child = spawn(command, args, { stdio: ['inherit', 'inherit', 'pipe'] })
  children.add(child)
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    process.stderr.write(chunk)
    errors = (errors + chunk).slice(-MAX_ERROR_LENGTH)
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', async (code) => {
      // A server that it left behind may hold the pipe open.
      if (!child.stderr.readableEnded) await Promise.race([once(child.stderr, 'end'), wait(DRAIN_MS)])
      resolve({ exitCode: code ?? 1, errors })
    })
  })
}
