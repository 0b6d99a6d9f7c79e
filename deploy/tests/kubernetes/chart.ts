import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from '../steps.ts'

export const CHART_FOLDER = fileURLToPath(new URL('../../kubernetes/hibiki', import.meta.url))
/** The least that an operator has to say. */
export const MIN_VALUES_FILE = fileURLToPath(new URL('../values-ci.yaml', import.meta.url))
export const namespace = 'hibiki'
export const chartProfiles = ['small', 'medium', 'large'] as const

/** Unsafe values that an operator might set, and the place that the error must name. */
const unsafeValues = {
  'image.tag=latest': '/image/tag',
  'publicOrigin=http://hibiki.example': '/publicOrigin',
  'services.content.copies.min=1': '/services/content/copies/min',
  'gateway.copies.min=1': '/gateway/copies/min',
  'networkPolicy.enabled=false': '/networkPolicy/enabled',
  'natsUrl=tls://user:password@nats:4222': '/natsUrl',
  'natsUrl=nats://nats:4222': '/natsUrl',
  'natsReplicas=2': '/natsReplicas',
  'payments=': '/payments',
  'payments=stripe,stripePublishableKey=': '/stripePublishableKey',
  'logLevel=trace': '/logLevel',
  'trustedProxies=0': '/trustedProxies',
  'drainSeconds=0': '/drainSeconds',
  'ingress.tlsSecretName=': '/ingress/tlsSecretName',
  'services.content.resources.memory=': '/services/content/resources/memory',
  'mediaEdge.image=nginx:latest': '/mediaEdge/image',
  'mediaEdge.copies.min=1': '/mediaEdge/copies/min',
  'securityContext.runAsUser=0': 'securityContext',
}

function template(...more: readonly string[]): string[] {
  return ['template', 'hibiki', CHART_FOLDER, '--namespace', namespace, '--values', MIN_VALUES_FILE, ...more]
}

/** Returns what the chart renders to. Helm also reports on stderr that it follows the link to deploy/edge. */
export function renderChart(...more: readonly string[]): string {
  const { ok, output, stdout } = runProgram('helm', template(...more))
  if (!ok) throw new Error(output)
  return stdout
}

export const toProfileArgs = (profile: string) => ['--values', join(CHART_FOLDER, `values-${profile}.yaml`)]

/** @throws Error with the first unsafe value that the chart takes */
export function requireUnsafeValuesRejected(): void {
  for (const [value, place] of Object.entries(unsafeValues)) {
    const ran = runProgram('helm', template('--set', value))
    if (ran.ok || !ran.output.includes(place))
      throw new Error(`${value} was not refused: ${ran.output.slice(0, 500)}`)
  }
}
