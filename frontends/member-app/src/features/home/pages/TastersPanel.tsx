import HeadphonesOutlined from '@mui/icons-material/HeadphonesOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useTasters } from '../../player/api/use-tasters.ts'
import { TasterTile } from '../../player/components/TasterTile.tsx'
import { toDayPart } from '../../player/day-part.rules.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { TasterGrid, tasterSkeletons } from '../components/TasterGrid.tsx'

const ADDRESS = `${paths.home}#tasters`

export default function TastersPanel() {
  return (
    <QueryProvider>
      <Tasters />
    </QueryProvider>
  )
}

/** Shows the mood of the hour first. Without tasters the section is left out, because the free sample above it plays anyway. */
function Tasters() {
  const { t } = useTranslation(['home', 'player'])
  const { data: tasters, isError } = useTasters()
  const [first] = useState(() => moodsByHour[toDayPart(new Date().getHours())])
  if (isError || tasters?.length === 0) return null
  const note = (
    <Typography variant="body2" sx={{ display: 'flex', gap: 1, color: 'text.secondary' }}>
      <HeadphonesOutlined sx={{ fontSize: '1.25rem', mt: '0.2em' }} aria-hidden />
      {t('player:sample.headphones')}
    </Typography>
  )
  if (!tasters) return <TasterGrid note={note}>{tasterSkeletons}</TasterGrid>
  const ordered = tasters.toSorted((one, other) => Number(other.mood === first) - Number(one.mood === first))
  return (
    <TasterGrid note={note}>
      {ordered.map(({ mood, sound }, index) => (
        <Box component="li" key={sound.id}>
          <TasterTile sound={sound} mood={t(`player:mood.${mood}`)} address={ADDRESS} isWide={index === 0} />
        </Box>
      ))}
    </TasterGrid>
  )
}

const moodsByHour = { morning: 'morning', day: 'focus', evening: 'sleep' } as const
