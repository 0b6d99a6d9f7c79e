import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { afterWholeBuild } from './after-whole-build.ts'

const freshName = /^\.dist-(\d+)(-old)?$/

/** Two builds that end at the same moment retry at most this often. */
const MAX_TRIES = 5

/**
 * Builds into a folder beside `dist`, and puts it in its place once it is whole: who opens the page meanwhile gets the last
 * build, and a build that fails leaves it as it was. It must be the last plugin, so that all others have written their files.
 */
export function createFolderSwapPlugin(): Plugin {
  let place = ''
  let fresh = ''
  return {
    name: 'hibiki-swap-in',
    apply: 'build',
    config({ root = process.cwd(), build }) {
      place = resolve(root, build?.outDir ?? 'dist')
      fresh = join(dirname(place), `.dist-${process.pid}`)
      removeLeft(dirname(place))
      return { build: { outDir: fresh, emptyOutDir: true } }
    },
    ...afterWholeBuild(
      () => putInPlace(fresh, place),
      () => rmSync(fresh, { recursive: true, force: true }),
    ),
  }
}

function putInPlace(fresh: string, place: string): void {
  const old = `${fresh}-old`
  for (let tries = 1; ; tries++) {
    try {
      if (existsSync(place)) renameSync(place, old)
      renameSync(fresh, place)
      return
    } catch (error) {
      // Another build was put there, or taken away, in between.
      if (tries === MAX_TRIES) throw error
    } finally {
      rmSync(old, { recursive: true, force: true })
    }
  }
}

/** Removes what killed builds have left. */
function removeLeft(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, pid] = freshName.exec(name) ?? []
    if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
