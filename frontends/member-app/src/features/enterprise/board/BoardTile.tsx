import { joinFacts } from '@hibiki/languages'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { singleLine } from '../../../components/single-line.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { useFormatMoment } from '../components/use-format-moment.ts'
import type { BoardSection } from '../types.ts'
import { arrangeNames, BOARD_MEASURES, NAME_GAP_EM } from './board-layout.rules.ts'

interface Props {
  section: BoardSection
  serverTime: string
  px: (size: number) => string
  /** The width of a line of text in the tile, in the unit of `px`. */
  lineWidth: number
  /** Two rows high, for a section that needs a person. */
  isLarge?: boolean
}

/** Shows one section: its name, and what plays or why nothing does. The mark and the colour only support the words. */
export function BoardTile({ section, serverTime, px, lineWidth, isLarge = false }: Props) {
  const { t } = useTranslation('enterprise')
  const { language } = useLanguage()
  const formatMoment = useFormatMoment(serverTime)
  const { roomName, sectionName, kind, reason, since, until, titles } = section
  const { nameSize, reasonSize } = BOARD_MEASURES
  const lines = arrangeNames(section, lineWidth)
  const tone = tones[kind]
  const time = since
    ? t('board.since', { at: formatMoment(since) })
    : until && t('board.until', { at: formatMoment(until) })
  const words =
    reason === null ? joinFacts(titles, language) || t('state.playing') : t(`board.reason.${reason}`)
  const shownSection = (
    <Box component="span" sx={{ ...singleLine, minWidth: 0, fontWeight: 600 }}>
      {sectionName}
    </Box>
  )
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
        px: px(BOARD_MEASURES.tilePadding),
        borderRadius: px(10),
        borderLeft: `${px(BOARD_MEASURES.tileMark)} solid`,
        borderColor: tone.mark,
        bgcolor: tone.ground,
        // Less would cut off the descenders of Latin letters.
        lineHeight: 1.3,
      }}
    >
      {isLarge ? (
        <>
          <Box sx={{ ...twoLines, fontSize: px(nameSize), fontWeight: 600 }}>
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
          <Box sx={{ ...row, fontSize: px(lines === 'two small lines' ? reasonSize : nameSize) }}>
            <Box component="span" sx={{ ...singleLine, minWidth: 0 }}>
              {roomName}
            </Box>
            {lines === 'one line' && shownSection}
          </Box>
          <Box sx={{ ...row, fontSize: px(reasonSize) }}>
            {lines !== 'one line' && shownSection}
            <Box component="span" sx={{ ...singleLine, flex: '1 0 5em', minWidth: 0, color: tone.text }}>
              {words}{' '}
              <Box component="span" sx={timeText}>
                {time}
              </Box>
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

const row = { display: 'flex', alignItems: 'baseline', gap: `${NAME_GAP_EM}em`, minWidth: 0 } as const
const timeText = { color: 'text.secondary' } as const
const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const
