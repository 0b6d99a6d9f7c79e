import type { ReactElement, ReactNode } from 'react'
import { FilterButton, List, type ListProps, Pagination, TopToolbar } from 'react-admin'
import { EmptyList } from './EmptyList.tsx'
import { ListError } from './ListError.tsx'

interface Props {
  sort: { field: string; order: 'ASC' | 'DESC' }
  filters?: ReactElement[]
  /** Always applied, never shown. */
  fixedFilter?: Record<string, unknown>
  /** The sentence of a list that has nothing at all. */
  empty: string
  actions?: ReactNode
  /** Of a list that stands under a choice of its own in the address: search and page are kept beside it, not in it. */
  storeKey?: string
  children: ReactNode
}

/** D3§5: never more than 99 rows at once. */
const pages = <Pagination rowsPerPageOptions={[10, 25, 50, 99]} />

/** Every list of the console: dense, with filters that can be saved, an honest empty state and an honest error. */
export function ListPage({ sort, filters, fixedFilter, empty, actions, storeKey, children }: Props) {
  const optional: Partial<ListProps> = {
    ...(filters ? { filters } : {}),
    ...(fixedFilter ? { filter: fixedFilter } : {}),
    ...(storeKey ? { storeKey, disableSyncWithLocation: true } : {}),
  }
  return (
    <List
      {...optional}
      sort={sort}
      perPage={25}
      exporter={false}
      pagination={pages}
      empty={<EmptyList text={empty}>{actions}</EmptyList>}
      error={<ListError />}
      actions={
        <TopToolbar>
          {filters && <FilterButton />}
          {actions}
        </TopToolbar>
      }
    >
      {children}
    </List>
  )
}
