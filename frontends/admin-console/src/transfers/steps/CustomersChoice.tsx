import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from '../../i18n/use-translate.ts'

const customerChoices = ['follow', 'stay'] as const
type CustomerChoice = (typeof customerChoices)[number]

interface Props {
  value: CustomerChoice | null
  onChange: (choice: CustomerChoice) => void
}

/** Asks what happens to the customers. Nothing is preselected, so that customers never move unnoticed. */
export function CustomersChoice({ value, onChange }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <FormControl margin="none" required>
      <FormLabel id={id}>{translate('console.transfers.customersOfPic')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value ?? ''}
        onChange={(_, choice) => onChange(choice as CustomerChoice)}
        sx={{ gap: 1, mt: 1 }}
      >
        {customerChoices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio sx={{ alignSelf: 'flex-start' }} />}
            label={
              <Box sx={{ pt: 1 }}>
                {translate(`console.transfers.${choice}`)}
                <Typography variant="body2" color="textSecondary">
                  {translate(`console.transfers.${choice}Help`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
