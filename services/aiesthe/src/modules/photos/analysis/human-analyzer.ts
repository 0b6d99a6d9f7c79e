import { createRequire } from 'node:module'
import type { FaceAnalyzer } from './face-analyzer.ts'

/** The default engine uses the networks inside `@vladmandic/human`, offline, on the photo threads. */
export const humanAnalyzer: FaceAnalyzer = {
  engine: 'vladmandic-human',
  version: installedVersion(),
  findFaces: null,
}

function installedVersion(): string {
  const manifest = new URL('../package.json', import.meta.resolve('@vladmandic/human'))
  const { version } = createRequire(import.meta.url)(manifest.pathname) as { version: string }
  return version
}
