/** Objects of Kubernetes, as far as reaching each other needs them. */
interface Selector {
  matchLabels?: Record<string, string>
  matchExpressions?: { key: string; operator: string; values: string[] }[]
}
interface Peer {
  podSelector?: Selector
  namespaceSelector?: Selector
}
interface Rule {
  ports?: { port: number | string }[]
  from?: Peer[]
  to?: Peer[]
}
export interface NetworkPolicy {
  spec: { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] }
}
export interface Pod {
  name: string
  namespace: string
  labels: Record<string, string>
  /** Numbers by name. */
  ports: Record<string, number>
}

/** Returns whether the policies of `namespace` allow a connection: as NetworkPolicy defines it, both ends must allow it. */
export function canConnect(
  policies: readonly NetworkPolicy[],
  options: { namespace: string; from: Pod; to: Pod; port: number },
): boolean {
  const { from, to, port } = options
  const selecting = (pod: Pod, type: string) =>
    policies.filter(
      ({ spec }) =>
        pod.namespace === options.namespace &&
        spec.policyTypes.includes(type) &&
        matches(spec.podSelector, pod.labels),
    )
  const out = selecting(from, 'Egress')
  const into = selecting(to, 'Ingress')
  const passes = (rule: Rule, peers: Peer[] | undefined, other: Pod) =>
    (rule.ports?.some((allowed) => toPortNumber(allowed.port, to) === port) ?? true) &&
    (peers?.some((peer) => isPeer(peer, other, options.namespace)) ?? true)
  return (
    (out.length === 0 ||
      out.some(({ spec }) => spec.egress?.some((rule) => passes(rule, rule.to, to)) ?? false)) &&
    (into.length === 0 ||
      into.some(({ spec }) => spec.ingress?.some((rule) => passes(rule, rule.from, from)) ?? false))
  )
}

const toPortNumber = (port: number | string, pod: Pod) => (typeof port === 'number' ? port : pod.ports[port])

function isPeer({ podSelector, namespaceSelector }: Peer, pod: Pod, own: string): boolean {
  const inNamespace = namespaceSelector
    ? matches(namespaceSelector, { 'kubernetes.io/metadata.name': pod.namespace })
    : pod.namespace === own
  return inNamespace && (podSelector === undefined || matches(podSelector, pod.labels))
}

function matches(
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Record<string, string>,
): boolean {
  const other = matchExpressions.find(({ operator }) => operator !== 'In')
  if (other) throw new Error(`nobody here knows the operator ${other.operator}`)
  return (
    Object.entries(matchLabels).every(([name, value]) => labels[name] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  )
}
