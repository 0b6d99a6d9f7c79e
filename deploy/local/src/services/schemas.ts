/** Services that have a schema of their own. */
export const services = [
  'identity',
  'billing',
  'content',
  'aiesthe',
  'charts',
  'support',
  'enterprise',
] as const
export type Service = (typeof services)[number]

/** Everybody who has a schema: the services, and what stands in for the payment provider. */
export const schemas = [...services, 'payment_sandbox'] as const
export type Schema = (typeof schemas)[number]
