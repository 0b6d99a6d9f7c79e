import { canConnect, type NetworkPolicy, type Pod } from './can-connect.ts'

const services = ['identity', 'billing', 'content', 'aiesthe', 'charts', 'enterprise', 'support']
const withoutIdentity = services.filter((name) => name !== 'identity')

/** The policies let services connect to these targets outside of the release. */
const outside = ['outside:postgres', 'outside:https']

const metricsPorts = ['gateway:ops', ...services.map((name) => `${name}:http`)]

/** The allowed connections to each port; all others must be denied. */
const table: Record<string, readonly string[]> = {
  'the ingress controller': ['gateway:http', 'media-edge:http'],
  prometheus: metricsPorts,
  // The policies allow the namespace of monitoring as a whole.
  'the collector': metricsPorts,
  gateway: [...services.map((name) => `${name}:http`), 'the collector:traces'],
  'media-edge': ['gateway:http', 'outside:https'],
  identity: [...withoutIdentity.map((name) => `${name}:http`), ...outside, 'the collector:traces'],
  ...Object.fromEntries(
    withoutIdentity.map((name) => [name, ['identity:http', ...outside, 'the collector:traces']]),
  ),
  // The advisor reads the catalogue and what the member may hear.
  support: ['identity:http', 'billing:http', 'content:http', ...outside, 'the collector:traces'],
  ...Object.fromEntries(services.map((name) => [`${name}-migrate`, outside])),
  'another pod of the namespace': [],
  'a pod of another namespace': [],
}

export interface PodTemplate {
  metadata: { labels: Record<string, string> }
  spec: { containers: { ports?: { name: string; containerPort: number }[] }[] }
}
export interface KubernetesObject {
  kind: string
  metadata: { name: string }
  spec: { template?: PodTemplate }
}

/** The workloads of a release by name, with their pods. */
export const listPodTemplates = (
  objects: readonly KubernetesObject[],
): { name: string; template: PodTemplate }[] =>
  objects.flatMap(({ metadata: { name }, spec }) =>
    spec?.template ? [{ name: name.replace(/^hibiki-/, ''), template: spec.template }] : [],
  )

/** Creates a pod that does not belong to any object of ours. */
export const createForeignPod = (name: string, podNamespace: string): Pod => ({
  name,
  namespace: podNamespace,
  labels: {},
  ports: {},
})

/** The pods of workloads, as their controllers make them. */
export const listPods = (objects: readonly KubernetesObject[], namespace: string): Pod[] =>
  listPodTemplates(objects).map(({ name, template: { metadata, spec } }) => ({
    name,
    namespace,
    labels: metadata.labels,
    ports: Object.fromEntries(
      spec.containers.flatMap(({ ports = [] }) => ports.map((port) => [port.name, port.containerPort])),
    ),
  }))

function allPods(objects: readonly KubernetesObject[], namespace: string): Pod[] {
  return [
    createForeignPod('the ingress controller', 'ingress-nginx'),
    createForeignPod('prometheus', 'monitoring'),
    { ...createForeignPod('the collector', 'monitoring'), ports: { traces: 4318, other: 9090 } },
    createForeignPod('another pod of the namespace', namespace),
    createForeignPod('a pod of another namespace', 'default'),
    { ...createForeignPod('outside', 'default'), ports: { postgres: 5432, https: 443, other: 9000 } },
    ...listPods(objects, namespace),
  ]
}

const isOurs = ({ labels }: Pod) => labels['app.kubernetes.io/part-of'] === 'hibiki'

/** Lists a sentence for each connection that the policies judge otherwise than the table. */
function wrongReach(
  objects: readonly KubernetesObject[],
  namespace: string,
): { wrong: string[]; judged: number } {
  const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy') as unknown as NetworkPolicy[]
  const pods = allPods(objects, namespace)
  const judged = pods.flatMap((from) =>
    pods
      // Connections between other workloads are not restricted by the release.
      .filter((to) => to !== from && (isOurs(from) || isOurs(to)))
      .flatMap((to) =>
        Object.entries(to.ports).map(([name, port]) => {
          const isExpected = table[from.name]?.includes(`${to.name}:${name}`) ?? false
          const got = canConnect(policies, { namespace, from, to, port })
          return {
            wanted: isExpected,
            got,
            sentence: `${from.name} ${got ? 'reaches' : 'does not reach'} ${to.name}:${name}`,
          }
        }),
      ),
  )
  return {
    wrong: judged.filter(({ wanted, got }) => wanted !== got).map(({ sentence }) => sentence),
    judged: judged.length,
  }
}

/**
 * Checks also that each policy is needed: without any one of them the table must not hold.
 * @throws Error with what is wrong; returns the number of checked connections
 */
export function checkNetworkPolicies(objects: readonly KubernetesObject[], namespace: string): number {
  const { wrong, judged } = wrongReach(objects, namespace)
  if (judged < 100) throw new Error(`only ${judged} connections were judged`)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  for (const policy of objects.filter(({ kind }) => kind === 'NetworkPolicy')) {
    const others = objects.filter((other) => other !== policy)
    if (wrongReach(others, namespace).wrong.length === 0)
      throw new Error(`${policy.metadata.name} changes nothing`)
  }
  return judged
}
