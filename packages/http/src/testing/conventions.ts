import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { App } from '../app-type.ts'

interface Operation {
  operationId?: string
  summary?: string
  tags?: string[]
  responses?: Record<string, { content?: object }>
  'x-access'?: unknown
}

const httpMethods = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options']

interface EndpointFile {
  /** The path from the service's folder. */
  file: string
  name: string
  text: string
}

/**
 * Reads the app's OpenAPI document and the service's endpoint files, and returns one sentence per violation of our conventions: unique
 * camelCase operationId, summary, one tag, documented errors, an access rule, every media type that is sent, schemas that can be compiled,
 * and a file named after the operation. An empty list means that there is none.
 */
export async function checkApiConventions(app: App, { serviceDir }: { serviceDir: URL }): Promise<string[]> {
  await app.ready()
  const problems: string[] = []
  const seen = new Set<string>()
  const files = readEndpointFiles(serviceDir)
  const paths = (app.swagger().paths ?? {}) as Record<string, Record<string, Operation>>
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of httpMethods) {
      const operation = methods[method]
      if (!operation) continue
      const findings = operationFindings(operation, seen)
      const id = operation.operationId ?? ''
      if (!files.some((file) => holdsOperation(file, id, path)))
        findings.push(`has no file routes/${kebab(id)}.ts`)
      problems.push(...findings.map((finding) => `${method.toUpperCase()} ${path} ${finding}`))
    }
  }
  if (seen.size === 0) return ['the document has no operations']
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  return [
    ...problems,
    ...files.flatMap(fileFindings),
    ...undocumentedTypes(operations, files),
    ...app.schemas.listProblems(),
  ]
}

function operationFindings(operation: Operation, seen: Set<string>): string[] {
  const findings: string[] = []
  const id = operation.operationId ?? ''
  if (!/^[a-z][a-zA-Z0-9]*$/.test(id)) findings.push('needs a camelCase operationId')
  if (seen.has(id)) findings.push(`repeats operationId ${id}`)
  seen.add(id)
  if (!operation.summary) findings.push('needs a summary')
  if (operation.tags?.length !== 1) findings.push('needs exactly one tag')
  if (!operation['x-access']) findings.push('needs an access rule')
  const statuses = Object.keys(operation.responses ?? {})
  if (!statuses.some((status) => status.startsWith('4'))) findings.push('documents no error answers')
  if (!statuses.some((status) => /^[23]/.test(status))) findings.push('documents no success answer')
  return findings
}

/** Files, pictures and calendars are described as what they are: a client made from the document would parse them as JSON. */
function undocumentedTypes(operations: readonly Operation[], files: readonly EndpointFile[]): string[] {
  const documented = new Set(
    operations.flatMap(({ responses = {} }) =>
      Object.values(responses).flatMap(({ content = {} }) => Object.keys(content)),
    ),
  )
  return files.flatMap(({ file, text }) => {
    const sent = text.matchAll(/\.type\('([a-z]+\/[a-z0-9.+-]+)/g)
    return [...sent].flatMap(([, type = '']) =>
      documented.has(type) ? [] : [`${file} sends ${type}, which the document does not describe`],
    )
  })
}

/** A file of one operation has its name; its function, too, with `Route` where a function of the topic has that name already. */
function fileFindings({ file, name, text }: EndpointFile): string[] {
  const ids = [...text.matchAll(/\boperationId: '(\w+)'/g)].map(([, id = '']) => id)
  const [only = '', ...others] = ids
  const findings: string[] = []
  if (only !== '' && others.length === 0 && kebab(only) !== name)
    findings.push(`${file} is not named after its operation ${only}`)
  for (const [, exported = ''] of text.matchAll(/^export function (\w+)\(\s*app\b/gm)) {
    const id = exported.replace(/Route$/, '')
    if (kebab(id) !== name && !ids.includes(id))
      findings.push(`${file} exports ${exported}, which is neither the file nor an operation of it`)
  }
  return findings
}

/** A resource with several operations, as those of the console under `/admin/<resource>`, may have one file for all of them. */
function holdsOperation({ name, text }: EndpointFile, id: string, path: string): boolean {
  const [, area, resource] = path.split('/')
  return name === kebab(id) || text.includes(`'${id}'`) || name === `${area}-${resource}`
}

function readEndpointFiles(serviceDir: URL): EndpointFile[] {
  const cwd = fileURLToPath(serviceDir.href.endsWith('/') ? serviceDir : new URL(`${serviceDir.href}/`))
  return globSync('src/modules/**/routes/**/*.ts', { cwd, exclude: ['**/*.test.ts'] }).map((file) => ({
    file,
    name: basename(file, '.ts'),
    text: readFileSync(`${cwd}${file}`, 'utf8'),
  }))
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
