import type { ReactElement, ReactNode } from 'react'
import { FilterButton, List, type ListProps, Pagination, TopToolbar } from 'react-admin'
import type { TextKey } from '../i18n/use-translate.ts'
import { EmptyList } from './EmptyList.tsx'
import { ListError } from './ListError.tsx'

export interface ListPageProps {
  sort: { field: string; order: 'ASC' | 'DESC' }
  filters?: ReactElement[]
  /** This filter is always applied and not displayed. */
  fixedFilter?: Record<string, unknown>
  /** The translation key of the text for a list without any rows. */
  empty: TextKey
  /** Replaces that text and the actions below it. */
  emptyPage?: ReactElement
  actions?: ReactNode
  /** A list that depends on another choice in the address stores its search and page under this key instead of in the address. */
  storeKey?: string
  children: ReactNode
}

/** The API returns at most 99 rows per page. */
const pagination = <Pagination rowsPerPageOptions={[10, 25, 50, 99]} />

/** Displays a list with filters that can be saved, an empty state and an error state. */
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
