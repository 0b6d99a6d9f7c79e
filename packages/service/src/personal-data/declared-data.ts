import type { PersonalData } from '@hibiki/projections'
import type { AnyContext, TablesOf } from '../context.ts'
import type { Service } from '../define-service.ts'

export type DeclaredData<Context extends AnyContext> = PersonalData<TablesOf<Context>, Context>

/** The tables that this package itself creates. */
const ownTables: readonly PersonalData[] = [
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
export function listDeclaredData<Context extends AnyContext>(
  service: Service<Context>,
): DeclaredData<Context>[] {
  const ofModules = service.modules.flatMap(
    (module) => (module.personalData ?? []) as DeclaredData<Context>[],
  )
  return service.sessions ? ofModules : [...ofModules, ...(ownTables as DeclaredData<Context>[])]
}

export function toColumns({ person }: Pick<PersonalData, 'person'>): readonly string[] {
  return typeof person === 'string' ? [person] : person
}
