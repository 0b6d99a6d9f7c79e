import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { RadioChoice } from '../../../components/form/RadioChoice.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { SearchBox } from '../../../components/table/SearchBox.tsx'
import { MAX_LISTED_AGENCIES, useAgencies, useAgency } from '../api/use-agencies.ts'

interface Props {
  value: string | null
  onChange: (agencyId: string) => void
}

/** Selects an approved agency by name or code; the selected one stays visible during a search. */
export function AgencyPicker({ value, onChange }: Props) {
  const { t } = useTranslation('transfer')
  const [condition, setCondition] = useState('')
  const agencies = useAgencies(condition)
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
                  text: t('destination.about', { code, pics: picCount, customers: customerCount }),
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
