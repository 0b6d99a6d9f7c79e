import { existsSync, globSync, readFileSync } from 'node:fs'
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

/**
 * Walks the app's OpenAPI document and returns one sentence per departure from the house's conventions: unique
 * camelCase operationId, summary, one tag, documented errors, an access rule, every media type that is sent, and the
 * endpoint's file at the path its address promises. An empty list means that all is well.
 */
export async function checkConventions(app: App, o: { serviceDir: URL }): Promise<string[]> {
  await app.ready()
  const problems: string[] = []
  const seen = new Set<string>()
  const moduleFiles = endpointFilesOfModules(o.serviceDir)
  const paths = (app.swagger().paths ?? {}) as Record<string, Record<string, Operation>>
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of httpMethods) {
      const operation = methods[method]
      if (!operation) continue
      const findings = operationFindings(operation, seen)
      const files = endpointFiles(path, operation.operationId ?? '')
      const isThere = (file: string) => isFile(file, o.serviceDir) || isModuleFile(file, moduleFiles)
      const ofOperation = `${kebab(operation.operationId ?? '')}.ts`
      if (!files.some(isThere) && !moduleFiles.has(ofOperation))
        findings.push(`has no file src/routes/${files[0]}`)
      problems.push(...findings.map((finding) => `${method.toUpperCase()} ${path} ${finding}`))
    }
  }
  if (seen.size === 0) return ['the document has no operations']
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  return [...problems, ...undocumentedTypes(operations, o.serviceDir)]
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
  if (!statuses.some((status) => status.startsWith('2'))) findings.push('documents no success answer')
  return findings
}

/** Files, pictures and calendars are described as what they are: a client made from the document would parse them as JSON. */
function undocumentedTypes(operations: readonly Operation[], serviceDir: URL): string[] {
  const documented = new Set(
    operations.flatMap(({ responses = {} }) =>
      Object.values(responses).flatMap(({ content = {} }) => Object.keys(content)),
    ),
  )
  const cwd = fileURLToPath(withSlash(serviceDir))
  return globSync('src/modules/*/routes/**/*.ts', { cwd, exclude: ['**/*.test.ts'] }).flatMap((file) => {
    const sent = readFileSync(`${cwd}${file}`, 'utf8').matchAll(/\.type\('([a-z]+\/[a-z0-9.+-]+)/g)
    return [...sent].flatMap(([, type = '']) =>
      documented.has(type) ? [] : [`${file} sends ${type}, which the document does not describe`],
    )
  })
}

/**
 * Where an endpoint may live, most expected first: folder = first meaningful segment (versions and `api` are not),
 * file = the rest. A family of documents may share the file of its folder; an address of only parameters has the
 * file of its operation.
 */
export function endpointFiles(path: string, operationId: string): string[] {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{'))
  while (segments.length > 1 && /^(v\d+|api)$/.test(segments[0] ?? '')) segments.shift()
  const [folder = 'root', ...rest] = segments
  const files: string[] = []
  for (let count = rest.length; count > 0; count--) {
    const part = rest.slice(0, count)
    files.push(`${folder}/${part.join('-')}.ts`, `${folder}/${part.join('/')}.ts`)
  }
  if (files.length === 0) files.push(`${folder}/${kebab(operationId)}.ts`)
  return [...new Set(files)]
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function isFile(file: string, serviceDir: URL): boolean {
  return existsSync(fileURLToPath(new URL(`src/routes/${file}`, withSlash(serviceDir))))
}

/** The names of the files in `src/modules/<topic>/routes/`; each names one endpoint. */
function endpointFilesOfModules(serviceDir: URL): Set<string> {
  const cwd = fileURLToPath(withSlash(serviceDir))
  return new Set(globSync('src/modules/*/routes/**/*.ts', { cwd }).map((file) => basename(file)))
}

/** A module's endpoint may carry its area as a prefix, because its folder is the topic: `admin-products.ts`. */
function isModuleFile(file: string, moduleFiles: ReadonlySet<string>): boolean {
  return moduleFiles.has(basename(file)) || moduleFiles.has(file.replaceAll('/', '-'))
}

function withSlash(folder: URL): URL {
  return folder.href.endsWith('/') ? folder : new URL(`${folder.href}/`)
}
