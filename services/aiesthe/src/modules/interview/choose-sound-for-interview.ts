import { requireSession } from '@hibiki/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { AiestheContext } from '../../context.ts'
import { describeAiestheErrors } from '../../errors.ts'
import { requirePlan } from '../../requirements.ts'
import { chooseSoundWithoutPhoto } from '../choices/choose-sound-without-photo.ts'
import { ChosenSoundResponse, toChosenSoundResponse } from '../sounds/sound-response.ts'
import { listCandidateSounds } from '../sounds/sounds.sql.ts'
import { computeInterviewClusterFit, type InterviewAnswers } from './interview.rules.ts'

const yesOrNo = (description: string) => Type.Integer({ minimum: 0, maximum: 1, description })

/** Both age groups answer these questions; the client chooses image and message by the body part. */
export const commonAnswerSchemas = {
  sleeping: yesOrNo('Sleeps well: 1 yes, 0 no'),
  appetite: yesOrNo('Has appetite: 1 yes, 0 no'),
  well: yesOrNo('Feels well: 1 yes, 0 no'),
  bodyPart: Type.Optional(
    Type.Integer({
      enum: [10, 11, 12, 13, 14, 15, 16, 17, 99],
      description: 'Body part from 10 to 17, or 99 for none',
    }),
  ),
}

export const concentrationSchema = yesOrNo('Can concentrate: 1 yes, 0 no')
export const forgetfulnessSchema = yesOrNo('Forgets things: 1 yes, 0 no')

export const interviewResponses = {
  200: ChosenSoundResponse,
  ...describeAiestheErrors('E4003', 'AIESTHE_NO_SOUND'),
}

/** The schema has validated that these numbers are 0 or 1. */
type Given = { [Question in keyof InterviewAnswers]: number }

export async function chooseSoundForInterview(
  { db, soundLinks, clock }: AiestheContext,
  request: FastifyRequest,
  reply: FastifyReply,
  answers: Given,
) {
  const session = requireSession(request)
  await requirePlan(db, session, 'dr-ai-healthcare')
  const { choice, sound } = await chooseSoundWithoutPhoto(db, session, {
    occasion: 'interview',
    candidates: await listCandidateSounds(db, {}),
    interview: computeInterviewClusterFit(answers as InterviewAnswers),
    now: clock(),
  })
  reply.header('cache-control', 'no-store')
  return toChosenSoundResponse(sound, choice, request, soundLinks)
}
