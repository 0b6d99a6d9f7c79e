import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { useRefetchSavedResults } from '../api/use-refetch-saved-results.ts'
import type { SavedResult } from '../saved-result.ts'
import { SavedResultSettings } from './SavedResultSettings.tsx'

interface Props {
  score: number
  saved: SavedResult | null
  onSaved: (saved: SavedResult | null) => void
}

/** Lets members save the result in their calendar; nothing is sent before they press the button. */
export default function SaveResultSection({ score, saved, onSaved }: Props) {
  const { t } = useTranslation('stress-check')
  return (
    <QueryProvider>
      <Box
        component="section"
        aria-labelledby="save-result"
        sx={{ mt: 3, p: 2.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        <Typography variant="h3" id="save-result">
          {t('save.title')}
        </Typography>
        {saved ? (
          <>
            <Typography role="status" sx={{ mt: 0.5, mb: 1 }}>
              {t('save.saved')}
            </Typography>
            <SavedResultSettings result={saved} onChanged={onSaved} onWithdrawn={() => onSaved(null)} />
          </>
        ) : (
          <Offer score={score} onSaved={onSaved} />
        )}
      </Box>
    </QueryProvider>
  )
}

function Offer({ score, onSaved }: Pick<Props, 'score' | 'onSaved'>) {
  const { t } = useTranslation('stress-check')
  const showError = useShowError()
  const save = $api.useMutation('post', '/stress-check/save', { onSuccess: useRefetchSavedResults() })
  // A retry after a failure saves the same result.
  const [saving] = useState(() => crypto.randomUUID())
  const [forChoice, setForChoice] = useState(false)
  return (
    <>
      <Typography sx={{ mt: 0.5, mb: 1 }}>{t('save.text')}</Typography>
      <FormControlLabel
        control={<Checkbox checked={forChoice} onChange={(_, checked) => setForChoice(checked)} />}
        label={t('save.forChoice')}
        sx={{ minHeight: 44 }}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('save.forChoiceNote')}
      </Typography>
      <Button
        variant="contained"
        disabled={save.isPending}
        onClick={() =>
          save.mutate(
            { body: { score, forChoice }, headers: { 'Idempotency-Key': saving } },
            { onSuccess: onSaved, onError: showError },
          )
        }
        sx={{ mt: 1.5 }}
      >
        {t('save.save')}
      </Button>
    </>
  )
}
