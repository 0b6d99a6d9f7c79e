import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { createChildEnvironment } from '@hibiki/test-harness/child-environment'
import { createTemporaryFolder, removeTemporaryFolder } from '@hibiki/test-harness/temporary-folder'
import { DURATIONS_FILE, type RunSummary } from './durations-reporter.ts'
import { listProofFiles } from './proof-files.ts'

// `npm test` and `npm run prove` run static checks and tests in parallel, with one exit code, and print the count of all tests as
// the last line.

/** A run that ended without a summary has failed as a whole. */
const noSummary: RunSummary = { passed: 0, failed: 1, files: [], projects: {} }

const wanted = process.argv.slice(2).filter((argument) => argument !== '--prove')
const isProof = process.argv.includes('--prove')
const isWhole = !isProof && wanted.length === 0

if (isProof) process.env.PROOFS = 'full'
// There is one worker more than cores, because journeys and events wait about a third of their time; with more, each of them is
// slow.
process.env.TEST_WORKERS ??= String(Math.min(availableParallelism() + 1, 6))
// Dozens of processes of the product load the same modules, so compiled ones are cached.
process.env.NODE_COMPILE_CACHE = createChildEnvironment().NODE_COMPILE_CACHE
const temporaryFolder = createTemporaryFolder()
process.env.TMPDIR = temporaryFolder
process.once('exit', () => removeTemporaryFolder(temporaryFolder))
const children = new Set<ChildProcess>()
// Ctrl-C reaches the children, too; they are awaited, because Vitest stops its servers then.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {
  for (const child of children) child.kill('SIGINT')
})
const [checks, { exitCode, passed, failed }] = await Promise.all([
  // The checks run beside the installation, too, which mostly waits for the network.
  isWhole ? runChecks() : { exitCode: 0, output: '' },
  installAndTest(wanted.length === 0 && isProof ? listProofFiles() : wanted),
])
// Failures are printed after the lines of all tests, where a reader looks first and a truncated log still has them.
if (checks.exitCode !== 0) console.error(`Static checks failed:\n${checks.output}`)
console.log(`Tests: ${passed} passed, ${failed} failed`)
// A run without a test has proven nothing, whatever ended it.
process.exitCode = checks.exitCode === 0 && exitCode === 0 && failed === 0 && passed > 0 ? 0 : 1

interface TestRun extends RunSummary {
  exitCode: number
}

async function installAndTest(args: string[]): Promise<TestRun> {
  const exitCode = await run(process.execPath, ['packages/test-harness/src/install-tools.ts'])
  return exitCode === 0 ? runTests(args) : { ...noSummary, exitCode }
}

async function runTests(args: string[]): Promise<TestRun> {
  rmSync(DURATIONS_FILE, { force: true })
  const exitCode = await run('vitest', ['run', ...args])
  return { ...readSummary(), exitCode }
}

function run(command: string, args: string[]): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit' })
  children.add(child)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

async function runChecks(): Promise<QuietRun> {
  const checks = await runQuietly('npm', ['run', '--silent', 'checks'])
  if (checks.exitCode !== 0) console.error('Static checks failed; their output follows the tests.')
  return checks
}

interface QuietRun {
  exitCode: number
  output: string
}

/** Runs a command whose output, standard and error in their order, is only printed when it fails. */
function runQuietly(command: string, args: string[]): Promise<QuietRun> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })
}

function readSummary(): RunSummary {
  try {
    return JSON.parse(readFileSync(DURATIONS_FILE, 'utf8')) as RunSummary
  } catch {
    return noSummary
  }
}
