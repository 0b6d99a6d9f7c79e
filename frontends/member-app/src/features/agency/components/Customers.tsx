import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { type Column, DataTable } from '../../../components/list/DataTable.tsx'
import { Pager } from '../../../components/list/Pager.tsx'
import { SearchBox } from '../../../components/list/SearchBox.tsx'
import { usePaging } from '../../../components/list/use-paging.ts'
import { type Person, usePeople } from '../../../components/people/use-people.ts'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'

/** The agency's customers; 5 at a time. */
export function Customers({ confirmed }: { confirmed: RunConfirmed }) {
  const { t } = useTranslation('agency')
  const [condition, setCondition] = useState('')
  const control = usePaging()
  const people = usePeople({ roles: 'customer', condition }, control.paging, confirmed)
  const columns: Column<Person>[] = [
    { name: 'name', label: t('customers.name'), cell: ({ name }) => name },
    { name: 'userId', label: t('customers.userId'), cell: ({ userId }) => userId },
    { name: 'email', label: t('customers.email'), track: 'minmax(0, 1.5fr)', cell: ({ email }) => email },
  ]
  const search = (typed: string) => {
    setCondition(typed)
    control.onChange({ ...control.paging, page: 1 })
  }
  return (
    <>
      <SearchBox label={t('lists:searchPeople')} onSearch={search} />
      <QueryBoundary query={people} lines={5}>
        {(shown) =>
          shown.total === 0 ? (
            <EmptyState text={condition ? t('lists:noPeople') : t('customers.empty')} />
          ) : (
            <>
              <DataTable
                label={t('customers.title')}
                columns={columns}
                rows={shown.rows}
                rowKey={({ id }) => id}
                busy={people.isPlaceholderData}
              />
              <Pager shown={shown} {...control} />
            </>
          )
        }
      </QueryBoundary>
    </>
  )
}
