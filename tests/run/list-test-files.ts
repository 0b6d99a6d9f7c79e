import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** Marks a file with two counts. */
const counts = /@hibiki\/test-harness\/proofs/

/** Their full figures hold seconds of the clock, so `npm run prove` runs them one after the other when all else is done. */
export const timedProofs = [
  'tests/matrix/changes-act-at-once.int.test.ts',
  'tests/matrix/service-away.int.test.ts',
  'tests/proofs/product/purchase-opens.int.test.ts',
  'services/identity/src/modules/logins/account-enumeration.int.test.ts',
]

/** Lists all test files, as paths below the root. */
export function listTestFiles(): string[] {
  return globSync('{services,packages,frontends,deploy,tests}/**/*.{test.ts,test.tsx,e2e.ts}', {
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
