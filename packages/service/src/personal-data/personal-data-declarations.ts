import type { PersonalDataDeclaration } from '@hibiki/projections'
import type { AnyServiceContext, TablesOf } from '../context.ts'
import type { Service } from '../define-service.ts'

export type ServicePersonalDataDeclaration<Context extends AnyServiceContext> = PersonalDataDeclaration<
  TablesOf<Context>,
  Context
>

/** The tables that this package itself creates. */
const ownTables: readonly PersonalDataDeclaration[] = [
  {
    table: 'erased_members',
    person: 'member_id',
    export: { none: 'says of people who are gone that they are gone, and nothing else' },
    erase: { keep: 'the id alone, so that nothing late brings data back' },
  },
  {
    table: 'changed_claims',
    person: 'user_id',
    export: { none: 'when roles last changed, for forty minutes; identity has the whole of it' },
    erase: 'delete',
  },
]

/** Everything personal that the service declares, in the order of its modules; rows go in this order. */
export function listPersonalDataDeclarations<Context extends AnyServiceContext>(
  service: Service<Context>,
): ServicePersonalDataDeclaration<Context>[] {
  const ofModules = service.modules.flatMap(
    (module) => (module.personalData ?? []) as ServicePersonalDataDeclaration<Context>[],
  )
  return service.sessions
    ? ofModules
    : [...ofModules, ...(ownTables as ServicePersonalDataDeclaration<Context>[])]
}

export function toPersonColumns({ person }: Pick<PersonalDataDeclaration, 'person'>): readonly string[] {
  return typeof person === 'string' ? [person] : person
}
