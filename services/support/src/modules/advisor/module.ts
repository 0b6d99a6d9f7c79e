import { getJstDay } from '@hibiki/calendar'
import { type App, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import { confirmedMemberAccess } from '../../access.ts'
import type { SupportContext } from '../../context.ts'
import { deletePastQuestionCounts } from './conversations.sql.ts'
import { askAdvisorRoute } from './routes/ask-advisor.ts'
import { beginConversationRoute } from './routes/begin-conversation.ts'
import { handOverConversationRoute } from './routes/hand-over-conversation.ts'
import { listAdvisorMessagesRoute } from './routes/list-advisor-messages.ts'
import { listConversationsRoute } from './routes/list-conversations.ts'
import { streamAdvisorRoute } from './routes/stream-advisor.ts'

const CLEAN_UP_EVERY_MS = 60 * 60_000

export const advisor = defineModule<SupportContext>({
  name: 'advisor',
  routes(app, context) {
    app.register(async (members: App) => {
      allow(members, confirmedMemberAccess)
      beginConversationRoute(members, context)
      listConversationsRoute(members, context)
      listAdvisorMessagesRoute(members, context)
      askAdvisorRoute(members, context)
      streamAdvisorRoute(members, context)
      handOverConversationRoute(members, context)
    })
  },
  jobs: ({ db, clock }) => [
    {
      name: 'forget-past-days',
      everyMs: CLEAN_UP_EVERY_MS,
      run: () => deletePastQuestionCounts(db, getJstDay(clock())),
    },
  ],
  personalData: [
    {
      table: 'conversations',
      person: 'member_id',
      export: (memberId) => sql`
        select c.id, m.author, m.text, m.article_ids, m.parts, m.created_at
        from conversations c join conversation_messages m on m.conversation_id = c.id
        where c.member_id = ${memberId} order by c.created_at, c.id, m.created_at, m.id`,
      erase: 'delete',
    },
    {
      table: 'advisor_days',
      person: 'member_id',
      export: { none: 'a number that lives for a day' },
      erase: 'delete',
    },
  ],
})
