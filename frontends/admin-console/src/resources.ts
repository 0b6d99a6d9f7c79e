import { type ConsoleResource, menuOf } from '@hibiki/admin-resource/console'

/** The groups of the menu, in the order of the menu. */
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

/** Every folder with an index, which exports a resource: the build fails where it does not. */
export const menu = menuOf(MENU_GROUPS, Object.values(foundResources))

/** All resources, in the order of the menu. */
export const resources: readonly ConsoleResource[] = menu
  .flatMap((group) => group.resources)
  .map(withSafeRepresentation)

/** react-admin names a record before any part of its page is displayed: a name that cannot be computed must not take the page down. */
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
