import { canConnect, type NetworkPolicy, type Pod } from './can-connect.ts'
import { createForeignPod, type KubernetesObject, listPods } from './network-policies.ts'
import { readChartValues, readPlatformObjects } from './platform.ts'

const services = Object.keys(readChartValues('medium').services)
/** The second is that of restore.example.yaml. */
const clusters = ['hibiki-db', 'hibiki-db-restored']
const each = (port: string) => clusters.map((name) => `${name}:${port}`)

/** The allowed connections to each port of the platform, and from the platform; all others must be denied. */
const table: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    services.map((name) => [name, ['nats:client', ...each('postgres'), 'hibiki-db-pooler:postgres']]),
  ),
  ...Object.fromEntries(services.map((name) => [`${name}-migrate`, each('postgres')])),
  nats: ['nats:route'],
  ...Object.fromEntries(
    [...clusters, 'hibiki-db-pooler'].map((name) => [
      name,
      // The operator's policy is for all of its pods together.
      [
        ...[...each('postgres'), ...each('status'), 'hibiki-db-pooler:postgres'],
        ...['outside:https', 'outside:api'],
      ],
    ]),
  ),
  'the operator': [...each('postgres'), ...each('status'), 'hibiki-db-pooler:postgres'],
  prometheus: [...each('metrics'), 'hibiki-db-pooler:metrics'],
}

/** Pods as the operator of Postgres labels them. */
function databasePods(namespace: string): Pod[] {
  const role = (cluster: string, name: string) => ({ 'cnpg.io/cluster': cluster, 'cnpg.io/podRole': name })
  return [
    ...clusters.map((name) => ({
      name,
      namespace,
      ports: { postgres: 5432, status: 8000, metrics: 9187 },
      labels: role(name, 'instance'),
    })),
    ...clusters.map((cluster) => ({
      name: 'hibiki-db-pooler',
      namespace,
      ports: { postgres: 5432, metrics: 9127 },
      labels: { ...role(cluster, 'pooler'), 'cnpg.io/poolerName': 'hibiki-db-pooler' },
    })),
  ]
}

/**
 * Checks also that each policy is needed.
 * @throws Error with each connection for which the policies of release and platform differ from the table; returns the number of checked
 * connections
 */
export function checkPlatformNetworkPolicies(
  release: readonly KubernetesObject[],
  namespace: string,
): number {
  // There are two of each server, because they connect to each other.
  const servers = readPlatformObjects().filter(({ kind }) => kind === 'StatefulSet')
  const ours = [...listPods(servers, namespace), ...databasePods(namespace)].flatMap((pod) => [
    pod,
    { ...pod },
  ])
  const others = [
    ...listPods(release, namespace),
    createForeignPod('the operator', 'cnpg-system'),
    createForeignPod('prometheus', 'monitoring'),
    createForeignPod('the ingress controller', 'ingress-nginx'),
    createForeignPod('another pod of the namespace', namespace),
    createForeignPod('a pod of another namespace', 'default'),
    {
      ...createForeignPod('outside', 'default'),
      ports: { https: 443, api: 6443, postgres: 5432, nats: 4222 },
    },
  ]
  const pairs = [...ours, ...others].flatMap((from) =>
    [...ours, ...others]
      .filter((to) => to !== from && (ours.includes(from) || ours.includes(to)))
      .flatMap((to) => Object.entries(to.ports).map(([name, port]) => ({ from, to, name, port }))),
  )
  const wrongUnder = (objects: readonly KubernetesObject[]) => {
    const policies = objects.filter(({ kind }) => kind === 'NetworkPolicy') as unknown as NetworkPolicy[]
    return pairs.flatMap(({ from, to, name, port }) => {
      const isExpected = table[from.name]?.includes(`${to.name}:${name}`) ?? false
      const got = canConnect(policies, { namespace, from, to, port })
      return isExpected === got
        ? []
        : [`${from.name} ${got ? 'reaches' : 'does not reach'} ${to.name}:${name}`]
    })
  }
  const wrong = wrongUnder([...release, ...readPlatformObjects()])
  if (wrong.length > 0) throw new Error([...new Set(wrong)].join('\n'))
  for (const policy of readPlatformObjects().filter(({ kind }) => kind === 'NetworkPolicy')) {
    const others = readPlatformObjects().filter(
      ({ metadata, kind }) => kind !== policy.kind || metadata.name !== policy.metadata.name,
    )
    if (wrongUnder([...release, ...others]).length === 0)
      throw new Error(`${policy.metadata.name} changes nothing`)
  }
  return pairs.length
}
