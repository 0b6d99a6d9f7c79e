import { type ConsoleResource, groupResourcesByMenu } from '@hibiki/admin-resource/console'

/** The groups in the order of the menu. */
const MENU_GROUPS = [
  'people',
  'procedures',
  'commerce',
  'aiesthe',
  'charts',
  'catalogue',
  'support',
  'website',
  'rooms',
  'operation',
]

const foundResources = import.meta.glob<ConsoleResource>('./*/index.ts', { eager: true, import: 'resource' })

/** Every folder with an index must export a resource: the build fails otherwise. */
export const menuGroups = groupResourcesByMenu(MENU_GROUPS, Object.values(foundResources))

/** All resources in the order of the menu. */
export const resources: readonly ConsoleResource[] = menuGroups
  .flatMap((group) => group.resources)
  .map(withSafeRepresentation)

/** react-admin computes the name of a record outside of all error boundaries, so an exception would crash the page. */
function withSafeRepresentation(resource: ConsoleResource): ConsoleResource {
  const { recordRepresentation: representRecord } = resource
  if (typeof representRecord !== 'function') return resource
  return {
    ...resource,
    recordRepresentation(record) {
      try {
        return representRecord(record)
      } catch {
        return `#${record.id}`
      }
    },
  }
}
