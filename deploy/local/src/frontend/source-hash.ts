import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const sources = ['src', 'public', 'build', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json']

/** A hash of everything a frontend is built from: its own files and the versions of its libraries. */
export function sourceHash(frontend: string, lockFile: string): string {
  const hash = createHash('sha256')
  for (const source of sources) addPath(hash, frontend, source)
  if (existsSync(lockFile)) hash.update(readFileSync(lockFile))
  return hash.digest('hex')
}

function addPath(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const full = join(root, path)
  if (!existsSync(full)) return
  if (statSync(full).isDirectory()) {
    for (const name of readdirSync(full).sort()) addPath(hash, root, join(path, name))
  } else if (!/\.test\.tsx?$/.test(path)) {
    hash.update(path).update('\0').update(readFileSync(full)).update('\0')
  }
}
