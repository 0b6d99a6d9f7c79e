import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { StatusLabel } from '../../../components/StatusLabel.tsx'
import { sectionTones, toSectionCardId } from '../section-tones.ts'
import type { OverviewSection, RoomsOverview } from '../types.ts'

/** Those that somebody has to look after come first. */
const order: OverviewSection['state'][] = ['offline', 'free', 'stopped', 'playing']

/** Says at the top of the rooms how many sections play, and leads to those that do not. */
export function RoomsSummary({ rooms }: Pick<RoomsOverview, 'rooms'>) {
  const { t } = useTranslation('enterprise')
  const sections = rooms.flatMap((room) => room.sections)
  const silent = sections
    .filter(({ state }) => state !== 'playing')
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  if (sections.length === 0) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Typography>
        {silent.length === 0
          ? t('overview.allPlaying')
          : t('overview.playing', { playing: sections.length - silent.length, total: sections.length })}
      </Typography>
      {silent.length > 0 && (
        <Box component="ul" aria-label={t('overview.silent')} sx={list}>
          {silent.map(({ sectionId, sectionName, state }) => (
            <li key={sectionId}>
              <ButtonBase onClick={() => showCard(sectionId)} sx={item}>
                {sectionName}
                <StatusLabel tone={sectionTones[state]}>{t(`state.${state}`)}</StatusLabel>
              </ButtonBase>
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}

function showCard(sectionId: string): void {
  const card = document.getElementById(toSectionCardId(sectionId))
  card?.scrollIntoView({ block: 'center' })
  card?.focus({ preventScroll: true })
}

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  listStyle: 'none',
  p: 0,
  mt: 1,
  mb: 0,
} as const

const item = {
  gap: 1,
  minHeight: 44,
  pl: 2,
  pr: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 999,
  bgcolor: 'background.paper',
  fontSize: '0.9375rem',
} as const
