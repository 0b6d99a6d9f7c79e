import type { ReactElement, ReactNode } from 'react'
import { FilterButton, List, type ListProps, Pagination, TopToolbar } from 'react-admin'
import { EmptyList } from './EmptyList.tsx'
import { ListError } from './ListError.tsx'

export interface ListPageProps {
  sort: { field: string; order: 'ASC' | 'DESC' }
  filters?: ReactElement[]
  /** Always applied, never shown. */
  fixedFilter?: Record<string, unknown>
  /** The sentence of a list that has nothing at all. */
  empty: string
  /** Stands in place of that sentence and the actions below it. */
  emptyPage?: ReactElement
  actions?: ReactNode
  /** Of a list that stands under a choice of its own in the address: search and page are kept beside it, not in it. */
  storeKey?: string
  children: ReactNode
}

/** Never more than 99 rows at once. */
const pagination = <Pagination rowsPerPageOptions={[10, 25, 50, 99]} />

/** Every list of the console: dense, with filters that can be saved, an honest empty state and an honest error. */
export function ListPage(props: ListPageProps) {
  const { sort, filters, fixedFilter, empty, emptyPage, actions, storeKey, children } = props
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
      pagination={pagination}
      empty={emptyPage ?? <EmptyList text={empty}>{actions}</EmptyList>}
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
