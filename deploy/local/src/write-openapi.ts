import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generateOpenApiFiles } from './openapi/generate-open-api-files.ts'

/**
 * `npm run openapi` writes every service's openapi.json, and both frontends' types of them;
 * with `--check` it writes nothing and fails when one of them is stale.
 */
const check = process.argv.includes('--check')
const root = new URL('../../../', import.meta.url)
const stale: string[] = []

for (const { path, content } of await generateOpenApiFiles()) {
  const file = fileURLToPath(new URL(path, root))
  if (existsSync(file) && readFileSync(file, 'utf8') === content) continue
  stale.push(path)
  if (!check) writeFileSync(file, content)
}

if (stale.length === 0) process.stdout.write('OpenAPI documents and clients are fresh.\n')
else if (!check) process.stdout.write(`Written: ${stale.join(', ')}\n`)
else {
  process.stderr.write(`Stale: ${stale.join(', ')}. Run npm run openapi and commit the result.\n`)
  process.exitCode = 1
}
