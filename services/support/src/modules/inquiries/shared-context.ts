import { type Static, Type } from 'typebox'

const short = Type.String({ maxLength: 120 })

/** What the member's app says of the device and of the last errors, sent only where the member agreed to share it. */
export const SharedByApp = Type.Object({
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
      at: Type.String({ format: 'date-time' }),
      requestId: Type.String({ maxLength: 60 }),
      page: Type.String({ maxLength: 120 }),
    }),
    { maxItems: 5 },
  ),
  /** What plays or played last, if anything. */
  player: Type.Union([Type.Object({ title: short, state: short }), Type.Null()]),
})

/** The same with what the server itself knows of the plan at that moment. */
export interface SharedContext extends Static<typeof SharedByApp> {
  functions: string[]
  paymentUnconfirmed: boolean
}
