import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { runOrThrow } from '../steps.ts'

interface Schema {
  type?: string
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  required?: string[]
  enum?: unknown[]
  pattern?: string
  'x-kubernetes-preserve-unknown-fields'?: boolean
  'x-kubernetes-int-or-string'?: boolean
}
interface Definition {
  spec: {
    group: string
    names: { kind: string }
    versions: { name: string; schema: { openAPIV3Schema: Schema } }[]
  }
}

/** Modules of operators that bring the definitions of their objects. */
const modules: [module: string, files: string[]][] = [
  [
    'github.com/cloudnative-pg/cloudnative-pg@v1.30.0',
    ['clusters', 'databases', 'poolers', 'scheduledbackups'].map(
      (name) => `config/crd/bases/postgresql.cnpg.io_${name}.yaml`,
    ),
  ],
  [
    'github.com/cloudnative-pg/plugin-barman-cloud@v0.15.0',
    ['config/crd/bases/barmancloud.cnpg.io_objectstores.yaml'],
  ],
  [
    'github.com/cert-manager/cert-manager@v1.19.0',
    ['deploy/crds/cert-manager.io_certificates.yaml', 'deploy/crds/cert-manager.io_issuers.yaml'],
  ],
]

/** Reads the schemas by `apiVersion kind` out of the modules that Go keeps; downloads them the first time. */
export function readCustomResourceSchemas(): Map<string, Schema> {
  const schemas = new Map<string, Schema>()
  for (const [module, files] of modules) {
    const { Dir } = JSON.parse(runOrThrow('go', ['mod', 'download', '-json', module])) as { Dir: string }
    for (const file of files) {
      const { spec } = parse(readFileSync(join(Dir, file), 'utf8')) as Definition
      for (const { name, schema } of spec.versions)
        schemas.set(`${spec.group}/${name} ${spec.names.kind}`, schema.openAPIV3Schema)
    }
  }
  return schemas
}

/** Lists a sentence for each place where a value violates a schema of Kubernetes; fields that it does not name are wrong. */
export function findSchemaProblems(value: unknown, schema: Schema, at = ''): string[] {
  if (schema['x-kubernetes-int-or-string']) return []
  const { type } = schema
  if (type !== undefined && !isOfType(value, type)) return [`${at} is not of type ${type}`]
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is none of ${schema.enum.join(', ')}`]
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(String(value)))
    return [`${at} does not match ${schema.pattern}`]
  if (Array.isArray(value))
    return value.flatMap((item, index) => findSchemaProblems(item, schema.items ?? {}, `${at}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const missing = (schema.required ?? []).filter((name) => !(name in value))
  return [
    ...missing.map((name) => `${at}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, inner]) => fieldProblems(schema, name, inner, `${at}.${name}`)),
  ]
}

function fieldProblems(schema: Schema, name: string, value: unknown, at: string): string[] {
  const known = schema.properties?.[name]
  if (known) return findSchemaProblems(value, known, at)
  if (typeof schema.additionalProperties === 'object')
    return findSchemaProblems(value, schema.additionalProperties, at)
  const isFree = schema['x-kubernetes-preserve-unknown-fields'] || schema.properties === undefined
  return isFree ? [] : [`${at} does not exist`]
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}
