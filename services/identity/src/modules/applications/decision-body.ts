import { Type } from 'typebox'
import { describeIdentityErrors } from '../../errors.ts'

/** The body of the routes approve, reject and delete. */
export const DecisionBody = Type.Object(
  {
    applyingCode: Type.String({ minLength: 1, maxLength: 32 }),
    version: Type.Optional(
      Type.Integer({
        description: 'The version that was displayed; the response is 409 when another decider was faster',
      }),
    ),
  },
  { $id: 'DecisionInput' },
)

export const decisionResponseSchemas = {
  200: Type.Object({}),
  ...describeIdentityErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040', 'E4090', 'E4092', 'E4095'),
}
