import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { afterWholeBuild } from './after-whole-build.ts'
import { BEST_BROTLI_QUALITY, readBrotliQuality } from './brotli-quality.ts'
import { computeSourceHash } from './source-hash.ts'

const mark = '.built-from'

/** Writes into the built folder what it was built from, so that the same sources are not built again (`isBuildCurrent`). */
export function createSourceMarkPlugin(): Plugin {
  let dist = ''
  let hash = ''
  return {
    name: 'hibiki-source-mark',
    apply: 'build',
    // The hash is computed at the start, so that changes during the build are not included.
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir)
      hash = computeSourceHash(root)
    },
    // The mark is written last, so that an interrupted build has none.
    ...afterWholeBuild(() => writeFileSync(join(dist, mark), `${hash} ${readBrotliQuality()}`)),
  }
}

/** Whether `dist` of this frontend was built from the current sources, and compressed at least with this quality. */
export function isBuildCurrent(frontend: string, quality = BEST_BROTLI_QUALITY): boolean {
  try {
    const [hash, compressed] = readFileSync(join(frontend, 'dist', mark), 'utf8').split(' ')
    return Number(compressed) >= quality && hash === computeSourceHash(frontend)
  } catch {
    return false
  }
}
