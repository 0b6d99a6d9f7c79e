import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { AiestheContext } from '../../context.ts'
import { adminMentalChecksRoute } from './routes/admin-mental-checks.ts'
import { answerMentalCheckRoute } from './routes/answer-mental-check.ts'
import { canAnyMentalCheckRoute } from './routes/can-any-mental-check.ts'
import { canDoMentalChecksRoute } from './routes/can-do-mental-checks.ts'
import { decideMentalCheckDataUseRoute } from './routes/decide-mental-check-data-use.ts'
import { getMentalCheckRoute } from './routes/get-mental-check.ts'
import { mentalCheckDataUseRoute } from './routes/mental-check-data-use.ts'
import { mentalCheckDueDatesRoute } from './routes/mental-check-due-dates.ts'
import {
  changeMentalCheckPublicationRoute,
  mentalCheckPublicationRoute,
} from './routes/mental-check-publication.ts'

/** Mental checks, which enterprise users cannot see, and their resource in the console. */
export const mentalChecks = defineModule<AiestheContext>({
  name: 'mental-checks',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [
      canAnyMentalCheckRoute,
      canDoMentalChecksRoute,
      mentalCheckDueDatesRoute,
      mentalCheckDataUseRoute,
      decideMentalCheckDataUseRoute,
      getMentalCheckRoute,
      answerMentalCheckRoute,
      mentalCheckPublicationRoute,
    ])
    // Sharing is a decision of the member, so these routes require a session with password.
    registerRoutes(app, ctx, accessRules.confirmed(accessRules.memberNotEnterprise), [
      changeMentalCheckPublicationRoute,
    ])
    registerRoutes(app, ctx, accessRules.roles('ROLE_ADMIN'), [adminMentalChecksRoute])
  },
  personalData: [
    {
      table: 'data_use_decisions',
      person: 'member_id',
      export: (memberId) => sql`
        select agreed, version, language, encode(text_hash, 'hex') as "textHash", decided_at as "decidedAt"
        from data_use_decisions where member_id = ${memberId} order by id`,
      erase: 'delete',
    },
    {
      table: 'mental_check_answers',
      person: 'member_id',
      export: (memberId) => sql`
        select a.check_id as "mentalCheckId", v.title ->> 'ja' as title, a.version, a.answered_at as "answeredAt",
          (select jsonb_agg(jsonb_build_object(
              'question', item -> 'name', 'answer', choice -> 'display', 'value', choice -> 'ansValue'
            ) order by (item ->> 'questionNo')::int)
            from jsonb_array_elements(a.answers) given
            join jsonb_array_elements(v.items) item on item ->> 'id' = given ->> 'itemId'
            join jsonb_array_elements(item -> 'choices') choice on choice ->> 'id' = given ->> 'choiceId'
          ) as answers
        from mental_check_answers a join mental_check_versions v using (check_id, version)
        where a.member_id = ${memberId} order by a.answered_at`,
      erase: 'delete',
    },
    {
      table: 'mental_check_sharing',
      person: 'member_id',
      export: (memberId) => sql`
        select shared, changed_at as "changedAt" from mental_check_sharing where member_id = ${memberId}`,
      erase: 'delete',
    },
    {
      // The log of changes to a check stays without the deleted person.
      table: 'mental_check_log',
      person: 'actor_id',
      export: (memberId) => sql`
        select at, action, check_id as "mentalCheckId", detail from mental_check_log
        where actor_id = ${memberId} order by at`,
      erase: 'anonymize',
    },
  ],
})
