import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../../components/flow/FormActions.tsx'

/** The buttons that submit the form, or close it when there is something else to choose. */
export function CardFormButtons({ busy, onClose }: { busy: boolean; onClose?: (() => void) | undefined }) {
  const { t } = useTranslation(['cards', 'common'])
  return (
    <FormActions>
      <Button type="submit" variant="contained" size="large" disabled={busy} sx={{ flexGrow: 1 }}>
        {t(busy ? 'form.sending' : 'form.submit')}
      </Button>
      {onClose && (
        <Button size="large" disabled={busy} onClick={onClose}>
          {t('common:cancel')}
        </Button>
      )}
    </FormActions>
  )
}
