import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useFormatMoment } from '../components/use-format-moment.ts'
import type { BoardSection } from '../types.ts'

interface Props {
  section: BoardSection
  serverTime: string
  px: (size: number) => string
  /** Two rows high, for a section that needs a person. */
  isLarge?: boolean
}

/** Shows one section: its name, and what plays or why nothing does. The mark and the colour only support the words. */
export function BoardTile({ section, serverTime, px, isLarge = false }: Props) {
  const { t } = useTranslation('enterprise')
  const formatMoment = useFormatMoment(serverTime)
  const { roomName, sectionName, kind, reason, since, until, titles } = section
  const tone = tones[kind]
  const time = since
    ? t('board.since', { at: formatMoment(since) })
    : until && t('board.until', { at: formatMoment(until) })
  const words = reason === null ? titles.join(' ＋ ') || t('state.playing') : t(`board.reason.${reason}`)
  return (
    <Box
      component="li"
      sx={{
        gridRow: isLarge ? 'span 2' : undefined,
        display: 'grid',
        alignContent: 'center',
        minWidth: 0,
        overflow: 'hidden',
        boxSizing: 'border-box',
        px: px(16),
        borderRadius: px(10),
        borderLeft: `${px(10)} solid`,
        borderColor: tone.mark,
        bgcolor: tone.ground,
        // Less would cut off the descenders of Latin letters.
        lineHeight: 1.3,
      }}
    >
      {isLarge ? (
        <>
          <Box sx={{ ...twoLines, fontSize: px(36), fontWeight: 600 }}>
            <Box component="span" sx={{ fontWeight: 400 }}>
              {roomName}
            </Box>{' '}
            {sectionName}
          </Box>
          <Box sx={{ ...twoLines, fontSize: px(32), color: tone.text }}>
            {words}{' '}
            <Box component="span" sx={timeText}>
              {time}
            </Box>
          </Box>
        </>
      ) : (
        <>
          <Box sx={{ display: 'flex', gap: '0.3em', minWidth: 0, fontSize: px(36), fontWeight: 600 }}>
            <Box component="span" sx={{ ...line, flex: 'none', maxWidth: '60%', fontWeight: 400 }}>
              {roomName}
            </Box>
            <Box component="span" sx={{ ...line, minWidth: 0 }}>
              {sectionName}
            </Box>
          </Box>
          <Box sx={{ ...line, fontSize: px(28), color: tone.text }}>
            {words}{' '}
            <Box component="span" sx={timeText}>
              {time}
            </Box>
          </Box>
        </>
      )}
    </Box>
  )
}

const tones = {
  attention: { mark: 'error.main', ground: 'washi.dark', text: 'error.main' },
  resting: { mark: 'outline.main', ground: 'transparent', text: 'text.secondary' },
  playing: { mark: 'success.main', ground: 'background.paper', text: 'text.secondary' },
} as const satisfies Record<BoardSection['kind'], object>

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const timeText = { color: 'text.secondary' } as const
const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const
