import type { ServiceRows } from '../matrix.ts'
import { aiesthe } from './aiesthe/index.ts'
import { billing } from './billing/index.ts'
import { charts } from './charts/index.ts'
import { content } from './content/index.ts'
import { enterprise } from './enterprise/index.ts'
import { identity } from './identity/index.ts'
import { support } from './support/index.ts'

/** Identity is first, because the others verify the tokens it issues. */
export const services: readonly ServiceRows<unknown>[] = [
  identity,
  billing,
  content,
  aiesthe,
  charts,
  support,
  enterprise,
]
