import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import {
  chooseSoundForInterview,
  commonAnswerSchemas,
  forgetfulnessSchema,
  interviewResponses,
} from '../choose-sound-for-interview.ts'

const here = { url: '/aiesthe/dr-ai-healthcare/up65', operationId: 'answerOver65' }

/** Registers the interview of people aged 65 and older, also under the short address of the specification. */
export function answerOver65Route(app: App, deps: AiestheContext, { url, operationId } = here): void {
  app.post(
    url,
    {
      schema: {
        operationId,
        summary: 'Answers the health interview of people aged 65 and older',
        tags: ['aiesthe'],
        body: Type.Object(
          { ...commonAnswerSchemas, forget: forgetfulnessSchema },
          { $id: 'InterviewOver65' },
        ),
        response: interviewResponses,
      },
    },
    async (request, reply) => {
      const { sleeping, appetite, well, forget } = request.body
      return chooseSoundForInterview(deps, request, reply, { sleeping, appetite, well, clear: 1 - forget })
    },
  )
}
