import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { BEST_BROTLI_QUALITY, brotliQuality } from './brotli-quality.ts'
import { computeSourceHash } from './source-hash.ts'

const mark = '.built-from'

/** Leaves in the built folder what it was built from, so that nobody builds the same again (`isBuilt`). */
export function sourceMark(): Plugin {
  let folder = ''
  let dist = ''
  let hash = ''
  return {
    name: 'hibiki-source-mark',
    apply: 'build',
    configResolved({ root, build }) {
      folder = root
      dist = resolve(root, build.outDir)
    },
    // As they are now: what is changed while it builds is not in it.
    buildStart() {
      hash = computeSourceHash(folder)
    },
    // After every other file, so that a build that was cut off carries no mark.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => writeFileSync(join(dist, mark), `${hash} ${brotliQuality()}`),
    },
  }
}

/** Whether `dist` of this frontend was built from the sources as they are now, and compressed at least so well. */
export function isBuilt(frontend: string, quality = BEST_BROTLI_QUALITY): boolean {
  try {
    const [hash, compressed] = readFileSync(join(frontend, 'dist', mark), 'utf8').split(' ')
    return Number(compressed) >= quality && hash === computeSourceHash(frontend)
  } catch {
    return false
  }
}
