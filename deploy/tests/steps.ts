import { spawnSync } from 'node:child_process'

export interface Ran {
  ok: boolean
  output: string
}

/** A check needs a tool that is not here: it is left out, and says so. */
export class Skipped extends Error {}

/** Runs a program and returns what it said; `ok` is exit code 0. */
export function attempt(
  command: string,
  args: readonly string[],
  o: { cwd?: string; env?: object; input?: string } = {},
): Ran {
  const ran = spawnSync(command, args, {
    ...(o.cwd !== undefined && { cwd: o.cwd }),
    ...(o.input !== undefined && { input: o.input }),
    env: { ...process.env, ...o.env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { ok: ran.status === 0, output: `${ran.stdout ?? ''}${ran.stderr ?? ''}` }
}

/** Like `attempt`, but throws what the program said when it fails. */
export function must(
  command: string,
  args: readonly string[],
  o: { cwd?: string; env?: object } = {},
): string {
  const ran = attempt(command, args, o)
  if (!ran.ok) throw new Error(`${command} ${args.join(' ')}\n${ran.output}`)
  return ran.output
}

/** @throws Skipped with a sentence that says where the tool comes from */
export function needs(tool: string, from: string, args: readonly string[] = ['--version']): void {
  if (!attempt(tool, args).ok) throw new Skipped(`${tool} is not installed (${from})`)
}

/** Runs the checks in order, prints a line for each, and returns whether none failed. */
export function runChecks(checks: Record<string, () => void>): boolean {
  let good = true
  for (const [name, check] of Object.entries(checks)) {
    try {
      check()
      process.stdout.write(`ok       ${name}\n`)
    } catch (error) {
      const { message } = error as Error
      if (!(error instanceof Skipped)) good = false
      process.stdout.write(`${error instanceof Skipped ? 'skipped ' : 'FAILED  '} ${name}: ${message}\n`)
    }
  }
  return good
}
