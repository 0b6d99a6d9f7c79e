import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { createEnvironmentWithSbin } from '@hibiki/test-harness'

const STOP_PATIENCE_MS = 10_000

export interface ChildProgram {
  pid: number
  /** Sends a signal, kills after ten seconds, and resolves when the process has ended. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a program whose output goes to a file, as it would on a server. */
export async function startChildProgram(
  command: string,
  parameters: readonly string[],
  { logFile, env }: { env?: Record<string, string>; logFile: string },
): Promise<ChildProgram> {
  const output = openSync(logFile, 'a')
  const child = spawn(command, parameters, {
    env: { ...createEnvironmentWithSbin(), ...env },
    stdio: ['ignore', output, output],
  })
  await once(child, 'spawn')
  return { pid: child.pid ?? 0, stop: (signal = 'SIGTERM') => stop(child, signal) }
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const insist = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS)
  await ended
  clearTimeout(insist)
}

/** Polls an address until it responds with 200. */
export async function waitUntilReady(url: string, timeoutMs = 120_000): Promise<void> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
    if (Date.now() > deadline)
      throw new Error(`${url} is not ready after ${timeoutMs / 1000} s (status ${status}).`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
