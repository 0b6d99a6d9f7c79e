import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'

/**
 * Programs that serve tests run for seconds, so building them is what costs: code is not inlined, nothing is written for
 * debuggers, and the compiler, on one thread, hardly ever collects its garbage. That is half of the work.
 */
const flags = ['-trimpath', '-buildvcs=false', '-gcflags=all=-l -dwarf=false -c=1', '-ldflags=-s -w']
const environment = { CGO_ENABLED: '0', GOGC: '800' }

/** Builds a Go program from the module proxy into a folder. Returns undefined on success, else why not. */
export function installGoProgram(module: string, folder: string): string | undefined {
  mkdirSync(folder, { recursive: true })
  return go(['install', ...flags, module], { env: { GOBIN: folder } })
}

/** Builds the Go program in `source` as the file `program`. Returns undefined on success, else why not. */
export function buildGoProgram(source: string, program: string): string | undefined {
  return go(['build', ...flags, '-o', program, '.'], { cwd: source })
}

function go(
  args: string[],
  { cwd, env }: { cwd?: string; env?: Record<string, string> },
): string | undefined {
  const built = spawnSync('go', args, {
    encoding: 'utf8',
    cwd,
    env: { ...process.env, ...environment, ...env },
    timeout: 900_000,
  })
  if (built.status === 0) return undefined
  if (built.error) return 'there is no Go on this machine'
  return built.stderr.trim().split('\n').slice(-3).join('\n')
}
