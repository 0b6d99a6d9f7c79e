// node deploy/tests/kubernetes.ts: half a minute. The chart on a real kube-apiserver (no cluster: nothing is scheduled), which takes every object
// of every profile strictly, and every pod under restricted pod security.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ApiServer, startApiServer } from './kubernetes/api-server.ts'
import { type KubernetesObject, type Template, templatesOf } from './kubernetes/who-reaches-whom.ts'
import { must, needs, runChecks, Skipped } from './steps.ts'

const NAMESPACE = 'hibiki'
const PROFILES = ['small', 'medium', 'large']
const chart = fileURLToPath(new URL('../kubernetes/hibiki', import.meta.url))
const said = fileURLToPath(new URL('values-ci.yaml', import.meta.url))
/** What a profile renders to; the server knows no ServiceMonitor, which is Prometheus' operator's. */
function render(profile: string): string {
  const values = ['--values', said, '--values', join(chart, `values-${profile}.yaml`)]
  const off = ['--set', 'serviceMonitor.enabled=false']
  return must('helm', ['template', 'hibiki', chart, '--namespace', NAMESPACE, ...values, ...off])
}

/** What the server would store. @throws Error with its refusal, or a warning */
function dryRun({ kubectl }: ApiServer, manifest: string): KubernetesObject[] {
  const args = ['apply', '--dry-run=server', '--validate=strict', '-o', 'json', '-f', '-']
  const { ok, output } = kubectl(args, manifest)
  if (!ok) throw new Error(output.slice(-2000))
  const warning = /^Warning: .*$/m.exec(output)
  if (warning) throw new Error(warning[0])
  return (JSON.parse(output) as { items: KubernetesObject[] }).items
}

/** A pod as the workload's controller would make it: pod security is enforced there. */
function podOf({ name, template: { metadata, spec } }: { name: string; template: Template }): string {
  return JSON.stringify({
    ...{ apiVersion: 'v1', kind: 'Pod', spec },
    metadata: { ...metadata, name, namespace: NAMESPACE },
  })
}

const createPod = ({ kubectl }: ApiServer, pod: string) =>
  kubectl(['create', '--dry-run=server', '--validate=strict', '-f', '-'], pod)

function checksOn(server: ApiServer): Record<string, () => void> {
  const rendered = new Map<string, KubernetesObject[]>()
  return {
    ...Object.fromEntries(
      PROFILES.map((profile) => [
        `the server takes every object of ${profile}, strictly`,
        () => {
          const objects = dryRun(server, render(profile))
          rendered.set(profile, objects)
          process.stdout.write(`         ${objects.length} objects\n`)
        },
      ]),
    ),
    'the server takes every pod under restricted pod security'() {
      for (const profile of PROFILES)
        for (const workload of templatesOf(rendered.get(profile) ?? [])) {
          const { ok, output } = createPod(server, podOf(workload))
          if (!ok) throw new Error(`${profile}: ${output}`)
        }
    },
    'the server refuses a pod as root, and a field that does not exist'() {
      const [workload] = templatesOf(rendered.get('small') ?? [])
      if (!workload) throw new Error('nothing was rendered')
      const asRoot = podOf(workload).replace('"runAsNonRoot":true', '"runAsNonRoot":false')
      const refused = createPod(server, asRoot)
      if (refused.ok || !refused.output.includes('violates PodSecurity "restricted'))
        throw new Error(refused.output)
      const strict = createPod(
        server,
        podOf(workload).replace('"containers"', '"containerz":[],"containers"'),
      )
      if (strict.ok || !strict.output.includes('containerz')) throw new Error(strict.output)
    },
  }
}

const name = 'the chart on a real kube-apiserver'
const folder = mkdtempSync(join(tmpdir(), 'hibiki-kubernetes-'))
const stack = new AsyncDisposableStack()
stack.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
try {
  needs('helm', 'go install helm.sh/helm/v4/cmd/helm@v4.3.1', ['version'])
  needs('kube-apiserver', 'deploy/tests/kubernetes/build-api-server.sh builds it')
  needs('etcd', 'Debian: etcd-server')
  needs('kubectl', 'Debian: kubernetes-client', ['version', '--client'])
  const server = await startApiServer(folder, stack)
  const namespace = { name: NAMESPACE, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } }
  const created = server.kubectl(
    ['create', '-f', '-'],
    JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: namespace }),
  )
  if (!created.ok) throw new Error(created.output)
  if (!runChecks(checksOn(server))) process.exitCode = 1
} catch (error) {
  const skipped = error instanceof Skipped
  process.stdout.write(`${skipped ? 'skipped ' : 'FAILED  '} ${name}: ${(error as Error).message}\n`)
  if (!skipped) process.exitCode = 1
} finally {
  await stack.disposeAsync()
}
