import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/** Builds a Go program from the module proxy into a folder. Returns undefined on success, else why not. */
export function goInstall(module: string, folder: string): string | undefined {
  mkdirSync(folder, { recursive: true })
  const built = spawnSync('go', ['install', '-trimpath', '-ldflags=-s -w', module], {
    encoding: 'utf8',
    env: { ...process.env, GOBIN: folder, CGO_ENABLED: '0' },
    timeout: 900_000,
  })
  if (built.status === 0) return undefined
  if (built.error) return 'there is no Go on this machine'
  return built.stderr.trim().split('\n').slice(-3).join('\n')
}
