import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { JstTime } from '../../../components/JstTime.tsx'
import type { ChartRecord } from '../types.ts'
import { CustomerPartStatus } from './CustomerPartStatus.tsx'

/** Shows whose chart it is, its dates, and whether the customer's part is done. */
export function RecordHeading({ record }: { record: ChartRecord }) {
  const { t } = useTranslation(['charts', 'common'])
  const { userName, created, updated, customerInput } = record
  return (
    <Box component="dl" sx={facts}>
      <div>
        <dt>{t('list.userName')}</dt>
        <dd>{t('common:memberName', { name: userName })}</dd>
      </div>
      <div>
        <dt>{t('record.created')}</dt>
        <dd>
          <JstTime at={created} />
        </dd>
      </div>
      <div>
        <dt>{t('list.updated')}</dt>
        <dd>
          <JstTime at={updated} />
        </dd>
      </div>
      <div>
        <dt>{t('list.customerInput')}</dt>
        <dd>
          <CustomerPartStatus isDone={customerInput} />
        </dd>
      </div>
    </Box>
  )
}

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  mb: 4,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0 },
} as const
