import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { QrCode } from '../../../components/QrCode.tsx'

/** Shows the new link as a QR code and to copy; it is not shown again. */
export function IssuedEasyLoginLink({ url }: { url: string }) {
  const { t } = useTranslation('settings')
  return (
    <Box role="status" sx={{ py: 2 }}>
      <Typography sx={{ mb: 2 }}>{t('easyLogin.issued')}</Typography>
      <QrCode text={url} label={t('easyLogin.qr')} />
      <Typography variant="body2" sx={{ mt: 1 }}>
        <Link href={url}>{url}</Link>
      </Typography>
    </Box>
  )
}
