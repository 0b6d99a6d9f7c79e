import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheRouteDeps } from '../index.ts'
import { answerInterview, commonAnswers, forget, interviewAnswer } from './interview.ts'

export function up65(app: App, deps: AiestheRouteDeps): void {
  app.post(
    '/aiesthe/dr-ai-healthcare/up65',
    {
      schema: {
        operationId: 'answerOver65',
        summary: 'The health interview of people of 65 and older (D-122)',
        tags: ['aiesthe'],
        body: Type.Object({ ...commonAnswers, forget }),
        response: interviewAnswer,
      },
    },
    async (request, reply) => {
      const { sleeping, appetite, well, forget } = request.body
      return answerInterview(deps, request, reply, { sleeping, appetite, well, clear: 1 - forget })
    },
  )
}
