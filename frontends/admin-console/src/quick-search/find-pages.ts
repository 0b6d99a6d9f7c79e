import { foldForSearch } from '@hibiki/text'
import type { Destination } from './destination.ts'

/** A page of the menu with the names that staff may type. */
export interface NamedPage {
  resource: string
  name: string
  group: string
}

/** Returns the pages whose name, group or address contains the text; all pages for an empty text. */
export function findPages(pages: readonly NamedPage[], text: string): Destination[] {
  const wanted = foldForSearch(text)
  return pages
    .filter(({ resource, name, group }) =>
      [resource, name, group].some((known) => foldForSearch(known).includes(wanted)),
    )
    .map(({ resource, name, group }) => ({ path: `/${resource}`, name, detail: group, kind: 'page' }))
}
