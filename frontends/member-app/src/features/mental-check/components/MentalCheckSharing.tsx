import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Section } from '../../../components/Section.tsx'
import { useChangeMentalCheckPublication, useMentalCheckPublication } from '../api/use-publication.ts'

/** Shows the mental checks on the chart of the person in charge, or no longer; effective at once (T2). */
export function MentalCheckSharing() {
  const { t } = useTranslation('mental-check')
  const id = useId()
  const showError = useShowError()
  const publication = useMentalCheckPublication()
  const change = useChangeMentalCheckPublication()
  return (
    <Section title={t('sharing.title')}>
      <QueryBoundary query={publication} lines={1}>
        {({ published }) => (
          <>
            <FormControlLabel
              control={
                <Switch
                  checked={change.isPending ? change.variables : published}
                  disabled={change.isPending}
                  onChange={(_, next) => change.mutate(next, { onError: showError })}
                  slotProps={{ input: { 'aria-describedby': id } }}
                />
              }
              label={t('sharing.publish')}
            />
            <Typography id={id} variant="body2" sx={{ color: 'text.secondary', maxWidth: '42em' }}>
              {t('sharing.text')}
            </Typography>
          </>
        )}
      </QueryBoundary>
    </Section>
  )
}
