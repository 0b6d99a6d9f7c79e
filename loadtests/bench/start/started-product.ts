import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../../', import.meta.url))
const READY_WITHIN_MS = 120_000
const STOP_WITHIN_MS = 15_000
const POLL_MS = 20
/** `/proc` counts processor time in this unit. */
const TICK_SECONDS = 0.01

export interface StartedProduct {
  /** Seconds from the command to "ready". */
  seconds: number
  /** Processor seconds of the product's own process until then, with its threads. */
  cpuSeconds: number
  /** The steps as they were reported, in seconds. */
  steps: ReadonlyMap<string, number>
  /** Seconds from the command until a line of the output matches; rejects after so long. */
  secondsUntil(line: RegExp, withinMs: number): Promise<number>
  /** Share of one core that its own process takes during so long. */
  coreShare(ms: number): Promise<number>
  stop(): Promise<void>
}

/** Gives the command as people do, `npm start`, and waits for "ready"; whatever fails, nothing is left running. */
export async function startMeasuredProduct(options: {
  dataFolder: string
  compiledFolder: string
}): Promise<StartedProduct> {
  const begunAt = performance.now()
  const since = () => (performance.now() - begunAt) / 1000
  const { npm_lifecycle_event: _event, npm_lifecycle_script: _script, ...env } = process.env
  const npm = spawn('npm', ['start'], {
    cwd: repository,
    detached: true,
    env: { ...env, PORT: '0', DATA_DIR: options.dataFolder, NODE_COMPILE_CACHE: options.compiledFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(npm, 'close')
  let output = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })

  async function secondsUntil(line: RegExp, withinMs: number): Promise<number> {
    const deadline = performance.now() + withinMs
    while (!line.test(output)) {
      if (npm.exitCode !== null) throw new Error(`npm start ended:\n${output}`)
      if (performance.now() > deadline) throw new Error(`npm start has not said ${line}:\n${output}`)
      await sleep(POLL_MS)
    }
    return since()
  }

  async function stop(): Promise<void> {
    const insist = setTimeout(() => process.kill(-(npm.pid ?? 0), 'SIGKILL'), STOP_WITHIN_MS)
    if (npm.exitCode === null) npm.kill('SIGINT')
    await ended
    clearTimeout(insist)
  }

  try {
    const seconds = await secondsUntil(/ready after/, READY_WITHIN_MS)
    const pid: number = JSON.parse(readFileSync(join(options.dataFolder, 'running.json'), 'utf8')).pid
    const lines = output.matchAll(/^ {2}✓ (.+) \(([\d.]+) s\)$/gm)
    const steps = new Map([...lines].map(([, name = '', took]) => [name, Number(took)]))
    return {
      seconds,
      cpuSeconds: readCpuSeconds(pid),
      steps,
      secondsUntil,
      stop,
      async coreShare(ms) {
        const before = readCpuSeconds(pid)
        await sleep(ms)
        return ((readCpuSeconds(pid) - before) * 1000) / ms
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Processor time of a process so far, with its threads and without its children; Linux only. */
function readCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name, in parentheses, may contain anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_SECONDS
}
