import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { DataTable, type DataTableColumn } from '../../../components/table/DataTable.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { SearchBox } from '../../../components/table/SearchBox.tsx'
import { useUrlPaging } from '../../../components/table/use-url-paging.ts'
import { type Person, usePeople } from '../../../components/users/use-people.ts'
import type { PasswordConfirmedRunner } from '../../../lib/api/password-confirmed-runner.ts'

/** Lists the agency's customers, five a page. */
export function AgencyCustomers({ confirmed }: { confirmed: PasswordConfirmedRunner }) {
  const { t } = useTranslation(['agency', 'lists'])
  const [condition, setCondition] = useState('')
  const control = useUrlPaging()
  const people = usePeople({ roles: 'customer', condition }, control.paging, confirmed)
  const columns: DataTableColumn<Person>[] = [
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
