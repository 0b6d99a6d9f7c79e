import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded'
import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'

interface Props {
  to: string
  label: string
  external?: boolean
  end?: boolean
}

const style = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 'max(44px, 2.75rem)',
  // With a mouse the whole menu fits on a desktop.
  '@media (pointer: fine) and (min-width: 900px)': { minHeight: '2.25rem' },
  px: 1.5,
  mx: -1.5,
  borderRadius: 1,
  color: 'text.primary',
  '&:hover': { bgcolor: 'washi.dark' },
  '&.active': { color: 'primary.main', bgcolor: 'mist.main', fontWeight: 600 },
} as const

/** One link of a menu; a link to another app opens a new tab and announces that. */
export function MenuLink({ to, label, external = false, end = false }: Props) {
  const { t } = useTranslation()
  if (external) {
    return (
      <Link href={to} target="_blank" rel="noopener" underline="none" sx={style}>
        {label}
        <OpenInNewRounded
          titleAccess={t('nav.newTab')}
          sx={{ fontSize: '1.125rem', color: 'text.secondary' }}
        />
      </Link>
    )
  }
  return (
    <Link component={NavLink} to={to} end={end} underline="none" sx={style}>
      {label}
    </Link>
  )
}
