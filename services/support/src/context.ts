import type { ServiceContext } from '@hibiki/service'
import { Type } from 'typebox'
import type { SupportTables } from './tables.ts'

/** Settings beside the common ones. */
export const properties = {
  /** Another folder of articles than the service's own; for tests. */
  KNOWLEDGE_FOLDER: Type.String({ default: '' }),
}

interface SupportResources {
  /** How many articles were read at start. */
  articleCount: number
}

/** What the modules of support work with. */
export type SupportContext = ServiceContext<SupportTables, typeof properties, SupportResources>
