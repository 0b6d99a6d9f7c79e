import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheRouteDeps } from '../index.ts'
import { answerInterview, commonAnswers, concentration, interviewAnswer } from './interview.ts'

export function un64(app: App, deps: AiestheRouteDeps): void {
  app.post(
    '/aiesthe/dr-ai-healthcare/un64',
    {
      schema: {
        operationId: 'answerUnder65',
        summary: 'The health interview of people of 64 and younger (D-122)',
        tags: ['aiesthe'],
        body: Type.Object({ ...commonAnswers, concentration }),
        response: interviewAnswer,
      },
    },
    async (request, reply) => {
      const { sleeping, appetite, well, concentration } = request.body
      return answerInterview(deps, request, reply, { sleeping, appetite, well, clear: concentration })
    },
  )
}
