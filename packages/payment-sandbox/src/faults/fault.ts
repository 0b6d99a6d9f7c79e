/** Something that goes wrong on purpose. Each acts `times` times (1 by default), each time with `probability` (1 by default). */
export type Fault = CallFault | WebhookFault

interface AnyFault {
  times?: number
  probability?: number
  /** The duration of `delay` and `hang-after`, and the range within which webhooks are reordered; 1,000 by default. */
  ms?: number
}

/** A fault of an API call; the first matching one applies. */
export interface CallFault extends AnyFault {
  kind:
    | 'delay'
    /** The connection ends: before anything happened, or after everything did. */
    | 'drop-before'
    | 'drop-after'
    /** 500: before anything happened, or after everything did. The key remembers it, like every response. */
    | 'error-before'
    | 'error-after'
    /** Everything happens and no response comes; after `ms` the connection ends. */
    | 'hang-after'
  /** `POST`, and `/v1/payment_intents` or `/v1/payment_intents/*`; any by default. */
  method?: string
  path?: string
}

/** A fault of an event on its way to a webhook; the first matching one applies. */
export interface WebhookFault extends AnyFault {
  kind:
    | 'webhook-drop'
    | 'webhook-double'
    | 'webhook-delay'
    /** Delayed by a part of `ms` of its own, so later ones overtake it. */
    | 'webhook-reorder'
    /** A forged event with a wrong signature arrives as well. */
    | 'webhook-forge'
    /** Signed 301 seconds ago the first time. */
    | 'webhook-stale'
  /** Type of event, `payment_intent.succeeded` or `payment_intent.*`; any by default. */
  type?: string
}

export const faultKinds = [
  'delay',
  'drop-before',
  'drop-after',
  'error-before',
  'error-after',
  'hang-after',
  'webhook-drop',
  'webhook-double',
  'webhook-delay',
  'webhook-reorder',
  'webhook-forge',
  'webhook-stale',
] as const satisfies readonly Fault['kind'][]

export const isWebhookFault = (fault: Fault): fault is WebhookFault => fault.kind.startsWith('webhook-')

/** Whether a value matches a pattern, in which `*` stands for anything. */
export function matchesPattern(pattern: string | undefined, value: string): boolean {
  if (pattern === undefined) return true
  const parts = pattern.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\/]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(value)
}
