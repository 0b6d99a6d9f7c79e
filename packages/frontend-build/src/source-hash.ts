import { createHash, type Hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const sources = ['src', 'public', 'build', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json']
/** Both frontends are built from these sources besides their own files. */
const shared = [
  'packages/theme',
  'packages/sound-upload',
  'packages/face-gate',
  'packages/frontend-build',
  'package-lock.json',
]

/** Returns a hash of everything that a frontend is built from: its files, the shared theme and build step, its libraries' versions. */
export function computeSourceHash(frontend: string): string {
  const hash = createHash('sha256')
  for (const source of sources) addPath(hash, frontend, source)
  for (const source of shared) addPath(hash, root, source)
  return hash.digest('hex')
}

function addPath(hash: Hash, folder: string, path: string): void {
  const full = join(folder, path)
  if (!existsSync(full)) return
  if (statSync(full).isDirectory()) {
    const names = readdirSync(full).filter((name) => name !== 'node_modules' && name !== '.turbo')
    for (const name of names.sort()) addPath(hash, folder, join(path, name))
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(path).update('\0').update(readFileSync(full)).update('\0')
  }
}
