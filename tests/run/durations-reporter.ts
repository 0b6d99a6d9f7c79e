import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFullProof, proofSeed } from '@hibiki/test-harness/proofs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Every run writes this file, which git ignores; the next run starts the longest files first. */
export const DURATIONS_FILE = fileURLToPath(new URL('../../.test-durations.json', import.meta.url))

export interface RunSummary {
  passed: number
  failed: number
  /** The longest files come first. */
  files: { file: string; project: string; seconds: number; tests: number }[]
  /** Seconds and number of files per project. */
  projects: Record<string, { seconds: number; files: number; tests: number }>
}

/** Prints the seed, which workers inherit, writes the duration of every file, and prints the longest ten and a sum per project. */
export class DurationsReporter implements Reporter {
  onTestRunStart(): void {
    console.log(
      `seed ${proofSeed} (the same again: PROOF_SEED=${proofSeed} npm ${isFullProof ? 'run prove' : 'test'})`,
    )
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const summary = summarize(modules, unhandled.length)
    writeFileSync(DURATIONS_FILE, `${JSON.stringify(summary, null, 1)}\n`)
    const lines = summary.files.slice(0, 10).map(({ file, seconds }) => `${column(seconds)}  ${file}`)
    const projects = Object.entries(summary.projects).map(
      ([name, { seconds, files, tests }]) => `${column(seconds)}  ${name}: ${files} files, ${tests} tests`,
    )
    console.log(
      ['', 'Seconds of workers by project:', ...projects, '', 'Longest files:', ...lines].join('\n'),
    )
  }
}

const column = (seconds: number) => seconds.toFixed(1).padStart(8)

function summarize(modules: readonly TestModule[], unhandled: number): RunSummary {
  // Errors outside of a test belong to no file.
  const summary: RunSummary = { passed: 0, failed: unhandled, files: [], projects: {} }
  for (const module of modules) {
    const tests = [...module.children.allTests()]
    summary.passed += tests.filter((test) => test.result().state === 'passed').length
    const failed = tests.filter((test) => test.result().state !== 'passed').length
    // A file that could not be loaded has no tests, yet it has failed.
    summary.failed += failed || (module.ok() ? 0 : 1)
    const seconds = secondsOf(module)
    const project = module.project.name
    const file = relative(root, module.moduleId)
    summary.files.push({ file, project, seconds, tests: tests.length })
    const sum = summary.projects[project] ?? { seconds: 0, files: 0, tests: 0 }
    summary.projects[project] = {
      seconds: sum.seconds + seconds,
      files: sum.files + 1,
      tests: sum.tests + tests.length,
    }
  }
  summary.files.sort((a, b) => b.seconds - a.seconds)
  return summary
}

function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
  return Math.round(ms / 10) / 100
}
