import { joinFacts } from '@hibiki/languages'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Slider from '@mui/material/Slider'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { toSectionSchedulePath } from '../../../app/paths.ts'
import { StatusLabel } from '../../../components/StatusLabel.tsx'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import type { RoomChange } from '../room/control.rules.ts'
import { getMaxVolume } from '../room/room.rules.ts'
import { sectionTones, toSectionCardId } from '../section-tones.ts'
import type { OverviewSection } from '../types.ts'
import { FreeDeviceButton } from './FreeDeviceButton.tsx'
import { PlayPlaylistField } from './PlayPlaylistField.tsx'
import { SilenceNotice } from './SilenceNotice.tsx'
import { useFormatMoment } from './use-format-moment.ts'

interface Props {
  section: OverviewSection
  roomId: string
  /** The time at which the service reported the states. */
  serverTime: string
  /** Resolves when the service has responded to the order, even if it rejected it. */
  onOrder: (change: RoomChange) => Promise<void>
}

/** Shows what the device of a section really does, why it is silent, and each of its sounds with a switch and a volume. */
export function SectionCard({ section, roomId, serverTime, onOrder }: Props) {
  const { t } = useTranslation('enterprise')
  const { language } = useLanguage()
  const formatMoment = useFormatMoment(serverTime)
  const { sectionId, sectionName, state, managements, playlists, reportedAt, silence, volumeLimit } = section
  const maxPercent = Math.round(getMaxVolume(volumeLimit, Date.parse(serverTime)) * 100)
  return (
    <Card
      component="section"
      id={toSectionCardId(sectionId)}
      tabIndex={-1}
      aria-label={sectionName}
      sx={{ p: 2.5, minWidth: 0, scrollMarginTop: '5rem' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'center' }}>
        <Typography variant="h3">{sectionName}</Typography>
        <StatusLabel tone={sectionTones[state]}>{t(`state.${state}`)}</StatusLabel>
      </Box>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {joinFacts(
          [
            section.hasSchedule && t('bySchedule'),
            reportedAt && t('reportedAt', { at: formatMoment(reportedAt) }),
          ],
          language,
        )}
      </Typography>
      {silence && (
        <SilenceNotice
          section={section}
          silence={silence}
          roomId={roomId}
          serverTime={serverTime}
          onOrder={onOrder}
        />
      )}
      {volumeLimit && maxPercent < 100 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('limit.active', { from: volumeLimit.from, to: volumeLimit.to, percent: maxPercent })}
        </Typography>
      )}
      {playlists.map((playlist) => (
        <Playable
          key={playlist.id}
          item={{
            ...playlist,
            title: t('playlists.named', { name: playlist.name }),
            heard: playlist.heardTitle && t('playlists.heard', { title: playlist.heardTitle }),
          }}
          maxPercent={maxPercent}
          onChange={(change) => onOrder({ sectionId, managementId: playlist.id, ...change })}
        />
      ))}
      {managements.map((management) => (
        <Playable
          key={management.id}
          item={{ ...management, heard: management.heard ? t('heard') : null }}
          maxPercent={maxPercent}
          onChange={(change) => onOrder({ sectionId, managementId: management.id, ...change })}
        />
      ))}
      {managements.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <PlayPlaylistField name={sectionName} onOrder={(change) => onOrder({ sectionId, ...change })} />
        </Box>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
          mt: 1,
        }}
      >
        <Link
          component={RouterLink}
          to={toSectionSchedulePath(sectionId)}
          aria-label={t('schedule.linkOf', { name: sectionName })}
          sx={{ py: 1 }}
        >
          {t('schedule.link')}
        </Link>
        {section.deviceName !== '' && <FreeDeviceButton section={section} />}
      </Box>
    </Card>
  )
}

interface PlayableProps {
  /** A sound or a playlist; `heard` says what the device reports of it. */
  item: { title: string; playing: boolean; heard: string | null; volume: number }
  /** The slider stops here while the section has a limit. */
  maxPercent: number
  onChange: (change: Pick<RoomChange, 'playing' | 'volume'>) => Promise<void>
}

function Playable({ item: { title, playing, heard, volume }, maxPercent, onChange }: PlayableProps) {
  const { t } = useTranslation('enterprise')
  const [dragged, setDragged] = useState<number | null>(null)
  const lastMove = useRef(0)
  const percent = dragged ?? Math.min(maxPercent, Math.round(volume * 100))

  const onMove = (percent: number) => {
    lastMove.current++
    setDragged(percent)
  }
  /** The thumb stays where it was put until the response, because the next key press counts from there. */
  const onCommit = async (percent: number) => {
    const committed = lastMove.current
    await onChange({ volume: percent / 100 })
    if (committed === lastMove.current) setDragged(null)
  }

  return (
    <Box role="group" aria-label={title} sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ flexGrow: 1, minWidth: 0 }}>
          {title}
          {heard && (
            <Typography component="span" variant="caption" sx={{ ml: 1, color: 'success.dark' }}>
              {heard}
            </Typography>
          )}
        </Typography>
        <Switch
          checked={playing}
          onChange={(_event, next) => onChange({ playing: next })}
          slotProps={{ input: { 'aria-label': t('playSound', { title }) } }}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 1 }}>
        <Slider
          size="small"
          value={percent}
          marks={maxPercent < 100 && [{ value: maxPercent }]}
          aria-label={t('volumeOf', { title })}
          getAriaValueText={(value) => `${value}%`}
          onChange={(_event, value) => onMove(Math.min(maxPercent, value as number))}
          onChangeCommitted={(_event, value) => void onCommit(Math.min(maxPercent, value as number))}
        />
        <Typography
          variant="body2"
          sx={{ minWidth: '3.2em', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
        >
          {percent}%
        </Typography>
      </Box>
    </Box>
  )
}
