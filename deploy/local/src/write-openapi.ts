import { writeFileSync } from 'node:fs'
import { generateOpenApiFiles } from './openapi/generate-open-api-files.ts'

// `npm run openapi` writes every service's openapi.json.
for (const { path, content } of await generateOpenApiFiles())
  writeFileSync(new URL(`../../../${path}`, import.meta.url), content)
