import { publicOriginProperty, type ServiceContext } from '@hibiki/service'
import type { ChartsTables } from './tables.ts'

/** Settings beside the common ones. */
export const settings = {
  PUBLIC_ORIGIN: publicOriginProperty,
}

/** What the modules of charts work with. */
export type ChartsContext = ServiceContext<ChartsTables, typeof settings>
