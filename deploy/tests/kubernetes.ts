// node deploy/tests/kubernetes.ts: half a minute. The chart on a real kube-apiserver (no cluster: nothing is scheduled), which takes every object
// of every profile strictly, and every pod under restricted pod security; who may reach whom is judged on
// what the server would store.
import { type ApiServer, startApiServer } from './kubernetes/api-server.ts'
import {
  chartProfiles,
  namespace,
  renderChart,
  requireUnsafeValuesRejected,
  toProfileArgs,
} from './kubernetes/chart.ts'
import {
  checkNetworkPolicies,
  type KubernetesObject,
  listPodTemplates,
  type PodTemplate,
} from './kubernetes/network-policies.ts'
import { printLine, requireTool, runCheck, runChecks } from './steps.ts'

/**
 * Returns the manifests of a profile without ServiceMonitors, which the server does not know because they belong to the Prometheus
 * operator.
 */
function renderManifests(profile: string): string {
  return renderChart(...toProfileArgs(profile), '--set', 'serviceMonitor.enabled=false')
}

/**
 * Returns what the server would store.
 * @throws Error with its rejection or a warning
 */
function dryRun({ kubectl }: ApiServer, manifest: string): KubernetesObject[] {
  const args = ['apply', '--dry-run=server', '--validate=strict', '-o', 'json', '-f', '-']
  const { ok, output } = kubectl(args, manifest)
  if (!ok) throw new Error(output.slice(-2000))
  const warning = /^Warning: .*$/m.exec(output)
  if (warning) throw new Error(warning[0])
  return (JSON.parse(output) as { items: KubernetesObject[] }).items
}

/** A pod as the workload's controller would make it: pod security is enforced there. */
function toPod({ name, template: { metadata, spec } }: { name: string; template: PodTemplate }): string {
  return JSON.stringify({ apiVersion: 'v1', kind: 'Pod', spec, metadata: { ...metadata, name, namespace } })
}

const createPod = ({ kubectl }: ApiServer, pod: string) =>
  kubectl(['create', '--dry-run=server', '--validate=strict', '-f', '-'], pod)

function checksOn(server: ApiServer): Record<string, () => void> {
  const rendered = new Map<string, KubernetesObject[]>()
  return {
    ...Object.fromEntries(
      chartProfiles.map((profile) => [
        `the server takes every object of ${profile}, strictly`,
        () => {
          const objects = dryRun(server, renderManifests(profile))
          rendered.set(profile, objects)
          printLine(`${objects.length} objects`)
        },
      ]),
    ),
    'the server takes every pod under restricted pod security'() {
      for (const profile of chartProfiles)
        for (const workload of listPodTemplates(rendered.get(profile) ?? [])) {
          const { ok, output } = createPod(server, toPod(workload))
          if (!ok) throw new Error(`${profile}: ${output}`)
        }
    },
    'the server refuses a pod as root, and a field that does not exist'() {
      const [workload] = listPodTemplates(rendered.get('small') ?? [])
      if (!workload) throw new Error('nothing was rendered')
      const asRoot = toPod(workload).replace('"runAsNonRoot":true', '"runAsNonRoot":false')
      const refused = createPod(server, asRoot)
      if (refused.ok || !refused.output.includes('violates PodSecurity "restricted'))
        throw new Error(refused.output)
      const strict = createPod(
        server,
        toPod(workload).replace('"containers"', '"containerz":[],"containers"'),
      )
      if (strict.ok || !strict.output.includes('containerz')) throw new Error(strict.output)
    },
    'policies as the server stores them let through what the table says and nothing else'() {
      for (const profile of chartProfiles)
        printLine(
          `${profile}: ${checkNetworkPolicies(rendered.get(profile) ?? [], namespace)} connections judged`,
        )
    },
    'the chart refuses unsafe values': requireUnsafeValuesRejected,
  }
}

await runCheck({
  name: 'the chart on a real kube-apiserver',
  folder: 'kubernetes',
  maxMinutes: 10,
  needs() {
    requireTool('helm', 'go install helm.sh/helm/v4/cmd/helm@v4.3.1', ['version'])
    requireTool('kube-apiserver', 'deploy/tests/kubernetes/build-api-server.sh builds it')
    requireTool('etcd', 'Debian: etcd-server')
    requireTool('kubectl', 'Debian: kubernetes-client', ['version', '--client'])
  },
  async run(folder, stack) {
    const server = await startApiServer(folder, stack)
    const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' }
    const created = server.kubectl(
      ['create', '-f', '-'],
      JSON.stringify({ apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace, labels } }),
    )
    if (!created.ok) throw new Error(created.output)
    if (!(await runChecks(checksOn(server)))) throw new Error('not all of it holds')
  },
})
