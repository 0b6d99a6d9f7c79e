import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useRecordContext } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Seller } from './types.ts'

/** Says whether the shop may sell, and otherwise what is missing. */
export function SellerStatus() {
  const seller = useRecordContext<Seller>()
  const t = useTranslate('console.seller')
  const translate = useTranslate()
  if (!seller) return null
  const isComplete = seller.missing.length === 0
  return (
    <Alert
      severity={isComplete ? 'success' : 'error'}
      variant="outlined"
      role="status"
      sx={{ width: '100%', mb: 2 }}
    >
      <AlertTitle>{t(isComplete ? 'complete' : 'incomplete')}</AlertTitle>
      {isComplete ? (
        <Link href="/legal-notice" target="_blank" rel="noopener">
          {t('openNotice')}
        </Link>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {seller.missing.map((field) => (
            <li key={field}>{translate(`resources.seller.fields.${field}`)}</li>
          ))}
        </Box>
      )}
    </Alert>
  )
}
