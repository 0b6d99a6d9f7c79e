import { errorResponses, memberOf } from '@hibiki/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { AiestheContext } from '../../context.ts'
import { aiestheErrors } from '../../errors.ts'
import { requirePlan } from '../../requirements.ts'
import { chooseWithoutPhoto } from '../choices/choose-without-photo.ts'
import { ChosenSoundAnswer, toChosenSound } from '../sounds/sound-response.ts'
import { findCandidates } from '../sounds/sounds.sql.ts'
import { computeInterviewFit, type InterviewAnswers } from './interview.rules.ts'

const yesOrNo = (description: string) => Type.Integer({ minimum: 0, maximum: 1, description })

/** Both age groups answer these questions; the client chooses image and message by the body part. */
export const commonAnswers = {
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

export const concentration = yesOrNo('Can concentrate: 1 yes, 0 no')
export const forget = yesOrNo('Forgets things: 1 yes, 0 no')

export const interviewAnswer = {
  200: ChosenSoundAnswer,
  ...errorResponses(aiestheErrors, 'E4003', 'AIESTHE_NO_SOUND'),
}

/** The schema has validated that these numbers are 0 or 1. */
type Given = { [Question in keyof InterviewAnswers]: number }

export async function answerInterview(
  { db, soundLinks, clock }: AiestheContext,
  request: FastifyRequest,
  reply: FastifyReply,
  answers: Given,
) {
  const session = memberOf(request)
  await requirePlan(db, session, 'dr-ai-healthcare')
  const { choice, sound } = await chooseWithoutPhoto(db, session, {
    occasion: 'interview',
    candidates: await findCandidates(db, {}),
    interview: computeInterviewFit(answers as InterviewAnswers),
    now: clock(),
  })
  reply.header('cache-control', 'no-store')
  return toChosenSound(sound, choice, request, soundLinks)
}
