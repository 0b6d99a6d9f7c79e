import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** Asks what only the person in front of the device can know. */
export function YesNoButtons({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const { t } = useTranslation('self-test')
  return (
    <>
      <Button variant="contained" onClick={() => onAnswer(true)}>
        {t('yes')}
      </Button>
      <Button variant="contained" onClick={() => onAnswer(false)}>
        {t('no')}
      </Button>
    </>
  )
}
