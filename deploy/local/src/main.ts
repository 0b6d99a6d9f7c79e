import { demoAccounts, demoPassword } from '@hibiki/identity'
import { Problem } from './problem.ts'
import { parentOf } from './processes.ts'
import { readSettings } from './settings.ts'
import { type RunningLocal, startLocal } from './start-local.ts'
import { seconds } from './steps.ts'

/** A graceful stop takes a second or two; whatever hangs longer is cut. */
const stopWithinMs = 5000

/** Some shells and npm both pass one Ctrl-C on: what follows this closely is the same one. */
const sameSignalMs = 700

const startedAt = performance.now()
const stopping = new AbortController()
let running: RunningLocal | null = null
let stoppedAt: number | null = null

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
stopWithNpm()

try {
  const settings = readSettings(process.env)
  say(`Hibiki · data in ${settings.dataDir}`)
  running = await startLocal({
    ...settings,
    signal: stopping.signal,
    report: (line) => say(`  ✓ ${line}`),
  })
  say(welcome(running.url))
  void running.databaseEnded.then(() => {
    if (stoppedAt === null)
      void fail(new Problem('The database ended unexpectedly; see logs/postgres.log in the data folder.'))
  })
} catch (error) {
  if (stoppedAt !== null) process.exit(0)
  await fail(error)
}

async function stop(): Promise<void> {
  if (stoppedAt !== null) {
    if (performance.now() - stoppedAt < sameSignalMs) return
    running?.kill()
    process.exit(1)
  }
  stoppedAt = performance.now()
  say('\nStopping …')
  stopping.abort(new Error('stopped'))
  setTimeout(() => {
    running?.kill()
    process.exit(1)
  }, stopWithinMs).unref()
  if (running === null) return
  await running.close()
  process.exit(0)
}

/** A signal to npm alone ends npm but not what it started, which would run on unseen: npm, the shell, this process. */
function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const npm = parentOf(shell)
  const watch = setInterval(() => {
    if (process.ppid === shell && (npm === null || parentOf(shell) === npm)) return
    clearInterval(watch)
    if (stoppedAt === null) void stop()
  }, 1000)
  watch.unref()
}

async function fail(error: unknown): Promise<void> {
  const text =
    error instanceof Problem ? error.message : `Hibiki could not start: ${(error as Error).message}`
  process.stderr.write(`\n${text}\n`)
  running?.kill()
  process.exit(1)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function welcome(url: string): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length))
  const logins = demoAccounts.map(({ email, username, roles }) => {
    const role = roles.map((name) => name.replace('ROLE_', '').toLowerCase().replaceAll('_', ' ')).join(', ')
    return `    ${email.padEnd(width)}  ${role} · ${username}`
  })
  return [
    '',
    `  ${url}   (ready after ${seconds(performance.now() - startedAt)}; Ctrl-C stops)`,
    '',
    `  Demo logins, password ${demoPassword}:`,
    ...logins,
    '',
  ].join('\n')
}
