import type { ServiceRows } from '../matrix.ts'
import { aiestheServiceRows } from './aiesthe/index.ts'
import { billingServiceRows } from './billing/index.ts'
import { chartsServiceRows } from './charts/index.ts'
import { contentServiceRows } from './content/index.ts'
import { enterpriseServiceRows } from './enterprise/index.ts'
import { identityServiceRows } from './identity/index.ts'
import { supportServiceRows } from './support/index.ts'

/** Identity is first, because the others verify the tokens it issues. */
export const allServiceRows: readonly ServiceRows<unknown>[] = [
  identityServiceRows,
  billingServiceRows,
  contentServiceRows,
  aiestheServiceRows,
  chartsServiceRows,
  supportServiceRows,
  enterpriseServiceRows,
]
