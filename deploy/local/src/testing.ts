import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from '@hibiki/embedded-postgres'

export interface StartedCommand {
  process: ChildProcess
  url: string
  /** Everything said so far, on stdout and stderr. */
  output(): string
}

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

/** Creates a folder that the database's user can reach, too. */
export function createTestFolder(): string {
  return mkdtempSync(join(tmpdir(), 'hibiki-local-'))
}

/** Runs the start command as a person would, with few demo sounds and without the page, until it says its URL. */
export async function runStartCommand(dataDir: string, port: number): Promise<StartedCommand> {
  const child = spawnStartCommand(dataDir, port)
  let text = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk
      const found = /(http:\/\/localhost:\d+) {3}\(ready/.exec(text)
      if (found?.[1]) resolve(found[1])
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`ended early:\n${text}`)))
  })
  return { process: child, url, output: () => text }
}

/** Runs the start command to its end; for starts that must fail. */
export async function runFailingStartCommand(
  dataDir: string,
  port: number,
): Promise<{ code: number; output: string }> {
  const child = spawnStartCommand(dataDir, port)
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  return { code, output }
}

/** Runs the start command without waiting for anything; `stdout` is a pipe unless it is the descriptor of a file. */
export function spawnStartCommand(
  dataDir: string,
  port: number,
  stdout: 'pipe' | number = 'pipe',
): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO_SOUNDS: 'small',
    MEMBER_APP: 'off',
    ADMIN_CONSOLE: 'off',
    NODE_OPTIONS: '',
  }
  return spawn(process.execPath, [main], { env, stdio: ['ignore', stdout, 'pipe'] })
}

/** Reads the process id of the running database server of a folder; null when none runs. */
export function readDatabasePid(dataDir: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8'), 10)
    return readCommandLine(pid).includes(dataDir) ? pid : null
  } catch {
    return null
  }
}
