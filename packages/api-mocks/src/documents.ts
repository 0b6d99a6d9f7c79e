import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '@hibiki/frontend-build/extract-limits'

const root = join(import.meta.dirname, '../../..')
let documents: Document[] | undefined

/** Returns the OpenAPI documents of all services. */
export function readDocuments(): Document[] {
  documents ??= globSync('services/*/openapi.json', { cwd: root }).map((file) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  )
  return documents
}
