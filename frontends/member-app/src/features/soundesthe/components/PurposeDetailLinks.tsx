import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptySounds } from '../../../components/EmptySounds.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import type { PurposeCode } from '../rules.ts'

/** Offers the details of a purpose; each leads to a random sound. */
export function PurposeDetailLinks({ code, to }: { code: PurposeCode; to: (detailId: string) => string }) {
  const { t } = useTranslation('soundesthe')
  const details = $api.useQuery('get', '/soundesthe/purpose-details', {
    params: { query: { code } },
    headers: useLanguageHeader(),
  })
  return (
    <QueryBoundary query={details} lines={4}>
      {(choices) =>
        choices.length === 0 ? (
          <EmptySounds text={t('purpose.empty')} onRetry={() => void details.refetch()} />
        ) : (
          <Box
            component="ul"
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fill, minmax(15rem, 1fr))' },
              p: 0,
              m: 0,
              listStyle: 'none',
            }}
          >
            {choices.map(({ value, text }) => (
              <Card component="li" key={value}>
                <CardActionArea
                  component={Link}
                  to={to(value)}
                  sx={{ p: 2.5, minHeight: '4rem', fontWeight: 500 }}
                >
                  {text}
                </CardActionArea>
              </Card>
            ))}
          </Box>
        )
      }
    </QueryBoundary>
  )
}
