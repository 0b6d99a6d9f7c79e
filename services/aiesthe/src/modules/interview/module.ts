import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { AiestheContext } from '../../context.ts'
import { answerOver65Route } from './routes/answer-over65.ts'
import { answerUn64Route } from './routes/answer-un64.ts'
import { answerUnder65Route } from './routes/answer-under65.ts'
import { answerUp65Route } from './routes/answer-up65.ts'

/** Receives the health interviews of both age groups, also under the short addresses of the specification. */
export const interview = defineModule<AiestheContext>({
  name: 'interview',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [
      answerUnder65Route,
      answerOver65Route,
      answerUn64Route,
      answerUp65Route,
    ])
  },
})
