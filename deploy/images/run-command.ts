import { execFileSync } from 'node:child_process'

/** Runs a program whose stderr goes to ours. Throws when it fails. Returns its stdout, trimmed. */
export function runCommand(command: string, args: readonly string[], cwd?: string): string {
  return execFileSync(command, args, {
    ...(cwd !== undefined && { cwd }),
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  }).trim()
}
