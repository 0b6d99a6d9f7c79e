import Type from 'typebox'
import { instantSchema, uuidSchema } from './field-schemas.ts'

/**
 * The sound chosen for a face diagnosis. `resultId` is what clients send as `faceExpSoundResultId`; content completes with it the
 * plays that name only the result.
 */
const soundChosenV1 = Type.Object(
  { resultId: uuidSchema, userId: uuidSchema, soundId: uuidSchema, at: instantSchema },
  { additionalProperties: false },
)

/**
 * A face diagnosis has both photos. `stressPercent` is the figure of the specification for the After photo, null where the engine gave no emotions;
 * nothing else of what the face expresses leaves aiesthe.
 */
const diagnosisCompletedV2 = Type.Object(
  {
    resultId: uuidSchema,
    userId: uuidSchema,
    minutesCourse: Type.Union([Type.Literal(10), Type.Literal(20)]),
    stressPercent: Type.Union([Type.Integer({ minimum: 0, maximum: 100 }), Type.Null()]),
    published: Type.Boolean(),
    startedAt: instantSchema,
    at: instantSchema,
  },
  { additionalProperties: false },
)

/** The member shows a finished diagnosis to the person in charge, or no longer does: the newest `at` wins. */
const publicationChangedV1 = Type.Object(
  { resultId: uuidSchema, userId: uuidSchema, published: Type.Boolean(), at: instantSchema },
  { additionalProperties: false },
)

/** A diagnosis was deleted with its photos, whether finished or abandoned after its Before photo; consumers delete their references. */
const diagnosisDeletedV1 = Type.Object(
  { resultId: uuidSchema, userId: uuidSchema, at: instantSchema },
  { additionalProperties: false },
)

const percent = Type.Integer({ minimum: 0, maximum: 100 })

/**
 * A customer shows the mental checks to the person in charge, with one event for each check. `fit` says how well each type of sound suits
 * the answers, types I to IV in this order; aiesthe sends nothing else of the answers. `publishedAt` is the time of the choice.
 */
const mentalCheckPublishedV1 = Type.Object(
  {
    answerId: uuidSchema,
    userId: uuidSchema,
    fit: Type.Array(percent, { minItems: 4, maxItems: 4 }),
    answeredAt: instantSchema,
    publishedAt: instantSchema,
  },
  { additionalProperties: false },
)

/** A member no longer shows any mental check that was published until `at`. */
const mentalChecksWithdrawnV1 = Type.Object(
  { userId: uuidSchema, at: instantSchema },
  { additionalProperties: false },
)

/** A member saved the result of a stress check to the calendar: its level from 1 to 4, without the answers. */
const stressResultSavedV1 = Type.Object(
  {
    resultId: uuidSchema,
    userId: uuidSchema,
    level: Type.Integer({ minimum: 1, maximum: 4 }),
    at: instantSchema,
  },
  { additionalProperties: false },
)

/** The member withdrew a saved result; consumers delete it. */
const stressResultWithdrawnV1 = Type.Object(
  { resultId: uuidSchema, userId: uuidSchema, at: instantSchema },
  { additionalProperties: false },
)

/** Aiesthe has erased everything about this person. It responds to identity.person-deleted.v1. */
const personErasedV1 = Type.Object(
  { userId: uuidSchema, service: Type.Literal('aiesthe'), at: instantSchema },
  { additionalProperties: false },
)

export const aiestheEvents = {
  'aiesthe.diagnosis-completed.v2': diagnosisCompletedV2,
  'aiesthe.diagnosis-deleted.v1': diagnosisDeletedV1,
  'aiesthe.mental-check-published.v1': mentalCheckPublishedV1,
  'aiesthe.mental-checks-withdrawn.v1': mentalChecksWithdrawnV1,
  'aiesthe.person-erased.v1': personErasedV1,
  'aiesthe.publication-changed.v1': publicationChangedV1,
  'aiesthe.sound-chosen.v1': soundChosenV1,
  'aiesthe.stress-result-saved.v1': stressResultSavedV1,
  'aiesthe.stress-result-withdrawn.v1': stressResultWithdrawnV1,
}
