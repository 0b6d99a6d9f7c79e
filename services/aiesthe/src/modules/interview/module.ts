import { type App, access, allow } from '@hibiki/http'
import type { AiestheContext } from '../../context.ts'
import { answerOver65 } from './routes/answer-over65.ts'
import { answerUn64 } from './routes/answer-un64.ts'
import { answerUnder65 } from './routes/answer-under65.ts'
import { answerUp65 } from './routes/answer-up65.ts'

/** The health interview of both ages, with the short addresses of the specification (D-121). */
export function interview(app: App, context: AiestheContext): void {
  app.register(async (scope: App) => {
    allow(scope, access.memberNotEnterprise)
    answerUnder65(scope, context)
    answerOver65(scope, context)
    answerUn64(scope, context)
    answerUp65(scope, context)
  })
}
