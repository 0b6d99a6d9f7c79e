import Typography from '@mui/material/Typography'
import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../../components/flow/FormFrame.tsx'
import { AddressForm } from './AddressForm.tsx'

/** Shows the form of an address below a title that says whether it is new. */
export function TitledAddressForm(props: ComponentProps<typeof AddressForm>) {
  const { t } = useTranslation('addresses')
  const title = useId()
  return (
    <FormFrame labelledBy={title} maxWidth="44rem">
      <Typography variant="h3" id={title} sx={{ mb: 2.5 }}>
        {t(props.address ? 'update.title' : 'register.title')}
      </Typography>
      <AddressForm {...props} />
    </FormFrame>
  )
}
