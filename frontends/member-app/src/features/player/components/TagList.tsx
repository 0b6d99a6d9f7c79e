import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Shows the tags of a sound; nothing without tags. */
export function TagList({ tags, centred = false }: { tags: readonly string[]; centred?: boolean }) {
  const { t } = useTranslation('player')
  if (tags.length === 0) return null
  return (
    <Box
      component="ul"
      aria-label={t('tags')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        p: 0,
        m: 0,
        listStyle: 'none',
        justifyContent: centred ? { xs: 'center', md: 'start' } : 'start',
      }}
    >
      {tags.map((tag) => (
        <Box component="li" key={tag} sx={pill}>
          {tag}
        </Box>
      ))}
    </Box>
  )
}

const pill = {
  px: 1,
  borderRadius: 999,
  fontSize: '0.875rem',
  lineHeight: '1.5rem',
  whiteSpace: 'nowrap',
  bgcolor: 'mist.main',
  color: 'mist.contrastText',
} as const
