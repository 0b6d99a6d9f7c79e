import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { findFreePort } from '@hibiki/embedded-postgres'
import { stopProcess } from './stop-process.ts'

export interface NatsServer {
  url: string
  port: number
  pid: number
  stop(signal?: NodeJS.Signals): Promise<void>
}

/**
 * Starts a nats-server with JetStream on loopback. Started again with the same folder and port it has the same streams.
 *
 * @param options.folder existing folder; the store, the pid file and the log go there
 * @param options.port a free one when absent
 * @param options.config more of its configuration: accounts, routes of a cluster
 */
export async function startNats(options: {
  folder: string
  port?: number
  config?: string
}): Promise<NatsServer> {
  const port = options.port ?? (await findFreePort())
  const store = join(options.folder, 'store')
  mkdirSync(store, { recursive: true })
  const config = join(options.folder, 'nats.conf')
  writeFileSync(config, options.config ?? '')
  const server = spawn(
    'nats-server',
    [
      ...['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', store],
      ...['-P', join(options.folder, 'nats.pid'), '-l', join(options.folder, 'nats.log'), '-c', config],
    ],
    { cwd: options.folder, detached: true, stdio: 'ignore' },
  )
  await once(server, 'spawn')
  server.unref()
  await waitUntilGreeting(port, () => server.exitCode)
  return {
    url: `nats://127.0.0.1:${port}`,
    port,
    pid: server.pid ?? 0,
    stop: (signal = 'SIGTERM') => stopProcess(server, signal),
  }
}

async function waitUntilGreeting(port: number, exitCode: () => number | null): Promise<void> {
  const deadline = Date.now() + 15_000
  while (!(await greets(port))) {
    if (exitCode() !== null) throw new Error(`nats-server stopped with code ${exitCode()}`)
    if (Date.now() > deadline) throw new Error(`nats-server does not answer on port ${port}`)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', (data) => {
      socket.destroy()
      resolve(data.toString().startsWith('INFO'))
    })
    socket.once('error', () => resolve(false))
  })
}
