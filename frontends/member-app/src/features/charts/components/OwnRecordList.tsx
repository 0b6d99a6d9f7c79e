import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { useUrlPaging } from '../../../components/table/use-url-paging.ts'
import { useFormatJstMoment } from '../../../lib/i18n/use-format-jst-moment.ts'
import { useOwnRecords } from '../api/use-records.ts'
import { ChartQueryBoundary } from './ChartQueryBoundary.tsx'
import { CustomerPartStatus } from './CustomerPartStatus.tsx'

/** Lists the member's own charts, five at a time. */
export function OwnRecordList({ getRecordPath }: { getRecordPath: (recordId: string) => string }) {
  const { t } = useTranslation('charts')
  const formatMoment = useFormatJstMoment()
  const control = useUrlPaging()
  const records = useOwnRecords(control.paging)
  return (
    <ChartQueryBoundary query={records} lines={5}>
      {(shown) =>
        shown.total === 0 ? (
          <EmptyState text={t('none')} />
        ) : (
          <>
            <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
              {shown.rows.map(({ id, title, customerInput, updated }) => (
                <Card key={id} component="li">
                  <CardActionArea component={Link} to={getRecordPath(id)} sx={row}>
                    <Box sx={{ minWidth: 0, flex: '1 1 12rem' }}>
                      <Typography variant="h3" component="h2">
                        {title}
                      </Typography>
                      <Typography
                        variant="body2"
                        sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
                      >
                        {t('own.updated', { at: formatMoment(updated) })}
                      </Typography>
                    </Box>
                    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                        {t('list.customerInput')}
                      </Typography>
                      <CustomerPartStatus isDone={customerInput} />
                    </Box>
                  </CardActionArea>
                </Card>
              ))}
            </Box>
            <Pager shown={shown} {...control} />
          </>
        )
      }
    </ChartQueryBoundary>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: 1.5,
  p: { xs: 2.5, md: 3 },
} as const
