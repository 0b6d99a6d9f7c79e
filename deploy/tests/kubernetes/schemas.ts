import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { runOrThrow } from '../steps.ts'

const KUBERNETES_VERSION = '1.36.4'

/** Modules of operators that bring the definitions of their objects. */
const operators: [module: string, files: string[]][] = [
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
  [
    'github.com/prometheus-operator/prometheus-operator@v0.85.0',
    ['servicemonitors', 'podmonitors'].map(
      (name) => `example/prometheus-operator-crd/monitoring.coreos.com_${name}.yaml`,
    ),
  ],
  [
    'github.com/external-secrets/external-secrets@v1.3.2',
    ['config/crds/bases/external-secrets.io_externalsecrets.yaml'],
  ],
]

type Schema = Record<string, unknown>
interface Definition extends Schema {
  'x-kubernetes-group-version-kind'?: { group: string; kind: string; version: string }[]
}
interface CustomResource {
  spec: {
    group: string
    names: { kind: string }
    versions: { name: string; schema: { openAPIV3Schema: Schema } }[]
  }
}

/** Returns the folder of a Go module, which is downloaded the first time. */
function findModule(module: string): string {
  return (JSON.parse(runOrThrow('go', ['mod', 'download', '-json', module])) as { Dir: string }).Dir
}

/** Makes an OpenAPI schema a strict JSON schema: a field that it does not name is wrong. */
function toStrict(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toStrict)
  if (typeof value !== 'object' || value === null) return value
  const schema = Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, toStrict(inner)]))
  if (schema['x-kubernetes-int-or-string'] === true || schema.format === 'int-or-string')
    return { type: ['string', 'integer'] }
  const isOpen = 'additionalProperties' in schema || schema['x-kubernetes-preserve-unknown-fields'] === true
  const isObject = typeof schema.properties === 'object' && schema.type === 'object'
  return isObject && !isOpen ? { ...schema, additionalProperties: false } : schema
}

/**
 * Writes the schemas of Kubernetes and of the operators for kubeconform, from the Go modules that ship them.
 *
 * @returns the arguments of kubeconform
 */
export function writeSchemas(folder: string): string[] {
  mkdirSync(folder, { recursive: true })
  const write = (name: { group: string; version: string; kind: string }, schema: unknown) =>
    writeFileSync(
      join(
        folder,
        `${[name.kind, name.group.split('.')[0], name.version].filter(Boolean).join('-')}.json`.toLowerCase(),
      ),
      JSON.stringify(schema),
    )
  const file = join(findModule(`k8s.io/kubernetes@v${KUBERNETES_VERSION}`), 'api/openapi-spec/swagger.json')
  const { definitions } = toStrict(JSON.parse(readFileSync(file, 'utf8'))) as {
    definitions: Record<string, Definition>
  }
  // A quantity such as `cpu: 1` may be a number, too.
  definitions['io.k8s.apimachinery.pkg.api.resource.Quantity'] = { type: ['string', 'number'] }
  writeFileSync(join(folder, 'definitions.json'), JSON.stringify({ definitions }))
  for (const [name, { 'x-kubernetes-group-version-kind': kinds = [] }] of Object.entries(definitions))
    for (const kind of kinds) write(kind, { $ref: `definitions.json#/definitions/${name}` })
  for (const [module, files] of operators) {
    const source = findModule(module)
    for (const path of files) {
      const { spec } = parse(readFileSync(join(source, path), 'utf8')) as CustomResource
      for (const { name: version, schema } of spec.versions)
        write({ group: spec.group, version, kind: spec.names.kind }, toStrict(schema.openAPIV3Schema))
    }
  }
  return [
    '-strict',
    '-summary',
    '-schema-location',
    join(folder, '{{ .ResourceKind }}{{ .KindSuffix }}.json'),
  ]
}
