import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Metrics that the product's own code registers, found by their names in its sources. */
function ownMetrics(): string[] {
  const sources = ['packages', 'services'].flatMap((folder) =>
    readdirSync(root + folder).flatMap((workspace) => {
      const source = `${root}${folder}/${workspace}/src`
      return readdirSync(source, { recursive: true, encoding: 'utf8' })
        .filter((path) => /(metrics|request-log)\.ts$/.test(path))
        .map((path) => readFileSync(`${source}/${path}`, 'utf8'))
    }),
  )
  return sources.flatMap((source) =>
    [...source.matchAll(/(?:name: |backlogGauge\(\s*)'([a-z_]+)'/g)].map(([, name = '']) => name),
  )
}

/** Queues that modules declare. */
function ownQueues(): string[] {
  const names = globSync(`${root}services/*/src/modules/**/module.ts`).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/name: '(\w+)',\s+findOldest/g)].map(([, name = '']) => name),
  )
  return [...new Set(names)].sort()
}

function processMetrics(): string[] {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const names = registry.getMetricsAsArray().map(({ name }) => name)
  registry.clear()
  return names
}

/** Returns the words of an expression that look like metrics and are no label, function or duration. */
function findMetrics(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(by|without|on|ignoring) \([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
  return [...bare.matchAll(/\b[a-z][a-z_]*_[a-z_]+\b(?!\s*\()|\bup\b/g)].map(([name]) => name)
}

/** These metrics come from deploy/kubernetes/platform: CloudNativePG, its Barman Cloud plugin, and cert-manager. */
const platformMetrics = [
  'barman_cloud_cloudnative_pg_io_last_available_backup_timestamp',
  'certmanager_certificate_expiration_timestamp_seconds',
  'cnpg_collector_pg_wal_archive_status',
  'cnpg_pg_stat_archiver_last_archived_time',
  'cnpg_pg_stat_archiver_last_failed_time',
]

const known = new Set(['up', ...ownMetrics(), ...processMetrics(), ...platformMetrics])
const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_(bucket|count|sum)$/, ''))

const rules = read('rules/hibiki.yaml')
const ruleExpressions = [...rules.matchAll(/expr: >-\n\s+(.+)/g)].map(([, expression = '']) => expression)
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
const dashboards = readdirSync(new URL('dashboards/', import.meta.url))

describe('alert rules', () => {
  it('use only metrics that exist', () => {
    const named = ruleExpressions.flatMap(findMetrics)
    expect(ruleExpressions).toHaveLength(alerts.length)
    expect(named).toContain('hibiki_outbox_oldest_seconds')
    expect(named).toContain('http_request_duration_seconds_bucket')
    expect(named.filter((name) => !isKnown(name))).toEqual([])
  })

  it('name exactly the queues of the services', () => {
    const named = [...rules.matchAll(/queue="(\w+)"/g)].map(([, name]) => name)
    expect(named.sort()).toEqual(ownQueues())
  })

  it('each have a paragraph in the operations guide that says what to do', () => {
    const sections = [...read('alerts.md').matchAll(/^## (\w+)\n(\S.+)/gm)].map(([, name]) => name)
    expect(sections).toEqual(alerts)
  })
})

describe.each(dashboards)('dashboard %s', (file) => {
  it('uses only metrics that exist', () => {
    const dashboard = JSON.parse(read(`dashboards/${file}`)) as {
      panels: { targets: { expr: string }[] }[]
    }
    const named = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => findMetrics(expr)))
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((name) => !isKnown(name))).toEqual([])
  })
})
