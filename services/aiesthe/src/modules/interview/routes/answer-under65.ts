import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import {
  chooseSoundForInterview,
  commonAnswerSchemas,
  concentrationSchema,
  interviewResponses,
} from '../choose-sound-for-interview.ts'

const here = { url: '/aiesthe/dr-ai-healthcare/un64', operationId: 'answerUnder65' }

/** Registers the interview of people aged 64 and younger, also under the short address of the specification. */
export function answerUnder65Route(app: App, deps: AiestheContext, { url, operationId } = here): void {
  app.post(
    url,
    {
      schema: {
        operationId,
        summary: 'Answers the health interview of people aged 64 and younger',
        tags: ['aiesthe'],
        body: Type.Object(
          { ...commonAnswerSchemas, concentration: concentrationSchema },
          { $id: 'InterviewUnder65' },
        ),
        response: interviewResponses,
      },
    },
    async (request, reply) => {
      const { sleeping, appetite, well, concentration } = request.body
      return chooseSoundForInterview(deps, request, reply, { sleeping, appetite, well, clear: concentration })
    },
  )
}
