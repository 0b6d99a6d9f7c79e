import { emphasize, type Palette, type Theme } from '@mui/material/styles'
import type { EventCategory } from '../types.ts'

/** Returns the colour of a category, which only supports the title. */
export function getCategoryColour(category: EventCategory, palette: Palette): string {
  if (category === 'ai_esthetic') return palette.primary.main
  if (category === 'karte') return palette.secondary.dark
  if (category === 'stress_check') return palette.text.secondary
  if (category === 'appointment') return palette.text.primary
  return category === 'dmv' ? palette.success.dark : palette.primary.light
}

/**
 * Returns the colours of an event in a grid of hours. A salon's week is full of appointments, so they are tinted paper, not blocks of ink.
 */
export function getGridColours(
  category: EventCategory,
  palette: Palette,
): { color: string; contrastColor: string } {
  if (category === 'appointment')
    return { color: emphasize(palette.background.paper, 0.12), contrastColor: palette.text.primary }
  return { color: getCategoryColour(category, palette), contrastColor: palette.background.paper }
}

/** Returns the styles that give FullCalendar the theme's lines and colours instead of its own. */
export const getCalendarStyles = ({ palette }: Theme) => ({
  fontVariantNumeric: 'tabular-nums',
  lineBreak: 'strict',
  '& .calendar-event, & .calendar-event *': { fontSize: '0.8125rem' },
  // A cell of the month marks its events by their landscapes.
  '& .calendar-event .calendar-dot': { display: 'none' },
  // Today is in view with its first event; more would scroll the toolbar away.
  '& [aria-current=date]': { scrollMarginBottom: '-3.25rem' },
  '& .calendar-title': { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 500 },
  '&': {
    '--fc-classic-primary': palette.primary.main,
    '--fc-classic-primary-foreground': palette.primary.contrastText,
    '--fc-classic-event': palette.primary.main,
    '--fc-classic-event-contrast': palette.background.paper,
    '--fc-classic-today': palette.mist.main,
    '--fc-classic-now': palette.secondary.dark,
    '--fc-classic-highlight': palette.mist.main,
    '--fc-classic-background': palette.background.paper,
    '--fc-classic-faint': palette.washi.main,
    '--fc-classic-muted': palette.washi.main,
    '--fc-classic-strong': palette.washi.dark,
    '--fc-classic-foreground': palette.text.primary,
    '--fc-classic-faint-foreground': palette.text.secondary,
    '--fc-classic-muted-foreground': palette.text.secondary,
    '--fc-classic-border': palette.divider,
    '--fc-classic-strong-border': palette.outline.main,
  },
})
