import { readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isFullProof } from '@hibiki/test-harness/proofs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { DURATIONS_FILE, type RunSummary } from './durations-reporter.ts'

/** In the full run this file takes longer than all others together on one worker, so `npm run prove` starts it before them. */
const longestProof = 'tests/proofs/billing/money-model.int.test.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Runs projects one after the other, those with the longest files first, so that the run ends with short files and no core is
 * left idle. Within a project the longest of the last run come first; successive files of the same project share a worker's
 * process.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = files[0] ? projectsInOrder(files) : []
    const seconds = lastDurations()
    const weight = (spec: TestSpecification) =>
      seconds.get(relative(root, spec.moduleId)) ?? statSync(spec.moduleId).size / 5_000
    const isFirst = (spec: TestSpecification) => isFullProof && relative(root, spec.moduleId) === longestProof
    return files.toSorted(
      (a, b) =>
        Number(isFirst(b)) - Number(isFirst(a)) ||
        order.indexOf(a.project.name) - order.indexOf(b.project.name) ||
        weight(b) - weight(a) ||
        a.moduleId.localeCompare(b.moduleId),
    )
  }
}

/** Projects in the order of the configuration. */
function projectsInOrder(files: TestSpecification[]): string[] {
  return files[0]?.project.vitest.projects.map(({ name }) => name) ?? []
}

function lastDurations(): Map<string, number> {
  try {
    const { files } = JSON.parse(readFileSync(DURATIONS_FILE, 'utf8')) as RunSummary
    return new Map(files.map(({ file, seconds }) => [file, seconds]))
  } catch {
    return new Map()
  }
}
