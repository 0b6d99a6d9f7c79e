import Type from 'typebox'
import { instant, text, uuid } from './fields.ts'

/**
 * What a member may use by contract, whole, whenever any of it changes. `revision` grows per member, and consumers keep the
 * newest. `functions` are the codes of D-071 (`loop`, `timer`, `with-soundesthe`, `aiesthe`, `face-diagnosis`, `sound-therapy`,
 * `ai-chat`, `support-chat`, `dr-ai-healthcare`); a code a consumer does not know means nothing to it.
 */
export const entitlementsChangedV1 = Type.Object(
  {
    userId: uuid,
    functions: Type.Array(Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' }), { uniqueItems: true }),
    premium: Type.Boolean(),
    paymentUnconfirmed: Type.Boolean(),
    planName: Type.Union([text, Type.Null()]),
    revision: Type.Integer({ minimum: 1 }),
    at: instant,
  },
  { additionalProperties: false },
)
