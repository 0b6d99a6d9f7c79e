import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { SearchBox } from '../../../components/table/SearchBox.tsx'
import { useLocalPaging } from '../../../components/table/use-url-paging.ts'
import { PeopleChoice } from '../../../components/users/PeopleChoice.tsx'
import { SelectionCount } from '../../../components/users/SelectionCount.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { MAX_PAGE_SIZE, slicePage } from '../../../lib/paging.ts'
import type { CurrentUser } from '../../session/types.ts'
import { mustSearchUsers } from '../rules.ts'

interface Props {
  user: CurrentUser
  productId: string
  /** Whether the buyer has the product already, which they cannot buy for themselves twice. */
  isOwned: boolean
  users: readonly string[]
  onChange: (users: string[]) => void
}

/** Lets a person in charge or an administrator choose for whom to buy. */
export function ChooseUsersStep({ user, productId, isOwned, users, onChange }: Props) {
  const { t } = useTranslation(['purchase', 'lists'])
  const [condition, setCondition] = useState('')
  const control = useLocalPaging()
  const customers = $api.useQuery(
    'get',
    '/payment/customers-not-purchased',
    { params: { query: { productId, ...(condition && { condition }) } } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const isSelf = users.includes(user.id)
  const onSearch = (typed: string) => {
    setCondition(typed)
    control.onChange({ ...control.paging, page: 1 })
  }
  const toggleSelf = () => onChange(isSelf ? users.filter((id) => id !== user.id) : [...users, user.id])
  return (
    <>
      {!isOwned && (
        <FormControlLabel
          sx={{ mb: 2, minHeight: 44 }}
          label={t('users.self')}
          control={
            <Checkbox
              checked={isSelf}
              disabled={!isSelf && users.length >= MAX_PAGE_SIZE}
              onChange={toggleSelf}
            />
          }
        />
      )}
      <Typography sx={{ mb: 2 }}>{t('users.lead')}</Typography>
      <SearchBox label={t('lists:searchPeople')} onSearch={onSearch} />
      <QueryBoundary query={customers} lines={5}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              text={t(mustSearchUsers(user) && condition === '' ? 'users.searchFirst' : 'users.none')}
            />
          ) : (
            <>
              <PeopleChoice
                label={t('users.customers')}
                people={slicePage(control.paging, found).rows}
                chosen={users}
                onChange={onChange}
                busy={customers.isPlaceholderData}
              />
              <Pager shown={slicePage(control.paging, found)} {...control} />
              {found.length >= MAX_PAGE_SIZE && (
                <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                  {t('users.narrow')}
                </Typography>
              )}
            </>
          )
        }
      </QueryBoundary>
      <SelectionCount count={users.length} onClear={() => onChange([])} />
    </>
  )
}
