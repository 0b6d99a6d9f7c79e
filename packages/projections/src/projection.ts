import type { Consumer } from '@hibiki/messaging'
import type { PersonalDataDeclaration } from './personal-data-declaration.ts'

/** The parts that a projection adds to a service; it has the shape of a module of `packages/service`. */
export interface Projection {
  name: string
  consumers: readonly Consumer[]
  personalData: readonly PersonalDataDeclaration[]
}
