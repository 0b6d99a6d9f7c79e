import Type from 'typebox'
import { instantSchema, localTextSchema, secondsSchema, uuidSchema } from './field-schemas.ts'

const code = Type.String({ pattern: '^[0-9]{2}$' })

/**
 * A member's play as known so far; `revision` grows with whatever becomes known, and consumers keep the newest. A play after a
 * face diagnosis names its result, and its sound once it is known: until then `soundId` and `soundTitle` are null.
 */
const playRecordedV2 = Type.Object(
  {
    playId: uuidSchema,
    userId: uuidSchema,
    soundId: Type.Union([uuidSchema, Type.Null()]),
    soundTitle: Type.Union([localTextSchema, Type.Null()]),
    faceExpSoundResultId: Type.Union([uuidSchema, Type.Null()]),
    dmvTypeCode: code,
    planCode: code,
    startedAt: instantSchema,
    endedAt: instantSchema,
    playedSeconds: secondsSchema,
    countedSeconds: secondsSchema,
    revision: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
)

/** Content has erased everything about this person. It responds to identity.person-deleted.v1. */
const personErasedV1 = Type.Object(
  { userId: uuidSchema, service: Type.Literal('content'), at: instantSchema },
  { additionalProperties: false },
)

const soundKind = Type.Union([
  Type.Literal('aiesthe'),
  Type.Literal('sound'),
  Type.Literal('kanade'),
  Type.Literal('sound_therapy'),
  Type.Literal('enterprise'),
])

/**
 * A sound can be played from now on, or what it says of itself changed: the newest `at` wins. `cluster` is the mood, expression
 * type or therapy course, `minutesCourse` the course of an AI esthe sound, `tags` are codes of the master data, `genre` is its
 * name; `composer` and `effects` are those of sound therapy.
 */
const soundPublishedV2 = Type.Object(
  {
    soundId: uuidSchema,
    kind: soundKind,
    title: localTextSchema,
    cluster: Type.Union([Type.Integer({ minimum: 1, maximum: 4 }), Type.Null()]),
    minutesCourse: Type.Union([Type.Literal(10), Type.Literal(20), Type.Null()]),
    bodyParts: Type.Union([
      Type.Array(Type.Union([Type.Literal('eyes'), Type.Literal('mouth')])),
      Type.Null(),
    ]),
    tags: Type.Array(Type.String()),
    genre: Type.Union([localTextSchema, Type.Null()]),
    composer: Type.Union([Type.String(), Type.Null()]),
    effects: Type.Union([Type.Array(Type.String()), Type.Null()]),
    durationSeconds: secondsSchema,
    at: instantSchema,
  },
  { additionalProperties: false },
)

/**
 * Contains the dominant frequencies of a sound in Hz, lowest first, none if nothing stands out. It is sent once per sound, with its
 * publication or later, because files are measured in the background.
 */
const soundMeasuredV1 = Type.Object(
  {
    soundId: uuidSchema,
    kind: soundKind,
    frequencies: Type.Array(Type.Number({ exclusiveMinimum: 0 }), { maxItems: 3 }),
    at: instantSchema,
  },
  { additionalProperties: false },
)

/** A sound is no longer chosen for anybody; earlier plays keep its title. */
const soundWithdrawnV1 = Type.Object(
  { soundId: uuidSchema, at: instantSchema },
  { additionalProperties: false },
)

/** Contains what enterprise needs to offer a sound in rooms, besides content.sound-published.v1; unknown ids are null. */
const enterpriseSoundPublishedV1 = Type.Object(
  {
    soundId: uuidSchema,
    title: localTextSchema,
    fileName: Type.String(),
    experience: Type.Boolean(),
    withMusic: Type.Boolean(),
    agencyId: Type.Union([Type.String(), Type.Null()]),
    roomId: Type.Union([Type.String(), Type.Null()]),
    sectionId: Type.Union([Type.String(), Type.Null()]),
    durationSeconds: secondsSchema,
    at: instantSchema,
  },
  { additionalProperties: false },
)

/** The evening of a member's seven nights has come, at the time that the member chose for its reminder; once for each evening. */
const eveningAnnouncedV1 = Type.Object(
  { memberId: uuidSchema, day: Type.String({ format: 'date' }), at: instantSchema },
  { additionalProperties: false },
)

export const contentEvents = {
  'content.enterprise-sound-published.v1': enterpriseSoundPublishedV1,
  'content.evening-announced.v1': eveningAnnouncedV1,
  'content.person-erased.v1': personErasedV1,
  'content.play-recorded.v2': playRecordedV2,
  'content.sound-measured.v1': soundMeasuredV1,
  'content.sound-published.v2': soundPublishedV2,
  'content.sound-withdrawn.v1': soundWithdrawnV1,
}
