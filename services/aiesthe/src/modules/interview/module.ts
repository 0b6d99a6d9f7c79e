import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { AiestheContext } from '../../context.ts'
import { answerOver65 } from './routes/answer-over65.ts'
import { answerUn64 } from './routes/answer-un64.ts'
import { answerUnder65 } from './routes/answer-under65.ts'
import { answerUp65 } from './routes/answer-up65.ts'

/** Receives the health interviews of both age groups, also under the short addresses of the specification. */
export const interview = defineModule<AiestheContext>({
  name: 'interview',
  routes(app, ctx) {
    app.register(async (members: App) => {
      allow(members, access.memberNotEnterprise)
      answerUnder65(members, ctx)
      answerOver65(members, ctx)
      answerUn64(members, ctx)
      answerUp65(members, ctx)
    })
  },
})
