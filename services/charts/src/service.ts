import { defineService } from '@hibiki/service'
import { type ChartsContext, configProperties } from './context.ts'
import { chartsErrors } from './errors.ts'
import { appointments } from './modules/appointments/module.ts'
import { audit } from './modules/audit/module.ts'
import { calendar } from './modules/calendar/module.ts'
import { customers } from './modules/customers/module.ts'
import { formats } from './modules/formats/module.ts'
import { handOver } from './modules/hand-over/module.ts'
import { overview } from './modules/overview/module.ts'
import { records } from './modules/records/module.ts'
import { today } from './modules/today/module.ts'

export const charts = defineService<ChartsContext>({
  name: 'charts',
  title: 'Hibiki charts',
  port: 4005,
  config: { properties: configProperties },
  errors: chartsErrors,
  folder: new URL('../', import.meta.url),
  modules: [customers, formats, records, handOver, overview, today, appointments, calendar, audit],
})
