import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folders = ['services', 'packages', 'frontends', 'deploy', 'tests']
/** Says that a file has two counts. */
const counts = /@hibiki\/test-harness\/proofs/

/** All test files, as paths below the root. */
export function testFiles(): string[] {
  return globSync(`{${folders}}/**/*.test.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
}

/** Test files with two counts, which `npm run prove` runs in full; those in `tests/proofs` may hold theirs in `support/`. */
export function proofFiles(): string[] {
  return testFiles()
    .filter(
      (file) => /^tests\/(proofs|matrix)\//.test(file) || counts.test(readFileSync(join(root, file), 'utf8')),
    )
    .sort()
}
