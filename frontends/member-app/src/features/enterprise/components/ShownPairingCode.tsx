import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { QrCode } from '../../../components/QrCode.tsx'

interface Props {
  code: string
  /** The page that takes the code, which the QR code opens. */
  path: string
  how: string
}

/** Shows a code, and a QR code that opens the page that takes it. */
export function ShownPairingCode({ code, path, how }: Props) {
  const { t } = useTranslation('enterprise')
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 }}>
      <QrCode text={`${window.location.origin}${path}`} label={t('pairing.qr')} />
      <Box>
        <Typography component="p" sx={shownCode}>
          {code}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '24em' }}>{how}</Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('pairing.lifetime')}
        </Typography>
      </Box>
    </Box>
  )
}

const shownCode = {
  fontSize: 'clamp(2.25rem, 9vw, 4.5rem)',
  fontWeight: 600,
  lineHeight: 1.2,
  letterSpacing: '0.06em',
  whiteSpace: 'nowrap',
} as const
