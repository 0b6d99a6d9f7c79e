import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { eventSchemas } from './event-schemas.ts'

const validators = new Map(
  Object.entries(eventSchemas).map(([subject, schema]) => [subject, Compile(schema as TSchema)]),
)

/**
 * Compares a payload with the contract of its subject. The reason names fields and rules but never their values, so that it
 * may be logged.
 */
export function validateEventPayload(
  subject: string,
  payload: unknown,
): { ok: true } | { ok: false; reason: string } {
  const validator = validators.get(subject)
  if (validator === undefined) return { ok: false, reason: `no contract for subject ${subject}` }
  if (validator.Check(payload)) return { ok: true }
  const reasons = validator
    .Errors(payload)
    .map((error) => `${error.instancePath || 'payload'} ${error.message}`)
  return { ok: false, reason: reasons.join('; ') }
}
