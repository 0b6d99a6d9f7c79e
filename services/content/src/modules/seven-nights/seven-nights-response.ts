import { SoundFrequencies } from '@hibiki/event-contracts'
import { Id, JapanDay, type Language, nullable } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { getSoundTitle } from '../catalogue/sound-names.ts'
import { LandscapeResponse, toLandscapeResponse } from '../landscapes/landscape-response.ts'
import { aims, NIGHT_COUNT } from './compose-nights.rules.ts'
import type { Night, SevenNightsReading } from './read-seven-nights.ts'
import type { PetalSound } from './seven-nights.sql.ts'

export const AimSchema = Type.Enum([...aims], { $id: 'SevenNightsAim' })
export const NightMinutesSchema = Type.Union([Type.Literal(5), Type.Literal(10), Type.Literal(20)], {
  $id: 'SevenNightsMinutes',
})
export const RemindAtSchema = Type.String({
  $id: 'SevenNightsTime',
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'The time of the evening in Japan, HH:mm',
})

const PetalSoundResponse = Type.Object(
  {
    id: Id,
    title: Type.String(),
    frequencies: SoundFrequencies,
    landscape: Type.Optional(LandscapeResponse),
  },
  { $id: 'PetalSound' },
)

const NightResponse = Type.Object(
  {
    number: Type.Integer({ minimum: 1, maximum: NIGHT_COUNT }),
    day: JapanDay,
    state: Type.Enum(['drawn', 'open', 'missed', 'ahead'], {
      description:
        'Any listening that counts draws the petal of its day. `open` is tonight before that; `missed` stays a gap',
    }),
    seconds: Type.Integer({ minimum: 0, description: 'Seconds of listening of the day' }),
    composed: Type.Union([PetalSoundResponse, Type.Null()], {
      description: 'The sound of the evening; another one where the composed sound was withdrawn',
    }),
    heard: Type.Union([PetalSoundResponse, Type.Null()], {
      description: 'The sound of the longest play that began on that day',
    }),
  },
  { $id: 'Night' },
)

/** The seven nights of a member. */
export const SevenNightsResponse = Type.Object(
  {
    isOfferOpen: Type.Boolean({ description: 'False once the member has started, ended or declined' }),
    run: nullable(
      Type.Object({
        aim: AimSchema,
        minutes: NightMinutesSchema,
        remindAt: RemindAtSchema,
        reminder: Type.Boolean({
          description: 'Whether a mail reminds the member at that time of each evening that is not heard yet',
        }),
        nextReminder: nullable(JapanDay),
        tonight: nullable(
          Type.Integer({
            minimum: 1,
            maximum: NIGHT_COUNT,
            description: 'The number of tonight; null after the last day',
          }),
        ),
        isFinished: Type.Boolean({ description: 'With the last petal, or with the end of the last day' }),
        nights: Type.Array(NightResponse, { minItems: NIGHT_COUNT, maxItems: NIGHT_COUNT }),
        planNote: nullable(
          Type.Object(
            { aiEsthe: Type.Integer({ minimum: 0 }), therapy: Type.Integer({ minimum: 0 }) },
            {
              description:
                'Sounds for the aim that only a plan opens; on the third night only, null when the plan has them or the member closed it',
            },
          ),
        ),
      }),
    ),
  },
  { $id: 'SevenNights' },
)

export function toSevenNightsResponse(
  { isOfferOpen, run }: SevenNightsReading,
  language: Language,
): Static<typeof SevenNightsResponse> {
  return {
    isOfferOpen,
    run: run && { ...run, nights: run.nights.map((night) => toNightResponse(night, language)) },
  }
}

function toNightResponse(night: Night, language: Language): Static<typeof NightResponse> {
  return {
    ...night,
    composed: night.composed && toPetalSoundResponse(night.composed, language),
    heard: night.heard && toPetalSoundResponse(night.heard, language),
  }
}

function toPetalSoundResponse(sound: PetalSound, language: Language): Static<typeof PetalSoundResponse> {
  const { id, frequencies, landscape } = sound
  return {
    id,
    title: getSoundTitle(sound, language),
    frequencies,
    ...(landscape && { landscape: toLandscapeResponse(id, landscape) }),
  }
}
