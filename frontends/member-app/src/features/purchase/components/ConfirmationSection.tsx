import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  title: string
  /** Leads back to the step that decided this part. */
  onChange?: () => void
  children: ReactNode
}

/** Shows one part of the confirmation with a button to change it. */
export function ConfirmationSection({ title, onChange, children }: Props) {
  const { t } = useTranslation('purchase')
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 2.5, md: 4 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, gap: 1, mb: { xs: 0.5, md: 1 } }}>
        <Typography variant="h3" id={id} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {onChange && (
          <Button onClick={onChange} aria-label={t('confirm.changeOf', { what: title })}>
            {t('confirm.change')}
          </Button>
        )}
      </Box>
      {children}
    </Box>
  )
}
