import Type from 'typebox'
import { instant, uuid } from './fields.ts'

/** A session ended for whatever reason; services stop accepting its access tokens within seconds. */
export const sessionEndedV1 = Type.Object(
  {
    sessionId: uuid,
    userId: uuid,
    reason: Type.Union([
      Type.Literal('logout'),
      Type.Literal('duplicate-login'),
      Type.Literal('refresh-reuse'),
      Type.Literal('expired'),
      Type.Literal('revoked'),
    ]),
    endedAt: instant,
  },
  { additionalProperties: false },
)
