import { Type } from 'typebox'
import { requireUrl } from './require-url.ts'

/** Settings of traces; every process has them. */
export const traceSettingsProperties = {
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.String({
    default: '',
    description:
      'Where traces are sent (OTLP over HTTP), such as http://otel-collector:4318; none: no traces',
  }),
  TRACES_SAMPLE_RATIO: Type.Number({
    default: 0.1,
    minimum: 0,
    maximum: 1,
    description: 'Share of calls of which the gateway keeps a trace',
  }),
}

/** @throws Error with a sentence that names the wrong variable */
export function toTraceSettings(settings: {
  OTEL_EXPORTER_OTLP_ENDPOINT: string
  TRACES_SAMPLE_RATIO: number
}): { endpoint: string; sampleRatio: number } | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACES_SAMPLE_RATIO: sampleRatio } = settings
  if (endpoint === '') return null
  requireUrl('OTEL_EXPORTER_OTLP_ENDPOINT', endpoint, ['http:', 'https:'])
  return { endpoint, sampleRatio }
}
