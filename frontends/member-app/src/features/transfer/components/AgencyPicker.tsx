import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { RadioChoice } from '../../../components/form/RadioChoice.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SearchBox } from '../../../components/table/SearchBox.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useAgency } from '../api/use-agency.ts'

/** More agencies are found by a search. */
const MAX_LISTED_AGENCIES = 20

interface Props {
  value: string | null
  onChange: (agencyId: string) => void
}

/** Selects an approved agency by name or code; the selected one stays visible during a search. */
export function AgencyPicker({ value, onChange }: Props) {
  const { t } = useTranslation('transfer')
  const [condition, setCondition] = useState('')
  const query = {
    sort: '["name","ASC"]' as const,
    range: JSON.stringify([0, MAX_LISTED_AGENCIES - 1]),
    filter: JSON.stringify({ state: 'approved', ...(condition ? { q: condition } : {}) }),
  }
  const agencies = $api.useQuery(
    'get',
    '/admin/agencies',
    { params: { query } },
    { placeholderData: keepPreviousData },
  )
  const chosen = useAgency(value)
  return (
    <Box>
      <SearchBox label={t('destination.search')} onSearch={setCondition} />
      <QueryBoundary query={agencies} lines={4}>
        {(found) => {
          const isHidden = chosen.data && !found.some(({ id }) => id === value)
          const shown = isHidden && chosen.data ? [chosen.data, ...found] : found
          if (shown.length === 0) return <EmptyState text={t('destination.none')} />
          return (
            <>
              <RadioChoice
                label={t('destination.agency')}
                value={value}
                options={shown.map(({ id, name, code, picCount, customerCount }) => ({
                  value: id,
                  title: name,
                  text: t('destination.about', {
                    code: code ?? '',
                    pics: picCount,
                    customers: customerCount,
                  }),
                  // Selecting is disabled while other rows are loading, as in `PeopleChoice`.
                  disabled: agencies.isPlaceholderData,
                }))}
                onChange={onChange}
              />
              {found.length >= MAX_LISTED_AGENCIES && (
                <Typography variant="caption">{t('destination.narrow')}</Typography>
              )}
            </>
          )
        }}
      </QueryBoundary>
    </Box>
  )
}
