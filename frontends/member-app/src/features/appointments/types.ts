import type { ResponseBody } from '../../lib/api/response-body.ts'
import type { paths } from '../../lib/api/schema.gen.d.ts'

export type Appointment = ResponseBody<'/calendar/appointment', 'get'>

type BodyOf<Path extends '/calendar/appointments' | '/calendar/appointments/cancel'> = NonNullable<
  paths[Path]['post']['requestBody']
>['content']['application/json']
export type AppointmentContent = BodyOf<'/calendar/appointments'>
export type AppointmentTarget = BodyOf<'/calendar/appointments/cancel'>
export type ChangeScope = AppointmentTarget['scope']
