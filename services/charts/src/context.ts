import type { ServiceContext } from '@hibiki/service'
import { Type } from 'typebox'
import type { ChartsTables } from './tables.ts'

/** Settings beside the common ones. */
export const settings = {
  /** Where members reach the product, for the address of a calendar feed. */
  PUBLIC_ORIGIN: Type.String({ minLength: 1 }),
}

/** What the modules of charts work with. */
export type ChartsContext = ServiceContext<ChartsTables, typeof settings>
