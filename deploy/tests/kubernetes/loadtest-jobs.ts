import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'

export const LOADTESTS_FOLDER = fileURLToPath(new URL('../../../loadtests/', import.meta.url))
export const LOADTEST_JOBS_FILE = join(LOADTESTS_FOLDER, 'kubernetes/jobs.yaml')

interface Job {
  metadata: { name: string }
  spec: {
    suspend: boolean
    template: {
      spec: {
        securityContext: { runAsNonRoot: boolean }
        containers: { image: string; args: string[]; securityContext: { readOnlyRootFilesystem: boolean } }[]
        volumes: { configMap?: { items: { key: string; path: string }[] } }[]
      }
    }
  }
}

/** @throws Error with the first job that lacks a file its script imports, would start by itself, or whose files come from nowhere */
export function checkLoadtestJobs(): number {
  const jobs = parseAllDocuments(readFileSync(LOADTEST_JOBS_FILE, 'utf8')).map(
    (document) => document.toJSON() as Job,
  )
  const generated = generatedKeys()
  for (const { metadata, spec } of jobs) {
    const { name } = metadata
    const [container] = spec.template.spec.containers
    const script = container?.args.at(-1)?.replace('/loadtests/', '') ?? ''
    const mounted = spec.template.spec.volumes.flatMap(({ configMap }) => configMap?.items ?? [])
    const missing = [...importedBy(script)].filter((file) => !mounted.some(({ path }) => path === file))
    if (missing.length > 0) throw new Error(`${name} does not mount ${missing.join(', ')}`)
    for (const { key, path } of mounted)
      if (generated.get(key) !== path) throw new Error(`${name} mounts ${key}, which is not ${path}`)
    if (!spec.suspend) throw new Error(`${name} would start by itself`)
    if (!/:\d+\.\d+\.\d+$/.test(container?.image ?? '')) throw new Error(`${name} has no pinned image`)
  }
  return jobs.length
}

/** The files of the ConfigMap by key. */
function generatedKeys(): Map<string, string> {
  const { configMapGenerator } = parse(
    readFileSync(join(LOADTESTS_FOLDER, 'kustomization.yaml'), 'utf8'),
  ) as {
    configMapGenerator: { files: string[] }[]
  }
  return new Map(
    configMapGenerator.flatMap(({ files }) =>
      files.map((entry): [string, string] => {
        const [key = '', path = key] = entry.split('=')
        return [key, path]
      }),
    ),
  )
}

/** A script and all that it imports from here, relative to `loadtests`. */
function importedBy(script: string, seen = new Set<string>()): Set<string> {
  if (seen.has(script)) return seen
  seen.add(script)
  const text = readFileSync(join(LOADTESTS_FOLDER, script), 'utf8')
  for (const [, path = ''] of text.matchAll(/from '(\.[^']+)'/g))
    importedBy(normalize(join(dirname(script), path)), seen)
  return seen
}
