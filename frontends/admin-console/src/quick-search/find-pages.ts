import { foldForSearch } from '@hibiki/text'
import type { Destination } from './destination.ts'

/** A page of the menu with the names that staff may type. */
export interface NamedPage {
  resource: string
  name: string
  group: string
  /** What staff may want there, without being its name. */
  words: string
}

/** Returns the pages whose name, group, address or further words contain the text; all pages for an empty text. */
export function findPages(pages: readonly NamedPage[], text: string): Destination[] {
  const wanted = foldForSearch(text)
  return pages
    .filter(({ resource, name, group, words }) =>
      [resource, name, group, words].some((known) => foldForSearch(known).includes(wanted)),
    )
    .map(({ resource, name, group }) => ({ path: `/${resource}`, name, detail: group, kind: 'page' }))
}
