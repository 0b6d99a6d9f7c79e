import SearchRounded from '@mui/icons-material/SearchRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { StatusMark } from '../../../components/StatusMark.tsx'
import { type Column, DataTable } from '../../../components/table/DataTable.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { useLocalPaging } from '../../../components/table/use-paging.ts'
import { useDebouncedValue } from '../../../components/use-debounced-value.ts'
import { PersonName } from '../../../components/users/PersonName.tsx'
import { limitCharacters } from '../../../lib/limit-characters.ts'
import { slicePage } from '../../../lib/paging.ts'
import { useChartCustomers } from '../api/use-chart-customers.ts'
import type { ChartCustomer } from '../types.ts'
import { ChartBoundary } from './ChartBoundary.tsx'

/** The pause is short enough to feel immediate, and long enough not to search for every letter of a fast typist. */
const PAUSE_MS = 150

interface Props {
  /** Administrators search in all agencies, so nothing is listed before they type. */
  needsCondition: boolean
  onChoose: (customer: ChartCustomer) => void
}

/** Finds a customer while one types; assigned ones come first, five at a time. */
export function CustomerSearch({ needsCondition, onChoose }: Props) {
  const { t } = useTranslation('charts')
  const [typed, setTyped] = useState('')
  const condition = useDebouncedValue(typed.trim(), PAUSE_MS)
  const control = useLocalPaging()
  const isEnabled = !needsCondition || condition !== ''
  const customers = useChartCustomers(condition, isEnabled)
  const columns: Column<ChartCustomer>[] = [
    {
      name: 'name',
      label: t('customers.name'),
      track: 'minmax(0, 2fr)',
      cell: ({ name, email }) => <PersonName name={name} detail={email} />,
    },
    {
      name: 'assigned',
      label: t('customers.assigned'),
      track: '8rem',
      cell: ({ assigned }) => (assigned ? <StatusMark tone="done">{t('customers.mine')}</StatusMark> : '–'),
    },
    {
      name: 'choose',
      label: t('customers.choose'),
      track: '7rem',
      wide: true,
      cell: (customer) => (
        <Button
          variant="outlined"
          onClick={() => onChoose(customer)}
          aria-label={t('customers.chooseOf', { name: customer.name })}
        >
          {t('customers.choose')}
        </Button>
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
        inputProps={{ 'aria-label': t('customers.search'), ...limitCharacters(100), autoComplete: 'off' }}
        startAdornment={
          <InputAdornment position="start">
            <SearchRounded />
          </InputAdornment>
        }
        sx={{ width: '100%', maxWidth: '34rem', mb: 2.5 }}
      />
      {isEnabled ? (
        <ChartBoundary query={customers} lines={5}>
          {(found) =>
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
        </ChartBoundary>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('customers.typeFirst')}</Typography>
      )}
    </Box>
  )
}
