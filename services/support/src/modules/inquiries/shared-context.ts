import { Moment } from '@hibiki/http'
import { type Static, Type } from 'typebox'

const short = Type.String({ maxLength: 120 })

/** The facts about the device, the last errors and the last sounds that the member's app sends, only where the member agreed to share them. */
export const AppContextSchema = Type.Object(
  {
    device: Type.Object({
      browser: short,
      system: short,
      screen: short,
      language: short,
      timeZone: short,
    }),
    errors: Type.Array(
      Type.Object({
        code: Type.String({ maxLength: 60 }),
        at: Moment,
        requestId: Type.String({ maxLength: 60 }),
        page: Type.String({ maxLength: 120 }),
      }),
      { maxItems: 5 },
    ),
    /** The sound that is playing or was played last, if any. */
    player: Type.Union([Type.Object({ title: short, state: short }), Type.Null()]),
    sounds: Type.Optional(
      Type.Array(Type.Object({ title: short, at: Moment }), {
        maxItems: 5,
        description: 'What the member played last, the newest first; an older app sends none',
      }),
    ),
  },
  { $id: 'AppContext' },
)

/** The facts from the app, and those about the plan that the server adds at that moment. */
export interface SharedContext extends Static<typeof AppContextSchema> {
  functions: string[]
  paymentUnconfirmed: boolean
}
