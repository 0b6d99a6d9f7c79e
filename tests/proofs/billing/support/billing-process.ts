import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createChildEnvironment } from '@hibiki/test-harness'

const server = fileURLToPath(new URL('../../../../services/billing/src/server.ts', import.meta.url))

export interface BillingProcess {
  url: string
  /** Ends the process as a power cut would, and resolves when it is gone. */
  kill(): Promise<void>
  /** Resolves when the process is gone, for whatever reason. */
  ended: Promise<unknown>
}

/** Starts the service as a process of its own, as it is deployed; resolves when it can be called. */
export async function startBillingProcess(env: Record<string, string>): Promise<BillingProcess> {
  const child = spawn(process.execPath, [server], {
    env: {
      ...createChildEnvironment(),
      INTERNAL_KEYS: 'k'.repeat(32),
      MODE: 'local',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      SECURE_COOKIES: 'false',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${env.PORT}`
  await ready(child, url)
  return {
    url,
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function ready(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + 120_000
  for (;;) {
    const response = await fetch(`${url}/readyz`).catch(() => null)
    if (response?.ok) return
    if (child.exitCode !== null) throw new Error(`billing ended with ${child.exitCode}`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      throw new Error('billing does not get ready')
    }
    await sleep(30)
  }
}
