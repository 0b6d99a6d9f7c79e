import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folders = ['services', 'packages', 'frontends', 'deploy', 'tests']
/** Marks a file with two counts. */
const counts = /@hibiki\/test-harness\/proofs/

/** Lists all test files, as paths below the root. */
export function listTestFiles(): string[] {
  return globSync(`{${folders}}/**/*.test.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
}

/** Lists the test files with two counts, which `npm run prove` runs in full; files in `tests/proofs` may have theirs in `support/`. */
export function listProofFiles(): string[] {
  return listTestFiles()
    .filter(
      (file) => /^tests\/(proofs|matrix)\//.test(file) || counts.test(readFileSync(join(root, file), 'utf8')),
    )
    .sort()
}
