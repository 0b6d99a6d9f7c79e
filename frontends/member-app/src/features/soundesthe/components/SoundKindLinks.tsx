import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { LineDrawing } from '../../../components/LineDrawing.tsx'
import { illustrations } from '../illustrations.ts'

const ways = [
  { name: 'random', path: paths.soundestheRandom },
  { name: 'purpose', path: paths.soundesthePurpose },
  { name: 'category', path: paths.soundestheCategory },
  { name: 'kanade', path: paths.kanade },
] as const

/** Links to the kinds of medical sounds and to Kanade music. */
export function SoundKindLinks() {
  const { t } = useTranslation('soundesthe')
  return (
    <Box component="ul" sx={tiles}>
      {ways.map(({ name, path }) => (
        <Card component="li" key={name}>
          <CardActionArea component={Link} to={path} sx={tile}>
            <LineDrawing lines={illustrations[name]} sx={{ width: '2.5rem', flexShrink: 0 }} />
            <span>{t(`${name}.title`)}</span>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  )
}

const tiles = {
  display: 'grid',
  gap: 1.5,
  p: 0,
  m: 0,
  mb: 4,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const

const tile = {
  // In two columns the longest name would break within a word on a phone.
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: { xs: 0.5, sm: 1.25 },
  alignItems: { xs: 'flex-start', sm: 'center' },
  justifyContent: 'flex-start',
  height: '100%',
  minHeight: '4.5rem',
  p: 1.5,
  fontWeight: 500,
  lineHeight: 1.5,
  wordBreak: 'auto-phrase',
} as const
