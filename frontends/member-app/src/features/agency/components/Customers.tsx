import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { type Column, DataTable } from '../../../components/table/DataTable.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { SearchBox } from '../../../components/table/SearchBox.tsx'
import { usePaging } from '../../../components/table/use-paging.ts'
import { type Person, usePeople } from '../../../components/users/use-people.ts'
import type { RunConfirmed } from '../../../lib/api/run-confirmed.ts'

/** Lists the agency's customers, five a page. */
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
  const onSearch = (typed: string) => {
    setCondition(typed)
    control.onChange({ ...control.paging, page: 1 })
  }
  return (
    <>
      <SearchBox label={t('lists:searchPeople')} onSearch={onSearch} />
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
