import AddRounded from '@mui/icons-material/AddRounded'
import Button from '@mui/material/Button'
import { useSimpleFormIterator } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'

/** Appends hours to the surrounding list. */
export function AddHoursButton() {
  const { add } = useSimpleFormIterator()
  const translate = useTranslate()
  return (
    <Button variant="outlined" size="small" startIcon={<AddRounded />} onClick={() => add()}>
      {translate('console.rooms.addHours')}
    </Button>
  )
}
