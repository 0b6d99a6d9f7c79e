import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressForm } from './AddressForm.tsx'

/** Shows the form of an address below a title that says whether it is new. */
export function TitledAddressForm(props: ComponentProps<typeof AddressForm>) {
  const { t } = useTranslation('addresses')
  const title = useId()
  return (
    <Box component="section" aria-labelledby={title} sx={frame}>
      <Typography variant="h3" id={title} sx={{ mb: 2.5 }}>
        {t(props.address ? 'update.title' : 'register.title')}
      </Typography>
      <AddressForm {...props} />
    </Box>
  )
}

const frame = {
  width: '100%',
  maxWidth: '44rem',
  p: { xs: 2.5, md: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
