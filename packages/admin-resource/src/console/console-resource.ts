import type { ResourceProps } from 'ra-core'

/** A resource of the console, in one folder whose `index.ts` exports it as `resource`. */
export interface ConsoleResource extends Pick<ResourceProps, 'list' | 'show' | 'create' | 'edit' | 'icon'> {
  /** The name in `/admin/{name}`. Texts are under `resources.{name}`, where `name` is the title and menu entry. */
  name: string
  /** The group in the menu, and the order within it. */
  menu: { group: string; order: number }
  /** Returns the name of a record for titles and references. */
  recordRepresentation?: ResourceProps['recordRepresentation']
}

/** Checks a resource where it is defined; a record is what its list returns. */
export const defineResource = <Resource extends ConsoleResource>(resource: Resource): Resource => resource

export interface MenuGroup<Resource extends ConsoleResource = ConsoleResource> {
  name: string
  resources: Resource[]
}

/**
 * Returns the resources in the groups and the order of the menu; a group without resources is left out.
 *
 * @throws when a resource names a group that does not exist, or a name or a place is taken
 */
export function groupResourcesByMenu<Resource extends ConsoleResource>(
  groups: readonly string[],
  resources: readonly Resource[],
): MenuGroup<Resource>[] {
  const taken = new Set<string>()
  for (const { name, menu } of resources) {
    if (!groups.includes(menu.group)) throw new Error(`${name} is in the unknown group ${menu.group}`)
    for (const key of [name, `${menu.group} ${menu.order}`]) {
      if (taken.has(key)) throw new Error(`${key} is taken by another resource than ${name}`)
      taken.add(key)
    }
  }
  return groups
    .map((name) => ({
      name,
      resources: resources
        .filter(({ menu }) => menu.group === name)
        .toSorted((one, other) => one.menu.order - other.menu.order),
    }))
    .filter((group) => group.resources.length > 0)
}
