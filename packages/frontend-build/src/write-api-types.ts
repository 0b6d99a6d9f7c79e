import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { mergeOpenapi, pickPaths } from '@hibiki/http/merge-openapi'
import type { OpenAPI3 } from 'openapi-typescript'
import { type Document, extractLimits } from './extract-limits.ts'

/**
 * Writes the types of the services' calls, and the limits of what they take, for both frontends from the committed OpenAPI documents. `npm install` and `npm run types` run it,
 * so that the types cannot be older than the documents; while they are as new, it does nothing.
 */

const root = new URL('../../../', import.meta.url)
const services = globSync('services/*/openapi.json', { cwd: root }).sort()
const documents = services.map((path) => readFileSync(new URL(path, root), 'utf8'))
const generator = [
  import.meta.url,
  import.meta.resolve('./extract-limits.ts'),
  import.meta.resolve('@hibiki/http/dereference'),
  import.meta.resolve('@hibiki/http/merge-openapi'),
]
const sources = [...documents, ...generator.map((url) => readFileSync(new URL(url), 'utf8'))]
const hash = createHash('sha256').update(JSON.stringify(sources)).digest('hex')
const header = `// Written by \`npm run api-types\` from the services’ OpenAPI documents (${hash}); do not edit.\n\n`

const isOfConsole = (path: string): boolean =>
  /^\/(admin\/|upload\/|auth\/(me|refresh|logout)$|v2\/support\/chat\/(picture|document)$)/.test(path)
const api = () =>
  mergeOpenapi(
    documents.map((text) => JSON.parse(text)),
    '',
  )
const targets = [
  { folder: 'frontends/member-app/src/lib/api/', document: api },
  // The console's types have only its own calls, so that they reveal nothing else.
  { folder: 'frontends/admin-console/src/api/', document: () => pickPaths(api(), isOfConsole) },
]

for (const { folder, document } of targets) {
  const file = fileURLToPath(new URL(`${folder}schema.gen.d.ts`, root))
  const limits = fileURLToPath(new URL(`${folder}limits.gen/`, root))
  if (existsSync(file) && existsSync(limits) && readFileSync(file, 'utf8').startsWith(header)) continue
  writeLimits(limits, document() as Document)
  const { astToString, default: openapiTypescript } = await import('openapi-typescript')
  writeFileSync(file, header + astToString(await openapiTypescript(document() as unknown as OpenAPI3)))
}

/** Writes one module per operation, so that each page has only the limits of its own forms. */
function writeLimits(folder: string, document: Document): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const [operationId, limits] of extractLimits(document)) {
    const name = operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const text = `${header}export const ${operationId}Limits = ${JSON.stringify(limits)} as const\n`
    writeFileSync(`${folder}${name}.ts`, text)
  }
}
