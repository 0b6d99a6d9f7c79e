import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the id of a process that has just ended. */
export function createDeadPid(): number {
  return spawnSync(process.execPath, ['--version']).pid
}

/** Starts a process that simulates the NATS server of a run with its data in `folder`; returns how it ends. */
export async function startOrphanServer(folder: string): Promise<{ signal: Promise<NodeJS.Signals | null> }> {
  mkdirSync(join(folder, 'nats'), { recursive: true })
  const orphan = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', folder])
  await once(orphan, 'spawn')
  writeFileSync(join(folder, 'nats/nats.pid'), String(orphan.pid))
  return { signal: once(orphan, 'exit').then(([, signal]) => signal) }
}
