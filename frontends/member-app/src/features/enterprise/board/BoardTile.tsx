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
        minWidth: 0,
        overflow: 'hidden',
        boxSizing: 'border-box',
        px: px(16),
        py: isLarge ? px(10) : px(3),
        borderRadius: px(10),
        borderLeft: `${px(10)} solid`,
        borderColor: tone.mark,
        bgcolor: tone.ground,
        lineHeight: 1.2,
      }}
    >
      <Box sx={{ display: 'flex', gap: '0.4em', fontSize: isLarge ? px(42) : px(36), fontWeight: 600 }}>
        <Box component="span" sx={{ ...line, flex: '0 8 auto', minWidth: '2.5em', fontWeight: 400 }}>
          {roomName}
        </Box>
        <Box component="span" sx={{ ...line, flex: '0 1 auto' }}>
          {sectionName}
        </Box>
      </Box>
      {isLarge ? (
        <>
          <Box sx={{ ...twoLines, fontSize: px(32), color: tone.text }}>{words}</Box>
          <Box sx={{ ...line, fontSize: px(28), color: 'text.secondary' }}>{time}</Box>
        </>
      ) : (
        <Box sx={{ ...line, fontSize: px(28), color: tone.text }}>{time ? `${words}　${time}` : words}</Box>
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
const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const
