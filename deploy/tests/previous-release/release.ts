import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runOrThrow, runProgram, SkippedCheck } from '../steps.ts'

const here = fileURLToPath(new URL('../../../', import.meta.url))
const migrations = ':(glob)services/*/migrations/**'

/**
 * Finds the newest tag before this commit, or where there is none the commit before the newest one that brought a migration.
 * @throws SkippedCheck without such a history
 */
export function findPreviousReleaseCommit(): string {
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^')
  if (tag !== '') return tag
  const newest = git('log', '-1', '--first-parent', '--format=%H', '--diff-filter=A', '--', migrations)
  const before = newest && git('rev-parse', '--verify', '--quiet', `${newest}^1`)
  if (before === '') throw new SkippedCheck('no earlier commit is here (a clone with its history has one)')
  return before
}

/** Returns the output of git, or the empty string if it fails. */
function git(...args: string[]): string {
  const { ok, stdout } = runProgram('git', ['-C', here, ...args])
  return ok ? stdout.trim() : ''
}

/** Clones this repository at a commit and installs its packages; returns the first line of the commit. */
export function checkOutCommit(commit: string, folder: string): string {
  runOrThrow('git', ['clone', '--quiet', '--shared', '--no-checkout', here, folder])
  runOrThrow('git', ['-C', folder, 'checkout', '--quiet', '--detach', commit])
  runOrThrow('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })
  return runOrThrow('git', ['-C', folder, 'log', '-1', '--format=%h %cs %s']).trim()
}

/** The modules by which the release starts and seeds itself for checks. */
export interface PreviousReleaseModules {
  startCopies: typeof import('../product/copies.ts').startCopies
  seedDemoPlans: typeof import('../../local/src/demo/contracts.ts').seedDemoPlans
  seedDemoRooms: typeof import('../../local/src/demo/rooms.ts').seedDemoRooms
}

export async function loadPreviousReleaseModules(folder: string): Promise<PreviousReleaseModules> {
  const load = (path: string) => import(pathToFileURL(join(folder, path)).href)
  /** The file of a release whose seeds stand in one place, or of one before. */
  const loadOne = (path: string, before: string) => load(existsSync(join(folder, path)) ? path : before)
  return {
    startCopies: (await load('deploy/tests/product/copies.ts')).startCopies,
    seedDemoPlans: (await loadOne('deploy/local/src/demo/contracts.ts', 'deploy/local/src/demo-contracts.ts'))
      .seedDemoPlans,
    seedDemoRooms: (await loadOne('deploy/local/src/demo/rooms.ts', 'services/enterprise/src/index.ts'))
      .seedDemoRooms,
  }
}
