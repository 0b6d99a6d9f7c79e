import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { durationsFile, type RunSummary } from './durations-reporter.ts'
import { proofFiles } from './proof-files.ts'

// `npm test` and `npm run prove`: static checks and tests side by side, one exit code, the count of all tests as the last line.

const wanted = process.argv.slice(2).filter((argument) => argument !== '--prove')
const isProof = process.argv.includes('--prove')
const isWhole = !isProof && wanted.length === 0

if (isProof) process.env.PROOFS = 'full'
rmSync(durationsFile, { force: true })

const [checks, tests] = await Promise.all([
  isWhole ? run('npm', ['run', '--silent', 'checks']) : 0,
  run('vitest', ['run', ...workers(), ...(wanted.length === 0 && isProof ? proofFiles() : wanted)]),
])
if (checks !== 0) console.error('Static checks failed; their output is above.')
const { passed, failed } = summary()
console.log(`Tests: ${passed} passed, ${failed} failed`)
process.exitCode = checks === 0 && tests === 0 && failed === 0 ? 0 : 1

/** One more than cores, because journeys and events wait about a third of their time. */
function workers(): string[] {
  const count = process.env.TEST_WORKERS ?? String(Math.min(availableParallelism() + 1, 6))
  return wanted.some((argument) => argument.startsWith('--maxWorkers')) ? [] : [`--maxWorkers=${count}`]
}

function run(command: string, args: string[]): Promise<number> {
  const child = spawn(command, args, { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** A run that ended without a summary has failed as a whole. */
function summary(): Pick<RunSummary, 'passed' | 'failed'> {
  try {
    return JSON.parse(readFileSync(durationsFile, 'utf8')) as RunSummary
  } catch {
    return { passed: 0, failed: 1 }
  }
}
