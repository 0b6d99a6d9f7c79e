import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createChildEnvironment } from '@hibiki/test-harness'

/** Starts the worker and resolves when its relay and consumer run. */
export async function startWorker(environment: Record<string, string>) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./worker.ts', import.meta.url))], {
    env: { ...process.env, ...createChildEnvironment(), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const ready = once(child.stdout, 'data')
  await Promise.race([ready, ended])
  return {
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
