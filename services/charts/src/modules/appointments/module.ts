import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import { chartMemberAccess } from '../../access.ts'
import type { ChartsContext } from '../../context.ts'
import { rejectDuringHandOver } from '../hand-over/reject-during-hand-over.ts'
import { getAppointment } from './routes/get-appointment.ts'
import { saveAppointmentsRoute } from './routes/save-appointments.ts'

export const appointments = defineModule<ChartsContext>({
  name: 'appointments',
  routes(app, context) {
    registerRoutes(app, context, accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE')), [
      rejectDuringHandOver,
      saveAppointmentsRoute,
    ])
    registerRoutes(app, context, chartMemberAccess, [rejectDuringHandOver, getAppointment])
  },
  personalData: [
    {
      table: 'appointments',
      person: ['customer_id', 'pic_id'],
      export: (memberId) => sql`
        select a.title, a.first_at, a.minutes, a.rule, n.name as salon,
          (select jsonb_agg(jsonb_build_object('day', ch.day, 'cancelled', ch.cancelled, 'title', ch.title,
            'startAt', ch.start_at, 'minutes', ch.minutes) order by ch.day)
          from appointment_changes ch where ch.appointment_id = a.id) as changes
        from appointments a left join agencies n on n.agency_code = a.agency_code
        where a.customer_id = ${memberId} order by a.first_at, a.id`,
      // Appointments of a customer go with the customer; those that somebody served stay the salon's, without that person.
      erase: {
        async run(trx, memberId) {
          await sql`delete from appointments where customer_id = ${memberId}`.execute(trx)
          await sql`update appointments set pic_id = null where pic_id = ${memberId}`.execute(trx)
        },
      },
    },
  ],
})
