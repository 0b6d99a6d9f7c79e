import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { keepPreviousData } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { StatusLabel } from '../../../components/StatusLabel.tsx'
import { DataTable, type DataTableColumn } from '../../../components/table/DataTable.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { useLocalPaging } from '../../../components/table/use-url-paging.ts'
import { useDebouncedValue } from '../../../components/use-debounced-value.ts'
import { PersonName } from '../../../components/users/PersonName.tsx'
import { searchChartCustomersLimits } from '../../../lib/api/limits.gen/search-chart-customers.ts'
import { $api } from '../../../lib/api/queries.ts'
import { createCharacterLimitProps } from '../../../lib/character-limit-props.ts'
import { slicePage } from '../../../lib/paging.ts'
import type { ChartCustomer } from '../types.ts'
import { ChartQueryBoundary } from './ChartQueryBoundary.tsx'

/** The pause is short enough to feel immediate, and long enough not to search for every letter of a fast typist. */
const PAUSE_MS = 150

interface Props {
  /** Administrators search in all agencies, so nothing is listed before they type. */
  needsCondition: boolean
  onChoose: (customer: ChartCustomer) => void
  /** Renders further actions of a customer. */
  renderActions?: (customer: ChartCustomer) => ReactNode
  /** This is shown before the list while nothing is typed. */
  children?: ReactNode
}

/** Finds a customer while one types; assigned ones come first, five at a time. */
export function CustomerSearch({ needsCondition, onChoose, renderActions, children }: Props) {
  const { t } = useTranslation('charts')
  const [typed, setTyped] = useState('')
  const condition = useDebouncedValue(typed.trim(), PAUSE_MS)
  const control = useLocalPaging()
  const isEnabled = !needsCondition || condition !== ''
  const customers = $api.useQuery(
    'get',
    '/pic/calte/customers',
    { params: { query: condition === '' ? {} : { condition } } },
    { enabled: isEnabled, placeholderData: keepPreviousData },
  )
  const columns: DataTableColumn<ChartCustomer>[] = [
    {
      name: 'name',
      label: t('customers.name'),
      track: 'minmax(0, 2fr)',
      cell: ({ name, nameKana, email }) => <PersonName name={name} reading={nameKana} detail={email} />,
    },
    {
      name: 'assigned',
      label: t('customers.assigned'),
      track: '8rem',
      cell: ({ assigned }) => (assigned ? <StatusLabel tone="done">{t('customers.mine')}</StatusLabel> : '–'),
    },
    {
      name: 'choose',
      label: t('customers.choose'),
      track: renderActions ? '15rem' : '7rem',
      wide: true,
      cell: (customer) => (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="outlined"
            onClick={() => onChoose(customer)}
            aria-label={t('customers.chooseOf', { name: customer.name })}
          >
            {t('customers.choose')}
          </Button>
          {renderActions?.(customer)}
        </Box>
      ),
    },
  ]
  return (
    <Box component="section" aria-label={t('customers.title')} role="search">
      <OutlinedInput
        type="search"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          control.onChange({ ...control.paging, page: 1 })
        }}
        placeholder={t('customers.search')}
        inputProps={{
          'aria-label': t('customers.search'),
          ...createCharacterLimitProps(searchChartCustomersLimits.condition.maxLength),
          autoComplete: 'off',
        }}
        startAdornment={
          <InputAdornment position="start">
            <SearchRounded />
          </InputAdornment>
        }
        sx={{ width: '100%', maxWidth: '34rem', mb: 2.5 }}
      />
      {condition === '' && children}
      {isEnabled ? (
        <ChartQueryBoundary query={customers} lines={5}>
          {({ users: found }) =>
            found.length === 0 ? (
              <EmptyState text={t(condition === '' ? 'customers.none' : 'customers.notFound')} />
            ) : (
              <>
                <DataTable
                  label={t('customers.title')}
                  columns={columns}
                  rows={slicePage(control.paging, found).rows}
                  rowKey={({ id }) => id}
                  busy={customers.isPlaceholderData}
                />
                <Pager shown={slicePage(control.paging, found)} {...control} />
              </>
            )
          }
        </ChartQueryBoundary>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('customers.typeFirst')}</Typography>
      )}
    </Box>
  )
}
