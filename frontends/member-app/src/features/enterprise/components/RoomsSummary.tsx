import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusLabel } from '../../../components/StatusLabel.tsx'
import { sectionTones, toSectionCardId } from '../section-tones.ts'
import type { OverviewSection, RoomsOverview } from '../types.ts'

/** Those that somebody has to look after come first. */
const order: OverviewSection['state'][] = ['offline', 'free', 'stopped', 'playing']

const MAX_LISTED = 12

/** Whether the plan lets nothing play now, so that nobody has to look after the section. */
const isOutsideHours = ({ silence }: OverviewSection): boolean =>
  silence?.reason === 'closed' || silence?.reason === 'betweenWindows'

/** Shows at the top of the rooms how many sections play, and links to those that should but do not. */
export function RoomsSummary({ rooms }: Pick<RoomsOverview, 'rooms'>) {
  const { t } = useTranslation('enterprise')
  const [isExpanded, setExpanded] = useState(false)
  const sections = rooms.flatMap(({ roomName, sections }) =>
    sections.map((section) => ({ ...section, roomName })),
  )
  const notPlaying = sections.filter(({ state }) => state !== 'playing')
  const outsideHours = notPlaying.filter(isOutsideHours).length
  const silent = notPlaying
    .filter((section) => !isOutsideHours(section))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state))
  if (sections.length === 0) return null
  return (
    <Box sx={{ mb: 2 }}>
      <Typography>
        {notPlaying.length === 0
          ? t('overview.allPlaying')
          : t('overview.playing', { playing: sections.length - notPlaying.length, total: sections.length })}
        {outsideHours > 0 && ` ${t('overview.outsideHours', { count: outsideHours })}`}
      </Typography>
      {silent.length > 0 && (
        <Box component="ul" aria-label={t('overview.silent')} sx={list}>
          {silent
            .slice(0, isExpanded ? undefined : MAX_LISTED)
            .map(({ sectionId, roomName, sectionName, state }) => (
              <li key={sectionId}>
                <ButtonBase onClick={() => showCard(sectionId)} sx={item}>
                  <Box component="span" sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}>
                    {`${roomName} ${sectionName}`}
                  </Box>
                  <StatusLabel tone={sectionTones[state]}>{t(`state.${state}`)}</StatusLabel>
                </ButtonBase>
              </li>
            ))}
        </Box>
      )}
      {silent.length > MAX_LISTED && (
        <Button aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)} sx={{ mt: 1 }}>
          {isExpanded ? t('overview.showFewer') : t('overview.showAll', { count: silent.length })}
        </Button>
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
