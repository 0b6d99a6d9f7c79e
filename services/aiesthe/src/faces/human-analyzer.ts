import { createRequire } from 'node:module'
import type { FaceAnalyzer } from './face-analyzer.ts'
import type { PhotoThreads } from './photo-threads.ts'

/** The default engine: the networks inside `@vladmandic/human`, offline, on the photo threads. */
export function createHumanAnalyzer(threads: PhotoThreads): FaceAnalyzer {
  return {
    engine: 'vladmandic-human',
    version: installedVersion(),
    findFaces: ({ pixels }) => threads.findFaces(pixels),
  }
}

function installedVersion(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@vladmandic/human'))
  const { version } = createRequire(import.meta.url)(manifest.pathname) as { version: string }
  return version
}
