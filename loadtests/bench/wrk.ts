import { fileURLToPath } from 'node:url'
import { requireOrInstallTool, runCommand } from './tools.ts'

export interface WrkResult {
  requests: number
  seconds: number
  bytes: number
}

/**
 * Runs wrk once, on one thread. It is written in C and needs a small part of a core, so that the two cores of a small machine are left to
 * what is measured; generators on Node would be the bottleneck.
 *
 * @param script a Lua file of this folder, which gets `parameters` and prints its summary through report.lua
 * @throws Error when any request failed
 */
export async function runWrk(
  url: string,
  {
    connections,
    seconds,
    script,
    parameters,
  }: { script: string; connections: number; seconds: number; parameters: readonly string[] },
): Promise<WrkResult> {
  requireOrInstallTool('wrk', { apt: 'wrk', brew: 'wrk' })
  const folder = fileURLToPath(new URL('./wrk/', import.meta.url))
  const timing = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s']
  const stdout = await runCommand('wrk', [...timing, '-s', `${folder}${script}`, url, '--', ...parameters])
  const line = stdout.split('\n').find((text) => text.startsWith('RESULT '))
  const [requests = 0, microseconds = 0, bytes = 0, failures = 0] = (line ?? '')
    .split(' ')
    .slice(1)
    .map(Number)
  if (!line || failures > 0) throw new Error(`${failures} requests to ${url} failed:\n${stdout}`)
  return { requests, seconds: microseconds / 1e6, bytes }
}
