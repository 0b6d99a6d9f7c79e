import type { Palette, Theme } from '@mui/material/styles'
import type { Category } from '../types.ts'

/** The colour only underlines what the title says. */
export function getCategoryColour(category: Category, palette: Palette): string {
  if (category === 'ai_esthetic') return palette.primary.main
  if (category === 'karte') return palette.secondary.dark
  if (category === 'stress_check') return palette.text.secondary
  return category === 'dmv' ? palette.success.dark : palette.primary.light
}

/** FullCalendar's variables filled from the theme: hairlines, washi and ai instead of its own colours. */
export const getCalendarLook = ({ palette }: Theme) => ({
  fontVariantNumeric: 'tabular-nums',
  lineBreak: 'strict',
  '& .calendar-event, & .calendar-event *': { fontSize: '0.8125rem' },
  '& .calendar-title': { overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 500 },
  '&': {
    '--fc-classic-primary': palette.primary.main,
    '--fc-classic-primary-foreground': palette.primary.contrastText,
    '--fc-classic-event': palette.primary.main,
    '--fc-classic-event-contrast': palette.background.paper,
    '--fc-classic-today': palette.secondary.light,
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
