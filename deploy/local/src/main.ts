import { findParentPid, readCommandLine } from '@hibiki/embedded-postgres'
import { demoAccounts, demoPassword } from './demo/accounts.ts'
import { describeStartFailure } from './describe-start-failure.ts'
import { readSettings } from './settings.ts'
import { type RunningLocalProduct, startLocal } from './start-local.ts'
import { formatSeconds } from './steps.ts'
import { UserFacingError } from './user-facing-error.ts'

/** A graceful stop takes a second or two; anything slower is cut. */
const STOP_WITHIN_MS = 5000

/** Some shells and npm both forward one Ctrl-C, so a second signal within this time counts as the same. */
const SAME_SIGNAL_MS = 700

const stopping = new AbortController()
let running: RunningLocalProduct | null = null
let stoppedAt: number | null = null

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
// The reader of the output may be gone, as after kill -9 of the parent process; that must not stop the product.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
stopWithNpm()

try {
  const settings = readSettings(process.env)
  printLine(`Hibiki · data in ${settings.dataDir}`)
  running = await startLocal({
    ...settings,
    signal: stopping.signal,
    report: (line) => printLine(`  ✓ ${line}`),
    warn: (sentence) => printLine(`  ! ${sentence}`),
  })
  printLine(welcome(running, settings.adminConsole))
  const { consoleBuilt, soundsMade, soundProgress } = running
  if (consoleBuilt)
    void announce(consoleBuilt, {
      done: 'Admin console built',
      failed: 'The admin console cannot be opened.',
    })
  if (soundsMade)
    void announce(soundsMade, {
      done: `All ${soundProgress.total} demo sounds are ready`,
      failed: 'Not all demo sounds could be made; the next start tries again.',
    })
  void running.databaseEnded.then(() => {
    if (stoppedAt === null)
      void fail(
        new UserFacingError('The database ended unexpectedly; see logs/postgres.log in the data folder.'),
      )
  })
} catch (error) {
  if (stoppedAt !== null) process.exit(0)
  await fail(error)
}

async function stop(): Promise<void> {
  if (stoppedAt !== null) {
    if (performance.now() - stoppedAt < SAME_SIGNAL_MS) return
    running?.kill()
    process.exit(1)
  }
  stoppedAt = performance.now()
  printLine('\nStopping …')
  stopping.abort(new Error('stopped'))
  setTimeout(() => {
    running?.kill()
    process.exit(1)
  }, STOP_WITHIN_MS).unref()
  if (running === null) return
  await running.close()
  process.exit(0)
}

/**
 * npm forwards signals but not its own death, which would leave this process running unnoticed. The script begins with `exec`, so npm
 * itself is the parent; if a shell is in between, its parent is watched, too.
 */
function stopWithNpm(): void {
  const script = process.env.npm_lifecycle_script
  if (script === undefined) return
  const parent = process.ppid
  const npm = readCommandLine(parent).includes(script) ? findParentPid(parent) : null
  const watch = setInterval(() => {
    if (process.ppid === parent && (npm === null || findParentPid(parent) === npm)) return
    clearInterval(watch)
    if (stoppedAt === null) void stop()
  }, 1000)
  watch.unref()
}

async function fail(error: unknown): Promise<void> {
  process.stderr.write(`\n${describeStartFailure(error)}\n`)
  running?.kill()
  process.exit(1)
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Reports the outcome of work that continues while the product is already in use. */
async function announce(work: Promise<void>, texts: { done: string; failed: string }): Promise<void> {
  const begunAt = performance.now()
  try {
    await work
    if (stoppedAt === null) printLine(`  ✓ ${texts.done} (${formatSeconds(performance.now() - begunAt)})`)
  } catch (error) {
    if (stoppedAt === null) printLine(`  ! ${texts.failed} ${(error as Error).message}`)
  }
}

function welcome(
  { url, soundsMade, soundProgress, consoleBuilt }: RunningLocalProduct,
  withConsole: boolean,
): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length))
  const logins = demoAccounts.map(({ email, username, roles }) => {
    const role = roles.map((name) => name.replace('ROLE_', '').toLowerCase().replaceAll('_', ' ')).join(', ')
    return `    ${email.padEnd(width)}  ${role} · ${username}`
  })
  return [
    '',
    `  ${url}   (ready after ${formatSeconds(performance.now())}; Ctrl-C stops)`,
    ...(withConsole
      ? [`  ${url}/admin/   administrators${consoleBuilt ? ' (in a few seconds: it is being built)' : ''}`]
      : []),
    '',
    `  Demo logins, password ${demoPassword}:`,
    ...logins,
    '',
    `  Mails are not sent; read them at ${url}/dev/mail`,
    '',
    ...(soundsMade
      ? [
          `  ${soundProgress.ready} of ${soundProgress.total} demo sounds are ready; the others follow in the background.`,
          '',
        ]
      : []),
  ].join('\n')
}
