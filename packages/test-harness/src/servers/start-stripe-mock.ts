import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@hibiki/embedded-postgres'
import { getStripeMockPath } from '../tools/stripe-mock.ts'
import { stopProcess } from './stop-process.ts'
import type { TestServer } from './test-server.ts'

/** Starts Stripe's validator on loopback. */
export async function startStripeMock(): Promise<TestServer> {
  const url = `http://127.0.0.1:${await findFreePort()}`
  const server = spawn(getStripeMockPath(), ['-http-addr', new URL(url).host], { stdio: 'ignore' })
  await once(server, 'spawn')
  const deadline = Date.now() + 60_000
  while (!(await answers(url))) {
    if (server.exitCode !== null) throw new Error(`stripe-mock stopped with code ${server.exitCode}`)
    if (Date.now() > deadline) throw new Error(`stripe-mock does not answer on ${url}`)
    await sleep(50)
  }
  return { url, stop: () => stopProcess(server, 'SIGTERM') }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
