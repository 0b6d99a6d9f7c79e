import { createHibikiTheme } from '@hibiki/theme'
import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Dialog from '@mui/material/Dialog'
import { ThemeProvider } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { singleLine } from '../../../components/single-line.ts'
import { useDocumentTitle } from '../../../components/use-document-title.ts'
import { getDateFormat } from '../../../lib/i18n/formats.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { shellUpdate } from '../../../lib/service-worker/shell-update.ts'
import { useWakeLock } from '../../../lib/use-wake-lock.ts'
import { useFormatMoment } from '../components/use-format-moment.ts'
import type { BoardState } from '../types.ts'
import { BoardTile } from './BoardTile.tsx'
import {
  BOARD_MEASURES,
  getPictureShift,
  getShownPage,
  getTileLineWidth,
  layOutBoard,
} from './board-layout.rules.ts'
import { isConnectionLost } from './board-session.ts'
import { useNow } from './use-now.ts'
import { useScreenSize } from './use-screen-size.ts'

interface Props {
  state: BoardState
  /** When the state came, by the device's clock. */
  receivedMs: number
}

/** A board is as dark by day, because it hangs in rooms where people rest. */
const nightTheme = createHibikiTheme('night')

/** Shows the state of the sections, to be read from three metres away. */
export function BoardScreen({ state, receivedMs }: Props) {
  const { t } = useTranslation('enterprise')
  const { language } = useLanguage()
  const nowMs = useNow()
  useWakeLock()
  useDocumentTitle(state.boardName)
  const serverNowMs = nowMs + Date.parse(state.serverTime) - receivedMs
  const serverTime = new Date(serverNowMs).toISOString()
  const formatMoment = useFormatMoment(serverTime)
  const isLost = isConnectionLost(receivedMs, nowMs)
  useUpdates({ nowMs, isLost })
  const screen = useScreenSize()
  const layout = layOutBoard(state.sections, screen)
  const lineWidth = getTileLineWidth(layout, screen)
  const pageCount = layout.pages.length
  const { pageIndex, isHeld, toggle } = usePageTurning(nowMs, pageCount)
  const [shiftX, shiftY] = getPictureShift(nowMs)
  const px = (size: number) => `${Math.round(size * layout.scale * 10) / 10}px`
  const isResting = state.sections.some(({ kind }) => kind === 'resting')
  const Icon = isHeld ? PlayArrowRounded : PauseRounded
  return (
    <ThemeProvider theme={nightTheme}>
      <Dialog
        open
        fullScreen
        transitionDuration={0}
        onKeyDown={(event: KeyboardEvent) => {
          // The button is pressed by the same keys.
          if (!(event.target instanceof HTMLButtonElement) && [' ', 'Enter'].includes(event.key)) toggle()
        }}
        slotProps={{ paper: { 'aria-label': t('board.screen'), onClick: toggle, sx: paper } }}
      >
        <Box
          sx={{
            height: '100dvh',
            boxSizing: 'border-box',
            display: 'flex',
            flexDirection: 'column',
            overflow: 'hidden',
            p: px(BOARD_MEASURES.margin),
            transform: `translate(${shiftX}px, ${shiftY}px)`,
          }}
        >
          <Box component="header" sx={{ ...bar, height: px(BOARD_MEASURES.headerHeight), gap: px(32) }}>
            <Box sx={{ minWidth: 0 }}>
              <Box component="h1" sx={{ ...singleLine, m: 0, fontSize: px(32), fontWeight: 600 }}>
                {state.companyName}
              </Box>
              <Box sx={{ ...singleLine, fontSize: px(28), color: 'text.secondary' }}>{state.boardName}</Box>
            </Box>
            {!isLost && state.sections.length > 0 && (
              <Box role="status" sx={{ ...singleLine, flexShrink: 0, fontSize: px(32) }}>
                {state.attentionSections > 0 ? (
                  <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
                    {t('board.attention', { count: state.attentionSections })}
                  </Box>
                ) : (
                  t(isResting ? 'board.nothingToDo' : 'board.allPlaying')
                )}
              </Box>
            )}
            <Box component="time" sx={{ ...clock, fontSize: px(60) }}>
              {getDateFormat(language, clockFormat).format(serverNowMs)}
            </Box>
          </Box>
          {isLost ? (
            <Message
              title={t('board.lost')}
              text={t('board.lostSince', {
                at: formatMoment(state.serverTime),
              })}
              px={px}
            />
          ) : state.sections.length === 0 ? (
            <Message title={t('board.empty')} text={t('board.emptyHow')} px={px} />
          ) : (
            <Box
              component="ul"
              sx={{
                ...grid,
                gap: px(BOARD_MEASURES.gap),
                gridTemplateColumns: `repeat(${layout.columns}, minmax(0, 1fr))`,
                gridAutoRows: px(BOARD_MEASURES.tileHeight),
              }}
            >
              {(['large', 'small'] as const).flatMap((size) =>
                layout.pages[pageIndex]?.[size].map((section) => (
                  <BoardTile
                    key={section.sectionId}
                    section={section}
                    serverTime={serverTime}
                    px={px}
                    lineWidth={lineWidth}
                    isLarge={size === 'large'}
                  />
                )),
              )}
            </Box>
          )}
          <Box component="footer" sx={{ ...bar, height: px(BOARD_MEASURES.footerHeight), fontSize: px(28) }}>
            <span>{state.hiddenSections > 0 && t('board.hidden', { count: state.hiddenSections })}</span>
            {!isLost && pageCount > 1 && (
              // A press anywhere on the screen turns or holds the pages; the button tells so, and is where keys and screen readers find it.
              <ButtonBase sx={{ ...pageButton, gap: px(12) }}>
                {isHeld && <span>{t('board.held')}</span>}
                <Icon fontSize="inherit" titleAccess={t(isHeld ? 'board.turn' : 'board.hold')} />
                <span>{t('board.page', { page: pageIndex + 1, pages: pageCount })}</span>
              </ButtonBase>
            )}
          </Box>
        </Box>
      </Dialog>
    </ThemeProvider>
  )
}

function Message({ title, text, px }: { title: string; text: string; px: (size: number) => string }) {
  return (
    <Box
      role="alert"
      sx={{ flex: 1, minHeight: 0, display: 'grid', alignContent: 'center', textAlign: 'center' }}
    >
      <Box component="p" sx={{ m: 0, fontSize: px(64), fontWeight: 600, lineHeight: 1.4 }}>
        {title}
      </Box>
      <Box
        component="p"
        sx={{ m: 0, mt: px(16), fontSize: px(40), lineHeight: 1.5, color: 'text.secondary' }}
      >
        {text}
      </Box>
    </Box>
  )
}

/** Turns the pages, until a person at the screen holds one to read it. */
function usePageTurning(nowMs: number, pageCount: number) {
  const [heldIndex, setHeldIndex] = useState<number | null>(null)
  const isHeld = heldIndex !== null && pageCount > 1
  const pageIndex = isHeld ? Math.min(heldIndex, pageCount - 1) : getShownPage(nowMs, pageCount)
  return { pageIndex, isHeld, toggle: () => setHeldIndex(isHeld || pageCount < 2 ? null : pageIndex) }
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Nobody at a wall accepts a new version, and a reload interrupts nothing. A page that was never hidden finds new versions by it only. */
function useUpdates({ nowMs, isLost }: { nowMs: number; isLost: boolean }): void {
  const isOffered = useSyncExternalStore(shellUpdate.subscribe, shellUpdate.isOffered)
  const [openedMs] = useState(nowMs)
  const isDue = !isLost && (isOffered || nowMs - openedMs > DAY_MS)
  useEffect(() => {
    if (isDue) shellUpdate.apply()
  }, [isDue])
}

const clockFormat = { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' } as const

const paper = {
  bgcolor: 'background.default',
  color: 'text.primary',
  backgroundImage: 'none',
  border: 0,
  borderRadius: 0,
  overflow: 'hidden',
} as const

const bar = {
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  lineHeight: 1.3,
} as const

const pageButton = { font: 'inherit', color: 'text.secondary', borderRadius: 1 } as const

const clock = { flexShrink: 0, fontWeight: 500, lineHeight: 1, fontVariantNumeric: 'tabular-nums' } as const

const grid = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridAutoFlow: 'row dense',
  alignContent: 'start',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const
