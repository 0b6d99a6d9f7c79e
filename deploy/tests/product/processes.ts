import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'

const KILL_AFTER_MS = 10_000

/** Starts a program that serves, with its output in the folder. */
export function startProgram(
  command: string,
  args: readonly string[],
  {
    folder,
    name,
    env,
    user,
  }: { folder: string; name?: string; env?: Record<string, string>; user?: { uid: number; gid: number } },
): ChildProcess {
  const log = openSync(join(folder, `${name ?? command}.log`), 'a')
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', log, log],
    ...(env && { env: { ...process.env, ...env } }),
    ...user,
  })
  child.on('error', () => {})
  return child
}

/** Sends SIGTERM, and SIGKILL to what does not end. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const hurry = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS)
  await ended
  clearTimeout(hurry)
}
