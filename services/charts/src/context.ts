import { publicOriginSettingSchema, type ServiceContext } from '@hibiki/service'
import type { ChartsTables } from './tables.ts'

/** Settings in addition to the common ones. */
export const configProperties = {
  PUBLIC_ORIGIN: publicOriginSettingSchema,
}

/** The dependencies of the modules of charts. */
export type ChartsContext = ServiceContext<ChartsTables, typeof configProperties>
