import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

const customerChoices = ['follow', 'stay'] as const
type CustomerChoice = (typeof customerChoices)[number]

interface Props {
  value: CustomerChoice | null
  onChange: (answer: CustomerChoice) => void
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
        onChange={(_, answer) => onChange(answer as CustomerChoice)}
        sx={{ gap: 1, mt: 1 }}
      >
        {customerChoices.map((answer) => (
          <FormControlLabel
            key={answer}
            value={answer}
            control={<Radio sx={{ alignSelf: 'flex-start' }} />}
            label={
              <Box sx={{ pt: 1 }}>
                {translate(`console.transfers.${answer}`)}
                <Typography variant="body2" color="textSecondary">
                  {translate(`console.transfers.${answer}Help`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
