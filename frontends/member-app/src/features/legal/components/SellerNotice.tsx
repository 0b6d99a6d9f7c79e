import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'

/** The order in which such notices are usually read; the prices stand before the other costs. */
const fieldsBeforePrices = [
  'legalName',
  'representative',
  'postalCode',
  'address',
  'telephone',
  'telephoneHours',
  'email',
  'registrationNumber',
] as const
const fieldsAfterPrices = [
  'extraFees',
  'paymentMethods',
  'paymentTimes',
  'delivery',
  'contractPeriod',
  'cancellation',
  'returns',
  'nonconformity',
  'systemRequirements',
  'applicationPeriod',
  'salesConditions',
] as const

export function SellerNotice() {
  const { t } = useTranslation('seller')
  const { language } = useLanguage()
  const formatYen = useFormatYen()
  const notice = $api.useQuery('get', '/v2/subscription/seller', { headers: useLanguageHeader() })
  return (
    <QueryBoundary query={notice} lines={12}>
      {({ details, prices, isComplete }) => {
        const toRow = (field: (typeof fieldsBeforePrices | typeof fieldsAfterPrices)[number]) => {
          const text = details[field]
          if (text === undefined) return null
          return (
            <Row key={field} title={t(`fields.${field}`)}>
              {field === 'telephone' && <Link href={`tel:${text}`}>{text}</Link>}
              {field === 'email' && <Link href={`mailto:${text}`}>{text}</Link>}
              {field !== 'telephone' && field !== 'email' && text}
            </Row>
          )
        }
        return (
          <Box sx={{ maxWidth: '46em' }}>
            {!isComplete && (
              <Alert severity="info" sx={{ mb: 3 }}>
                {t('incomplete')}
              </Alert>
            )}
            {language !== 'ja' && <Typography sx={{ mb: 3 }}>{t('authoritative')}</Typography>}
            <Box component="dl" sx={{ m: 0, borderTop: 1, borderColor: 'divider' }}>
              {fieldsBeforePrices.map(toRow)}
              <Row title={t('fields.prices')}>
                {prices.map(({ name, price }) => (
                  <span key={name}>
                    {t('price', { name, price: formatYen(price) })}
                    {'\n'}
                  </span>
                ))}
              </Row>
              {fieldsAfterPrices.map(toRow)}
            </Box>
          </Box>
        )
      }}
    </QueryBoundary>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '13rem minmax(0, 1fr)' },
        columnGap: 3,
        rowGap: 0.5,
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography component="dt" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}
