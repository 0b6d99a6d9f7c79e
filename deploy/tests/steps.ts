import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface RunResult {
  ok: boolean
  output: string
  /** Without what it said beside it. */
  stdout: string
}

/** Is thrown when a check needs a missing tool; the check is skipped with this message. */
export class SkippedCheck extends Error {}

/** Runs a program and returns what it said; `ok` is exit code 0. */
export function runProgram(
  command: string,
  args: readonly string[],
  { cwd, input, env }: { cwd?: string; env?: object; input?: string } = {},
): RunResult {
  const ran = spawnSync(command, args, {
    ...(cwd !== undefined && { cwd }),
    ...(input !== undefined && { input }),
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const stdout = ran.stdout ?? ''
  return { ok: ran.status === 0, output: `${stdout}${ran.stderr ?? ''}`, stdout }
}

/** Like `runProgram`, but throws the output of the program when it fails. */
export function runOrThrow(
  command: string,
  args: readonly string[],
  options: { cwd?: string; env?: object } = {},
): string {
  const ran = runProgram(command, args, options)
  if (!ran.ok) throw new Error(`${command} ${args.join(' ')}\n${ran.output}`)
  return ran.output
}

/** @throws SkippedCheck with a sentence that says how to install the tool */
export function requireTool(tool: string, from: string, args: readonly string[] = ['--version']): void {
  if (!runProgram(tool, args).ok) throw new SkippedCheck(`${tool} is not installed (${from})`)
}

/** Runs the checks in order, prints a line for each, and returns whether none failed. */
export async function runChecks(checks: Record<string, () => void | Promise<void>>): Promise<boolean> {
  let good = true
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check()
      process.stdout.write(`ok       ${name}\n`)
    } catch (error) {
      const { message } = error as Error
      if (!(error instanceof SkippedCheck)) good = false
      process.stdout.write(`${error instanceof SkippedCheck ? 'skipped ' : 'FAILED  '} ${name}: ${message}\n`)
    }
  }
  return good
}

interface Check {
  name: string
  /** The prefix of its folder among the system's temporary ones. */
  folder: string
  maxMinutes: number
  /** @throws SkippedCheck where a tool is missing */
  needs(): void
  run(folder: string, stack: AsyncDisposableStack): Promise<void>
}

/** Runs one long check, prints its line and ends the process: 1 where it failed. Its folder and whatever is on the stack go with it, interrupted or not. */
export async function runCheck({ name, maxMinutes, ...check }: Check): Promise<never> {
  const folder = mkdtempSync(join(tmpdir(), `hibiki-${check.folder}-`))
  // Servers that must not run as root pass through this folder.
  chmodSync(folder, 0o711)
  const stack = new AsyncDisposableStack()
  stack.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  try {
    check.needs()
    const interrupted = new Promise<never>((_, reject) => {
      // The handler stays installed, since a second signal would otherwise end the process before its children are stopped.
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.on(signal, () => reject(new Error(`ended by ${signal}`)))
      setTimeout(() => reject(new Error('took too long')), maxMinutes * 60_000).unref()
    })
    await Promise.race([check.run(folder, stack), interrupted])
    process.stdout.write(`ok       ${name}\n`)
  } catch (error) {
    if (error instanceof SkippedCheck) process.stdout.write(`skipped  ${name}: ${error.message}\n`)
    else {
      process.stdout.write(`FAILED   ${name}: ${(error as Error).stack}\n`)
      process.exitCode = 1
    }
  } finally {
    await stack.disposeAsync()
  }
  process.exit()
}

/** Prints a figure of a check. */
export const printLine = (line: string) => process.stdout.write(`         ${line}\n`)

/** Returns seconds since a value of `performance.now()`, with one decimal. */
export const formatSecondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(1)

const DEFAULT_TIMEOUT_MS = 180_000

/** @throws Error when it does not become true */
export async function waitUntil(
  what: string,
  isDone: () => Promise<boolean>,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!(await isDone())) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`)
    await sleep(100)
  }
}
