import { type ConsoleResource, menuOf } from '@hibiki/admin-resource/console'

/** The groups of the menu, in the order of the menu. */
const groups = ['people', 'procedures', 'commerce', 'aiesthe', 'catalogue', 'operation']

const modules = import.meta.glob<ConsoleResource>('./*/index.ts', { eager: true, import: 'resource' })

/** Every folder whose index exports a resource. */
export const menu = menuOf(
  groups,
  Object.values(modules).filter((resource) => resource !== undefined),
)

/** All resources, in the order of the menu. */
export const resources = menu.flatMap((group) => group.resources)
