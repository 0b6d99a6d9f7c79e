import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'

/** The first focusable link, which lets keyboard users skip the header. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <Link
      href="#main"
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('skip')}
    </Link>
  )
}
