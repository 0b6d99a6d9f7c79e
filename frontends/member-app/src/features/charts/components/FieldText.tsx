import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'
import type { FieldLabel } from '../types.ts'

const tones: Record<FieldLabel, object> = {
  customerField: { color: 'secondary.dark', bgcolor: 'secondary.light', borderColor: 'secondary.main' },
  staffField: { color: 'primary.main', bgcolor: 'mist.main', borderColor: 'primary.light' },
  published: { color: 'primary.main', bgcolor: 'mist.main', borderColor: 'primary.light' },
  unpublished: { color: 'text.secondary', borderColor: 'outline.main' },
}

/** Shows who fills in a field and who sees it, as one of the four labels of the specification. */
export function FieldLabelMark({ label }: { label: FieldLabel }) {
  const { t } = useTranslation('charts')
  return (
    <Box component="span" sx={{ ...mark, ...tones[label] }}>
      {t(`labels.${label}`)}
    </Box>
  )
}

const mark = {
  display: 'inline-block',
  flex: 'none',
  px: 1.25,
  py: 0.125,
  border: 1,
  borderRadius: 999,
  typography: 'caption',
  whiteSpace: 'nowrap',
} as const

interface Props {
  name: string
  label: FieldLabel
  isRequired?: boolean
  children: ReactNode
}

/** Shows a field as text, because fields of the other side must not look like inputs that do not work. */
export function FieldText({ name, label, isRequired = false, children }: Props) {
  const { t } = useTranslation('charts')
  return (
    <Box component="div" sx={{ breakInside: 'avoid' }}>
      <Box component="dt" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {name}
          {isRequired && (
            <Box component="span" sx={{ color: 'error.main' }}>
              {' '}
              <span aria-hidden>*</span>
              <Box component="span" sx={visuallyHidden}>
                {t('fields.required')}
              </Box>
            </Box>
          )}
        </Typography>
        <FieldLabelMark label={label} />
      </Box>
      <Typography component="dd" sx={{ m: 0, mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  )
}
